/*
 * The moves of a game, each with what was noted beside it, and the lines that leave them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-line.h"

G_BEGIN_DECLS

/** @brief The moves from the start to the last one written. */
typedef struct {
  GArray *entries;
  QdrLines lines; /**< the side lines */
} QdrHistory;

void qdr_history_init (QdrHistory *self);
void qdr_history_clear (QdrHistory *self);

/** @brief How many moves there are. */
guint qdr_history_get_length (const QdrHistory *self);

/** @brief Entry @p index, valid until the history changes. */
QdrHistoryEntry *qdr_history_get (const QdrHistory *self, guint index);

/** @brief Adds a move at the end, in the round where it belongs. */
void qdr_history_append (QdrHistory *self, const QdrUndo *undo, gint64 before, gint64 after);

/**
 * @brief Removes all moves from @p index on, with the side lines that leave them later than there.
 *        Another move must follow at once, since a side line is an alternative to something.
 *
 * @return whether side lines were removed
 */
gboolean qdr_history_cut (QdrHistory *self, guint index);

/**
 * @brief Makes the moves from @p index on a side line, with those that leave them later than there.
 *        Another move must follow at once.
 *
 * @param index   0..length - 1
 * @param result  after the last move
 */
void qdr_history_branch (QdrHistory *self, guint index, QdrResult result);

/**
 * @brief Exchanges the moves from @p index on for side line @p line of those that leave there.
 *
 * @param result  (inout): after the last move
 */
void qdr_history_exchange (QdrHistory *self, guint index, guint line, QdrResult *result);

/** @brief Removes side line @p line of those that leave at @p index. */
void qdr_history_remove_line (QdrHistory *self, guint index, guint line);

/** @brief (nullable) (transfer none): the comment of a move. */
const char *qdr_history_get_comment (const QdrHistory *self, guint index);

/** @brief Sets the comment of a move, normalised, or removes it with NULL. */
void qdr_history_set_comment (QdrHistory *self, guint index, const char *comment);

/** @brief (transfer none): the record of a move, made now if need be. */
QdrRecord *qdr_history_get_record (QdrHistory *self, guint index, const QdrBoard *board);

G_END_DECLS
