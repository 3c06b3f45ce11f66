/*
 * Win probabilities from scores of the engine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-position.h"
#include "qdr-result.h"

G_BEGIN_DECLS

/** @brief The win probabilities of all players. Draws are divided equally, so the sum is 1. */
typedef struct {
  double of[QDR_MAX_PLAYERS]; /**< the win probability of each player, 0..1 */
} QdrWinProbabilities;

/**
 * @brief Returns the win probabilities from the scores of a search.
 *
 * A logistic curve converts scores to probabilities. It was fitted to the results of games between
 * equally strong players (docs/engine-measurements.md); with four players all boards share one
 * curve. The probability of a proved win is 1, that of a proved loss 0.
 *
 * @param position  the position that was searched
 * @param scores    the scores of all players, as in QdrReport
 */
QdrWinProbabilities
qdr_win_probabilities_from_scores (const QdrPosition *position, const int scores[QDR_MAX_PLAYERS]);

/**
 * @brief Returns the win probabilities from an evaluation in a saved game with two players.
 *
 * @param position  any position of the game
 * @param lead      the lead of the first player in steps; ±QDR_EVALUATION_MAX if a win is certain
 */
QdrWinProbabilities qdr_win_probabilities_from_lead (const QdrPosition *position, double lead);

/**
 * @brief Returns the win probabilities at the end of a game.
 *
 * @param position  the last position
 * @param result    the result of the game, which is over
 */
QdrWinProbabilities
qdr_win_probabilities_from_result (const QdrPosition *position, QdrResult result);

G_END_DECLS
