/*
 * Glicko-2, by which people are rated.
 *
 * Source: Mark E. Glickman, "Example of the Glicko-2 system", 2022,
 * http://www.glicko.net/glicko/glicko2.pdf; the numbers of its steps are those of the code.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** @brief How strong a player is, and how sure that is. */
typedef struct {
  double rating;     /**< on the scale of Elo's numbers */
  double deviation;  /**< the rating is within twice as much, at 95 % */
  double volatility; /**< how much the strength changes */
} QdrGlicko;

/** @brief A game of a rating period. */
typedef struct {
  QdrGlicko opponent; /**< at the beginning of the period */
  double score;       /**< 0, 0.5 or 1 */
} QdrGlickoGame;

/** @brief Returns the rating of a player of whom nothing is known. */
QdrGlicko qdr_glicko_make (void);

/**
 * @brief Returns the rating of a player after a rating period.
 *
 * @param self     at its beginning
 * @param games    those of the period
 * @param n_games  how many; with none only the deviation grows
 */
QdrGlicko qdr_glicko_rate (QdrGlicko self, const QdrGlickoGame *games, guint n_games);

/** @brief What the games of a rating period say, so far; all zero at its beginning. */
typedef struct {
  double information; /**< the inverse of the paper's v */
  double surplus;     /**< the weighted points above what was expected */
} QdrGlickoPeriod;

/**
 * @brief Adds a game.
 *
 * @param player  as it was at the beginning of the period
 * @param game    in any order of those of the period
 */
void
qdr_glicko_period_add (QdrGlickoPeriod *self, const QdrGlicko *player, const QdrGlickoGame *game);

/**
 * @brief Returns the rating of a player if the period ended now.
 *
 * @param self    at its beginning
 * @param period  its games so far; with none only the deviation grows
 */
QdrGlicko qdr_glicko_end_period (QdrGlicko self, const QdrGlickoPeriod *period);

/**
 * @brief Returns the rating of a player who does not play.
 *
 * @param self       before
 * @param n_periods  for how many rating periods
 */
QdrGlicko qdr_glicko_rest (QdrGlicko self, guint n_periods);

G_END_DECLS
