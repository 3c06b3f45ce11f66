/*
 * The shortest paths before and after a move, as a board draws them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-path.h"

G_BEGIN_DECLS

/** @brief The shortest path of a player, from its pawn to its goal. */
typedef struct {
  guint steps;                     /**< 0 if there is none to show */
  gboolean is_alone;               /**< no other one that is shown has a square of it */
  QdrSquare squares[QDR_PATH_MAX]; /**< of the path, the pawn's own first */
} QdrBoardShortestPath;

/** @brief What a move does to the shortest paths. All zero shows nothing. */
typedef struct {
  guint n_players;                              /**< 0 where there is nothing to show */
  QdrBoardShortestPath before[QDR_MAX_PLAYERS]; /**< of those whose path gets longer */
  QdrBoardShortestPath after[QDR_MAX_PLAYERS];  /**< of all */
  QdrMove wall;       /**< one that is spoken of beside the move, or QDR_MOVE_NONE */
  guint8 wall_player; /**< whose wall that would be, 0..3 */
} QdrBoardPathChange;

/**
 * @brief Finds the shortest paths before and after a move.
 *
 * Of several paths after it the one is taken that goes on along the path before. No wall is
 * spoken of.
 *
 * @param position  before the move
 * @param move      a legal step or wall
 */
QdrBoardPathChange qdr_board_path_change_of_move (const QdrPosition *position, QdrMove move);

/**
 * @brief Finds out which paths have squares of others.
 *
 * @param paths      their `is_alone` is set
 * @param n_players  how many there are
 * @param words      of the board
 */
void qdr_board_shortest_paths_compare (QdrBoardShortestPath *paths, guint n_players, guint words);

G_END_DECLS
