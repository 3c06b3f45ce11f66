/*
 * Elo differences from the results of a match.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** @brief The half-width of a 95% interval of the standard normal distribution. */
#define QDR_Z_95 1.959963984540054

/** @brief The number of possible outcomes of a pair of games: 0, 1/2, 1, 3/2 or 2 points. */
#define QDR_PAIR_OUTCOMES 5

/**
 * @brief The results of a match for one side.
 *
 * The two games of a pair have the same opening, with seats swapped. Their results depend on each
 * other, but the results of different pairs are independent. Therefore the variance is computed
 * from pairs (the pentanomial model).
 */
typedef struct {
  guint wins;                     /**< the number of games won */
  guint losses;                   /**< the number of games lost */
  guint draws;                    /**< the number of games drawn */
  guint pairs[QDR_PAIR_OUTCOMES]; /**< complete pairs, by the number of half points won in a pair */
} QdrTally;

/** @brief Adds a game. @param half_points  0 for a loss, 1 for a draw, 2 for a win */
void qdr_tally_add_game (QdrTally *self, guint half_points);

/**
 * @brief Adds a complete pair. Its two games must be added with qdr_tally_add_game(), too.
 *
 * @param half_points  the sum of the half points in both games, 0..4
 */
void qdr_tally_add_pair (QdrTally *self, guint half_points);

/** @brief Returns the number of games. */
guint qdr_tally_get_n_games (const QdrTally *self);

/** @brief Returns the points per game, 0..1, or 1/2 if there are no games. */
double qdr_tally_get_score (const QdrTally *self);

/**
 * @brief Returns the Elo difference for which a score is expected. The difference is infinite for a
 *        score of 0 or 1.
 *
 * @param score  the points per game, 0..1
 */
double qdr_elo_from_score (double score);

/** @brief Returns the expected points per game of a player whose rating is higher by @p elo. */
double qdr_score_from_elo (double elo);

/** @brief An Elo difference with its 95% interval. */
typedef struct {
  double elo;  /**< the most likely difference */
  double low;  /**< the lower end of the interval */
  double high; /**< the upper end of the interval */
} QdrEloEstimate;

/**
 * @brief Estimates the Elo difference of the side to its opponent.
 *
 * If the pairs have at least two different outcomes, the interval is the normal approximation for
 * their mean. Otherwise it is Wilson's interval, with each pair as one independent trial, or with
 * one trial if there is no complete pair. For a score of 0 or 1, the estimate and one end of the
 * interval are infinite. Without games, the estimate is 0 and both ends are infinite.
 *
 * E. B. Wilson, Probable inference, the law of succession, and statistical inference, 1927.
 */
QdrEloEstimate qdr_tally_estimate_elo (const QdrTally *self);

G_END_DECLS
