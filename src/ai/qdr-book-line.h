/*
 * A line of an opening book: how a position comes about, and which moves are good there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"

G_BEGIN_DECLS

/** @brief What a book knows of a move. */
typedef struct {
  QdrMove move;  /**< legal in the position */
  int score;     /**< centi-steps, from the mover's side */
  guint n_games; /**< in which it was played, 0 where the book does not tell */
  double result; /**< what the mover had of the point in them, 0..1; below 0 where it is not told */
  int rating;    /**< average of those who played it, 0 where it is not told */
} QdrBookMove;

/**
 * @brief A line.
 *
 * It is written "e2 e8 e3 e7 e4 e6 | e3h 12 d3h 9": from the start of the ordinary game of two on
 * 9x9, and behind the bar the moves, best first, each with its score. Where the book was made of
 * games a score may be followed by any of "games=37", "result=0.541" and "rating=1510".
 */
typedef struct {
  GArray *line;         /**< (element-type QdrMove): in front of the bar */
  QdrPosition position; /**< where the moves are good */
  QdrPosition image;    /**< the mirror image of that */
  GArray *moves;        /**< (element-type QdrBookMove): at least one, best first */
} QdrBookLine;

/**
 * @brief Reads a line.
 *
 * @param text   a line without its end; what follows "#" does not count
 * @param line   (out) (transfer full) (nullable): to be freed with qdr_book_line_free(); NULL where
 *               there is nothing but blanks and a comment
 * @param error  return location for a G_IO_ERROR_INVALID_DATA
 */
gboolean qdr_book_line_read (const char *text, QdrBookLine **line, GError **error);

/** @brief Frees a line. @param self  (nullable) */
void qdr_book_line_free (QdrBookLine *self);

/**
 * @brief Whether a move is among those of a line.
 *
 * @param moves  (element-type QdrBookMove): of the line
 * @param move   any
 */
gboolean qdr_book_moves_have (const GArray *moves, QdrMove move);

/** @brief Writes the moves in front of the bar. @return (transfer full): with blanks between
 *         them */
char *qdr_book_line_write_line (const QdrBookLine *self);

/** @brief Writes the line. @return (transfer full): without its end */
char *qdr_book_line_to_text (const QdrBookLine *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrBookLine, qdr_book_line_free)

G_END_DECLS
