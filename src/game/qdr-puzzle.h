/*
 * A puzzle: a position in which one move is the one to find.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-position.h"
#include <gio/gio.h>

G_BEGIN_DECLS

#define QDR_TYPE_PUZZLE (qdr_puzzle_get_type ())
G_DECLARE_FINAL_TYPE (QdrPuzzle, qdr_puzzle, QDR, PUZZLE, GObject)

/* Never changes once it is made. */

/** @brief What sets the move apart from all others. */
typedef enum {
  QDR_PUZZLE_WIN,  /**< it wins, and every other one loses */
  QDR_PUZZLE_BEST, /**< it is clearly better than every other one, and the game is open */
} QdrPuzzleKind;

/** @brief The most moves that a win may take. */
#define QDR_PUZZLE_MAX_MOVES 99

/** @brief The most plies that a search may take to find the best move. */
#define QDR_PUZZLE_MAX_DEPTH 63

/** @brief The highest rating of a puzzle. */
#define QDR_PUZZLE_MAX_RATING 4000

/**
 * @brief Reads a puzzle, of either kind: "win 5; d1h; rating 680; 5 5 2 1 | c3 d2 | 2 1 | - | -" or
 *        "best 18; e4h; depth 9 10; rating 1240; 9 9 2 1 | e3 e6 | 8 7 | c3h | -".
 *
 * A win tells how many moves the player to move needs to win, a best move by how many per cent of
 * win probability every other one is worse, at least, and two depths at which a search finds so.
 * The move, the rating and the position follow. docs/puzzles.md tells more. The function does not
 * check that the move is what it is said to be.
 *
 * @param theme  what the puzzle is about
 * @param line   without the end of the line
 * @param error  return location for a G_IO_ERROR_INVALID_DATA
 * @return (transfer full) (nullable): NULL on error
 */
QdrPuzzle *qdr_puzzle_parse (const char *theme, const char *line, GError **error);

/**
 * @brief Returns what the puzzle is about.
 *
 * @return (transfer none)
 */
const char *qdr_puzzle_get_theme (QdrPuzzle *self);

/**
 * @brief Returns the position as text, which stands for the puzzle wherever it needs a name.
 *
 * @return (transfer none)
 */
const char *qdr_puzzle_get_name (QdrPuzzle *self);

/**
 * @brief Returns the position.
 *
 * @return (transfer none)
 */
const QdrPosition *qdr_puzzle_get_position (QdrPuzzle *self);

/** @brief Returns what sets the move apart. */
QdrPuzzleKind qdr_puzzle_get_kind (QdrPuzzle *self);

/** @brief Returns the only move that wins, or the best one. */
QdrMove qdr_puzzle_get_move (QdrPuzzle *self);

/**
 * @brief Returns how many moves the win takes against the best defence, the first one included; 0
 *        of a best move.
 */
guint qdr_puzzle_get_n_moves (QdrPuzzle *self);

/**
 * @brief Returns how much every other move loses at least against the best one, per cent of win
 *        probability; 0 of a win.
 */
guint qdr_puzzle_get_margin (QdrPuzzle *self);

/** @brief Returns the greater depth of the searches that find the best move, plies; 0 of a win. */
guint qdr_puzzle_get_depth (QdrPuzzle *self);

/**
 * @brief Returns how hard the puzzle is: the rating, on the scale of the opponents, of whoever
 *        finds the move half of the time.
 */
guint qdr_puzzle_get_rating (QdrPuzzle *self);

/**
 * @brief Compares two puzzles, as a GCompareFunc: the lower rating first, then the smaller board,
 *        then the name.
 *
 * @param other  another puzzle
 * @return negative, 0 or positive
 */
int qdr_puzzle_compare_ease (QdrPuzzle *self, QdrPuzzle *other);

G_END_DECLS
