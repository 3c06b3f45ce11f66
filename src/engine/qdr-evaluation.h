/*
 * The static evaluation of positions.
 *
 * For two players, it is the output of a network, on very large boards a rule of four numbers. For
 * more players it is a formula of distances and stocks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-network.h"

G_BEGIN_DECLS

/**
 * @brief Returns whether positions of two players on @p board are evaluated by the network: whether
 *        it has at most 17 rows and columns. On larger boards the search sees more without it.
 */
static inline gboolean
qdr_evaluation_has_network (const QdrBoard *board)
{
  return MAX (board->width, board->height) <= 17;
}

/**
 * @brief Evaluates a position of two players.
 *
 * @param position  without a winner
 * @param paths     shortest paths of @p position
 * @param sides     sides of @p position; not used without a network
 * @param style     style of @p player
 * @param player    0 or 1, the player for whom the score is
 * @return centi-steps, less than QDR_SCORE_PROVED in absolute value
 */
QdrScore qdr_evaluate_two_player_position (const QdrPosition *position,
                                           const QdrShortestPaths *paths,
                                           const QdrSides *sides,
                                           const QdrStyle *style,
                                           guint player);

/**
 * @brief Evaluates a position of any number of players for one of them.
 *
 * The scores of the players do not add up to zero.
 *
 * @param position  without a winner
 * @param paths     shortest paths of @p position
 * @param style     style of @p player
 * @param player    the player for whom the score is, 0..3, in play
 * @return centi-steps, less than QDR_SCORE_PROVED in absolute value
 */
QdrScore qdr_evaluate_multiplayer_position (const QdrPosition *position,
                                            const QdrShortestPaths *paths,
                                            const QdrStyle *style,
                                            guint player);

G_END_DECLS
