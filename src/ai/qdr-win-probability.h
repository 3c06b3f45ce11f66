/*
 * What scores of the engine mean in win probabilities.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-position.h"
#include "qdr-result.h"

G_BEGIN_DECLS

/** @brief The probability of each player to win, 0..1; together 1. A draw is shared. */
typedef struct {
  double of[QDR_MAX_PLAYERS]; /**< by player */
} QdrWinProbabilities;

/**
 * @brief Returns the win probabilities in a position that was searched.
 *
 * A logistic curve fitted to the results of games between equals (docs/engine-measurements.md); for
 * four players, one curve for all at once. What is proved is 1 or 0.
 *
 * @param position  the one that was searched
 * @param scores    what each player gets by best play, from its own side: QdrReport.scores
 */
QdrWinProbabilities
qdr_win_probabilities_from_scores (const QdrPosition *position, const int scores[QDR_MAX_PLAYERS]);

/**
 * @brief Returns the win probabilities of two players, by what a saved game says of a position.
 *
 * @param position  any position of a game of two
 * @param lead      steps by which player 1 is ahead; from QDR_EVALUATION_MAX on it has won
 */
QdrWinProbabilities qdr_win_probabilities_from_lead (const QdrPosition *position, double lead);

/**
 * @brief Returns the win probabilities once the game is over.
 *
 * @param position  the last one
 * @param result    not QDR_OUTCOME_ONGOING
 */
QdrWinProbabilities
qdr_win_probabilities_from_result (const QdrPosition *position, QdrResult result);

G_END_DECLS
