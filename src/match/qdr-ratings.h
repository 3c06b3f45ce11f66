/*
 * Ratings of many contestants from their games against each other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-cross-table.h"

G_BEGIN_DECLS

/** @brief The mean of all ratings. Results determine differences only. */
#define QDR_RATINGS_MEAN 1500.0

/** @brief The rating of a contestant with its 95 % interval. */
typedef struct {
  double elo;    /**< the rating */
  double margin; /**< half the width of the interval */
} QdrRating;

/**
 * @brief Computes the most likely ratings in Luce's choice model.
 *
 * The probability of a player to win at a board is proportional to its strength, and a draw is
 * divided among all. With two players that is the Bradley-Terry model with a draw as half a win.
 * 400 points of rating are ten times the strength.
 *
 * To keep ratings finite if a contestant has won or lost all games, each one gets one more drawn
 * game against the average of its opponents. The interval is that of the normal approximation,
 * relative to the mean of all.
 *
 * R. D. Luce, Individual choice behavior, 1959; R. A. Bradley and M. E. Terry, Rank analysis of
 * incomplete block designs, 1952.
 *
 * @param table    all games
 * @param ratings  (out): one for each contestant
 */
void qdr_ratings_compute (const QdrCrossTable *table, QdrRating *ratings);

/**
 * @brief Sorts contestants by rating, strongest first; those without a game come last, and equal
 *        ones in the order of their numbers.
 *
 * If all have played each other equally often, that is the order of their points.
 *
 * @param table    all games
 * @param ratings  from qdr_ratings_compute()
 * @param order    (out): the numbers of the contestants
 */
void qdr_ratings_rank (const QdrCrossTable *table, const QdrRating *ratings, guint *order);

G_END_DECLS
