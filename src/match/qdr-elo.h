/*
 * What the results of a match say about strength.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** @brief The quantile of the normal distribution that 95 % intervals use. */
#define QDR_Z_95 1.959963984540054

/** @brief How many outcomes a pair of games has: 0, 1/2, 1, 3/2 or 2 points. */
#define QDR_PAIR_OUTCOMES 5

/**
 * @brief The results of a match, from one side.
 *
 * The two games of a pair begin with the same opening, with colours swapped. They are not
 * independent of each other, but pairs are: spread is therefore measured over pairs (the
 * pentanomial model).
 */
typedef struct {
  guint wins;                     /**< games won */
  guint losses;                   /**< games lost */
  guint draws;                    /**< games drawn */
  guint pairs[QDR_PAIR_OUTCOMES]; /**< complete pairs by half points won */
} QdrTally;

/** @brief Counts one game. @param half_points  0 for a loss, 1 for a draw, 2 for a win */
void qdr_tally_add_game (QdrTally *self, guint half_points);

/**
 * @brief Counts a complete pair, whose games are counted by qdr_tally_add_game() as well.
 *
 * @param half_points  of both games, 0..4
 */
void qdr_tally_add_pair (QdrTally *self, guint half_points);

/** @brief Games counted. */
guint qdr_tally_get_n_games (const QdrTally *self);

/** @brief Points per game, 0..1; 1/2 without games. */
double qdr_tally_get_score (const QdrTally *self);

/**
 * @brief Returns the difference in rating at which @p score is expected; infinite at 0 and 1.
 *
 * @param score  points per game, 0..1
 */
double qdr_elo_from_score (double score);

/**
 * @brief Returns the score expected of a player rated higher by @p elo.
 *
 * @param elo  the difference in rating
 */
double qdr_score_from_elo (double elo);

/** @brief A difference in rating with its 95 % interval. */
typedef struct {
  double elo;  /**< the most likely difference */
  double low;  /**< lower end of the interval */
  double high; /**< upper end of the interval */
} QdrEloEstimate;

/**
 * @brief Estimates how much stronger this side is.
 *
 * The interval is the normal one for the mean of the pairs. Where all pairs ended alike – all won,
 * all lost, all shared – or there are fewer than two, their spread says nothing. Then the
 * interval is Wilson's for as many independent trials as there are pairs, or games without a pair.
 * At a score of 0 or 1 the estimate and that end of its interval are infinite.
 *
 * E. B. Wilson, Probable inference, the law of succession, and statistical inference, 1927.
 */
QdrEloEstimate qdr_tally_estimate (const QdrTally *self);

G_END_DECLS
