/*
 * The moves of a game, each with what was noted beside it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-position.h"
#include "qdr-record.h"

G_BEGIN_DECLS

/**
 * @brief One move. Kept small: the largest saved game has more than a million.
 */
typedef struct {
  QdrUndo undo;      /**< the move, who played it, and how to take it back */
  char *comment;     /**< (nullable): until there is a record, which has it then */
  QdrRecord *record; /**< (nullable): made when somebody asks for it */
  guint32 round;     /**< the move number, from 1 */
  gint32 before; /**< time the mover had when its turn began, milliseconds, -1 without a clock */
  gint32 after;  /**< time it had left after the move, likewise */
} QdrHistoryEntry;

/** @brief The moves from the start to the last one written. */
typedef struct {
  GArray *entries;
} QdrHistory;

void qdr_history_init (QdrHistory *self);
void qdr_history_clear (QdrHistory *self);

/** @brief How many moves there are. */
guint qdr_history_get_length (const QdrHistory *self);

/** @brief Entry @p index, valid until the history changes. */
QdrHistoryEntry *qdr_history_get (const QdrHistory *self, guint index);

/**
 * @brief Adds a move at the end, in the round where it belongs.
 *
 * A round is over when the turn comes round to the player who began it, or passes it by.
 */
void qdr_history_append (QdrHistory *self, const QdrUndo *undo, gint64 before, gint64 after);

/** @brief Removes all moves from @p index on. */
void qdr_history_cut (QdrHistory *self, guint index);

/** @brief (nullable) (transfer none): the comment of a move. */
const char *qdr_history_get_comment (const QdrHistory *self, guint index);

/** @brief Sets the comment of a move, normalised, or removes it with NULL. */
void qdr_history_set_comment (QdrHistory *self, guint index, const char *comment);

/** @brief (transfer none): the record of a move, made now if need be. */
QdrRecord *qdr_history_get_record (QdrHistory *self, guint index, const QdrBoard *board);

G_END_DECLS
