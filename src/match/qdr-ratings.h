/*
 * Ratings of many contestants from their games against each other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-cross-table.h"

G_BEGIN_DECLS

/** @brief The mean of all ratings. It is a convention, since results only determine differences. */
#define QDR_RATINGS_MEAN 1500.0

/** @brief The rating of a contestant with its 95 % interval. */
typedef struct {
  double elo;    /**< the rating */
  double margin; /**< half the width of the 95 % interval */
} QdrRating;

/**
 * @brief Computes the most likely ratings in Luce's choice model.
 *
 * In this model, the probability that a player wins a game is proportional to its strength, and a
 * draw counts as an equal part of a win for each player. With two players it is the Bradley-Terry
 * model. A rating that is higher by 400 means ten times the strength.
 *
 * One drawn game against the average of its opponents is added for each contestant, so that ratings
 * are finite even if a contestant has won or lost all games. The interval is the normal
 * approximation, relative to the mean of all ratings.
 *
 * R. D. Luce, Individual choice behavior, 1959; R. A. Bradley and M. E. Terry, Rank analysis of
 * incomplete block designs, 1952.
 *
 * @param table    all games
 * @param ratings  (out): the rating of each contestant
 */
void qdr_ratings_compute (const QdrCrossTable *table, QdrRating *ratings);

/**
 * @brief Sorts contestants by rating, strongest first.
 *
 * Contestants without a game come last; equal contestants are sorted by their numbers. If all have
 * played each other equally often, the order is that of their points.
 *
 * @param table    all games
 * @param ratings  from qdr_ratings_compute()
 * @param order    (out): the numbers of the contestants, sorted
 */
void
qdr_ratings_rank_contestants (const QdrCrossTable *table, const QdrRating *ratings, guint *order);

G_END_DECLS
