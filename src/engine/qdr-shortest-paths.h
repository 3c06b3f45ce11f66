/*
 * The shortest paths of every player, updated from position to position.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-path.h"

G_BEGIN_DECLS

/**
 * @brief All the shortest paths of one player to its goal, other pawns not counted.
 *
 * They form layers: the squares that are k steps from the goal and lie on a shortest path. Most
 * walls cut none of their steps, and then nothing here changes.
 */
typedef struct {
  guint length;      /**< steps to the goal, or QDR_UNREACHABLE */
  guint bottlenecks; /**< layers of a single square, the pawn's own not counted */
  QdrBits
      cutters[2]; /**< walls, horizontal [0] or vertical [1], that would cut some shortest path */
  QdrBits blockers[2]; /**< those that would cut all of them between two layers */
  QdrBits squares;     /**< the squares on shortest paths, the pawn's own not counted */
} QdrPlayerPaths;

/**
 * @brief The shortest paths of every player in play. Holds pointers into itself: must not be
 * copied.
 */
typedef struct {
  const QdrPlayerPaths
      *of[QDR_MAX_PLAYERS];              /**< this position's, which may be that of one before */
  QdrPlayerPaths found[QDR_MAX_PLAYERS]; /**< those that were found for this position */
} QdrShortestPaths;

/**
 * @brief Finds the paths of @p position from scratch.
 *
 * @param position  any position
 */
void qdr_shortest_paths_find (QdrShortestPaths *self, const QdrPosition *position);

/**
 * @brief Takes over the paths from before @p move, and finds anew those that it changed.
 *
 * @param before    the paths of the position in which @p move was played; borrowed by @p self
 * @param position  the position after it
 * @param move      the move, or QDR_MOVE_NONE if the turn was passed
 * @param mover     who played it
 */
void qdr_shortest_paths_update (QdrShortestPaths *self,
                                const QdrShortestPaths *before,
                                const QdrPosition *position,
                                QdrMove move,
                                guint mover);

/**
 * @brief How far @p player is from its goal, in steps, other pawns not counted.
 *
 * @param player  0..players - 1, in play
 */
static inline guint
qdr_shortest_paths_distance (const QdrShortestPaths *self, guint player)
{
  return self->of[player]->length;
}

/**
 * @brief Whether @p wall would cut a shortest path of @p player.
 *
 * @param player  0..players - 1, in play
 * @param wall    a move that places a wall
 */
static inline gboolean
qdr_shortest_paths_is_cut (const QdrShortestPaths *self, guint player, QdrMove wall)
{
  return qdr_bits_test (&self->of[player]->cutters[qdr_move_kind (wall) == QDR_MOVE_VERTICAL_WALL],
                        qdr_move_square (wall));
}

/**
 * @brief A step or jump of the player to move onto its goal side.
 *
 * @param position  whose paths these are
 * @return QDR_MOVE_NONE if there is none
 */
QdrMove qdr_shortest_paths_winning_step (const QdrShortestPaths *self, const QdrPosition *position);

G_END_DECLS
