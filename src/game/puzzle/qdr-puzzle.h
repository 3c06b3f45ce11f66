/*
 * Puzzles, positions in which one move is to be found, and lists of them by theme.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "qdr-position.h"

G_BEGIN_DECLS

#define QDR_TYPE_PUZZLE (qdr_puzzle_get_type ())
G_DECLARE_FINAL_TYPE (QdrPuzzle, qdr_puzzle, QDR, PUZZLE, GObject)

/* A puzzle never changes. */

/** @brief The kinds of puzzles. */
typedef enum {
  QDR_PUZZLE_WIN,  /**< the move wins, and every other one loses */
  QDR_PUZZLE_BEST, /**< the move is clearly better than every other one, and the game is open */
} QdrPuzzleKind;

/** @brief The most moves of a win. */
#define QDR_PUZZLE_MAX_MOVES 99

/** @brief The greatest search depth for a best move, plies. */
#define QDR_PUZZLE_MAX_DEPTH 63

/** @brief The highest rating of a puzzle. */
#define QDR_PUZZLE_MAX_RATING 4000

/**
 * @brief Reads a puzzle of either kind: "win 5; d1h; rating 680; 5 5 2 1 | c3 d2 | 2 1 | - | -" or
 *        "best 18; e4h; depth 9 10; rating 1240; 9 9 2 1 | e3 e6 | 8 7 | c3h | -".
 *
 * "win" is followed by the number of moves to the win, "best" by the least loss of every other
 * move, in per cent of win probability, and later by two search depths that find the move. Both
 * have the move, the rating and the position; see docs/puzzles.md. The move is not verified.
 *
 * @param theme  the theme
 * @param line   without the end of the line
 * @param error  return location for a G_IO_ERROR_INVALID_DATA
 * @return (transfer full) (nullable): NULL on error
 */
QdrPuzzle *qdr_puzzle_parse (const char *theme, const char *line, GError **error);

/** @brief Returns the theme, (transfer none). */
const char *qdr_puzzle_get_theme (QdrPuzzle *self);

/** @brief Returns the position as text, (transfer none), which identifies the puzzle. */
const char *qdr_puzzle_get_name (QdrPuzzle *self);

/** @brief Returns the position, (transfer none). */
const QdrPosition *qdr_puzzle_get_position (QdrPuzzle *self);

/** @brief Returns the kind. */
QdrPuzzleKind qdr_puzzle_get_kind (QdrPuzzle *self);

/** @brief Returns the move to be found. */
QdrMove qdr_puzzle_get_move (QdrPuzzle *self);

/**
 * @brief Returns the moves to the win against the best defence, the first one included; 0 for a
 *        best move.
 */
guint qdr_puzzle_get_n_moves (QdrPuzzle *self);

/**
 * @brief Returns the least loss of every other move, per cent of win probability; 0 for a win.
 */
guint qdr_puzzle_get_margin (QdrPuzzle *self);

/** @brief Returns the greater of the two search depths that find the best move; 0 for a win. */
guint qdr_puzzle_get_depth (QdrPuzzle *self);

/**
 * @brief Returns the rating, on the scale of the opponents, of a player who finds the move half of
 *        the time.
 */
guint qdr_puzzle_get_rating (QdrPuzzle *self);

/**
 * @brief Compares two puzzles: the lower rating first, then the smaller board, then the name.
 *
 * @return negative, 0 or positive
 */
int qdr_puzzle_compare_ease (QdrPuzzle *self, QdrPuzzle *other);

#define QDR_TYPE_PUZZLE_LIST (qdr_puzzle_list_get_type ())
G_DECLARE_FINAL_TYPE (QdrPuzzleList, qdr_puzzle_list, QDR, PUZZLE_LIST, GObject)

/*
 * A GListModel of QdrPuzzle, in the order of the file. Never changes.
 *
 * A file of puzzles is UTF-8 text with one puzzle a line, as qdr_puzzle_parse() reads it. A
 * comment, from "#" to the end of its line, behind an empty line is the theme of the puzzles that
 * follow; other comments are ignored.
 */

/** @brief The largest file that is read, in bytes. */
#define QDR_PUZZLE_LIST_MAX_SIZE (1024 * 1024)

/**
 * @brief Reads puzzles. One error refuses them all.
 *
 * @param text    need not end with a NUL
 * @param length  bytes of @p text
 * @param error   return location for a G_IO_ERROR_INVALID_DATA: a sentence with the line number
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

/** @brief Returns the themes in the order of the file, ended by a NULL, (transfer none). */
const char *const *qdr_puzzle_list_get_themes (QdrPuzzleList *self);

/** @brief Returns an array of the puzzles of @p theme, the easiest first, (transfer full). */
GPtrArray *qdr_puzzle_list_pick (QdrPuzzleList *self, const char *theme);

G_END_DECLS
