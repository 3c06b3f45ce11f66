/*
 * The static evaluation of positions.
 *
 * For two players, it is the output of a network. For more players, it is a formula of distances
 * and stocks, and half of the output of another network.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-network.h"

G_BEGIN_DECLS

/**
 * @brief Evaluates a position of two players.
 *
 * @param position  without a winner
 * @param paths     shortest paths of @p position
 * @param sides     sides of @p position
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
 * @param sides     sides of @p position
 * @param style     style of @p player
 * @param player    the player for whom the score is, 0..3, in play
 * @return centi-steps, less than QDR_SCORE_PROVED in absolute value
 */
QdrScore qdr_evaluate_multiplayer_position (const QdrPosition *position,
                                            const QdrShortestPaths *paths,
                                            const QdrSides *sides,
                                            const QdrStyle *style,
                                            guint player);

G_END_DECLS
