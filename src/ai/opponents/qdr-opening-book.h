/*
 * Opening book: good moves for the first plies of a game, found by long searches or in played
 * games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"

G_BEGIN_DECLS

/** @brief A good move in a position of a book. */
typedef struct {
  QdrMove move;  /**< a move that is legal in the position */
  int score;     /**< the score of the move in the mover's view, centi-steps */
  guint n_games; /**< the number of games with the move; 0 if unknown */
  double result; /**< the mover's average points in these games, 0..1; negative if unknown */
  int rating;    /**< the average rating of the players who chose the move; 0 if unknown */
} QdrBookMove;

/**
 * @brief A line of a book: a position, with the good moves in it.
 *
 * The text of a line is, for example, "e2 e8 e3 e7 e4 e6 | e3h 12 d3h 9". The moves before the bar
 * lead to the position, from the start of a game of two players on a 9x9 board; a line of another
 * set-up begins with it, as "7x7" or, for four players, "9x9/4". After the bar come the good
 * moves, best first, each with its score. In a book made from games, a score may be
 * followed by "games=37", "result=0.541" and "rating=1510", or by some of these.
 */
typedef struct {
  GArray *line;         /**< (element-type QdrMove): the moves before the bar */
  QdrPosition position; /**< the position after these moves */
  QdrPosition image;    /**< two players: the mirror image of the position; else the position */
  GArray *moves;        /**< (element-type QdrBookMove): the good moves, best first; not empty */
} QdrBookLine;

/**
 * @brief Parses a line.
 *
 * @param text   the line, without a line end; "#" begins a comment
 * @param line   (out) (transfer full) (nullable): free with qdr_book_line_free(); NULL if there is
 *               nothing but a comment
 * @param error  return location for a G_IO_ERROR_INVALID_DATA
 */
gboolean qdr_book_line_parse (const char *text, QdrBookLine **line, GError **error);

/** @brief Frees a line. @param self  (nullable) */
void qdr_book_line_free (QdrBookLine *self);

/** @brief Returns the set-up and the moves before the bar as text. @return (transfer full) */
char *qdr_book_line_get_moves_text (const QdrBookLine *self);

/** @brief Returns the line as text, without a line end. @return (transfer full) */
char *qdr_book_line_to_text (const QdrBookLine *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrBookLine, qdr_book_line_free)

#define QDR_TYPE_OPENING_BOOK (qdr_opening_book_get_type ())
G_DECLARE_FINAL_TYPE (QdrOpeningBook, qdr_opening_book, QDR, OPENING_BOOK, GObject)

/*
 * A book is immutable, so several threads may share it.
 *
 * Each line of its file is a QdrBookLine. A "#" begins a comment; empty lines are ignored. The good
 * moves of a line are found in its position and in the mirror image, after any order of moves.
 */

/**
 * @brief A move may be played if its score is at most this number of centi-steps below the best
 *        score in the position. Searches are not precise enough for smaller differences.
 */
#define QDR_OPENING_BOOK_MARGIN 10

/**
 * @brief Loads a book.
 *
 * Invalid lines are skipped with a g_warning(). If the file is missing, the book is empty.
 *
 * @param file  the file
 * @return (transfer full)
 */
QdrOpeningBook *qdr_opening_book_load (GFile *file);

/**
 * @brief Loads a book from the file at a path.
 *
 * @param path   the path of the file
 * @param error  return location for a G_IO_ERROR if the file is missing; invalid lines are no
 *               error, as for qdr_opening_book_load()
 * @return (transfer full) (nullable): NULL on error
 */
QdrOpeningBook *qdr_opening_book_load_path (const char *path, GError **error);

/**
 * @brief Parses a book. Invalid lines are skipped with a g_warning().
 *
 * @param name      the name of the book in warnings
 * @param text      the lines of the book, in UTF-8
 * @param fallback  (nullable): a book for the positions that this one lacks; referenced. Its own
 *                  fallback is not used
 * @return (transfer full)
 */
QdrOpeningBook *
qdr_opening_book_parse (const char *name, const char *text, QdrOpeningBook *fallback);

/**
 * @brief Returns the path of the program's opening book.
 *
 * If the environment variable QDR_OPENING_BOOK is set, its value is the path. In a development
 * build, the book may be in the source tree.
 *
 * @return (transfer full) (nullable): NULL if there is no book
 */
char *qdr_opening_book_find_path (void);

/** @brief Loads the program's opening book. @return (transfer full) */
QdrOpeningBook *qdr_opening_book_load_installed (void);

/**
 * @brief Finds a move in the current position of a game.
 *
 * @param game  the game
 * @param seed  the seed of a random choice among the moves within QDR_OPENING_BOOK_MARGIN
 * @return a legal move, or QDR_MOVE_NONE if the book has no move, or if the position has already
 *         occurred in the game
 */
QdrMove qdr_opening_book_find_move (QdrOpeningBook *self, QdrGame *game, guint32 seed);

G_END_DECLS
