/*
 * Cross table: the points of each contestant against each other contestant, and the ratings of all.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-position.h"

G_BEGIN_DECLS

/** @brief The points of each contestant against each other contestant. */
typedef struct QdrCrossTable QdrCrossTable;

/** @brief The results of all games between the same two or four contestants. */
typedef struct {
  guint n_players;                    /**< the number of contestants */
  guint contestants[QDR_MAX_PLAYERS]; /**< the numbers of the contestants, in ascending order */
  double points[QDR_MAX_PLAYERS];     /**< the points of these contestants, in the same order */
  guint n_games;                      /**< the number of games */
} QdrPairing;

/**
 * @brief Creates an empty table.
 *
 * @param n  the number of contestants, at least 2
 * @return (transfer full): free with qdr_cross_table_free()
 */
QdrCrossTable *qdr_cross_table_new (guint n);

/** @brief Frees a table. */
void qdr_cross_table_free (QdrCrossTable *self);

/** @brief Returns the number of contestants. */
guint qdr_cross_table_get_n_contestants (const QdrCrossTable *self);

/**
 * @brief Adds a game.
 *
 * @param n_players    the number of players, 2..QDR_MAX_PLAYERS
 * @param contestants  the numbers of the contestants, all different, in any order
 * @param points       the points of each contestant, in the same order; their sum is 1
 */
void qdr_cross_table_add_game (QdrCrossTable *self,
                               guint n_players,
                               const guint *contestants,
                               const double *points);

/** @brief Returns the points of @p a in all games in which both @p a and @p b have played. */
double qdr_cross_table_get_points (const QdrCrossTable *self, guint a, guint b);

/** @brief Returns the number of games in which both @p a and @p b have played. */
guint qdr_cross_table_get_n_games (const QdrCrossTable *self, guint a, guint b);

/** @brief Returns the points of @p a in all games. */
double qdr_cross_table_get_total_points (const QdrCrossTable *self, guint a);

/** @brief Returns the number of games of @p a. */
guint qdr_cross_table_get_total_games (const QdrCrossTable *self, guint a);

/** @brief Returns the number of pairings. */
guint qdr_cross_table_get_n_pairings (const QdrCrossTable *self);

/**
 * @brief Returns a pairing.
 *
 * @param index  the index of the pairing, from 0; pairings are ordered by their first games
 * @return (transfer none): valid until the next game is added
 */
const QdrPairing *qdr_cross_table_get_pairing (const QdrCrossTable *self, guint index);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrCrossTable, qdr_cross_table_free)

/**
 * @brief The mean of all ratings. The number is arbitrary, because results determine only the
 *        differences between ratings.
 */
#define QDR_RATINGS_MEAN 1500.0

/** @brief The rating of a contestant with its 95% interval. */
typedef struct {
  double elo;    /**< the rating */
  double margin; /**< half the width of the 95% interval */
} QdrRating;

/**
 * @brief Computes the most likely ratings in Luce's choice model.
 *
 * In this model, the probability that a player wins a game is proportional to its strength, and a
 * draw counts as an equal part of a win for each player. For two players, this is the Bradley-Terry
 * model. A rating that is higher by 400 means ten times the strength.
 *
 * Each contestant gets one additional draw, in equal parts against all others, so that ratings are
 * finite even after only wins or only losses. The interval is a normal approximation for the
 * difference between a rating and the mean of all ratings.
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
 * Contestants without a game come last. Contestants with the same rating are sorted by number. If
 * all have played each other equally often, the order is that of their points.
 *
 * @param table    all games
 * @param ratings  from qdr_ratings_compute()
 * @param order    (out): the numbers of the contestants, sorted
 */
void
qdr_ratings_rank_contestants (const QdrCrossTable *table, const QdrRating *ratings, guint *order);

G_END_DECLS
