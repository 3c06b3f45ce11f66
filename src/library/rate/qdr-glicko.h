/*
 * Glicko-2, the rating system for people.
 *
 * Source: Mark E. Glickman, "Example of the Glicko-2 system", 2022,
 * http://www.glicko.net/glicko/glicko2.pdf. The code uses the step numbers of this paper.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** @brief The rating of a player. */
typedef struct {
  double rating;     /**< on the Elo scale */
  double deviation;  /**< the true rating is within twice this value at 95 % */
  double volatility; /**< how much the strength fluctuates */
} QdrGlicko;

/** @brief A game of a rating period. */
typedef struct {
  QdrGlicko opponent; /**< rating of the opponent before the period */
  double score;       /**< 0, 0.5 or 1 */
} QdrGlickoGame;

/** @brief Returns the rating of a new player. */
QdrGlicko qdr_glicko_make (void);

/**
 * @brief Returns the rating of a player after a rating period.
 *
 * @param self     rating before the period
 * @param n_games  number of games; without games, only the deviation grows
 */
QdrGlicko qdr_glicko_rate (QdrGlicko self, const QdrGlickoGame *games, guint n_games);

/** @brief The sum of the games of a rating period so far; zero at its start. */
typedef struct {
  double information; /**< the inverse of v in the paper */
  double surplus;     /**< weighted points above expectation */
} QdrGlickoPeriod;

/**
 * @brief Adds a game to a period; the order of games does not matter.
 *
 * @param player  rating of the player before the period
 */
void
qdr_glicko_period_add (QdrGlickoPeriod *self, const QdrGlicko *player, const QdrGlickoGame *game);

/**
 * @brief Returns the rating of a player if the period ended now.
 *
 * @param self    rating before the period
 * @param period  games so far; without games, only the deviation grows
 */
QdrGlicko qdr_glicko_end_period (QdrGlicko self, const QdrGlickoPeriod *period);

/** @brief Returns the rating of a player after @p n_periods rating periods without games. */
QdrGlicko qdr_glicko_rest (QdrGlicko self, guint n_periods);

G_END_DECLS
