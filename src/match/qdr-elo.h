/*
 * Elo differences from the results of a match.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** @brief The quantile of the normal distribution for a 95 % interval. */
#define QDR_Z_95 1.959963984540054

/** @brief The number of outcomes of a pair of games: 0, 1/2, 1, 3/2 or 2 points. */
#define QDR_PAIR_OUTCOMES 5

/**
 * @brief The results of a match for one side.
 *
 * The two games of a pair have the same opening with seats swapped. They are not independent, but
 * different pairs are, so the variance is that of the pairs (the pentanomial model).
 */
typedef struct {
  guint wins;                     /**< games won */
  guint losses;                   /**< games lost */
  guint draws;                    /**< games drawn */
  guint pairs[QDR_PAIR_OUTCOMES]; /**< complete pairs by half points won */
} QdrTally;

/** @brief Adds a game. @param half_points  0 for a loss, 1 for a draw, 2 for a win */
void qdr_tally_add_game (QdrTally *self, guint half_points);

/**
 * @brief Adds a complete pair. Its games must be added with qdr_tally_add_game() as well.
 *
 * @param half_points  the sum of both games, 0..4
 */
void qdr_tally_add_pair (QdrTally *self, guint half_points);

/** @brief Returns the number of games. */
guint qdr_tally_get_n_games (const QdrTally *self);

/** @brief Returns the points per game, 0..1; 1/2 without games. */
double qdr_tally_get_score (const QdrTally *self);

/**
 * @brief Returns the Elo difference at which @p score is expected; infinite at 0 and 1.
 *
 * @param score  points per game, 0..1
 */
double qdr_elo_from_score (double score);

/** @brief Returns the expected score of a player who is rated higher by @p elo. */
double qdr_score_from_elo (double elo);

/** @brief An Elo difference with its 95 % interval. */
typedef struct {
  double elo;  /**< the most likely difference */
  double low;  /**< the lower end of the interval */
  double high; /**< the upper end of the interval */
} QdrEloEstimate;

/**
 * @brief Estimates the Elo difference.
 *
 * The interval is the normal one for the mean of the pairs. If all pairs have the same outcome or
 * there are fewer than two, their variance is meaningless; then it is the Wilson interval for as
 * many independent trials as there are pairs, or games without pairs. At a score of 0 or 1 the
 * estimate and that end of the interval are infinite.
 *
 * E. B. Wilson, Probable inference, the law of succession, and statistical inference, 1927.
 */
QdrEloEstimate qdr_tally_estimate (const QdrTally *self);

G_END_DECLS
