/*
 * A line of moves, and the lines that leave it: a variation.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-position.h"
#include "qdr-record.h"
#include "qdr-result.h"

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

/** @brief Frees what an entry owns. */
void qdr_history_entry_clear (QdrHistoryEntry *self);

/** @brief (nullable) (transfer none): the comment of a move. */
const char *qdr_history_entry_get_comment (const QdrHistoryEntry *self);

/**
 * @brief The round of the move that @p player plays after @p last (nullable).
 *
 * A round is over when the turn comes round to the player who began it, or passes it by.
 */
guint qdr_history_entry_next_round (const QdrHistoryEntry *last, guint player);

typedef struct QdrLine QdrLine;

/**
 * @brief Lines by ply, and those of one ply in the order in which they were added. All zeros is
 *        none.
 */
typedef struct {
  QdrLine **lines; /**< owned */
  guint length;
} QdrLines;

/**
 * @brief Moves that may be played instead of others: they leave the line they hang on before one of
 *        its moves, and the first of them is another one than that and than those of other such
 *        lines there.
 *
 * A line that hangs on this one leaves it behind its first move: before that it would be one that
 * hangs beside it. A text may hold hundreds of thousands of lines, so they too are kept small.
 */
struct QdrLine {
  guint ply;    /**< moves before the first of this line, counted from the start of the game */
  guint length; /**< at least 1 */
  QdrHistoryEntry *entries; /**< owned */
  QdrLines lines;           /**< those that hang on this one */
  QdrResult result;         /**< after the last move */
};

/** @brief Frees a line with all that hang on it. */
void qdr_line_free (QdrLine *self);

/** @brief Adds @p line (transfer full) behind the others of its ply. */
void qdr_lines_add (QdrLines *self, QdrLine *line);

/** @brief Finds the first line at @p ply or later. @return its index, or the number of lines */
guint qdr_lines_find (const QdrLines *self, guint ply);

/** @brief How many lines leave at exactly @p ply. */
guint qdr_lines_count (const QdrLines *self, guint ply);

/** @brief Line @p index of those that leave at exactly @p ply. */
QdrLine *qdr_lines_get (const QdrLines *self, guint ply, guint index);

/** @brief The index of the line that leaves at @p ply with @p move, or their number. */
guint qdr_lines_find_move (const QdrLines *self, guint ply, QdrMove move);

/**
 * @brief Puts @p line (transfer full) in the place of line @p index at its ply. @return (transfer
 *        full)
 */
QdrLine *qdr_lines_replace (QdrLines *self, guint index, QdrLine *line);

/** @brief Removes line @p index of those that leave at exactly @p ply. */
void qdr_lines_remove (QdrLines *self, guint ply, guint index);

/** @brief Takes the lines at @p ply or later away. @return (transfer full) */
QdrLines qdr_lines_split (QdrLines *self, guint ply);

/**
 * @brief Puts all of @p later, which leave later than all here, behind them, and leaves it empty.
 */
void qdr_lines_join (QdrLines *self, QdrLines *later);

/** @brief Frees all lines, and leaves none. */
void qdr_lines_clear (QdrLines *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrLine, qdr_line_free)

G_END_DECLS
