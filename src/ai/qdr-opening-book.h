/*
 * The opening book: good moves of the first plies, found by long searches or in games.
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

/** @brief Writes the moves in front of the bar. @return (transfer full): with blanks between
 *         them */
char *qdr_book_line_write_line (const QdrBookLine *self);

/** @brief Writes the line. @return (transfer full): without its end */
char *qdr_book_line_to_text (const QdrBookLine *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrBookLine, qdr_book_line_free)

#define QDR_TYPE_OPENING_BOOK (qdr_opening_book_get_type ())
G_DECLARE_FINAL_TYPE (QdrOpeningBook, qdr_opening_book, QDR, OPENING_BOOK, GObject)

/*
 * Never changes once it is made, so that several threads may use it.
 *
 * The book is a text. A line says how a position comes about from the start of the ordinary game of
 * two on 9x9, and after a bar which moves are good there, the best first, each with its score from
 * the mover's side:
 *
 *     e2 e8 e3 e7 e4 e6 | e3h 12 d3h 9
 *
 * However it came about, the position is found; and so is its mirror image, so that one of the two
 * is enough. What follows "#" is a comment; empty lines do not count. qdr-book-line.h tells what
 * may stand behind a score.
 */

/**
 * @brief Moves whose score is at most so much below the best are played, one as often as the other.
 *
 * Centi-steps; a tenth of a step is less than a search can tell.
 */
#define QDR_OPENING_BOOK_MARGIN 10

/**
 * @brief Reads a book.
 *
 * A line with a mistake is skipped, with one g_warning() that names file and line. A file that is
 * not there is a book without moves.
 *
 * @param file  the file
 * @return (transfer full)
 */
QdrOpeningBook *qdr_opening_book_load (GFile *file);

/**
 * @brief Reads a book that somebody has named.
 *
 * @param path   of the file
 * @param error  return location for a G_IO_ERROR: there is no such file; mistakes in it are as with
 *               qdr_opening_book_load()
 * @return (transfer full) (nullable): NULL on error
 */
QdrOpeningBook *qdr_opening_book_load_named (const char *path, GError **error);

/**
 * @brief Reads a book from a text, with mistakes as qdr_opening_book_load() has them.
 *
 * @param name      what the text is called in warnings
 * @param text      UTF-8
 * @param fallback  (nullable): referenced; is asked where this one knows no move, but not its own
 *                  fallback
 * @return (transfer full)
 */
QdrOpeningBook *
qdr_opening_book_parse (const char *name, const char *text, QdrOpeningBook *fallback);

/**
 * @brief Returns where the book is that is installed with the program (or, of a development build,
 *        that of the source tree; QDR_OPENING_BOOK overrides).
 *
 * @return (transfer full) (nullable): a path; NULL if there is none
 */
char *qdr_opening_book_find_path (void);

/**
 * @brief Reads the book that is installed with the program, see qdr_opening_book_find_path().
 *
 * @return (transfer full)
 */
QdrOpeningBook *qdr_opening_book_load_installed (void);

/**
 * @brief Looks up the present position of a game.
 *
 * @param game  a game
 * @param seed  decides among moves that are equally good; the same seed, the same move
 * @return a legal move, or QDR_MOVE_NONE where the book knows none or the position has occurred
 *         before in this game
 */
QdrMove qdr_opening_book_find (QdrOpeningBook *self, QdrGame *game, guint32 seed);

G_END_DECLS
