/*
 * The adaptive opponent: its strength follows the strength of the person, which is estimated from
 * the games of the two.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"
#include "qdr-personality-list.h"

G_BEGIN_DECLS

/** @brief The result of a game against an opponent. */
typedef struct {
  int strength; /**< strength of the opponent in that game, on the scale of the personalities */
  double share; /**< points of the person: 0, 0.5 or 1 */
} QdrStrengthResult;

/** @brief The estimated strength of the person before the first game. It is unknown if the
 *  deviation is 0. */
typedef struct {
  double rating;    /**< estimated rating, on the scale of the personalities */
  double deviation; /**< standard deviation of the rating */
} QdrStrengthPrior;

/** @brief Number of ratings in an estimate. The ratings are 0, 20, 40 and so on. */
#define QDR_STRENGTH_N_RATINGS 110

/** @brief A probability for each possible rating of the person. A plain value. */
typedef struct {
  double odds[QDR_STRENGTH_N_RATINGS]; /**< probability of each rating; their sum is 1 */
} QdrStrengthEstimate;

/**
 * @brief Returns the estimate before the first game. If the strength in @p prior is unknown, low
 *        ratings are more likely than high ratings.
 *
 * @param prior  the estimated strength before the first game
 */
QdrStrengthEstimate qdr_strength_estimate_make (const QdrStrengthPrior *prior);

/**
 * @brief Updates the estimate with the next game, by Bayes' theorem. Older games have less weight
 *        than newer ones, because the strength of a person can change between games.
 *
 * @param game  the next game
 */
void qdr_strength_estimate_add_game (QdrStrengthEstimate *self, const QdrStrengthResult *game);

/** @brief Returns the expected rating, on the scale of the personalities. */
double qdr_strength_estimate_get_mean (const QdrStrengthEstimate *self);

/** @brief Returns the standard deviation of the rating. */
double qdr_strength_estimate_get_deviation (const QdrStrengthEstimate *self);

/**
 * @brief Returns the strength of an adaptive opponent after a game. It follows the estimate, but
 *        is never lower after a win nor higher after a loss. It rises by at most 150 points, and
 *        falls by at most 100.
 *
 * @param self      the estimate, which includes the game
 * @param game      the game
 * @param strength  the strength of the adaptive opponent before the game
 */
double qdr_strength_estimate_follow (const QdrStrengthEstimate *self,
                                     const QdrStrengthResult *game,
                                     double strength);

/** @brief Returns the strength of adaptive personalities in the first game of an unknown person. */
double qdr_adaptive_opponent_get_default_strength (QdrPersonalityList *personalities);

/**
 * @brief Sets the strength of adaptive personalities to the estimated strength of the person, for
 *        later games. Does nothing if no game has counted and no initial rating is set.
 *
 * @param settings       settings with the counted games
 * @param personalities  list whose adaptive personalities are updated
 */
void qdr_adaptive_opponent_update_strength (GSettings *settings, QdrPersonalityList *personalities);

/**
 * @brief Records a finished game, if it counts, and updates the strength of adaptive personalities.
 *
 * A game counts if one person played against one adaptive personality from the ordinary start, and
 * no player resigned in the first four rounds. It does not count again if moves are taken back and
 * the game ends a second time.
 *
 * @param settings       settings with the counted games; updated
 * @param personalities  list whose adaptive personalities are updated
 * @param game           a game that is over
 * @return whether the game counts
 */
gboolean qdr_adaptive_opponent_add_game (GSettings *settings,
                                         QdrPersonalityList *personalities,
                                         QdrGame *game);

/**
 * @brief Sets the strength of the person before the first game that counts, as estimated from games
 *        against other opponents. Does nothing if a game has counted already.
 *
 * @param settings       settings with the counted games; updated
 * @param personalities  list whose adaptive personalities are updated
 * @param rating         rating of the person, on the scale of the personalities
 * @param deviation      standard deviation of @p rating, above 0
 */
void qdr_adaptive_opponent_set_initial_rating (GSettings *settings,
                                               QdrPersonalityList *personalities,
                                               double rating,
                                               double deviation);

G_END_DECLS
