/*
 * How strong a person is, from what came of games against an opponent of known strength.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

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
 * @brief Begins with what is known. Of whom nothing is known, little is more likely than much.
 *
 * @param prior  what was known before the first game
 */
QdrStrengthEstimate qdr_strength_estimate_make (const QdrStrengthPrior *prior);

/**
 * @brief Learns from one more game, by Bayes' theorem. A person changes a little from game to game,
 *        so that old games fade.
 *
 * @param game  the next one
 */
void qdr_strength_estimate_learn (QdrStrengthEstimate *self, const QdrStrengthGame *game);

/** @brief The rating that is to be expected, on the scale of the personalities. */
double qdr_strength_estimate_get (const QdrStrengthEstimate *self);

/** @brief How sure that is: the standard deviation of the rating. */
double qdr_strength_estimate_get_deviation (const QdrStrengthEstimate *self);

G_END_DECLS
