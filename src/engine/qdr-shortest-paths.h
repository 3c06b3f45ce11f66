/*
 * The shortest paths of all players, updated from position to position, and the detours that single
 * walls would cause.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-path.h"

G_BEGIN_DECLS

/**
 * @brief All shortest paths of one player to its goal, ignoring other pawns.
 *
 * They form layers: the squares k steps from the goal that lie on a shortest path. Most walls cut
 * none of these steps, and then nothing changes.
 */
typedef struct {
  guint length;      /**< steps to the goal, or QDR_UNREACHABLE */
  guint bottlenecks; /**< layers of a single square, without the layer of the pawn */
  QdrBits
      cutters[2]; /**< walls, horizontal [0] or vertical [1], that would cut some shortest path */
  QdrBits blockers[2]; /**< walls that would cut all shortest paths between two layers */
  QdrBits squares;     /**< squares on shortest paths, without the square of the pawn */
} QdrPlayerPaths;

/**
 * @brief The shortest paths of all players in play. Must not be copied, because it points into
 *        itself.
 */
typedef struct {
  const QdrPlayerPaths *of[QDR_MAX_PLAYERS]; /**< paths in this position, possibly shared with an
                                                  earlier position */
  QdrPlayerPaths found[QDR_MAX_PLAYERS];     /**< paths found for this position */
} QdrShortestPaths;

/** @brief Finds the paths of @p position from scratch. */
void qdr_shortest_paths_find (QdrShortestPaths *self, const QdrPosition *position);

/**
 * @brief Shares the paths before @p move that it did not change, and finds the others.
 *
 * @param before    paths before the move; must outlive @p self
 * @param position  the position after the move
 * @param move      the move, or QDR_MOVE_NONE for a pass
 * @param mover     the player who moved
 */
void qdr_shortest_paths_update (QdrShortestPaths *self,
                                const QdrShortestPaths *before,
                                const QdrPosition *position,
                                QdrMove move,
                                guint mover);

/** @brief Returns the distance of @p player from its goal in steps, ignoring other pawns. */
static inline guint
qdr_shortest_paths_distance (const QdrShortestPaths *self, guint player)
{
  return self->of[player]->length;
}

/** @brief Returns whether @p wall would cut a shortest path of @p player. */
static inline gboolean
qdr_shortest_paths_would_be_cut (const QdrShortestPaths *self, guint player, QdrMove wall)
{
  return qdr_bits_test (&self->of[player]->cutters[qdr_move_kind (wall) == QDR_MOVE_VERTICAL_WALL],
                        qdr_move_square (wall));
}

/**
 * @brief Finds a step or jump of the player to move onto its goal side.
 *
 * @return QDR_MOVE_NONE if there is none
 */
QdrMove
qdr_shortest_paths_find_winning_step (const QdrShortestPaths *self, const QdrPosition *position);

/* Detours: how much longer single walls can make the paths of a player */

/** @brief Numbers of walls that fit and hinder a player; their legality is not checked. */
typedef struct {
  guint cutters;  /**< walls that cut some shortest path */
  guint blockers; /**< walls that cut all of them between two layers */
  guint detours;  /**< blockers that make the path longer by two steps or more */
  guint longest;  /**< steps that the worst blocker adds */
} QdrDetours;

/**
 * @brief Tries every blocker of the shortest paths of @p player.
 *
 * No other single wall makes the path longer, except for those that cut different layers at once.
 * These are missed, and so are walls that would shut in the player.
 *
 * @param player        0..players - 1, in play
 * @param player_paths  shortest paths of the player
 */
QdrDetours
qdr_detours_find (const QdrPosition *position, guint player, const QdrPlayerPaths *player_paths);

G_END_DECLS
