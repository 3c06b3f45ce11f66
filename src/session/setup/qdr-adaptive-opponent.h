/*
 * Strength of the opponent that adapts to the person, estimated from the games against it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"
#include "qdr-personality-list.h"

G_BEGIN_DECLS

/* Estimate of the strength of a person */

/** @brief The result of a game against an opponent. */
typedef struct {
  int strength; /**< of the opponent in that game, on the scale of the personalities */
  double share; /**< points of the person: 0, 0.5 or 1 */
} QdrStrengthResult;

/** @brief The strength of the person as known before the first game; deviation 0 if it is not. */
typedef struct {
  double rating;    /**< on the scale of the personalities */
  double deviation; /**< standard deviation of the rating */
} QdrStrengthPrior;

/** @brief Number of ratings on the grid: 0, 20, 40 and so on. */
#define QDR_STRENGTH_N_RATINGS 110

/** @brief The probability of each rating. A plain value. */
typedef struct {
  double odds[QDR_STRENGTH_N_RATINGS]; /**< their sum is 1 */
} QdrStrengthEstimate;

/**
 * @brief Returns the estimate before the first game. Without a prior, low ratings are more likely
 *        than high ones.
 *
 * @param prior  known before the first game
 */
QdrStrengthEstimate qdr_strength_estimate_make (const QdrStrengthPrior *prior);

/**
 * @brief Updates the estimate with the next game, by Bayes' theorem. As a person changes a little
 *        between games, old games lose weight.
 *
 * @param game  the next game
 */
void qdr_strength_estimate_add_game (QdrStrengthEstimate *self, const QdrStrengthResult *game);

/** @brief Returns the expected rating, on the scale of the personalities. */
double qdr_strength_estimate_get_mean (const QdrStrengthEstimate *self);

/** @brief Returns the standard deviation of the rating. */
double qdr_strength_estimate_get_deviation (const QdrStrengthEstimate *self);

/* Adaptation */

/**
 * @brief Sets the strength of adaptive personalities to that of the person, for games that begin
 *        later.
 *
 * @param settings       with the games so far
 * @param personalities  to be updated
 */
void qdr_adaptive_opponent_update_strength (GSettings *settings, QdrPersonalityList *personalities);

/**
 * @brief Records a finished game, and updates the strength.
 *
 * A game counts once, with its first end, even if moves are taken back later. It counts if one
 * person played against an adaptive personality from the ordinary start, and neither resigned in
 * the first four rounds.
 *
 * @param settings       with the games so far; updated
 * @param personalities  to be updated
 * @param game           a game that is over
 * @return whether it counts
 */
gboolean qdr_adaptive_opponent_add_game (GSettings *settings,
                                         QdrPersonalityList *personalities,
                                         QdrGame *game);

/**
 * @brief Sets the initial rating from other games. Does nothing after the first game that counts.
 *
 * @param settings       to be updated
 * @param personalities  to be updated
 * @param rating         of the person, on the scale of the personalities
 * @param deviation      standard deviation of @p rating, above 0
 */
void qdr_adaptive_opponent_set_initial_rating (GSettings *settings,
                                               QdrPersonalityList *personalities,
                                               double rating,
                                               double deviation);

G_END_DECLS
