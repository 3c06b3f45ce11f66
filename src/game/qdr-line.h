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
  QdrRecord *record; /**< (nullable): made when it is first asked for */
  guint32 round;     /**< the move number, from 1 */
  gint32 before; /**< time the mover had when its turn began, milliseconds, -1 without a clock */
  gint32 after;  /**< time it had left after the move, likewise */
} QdrHistoryEntry;

/** @brief Frees what an entry owns. */
void qdr_history_entry_clear (QdrHistoryEntry *self);

/**
 * @brief Returns the comment of a move.
 *
 * @return (nullable) (transfer none)
 */
const char *qdr_history_entry_get_comment (const QdrHistoryEntry *self);

/**
 * @brief Returns the round of the move that a player plays next.
 *
 * A round is over when the turn comes round to the player who began it, or passes it by.
 *
 * @param last    (nullable): the move before
 * @param player  0..players - 1
 */
guint qdr_history_entry_next_round (const QdrHistoryEntry *last, guint player);

typedef struct QdrLine QdrLine;

/**
 * @brief Lines by ply, and those of one ply in the order in which they were added. All zeros is
 *        none.
 */
typedef struct {
  QdrLine **lines; /**< owned */
  guint length;    /**< how many there are */
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

/**
 * @brief Adds a line behind the others of its ply.
 *
 * @param line  (transfer full)
 */
void qdr_lines_add (QdrLines *self, QdrLine *line);

/**
 * @brief Finds the first line at a ply or later.
 *
 * @param ply  a ply
 * @return its index, or the number of lines
 */
guint qdr_lines_find (const QdrLines *self, guint ply);

/**
 * @brief Returns how many lines leave at a ply.
 *
 * @param ply  a ply
 */
guint qdr_lines_count (const QdrLines *self, guint ply);

/**
 * @brief Returns one of the lines that leave at a ply.
 *
 * @param ply    a ply
 * @param index  0..qdr_lines_count() - 1
 * @return (transfer none)
 */
QdrLine *qdr_lines_get (const QdrLines *self, guint ply, guint index);

/**
 * @brief Finds the line that leaves at a ply with a move.
 *
 * @param ply   a ply
 * @param move  the first move of the line
 * @return its index among those of the ply, or their number
 */
guint qdr_lines_find_move (const QdrLines *self, guint ply, QdrMove move);

/**
 * @brief Puts a line in the place of another of its ply.
 *
 * @param index  of the other line among those of the ply
 * @param line   (transfer full): the new line
 * @return (transfer full): the other line
 */
QdrLine *qdr_lines_replace (QdrLines *self, guint index, QdrLine *line);

/**
 * @brief Removes one of the lines that leave at a ply.
 *
 * @param ply    a ply
 * @param index  0..qdr_lines_count() - 1
 */
void qdr_lines_remove (QdrLines *self, guint ply, guint index);

/**
 * @brief Takes the lines at a ply or later away.
 *
 * @param ply  a ply
 * @return (transfer full)
 */
QdrLines qdr_lines_split (QdrLines *self, guint ply);

/**
 * @brief Puts all lines of another list, which leave later than all here, behind them.
 *
 * @param later  the other list, empty afterwards
 */
void qdr_lines_join (QdrLines *self, QdrLines *later);

/** @brief Frees all lines, and leaves none. */
void qdr_lines_clear (QdrLines *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrLine, qdr_line_free)

G_END_DECLS
