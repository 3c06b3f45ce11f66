/*
 * The moves of a game, each with what was noted beside it, and the variations that leave them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-variation.h"

G_BEGIN_DECLS

/** @brief The moves from the start to the last one written. */
typedef struct {
  GArray *entries;          /**< of QdrHistoryEntry */
  QdrVariations variations; /**< the variations */
} QdrHistory;

/** @brief Begins with no moves. */
void qdr_history_init (QdrHistory *self);

/** @brief Frees what the history owns. */
void qdr_history_clear (QdrHistory *self);

/** @brief Returns the number of moves. */
guint qdr_history_get_length (const QdrHistory *self);

/**
 * @brief Returns an entry, valid until the history changes.
 *
 * @param index  0..length - 1
 */
QdrHistoryEntry *qdr_history_get (const QdrHistory *self, guint index);

/**
 * @brief Adds a move at the end, in the round where it belongs.
 *
 * @param undo    the move, and how it is taken back
 * @param before  time its player had when the turn began, milliseconds, -1 without a clock
 * @param after   time its player had left after the move, likewise
 */
void qdr_history_append (QdrHistory *self, const QdrUndo *undo, gint64 before, gint64 after);

/**
 * @brief Removes all moves from @p index on, with the variations that leave them later than there.
 *        Another move must follow at once, since a variation is an alternative to something.
 *
 * @param index  0..length
 * @return whether variations were removed
 */
gboolean qdr_history_cut (QdrHistory *self, guint index);

/**
 * @brief Makes the moves from @p index on a variation, with those that leave them later than there.
 *        Another move must follow at once.
 *
 * @param index      0..length - 1
 * @param result  after the last move
 */
void qdr_history_branch (QdrHistory *self, guint index, QdrResult result);

/**
 * @brief Exchanges the moves from @p index on for one of the variations that leave there.
 *
 * @param index      0..length - 1
 * @param variation  its index among the variations there
 * @param result     (inout): after the last move
 */
void qdr_history_exchange (QdrHistory *self, guint index, guint variation, QdrResult *result);

/**
 * @brief Returns the comment of a move.
 *
 * @param index  0..length - 1
 * @return (nullable) (transfer none)
 */
const char *qdr_history_get_comment (const QdrHistory *self, guint index);

/**
 * @brief Sets the comment of a move.
 *
 * @param index    0..length - 1
 * @param comment  (nullable): normalised; NULL for none
 */
void qdr_history_set_comment (QdrHistory *self, guint index, const char *comment);

/**
 * @brief Returns the record of a move, which is made now if need be.
 *
 * @param index  0..length - 1
 * @param board  the board of the game
 * @return (transfer none)
 */
QdrRecord *qdr_history_get_record (QdrHistory *self, guint index, const QdrBoard *board);

G_END_DECLS
