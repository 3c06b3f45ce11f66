/*
 * Ratings of many contestants from their games against each other.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-cross-table.h"

G_BEGIN_DECLS

/** @brief The mean of all ratings: results tell only differences. */
#define QDR_RATINGS_MEAN 1500.0

/** @brief The rating of a contestant with its 95 % interval. */
typedef struct {
  double elo;    /**< the rating */
  double margin; /**< half the width of the 95 % interval */
} QdrRating;

/**
 * @brief The most likely ratings in Luce's model of choice: at a board for any number, the chances
 *        of winning are as the strengths of those who sit there, and a draw is shared among them.
 *
 * With two that is the model of Bradley and Terry, a draw being half a win, with four a quarter.
 * 400 points of rating are ten times the strength.
 *
 * A contestant that has won or lost every game would have no finite rating. So each is taken to
 * have drawn one more game of two, shared out among all opponents. The interval is that of the
 * normal approximation, around the mean of all.
 *
 * R. D. Luce, Individual choice behavior, 1959; R. A. Bradley and M. E. Terry, Rank analysis of
 * incomplete block designs, 1952.
 *
 * @param table    all games
 * @param ratings  (out): one for each contestant
 */
void qdr_ratings_compute (const QdrCrossTable *table, QdrRating *ratings);

/**
 * @brief Puts contestants in order, strongest first, and last those without a game. Those that are
 *        equal are in the order of their numbers.
 *
 * Where each has played each other one equally often, that is the order of their points.
 *
 * @param table    all games
 * @param ratings  those of qdr_ratings_compute()
 * @param order    (out): the numbers of the contestants
 */
void qdr_ratings_rank (const QdrCrossTable *table, const QdrRating *ratings, guint *order);

G_END_DECLS
