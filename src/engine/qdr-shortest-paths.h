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
 * Layer k has the squares of these paths that are k steps from the goal. A wall that cuts no step
 * from one layer to the next leaves all of these paths as they are.
 */
typedef struct {
  guint length;        /**< steps to the goal, or QDR_UNREACHABLE */
  guint bottlenecks;   /**< number of layers with a single square, not counting the layer of the
                            pawn */
  QdrBits cutters[2];  /**< walls that cut some shortest path: horizontal [0], vertical [1] */
  QdrBits blockers[2]; /**< walls that cut all steps between two layers, and so all shortest
                            paths */
  QdrBits squares;     /**< squares on shortest paths, without the square of the pawn */
  QdrBits as_near[3];  /**< squares that are as near to the goal as the pawn [0], nearer by two
                            steps [1] or by four [2], or nearer than that. Where the paths do not
                            lead, other walls may have been placed since the paths were found */
} QdrPlayerPaths;

/**
 * @brief The shortest paths of all players in play. Must not be copied, because it points into
 *        itself.
 */
typedef struct {
  const QdrPlayerPaths *of[QDR_MAX_PLAYERS]; /**< paths in this position; may point into the paths
                                                  of an earlier position */
  QdrPlayerPaths found[QDR_MAX_PLAYERS];     /**< paths found for this position */
} QdrShortestPaths;

/** @brief Finds the paths of @p position from scratch. */
void qdr_shortest_paths_find (QdrShortestPaths *self, const QdrPosition *position);

/**
 * @brief Finds the paths after @p move. Paths that the move has not changed are shared with @p
 *        before.
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
 * @return the move, or QDR_MOVE_NONE if there is none
 */
QdrMove
qdr_shortest_paths_find_winning_step (const QdrShortestPaths *self, const QdrPosition *position);

/** @brief Number of lengths of detours that are counted. */
#define QDR_DETOUR_LENGTHS 6

/** @brief The minimum lengths of the detours that are counted, in steps. */
extern const guint qdr_detour_lengths[QDR_DETOUR_LENGTHS];

/**
 * @brief The numbers of walls that would hinder a player, and the longest detour that one wall
 *        would cause. Walls that fit are counted even if they are illegal.
 */
typedef struct {
  guint cutters;                     /**< number of walls that cut some shortest path */
  guint blockers;                    /**< number of walls that cut all steps between two layers */
  guint detours[QDR_DETOUR_LENGTHS]; /**< number of blockers that make the path longer by at least
                                          that many steps */
  guint longest;                     /**< steps that the worst blocker adds */
} QdrDetours;

/**
 * @brief Finds the detours of @p player by trying every blocker of its shortest paths.
 *
 * The function misses a wall that makes the path longer by cutting some shortest paths between one
 * pair of layers, and all the others between another pair. A wall that would shut in the player
 * counts as no detour.
 *
 * @param player        0..players - 1, in play
 * @param player_paths  shortest paths of the player
 */
QdrDetours
qdr_detours_find (const QdrPosition *position, guint player, const QdrPlayerPaths *player_paths);

G_END_DECLS
