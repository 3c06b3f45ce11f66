/*
 * The networks that evaluate positions, one for two players and one for more.
 *
 * A first layer sees one side at a time. What it contributes to the second layer depends only on
 * the walls and one pawn, so it is kept from node to node, and in a cache.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-engine.h"
#include "qdr-network-weights.h"

G_BEGIN_DECLS

/** @brief What a side contributes to the second layer of the network. */
typedef struct {
  QdrUnits own;   /**< to the score of its player */
  QdrUnits other; /**< to the score of the opponent */
} QdrSideUnits;

/**
 * @brief The sides of all players in play. Must not be copied, because it points into itself.
 */
typedef struct {
  const QdrSideUnits *of[QDR_MAX_PLAYERS]; /**< sides in this position; may point into those of an
                                                earlier position */
  QdrSideUnits found[QDR_MAX_PLAYERS];     /**< sides found for this position */
} QdrSides;

/** @brief A cache of sides. */
typedef struct QdrSideCache QdrSideCache;

/** @brief Creates an empty cache. Free with qdr_side_cache_free(). */
QdrSideCache *qdr_side_cache_new (void);

/** @brief Frees a cache. */
void qdr_side_cache_free (QdrSideCache *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrSideCache, qdr_side_cache_free)

/**
 * @brief Finds the sides of @p position.
 *
 * @param cache     (nullable): cache to read and fill
 * @param position  without a winner
 * @param paths     shortest paths of @p position
 */
void qdr_sides_find (QdrSides *self,
                     QdrSideCache *cache,
                     const QdrPosition *position,
                     const QdrShortestPaths *paths);

/**
 * @brief Finds the sides after a move. Only those whose paths were found for this position are
 *        found anew. The others are shared with @p before, although some inputs may have changed:
 *        to find them takes more time than it is worth.
 *
 * @param before    sides before the move; must outlive @p self
 * @param cache     (nullable): cache to read and fill
 * @param position  the position after the move
 * @param paths     shortest paths of @p position
 */
void qdr_sides_update (QdrSides *self,
                       const QdrSides *before,
                       QdrSideCache *cache,
                       const QdrPosition *position,
                       const QdrShortestPaths *paths);

/**
 * @brief Returns the output of the network.
 *
 * @param position  without a winner
 * @param paths     shortest paths of @p position
 * @param sides     sides of @p position
 * @param player    in play; with two players, the player to move
 * @return centi-steps for @p player
 */
QdrScore qdr_network_evaluate (const QdrPosition *position,
                               const QdrShortestPaths *paths,
                               const QdrSides *sides,
                               guint player);

G_END_DECLS
