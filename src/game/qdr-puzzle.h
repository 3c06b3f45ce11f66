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
 * That is how many moves the player to move needs to win, the move, and the position. Whether it is
 * true that no other move wins is not asked.
 *
 * @param theme  what the puzzle is about
 * @param line   without the end of the line
 * @param error  return location for a G_IO_ERROR_INVALID_DATA
 * @return (transfer full): NULL on error
 */
QdrPuzzle *qdr_puzzle_parse (const char *theme, const char *line, GError **error);

const char *qdr_puzzle_get_theme (QdrPuzzle *self);

/** @brief The position as text, which stands for the puzzle wherever it needs a name. */
const char *qdr_puzzle_get_name (QdrPuzzle *self);

const QdrPosition *qdr_puzzle_get_position (QdrPuzzle *self);

/** @brief The only move that wins. */
QdrMove qdr_puzzle_get_move (QdrPuzzle *self);

/** @brief How many moves the win takes against the best defence, that one included. */
guint qdr_puzzle_get_n_moves (QdrPuzzle *self);

/** @brief A GCompareFunc: the quicker win first, then the smaller board, then the name. */
int qdr_puzzle_compare_ease (QdrPuzzle *self, QdrPuzzle *other);

G_END_DECLS
