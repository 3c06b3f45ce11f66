/*
 * Puzzles, which are positions in which one move is to be found, and lists of puzzles by theme.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "qdr-position.h"

G_BEGIN_DECLS

#define QDR_TYPE_PUZZLE (qdr_puzzle_get_type ())
G_DECLARE_FINAL_TYPE (QdrPuzzle, qdr_puzzle, QDR, PUZZLE, GObject)

/** @brief The kinds of puzzles. */
typedef enum {
  QDR_PUZZLE_WIN,  /**< one move wins, and all others lose */
  QDR_PUZZLE_BEST, /**< one move is clearly better than all others, but does not decide the game */
} QdrPuzzleKind;

/** @brief The maximum of qdr_puzzle_get_n_moves_to_win(). */
#define QDR_PUZZLE_MAX_MOVES 99

/** @brief The maximum of qdr_puzzle_get_search_depth(), in plies. */
#define QDR_PUZZLE_MAX_DEPTH 63

/** @brief The highest rating of a puzzle. */
#define QDR_PUZZLE_MAX_RATING 4000

/**
 * @brief Reads a puzzle as in docs/puzzles.md. Does not verify that the move is the best.
 *
 * Examples are "win 5; d1h; rating 680; 5 5 2 1 | c3 d2 | 2 1 | - | -" and
 * "best 18; e4h; depth 9 10; rating 1240; 9 9 2 1 | e3 e6 | 8 7 | c3h | -".
 *
 * @param theme  the theme
 * @param line   one line of a file, without its line break
 * @param error  return location for a G_IO_ERROR_INVALID_DATA
 * @return (transfer full) (nullable): NULL on error
 */
QdrPuzzle *qdr_puzzle_parse (const char *theme, const char *line, GError **error);

/** @brief Returns the theme, (transfer none). */
const char *qdr_puzzle_get_theme (QdrPuzzle *self);

/** @brief Returns the name of the puzzle, (transfer none): its position as text. */
const char *qdr_puzzle_get_name (QdrPuzzle *self);

/** @brief Returns the position, (transfer none). */
const QdrPosition *qdr_puzzle_get_position (QdrPuzzle *self);

/** @brief Returns the kind. */
QdrPuzzleKind qdr_puzzle_get_kind (QdrPuzzle *self);

/** @brief Returns the move to be found. */
QdrMove qdr_puzzle_get_solution (QdrPuzzle *self);

/**
 * @brief Returns the number of the player's moves up to the win against the best defence; 0 for
 *        QDR_PUZZLE_BEST.
 */
guint qdr_puzzle_get_n_moves_to_win (QdrPuzzle *self);

/**
 * @brief Returns the margin: every other move lowers the win probability by at least this number of
 *        per cent; 0 for QDR_PUZZLE_WIN.
 */
guint qdr_puzzle_get_margin (QdrPuzzle *self);

/**
 * @brief Returns the larger of the two depths at which a search finds the move, in plies; 0 for
 *        QDR_PUZZLE_WIN.
 */
guint qdr_puzzle_get_search_depth (QdrPuzzle *self);

/**
 * @brief Returns the rating, on the scale of the opponents' ratings: a player with the same rating
 *        finds the move half of the time.
 */
guint qdr_puzzle_get_rating (QdrPuzzle *self);

/**
 * @brief Compares two puzzles by rating, then by the size of the board, then by name.
 *
 * @return a negative number if @p self is easier, positive if @p other is easier, else 0
 */
int qdr_puzzle_compare_ease (QdrPuzzle *self, QdrPuzzle *other);

#define QDR_TYPE_PUZZLE_LIST (qdr_puzzle_list_get_type ())
G_DECLARE_FINAL_TYPE (QdrPuzzleList, qdr_puzzle_list, QDR, PUZZLE_LIST, GObject)

/*
 * A puzzle list is an immutable GListModel of QdrPuzzle, in the order of the file.
 *
 * A file of puzzles is UTF-8 text with one puzzle on each line, as for qdr_puzzle_parse(). A line
 * that begins with "#" after an empty line is the theme of the puzzles below it. All other lines
 * that begin with "#" are comments.
 */

/** @brief The maximum size of a file of puzzles, in bytes. */
#define QDR_PUZZLE_LIST_MAX_SIZE (1024 * 1024)

/**
 * @brief Reads a text with puzzles, all of which must be valid.
 *
 * @param text    text, which need not end with a NUL
 * @param length  bytes of @p text
 * @param error   return location for a G_IO_ERROR_INVALID_DATA whose message has the line number
 * @return (transfer full) (nullable): NULL on error
 */
QdrPuzzleList *qdr_puzzle_list_parse (const char *text, gsize length, GError **error);

/**
 * @brief Reads a file of puzzles.
 *
 * @param error  return location for a G_IO_ERROR
 * @return (transfer full) (nullable): NULL on error
 */
QdrPuzzleList *qdr_puzzle_list_load (GFile *file, GError **error);

/** @brief Returns the themes in the order of the file, (transfer none), NULL-terminated. */
const char *const *qdr_puzzle_list_get_themes (QdrPuzzleList *self);

/**
 * @brief Returns the puzzles of @p theme, easiest first, (transfer full) (element-type QdrPuzzle).
 */
GPtrArray *qdr_puzzle_list_get_by_theme (QdrPuzzleList *self, const char *theme);

G_END_DECLS
