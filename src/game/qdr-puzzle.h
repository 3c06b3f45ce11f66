/*
 * A puzzle: a position in which one move wins and every other move loses.
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

/** @brief The most moves that a win may take. */
#define QDR_PUZZLE_MAX_MOVES 99

/**
 * @brief Reads a puzzle: "win 5; d1h; 5 5 2 1 | c3 d2 | 2 1 | - | -".
 *
 * That is the number of moves that the player to move needs to win, the move, and the position. The
 * function does not check that no other move wins.
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

/** @brief Returns the only move that wins. */
QdrMove qdr_puzzle_get_move (QdrPuzzle *self);

/** @brief Returns how many moves the win takes against the best defence, the first one included. */
guint qdr_puzzle_get_n_moves (QdrPuzzle *self);

/**
 * @brief Compares two puzzles, as a GCompareFunc: the quicker win first, then the smaller board,
 *        then the name.
 *
 * @param other  another puzzle
 * @return negative, 0 or positive
 */
int qdr_puzzle_compare_ease (QdrPuzzle *self, QdrPuzzle *other);

G_END_DECLS
