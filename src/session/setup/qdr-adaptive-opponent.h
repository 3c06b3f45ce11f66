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

/** @brief What came of a game. */
typedef struct {
  int strength; /**< of the opponent in that game, on the scale of the personalities */
  double share; /**< of the point that the person won: 0, 0.5 or 1 */
} QdrStrengthGame;

/** @brief What is known of the person before the first of these games; deviation 0 where nothing
 *         is. */
typedef struct {
  double rating;    /**< on the scale of the personalities */
  double deviation; /**< the rating is within twice of it at 95 % */
} QdrStrengthPrior;

/** @brief How many ratings a person may have: 0, 20, 40 and so on. */
#define QDR_STRENGTH_N_RATINGS 110

/** @brief How likely each rating is. A plain value. */
typedef struct {
  double odds[QDR_STRENGTH_N_RATINGS]; /**< their sum is 1 */
} QdrStrengthEstimate;

/**
 * @brief Returns the estimate before the first game. Without a prior, low ratings are more likely
 *        than high ones.
 *
 * @param prior  what was known before the first game
 */
QdrStrengthEstimate qdr_strength_estimate_make (const QdrStrengthPrior *prior);

/**
 * @brief Updates the estimate with one more game, by Bayes' theorem. A person changes a little
 *        from game to game, so that old games fade.
 *
 * @param game  the next game
 */
void qdr_strength_estimate_add_game (QdrStrengthEstimate *self, const QdrStrengthGame *game);

/** @brief Returns the expected rating, on the scale of the personalities. */
double qdr_strength_estimate_get_mean (const QdrStrengthEstimate *self);

/** @brief Returns the standard deviation of the rating. */
double qdr_strength_estimate_get_deviation (const QdrStrengthEstimate *self);

/* Adaptation */

/**
 * @brief Sets the strength of adaptive personalities to that of the person, for games that begin
 *        from now on.
 *
 * @param settings       with the games so far
 * @param personalities  to be updated
 */
void qdr_adaptive_opponent_update (GSettings *settings, QdrPersonalityList *personalities);

/**
 * @brief Records a finished game, and updates the strength.
 *
 * A game counts once, with its first end, even if moves are taken back later. It counts if a
 * person played it alone against an adaptive personality, from the ordinary start, and nobody
 * resigned in the first four rounds.
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
 * @brief Sets the initial rating from other games, unless a game counts already.
 *
 * @param settings       to be updated
 * @param personalities  to be updated
 * @param rating         of the person, on the scale of the personalities
 * @param deviation      the rating is within twice of it at 95 %; above 0
 */
void qdr_adaptive_opponent_set_initial_rating (GSettings *settings,
                                               QdrPersonalityList *personalities,
                                               double rating,
                                               double deviation);

G_END_DECLS
