/*
 * Checks a strategy of one player against all moves of the opponent.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-position.h"

G_BEGIN_DECLS

/** @brief A check of a strategy. */
typedef struct QdrStrategy QdrStrategy;

/**
 * @brief Returns the move of the strategy.
 *
 * @param strategy  the check
 * @param position  the winner is to move
 * @param plies     the winner must win within so many plies
 * @param data      data of the caller
 */
typedef QdrMove (*QdrStrategyPick) (QdrStrategy *strategy,
                                    const QdrPosition *position,
                                    guint plies,
                                    gpointer data);

/**
 * @brief Checks that a strategy wins, whatever legal moves the opponent plays.
 *
 * The order in which positions are reached is always the same, so a list of the moves is enough to
 * repeat the check. The strategy is not asked where the engine proves the win without searching, or
 * where the same position or its mirror image was checked before. The plies left become fewer with
 * each move, so draws by repetition do not matter.
 *
 * @param position  of two players, not won, on a board of at most 64 indexes of squares
 * @param winner    0 or 1
 * @param plies     the maximum number of plies until the win
 * @param pick      the strategy
 * @param data      passed to @p pick
 * @return whether @p winner wins within @p plies
 */
gboolean qdr_strategy_check (const QdrPosition *position,
                             guint winner,
                             guint plies,
                             QdrStrategyPick pick,
                             gpointer data);

/**
 * @brief Returns whether the check needs no more moves of the strategy to see that the winner wins
 *        from @p position within @p plies.
 */
gboolean qdr_strategy_is_known (QdrStrategy *self, const QdrPosition *position, guint plies);

G_END_DECLS
