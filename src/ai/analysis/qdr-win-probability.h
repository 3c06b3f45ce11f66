/*
 * Win probabilities from scores of the engine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-position.h"
#include "qdr-result.h"

G_BEGIN_DECLS

/** @brief The win probability of each player, 0..1, with a sum of 1. A draw is divided equally. */
typedef struct {
  double of[QDR_MAX_PLAYERS]; /**< by player */
} QdrWinProbabilities;

/**
 * @brief Returns the win probabilities from the scores of a search.
 *
 * Uses a logistic curve fitted to results of games between equals (docs/engine-measurements.md),
 * which is the same for all boards with four players. A proved result is 1 or 0.
 *
 * @param position  the position that was searched
 * @param scores    QdrReport.scores
 */
QdrWinProbabilities
qdr_win_probabilities_from_scores (const QdrPosition *position, const int scores[QDR_MAX_PLAYERS]);

/**
 * @brief Returns the win probabilities from an evaluation in a saved game with two players.
 *
 * @param position  any position of the game
 * @param lead      the lead of player 1 in steps; ±QDR_EVALUATION_MAX for a win
 */
QdrWinProbabilities qdr_win_probabilities_from_lead (const QdrPosition *position, double lead);

/**
 * @brief Returns the win probabilities at the end of a game.
 *
 * @param position  the last position
 * @param result    any but QDR_OUTCOME_ONGOING
 */
QdrWinProbabilities
qdr_win_probabilities_from_result (const QdrPosition *position, QdrResult result);

G_END_DECLS
