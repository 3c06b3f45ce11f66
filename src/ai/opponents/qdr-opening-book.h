/*
 * Opening book: good moves in the first plies, from long searches or played games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"

G_BEGIN_DECLS

/** @brief A move of a book. */
typedef struct {
  QdrMove move;  /**< legal in the position */
  int score;     /**< centi-steps, in the mover's view */
  guint n_games; /**< games with this move; 0 if unknown */
  double result; /**< average points of the mover in these games, 0..1; negative if unknown */
  int rating;    /**< average rating of those who played it; 0 if unknown */
} QdrBookMove;

/**
 * @brief A line of a book.
 *
 * Example: "e2 e8 e3 e7 e4 e6 | e3h 12 d3h 9". Before the bar are the moves from the start of the
 * standard game with two players on a 9x9 board; after it are the good moves, best first, with
 * their scores. In a book made from games any of "games=37", "result=0.541" and "rating=1510" may
 * follow a score.
 */
typedef struct {
  GArray *line;         /**< (element-type QdrMove): before the bar */
  QdrPosition position; /**< after these moves */
  QdrPosition image;    /**< the mirror image of the position */
  GArray *moves;        /**< (element-type QdrBookMove): at least one, best first */
} QdrBookLine;

/**
 * @brief Parses a line.
 *
 * @param text   a line without its end; "#" begins a comment
 * @param line   (out) (transfer full) (nullable): free with qdr_book_line_free(); NULL for an empty
 *               line
 * @param error  return location for a G_IO_ERROR_INVALID_DATA
 */
gboolean qdr_book_line_read (const char *text, QdrBookLine **line, GError **error);

/** @brief Frees a line. @param self  (nullable) */
void qdr_book_line_free (QdrBookLine *self);

/** @brief Returns the moves before the bar, separated by blanks. @return (transfer full) */
char *qdr_book_line_moves_to_text (const QdrBookLine *self);

/** @brief Returns the line as text, without its end. @return (transfer full) */
char *qdr_book_line_to_text (const QdrBookLine *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrBookLine, qdr_book_line_free)

#define QDR_TYPE_OPENING_BOOK (qdr_opening_book_get_type ())
G_DECLARE_FINAL_TYPE (QdrOpeningBook, qdr_opening_book, QDR, OPENING_BOOK, GObject)

/*
 * Immutable, so several threads may share it.
 *
 * The file consists of lines as described for QdrBookLine. A position is also found by
 * transposition and by its mirror image, so that one of both is enough. A "#" begins a comment;
 * empty lines are ignored.
 */

/**
 * @brief The maximum difference from the best score of moves that are played, with equal
 *        probability, in centi-steps. Searches cannot resolve less than a tenth of a step.
 */
#define QDR_OPENING_BOOK_MARGIN 10

/**
 * @brief Loads a book.
 *
 * Invalid lines are skipped with a g_warning(). A missing file is an empty book.
 *
 * @param file  the file
 * @return (transfer full)
 */
QdrOpeningBook *qdr_opening_book_load (GFile *file);

/**
 * @brief Loads a book by path.
 *
 * @param path   the path of the file
 * @param error  return location for a G_IO_ERROR if the file is missing; its contents are treated
 *               as by qdr_opening_book_load()
 * @return (transfer full) (nullable): NULL on error
 */
QdrOpeningBook *qdr_opening_book_load_path (const char *path, GError **error);

/**
 * @brief Parses a book, treating errors as qdr_opening_book_load() does.
 *
 * @param name      the name of the text in warnings
 * @param text      UTF-8
 * @param fallback  (nullable): used for positions that this book does not have; its own fallback is
 *                  ignored; referenced
 * @return (transfer full)
 */
QdrOpeningBook *
qdr_opening_book_parse (const char *name, const char *text, QdrOpeningBook *fallback);

/**
 * @brief Returns the path of the installed book, or that in the source tree for a development
 *        build. QDR_OPENING_BOOK overrides both.
 *
 * @return (transfer full) (nullable): NULL if there is none
 */
char *qdr_opening_book_find_path (void);

/** @brief Loads the book at qdr_opening_book_find_path(). @return (transfer full) */
QdrOpeningBook *qdr_opening_book_load_installed (void);

/**
 * @brief Finds a move in the current position of a game.
 *
 * @param game  the game
 * @param seed  selects among equally good moves; the result is reproducible
 * @return a legal move, or QDR_MOVE_NONE if there is none or the position is a repetition
 */
QdrMove qdr_opening_book_find (QdrOpeningBook *self, QdrGame *game, guint32 seed);

G_END_DECLS
