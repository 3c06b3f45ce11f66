/*
 * Ratings of players by Glicko-2, and rankings.
 *
 * The rating period is one day. A personality with a measured rating always keeps this rating, so
 * that the ratings of all people are on one scale. Other personalities are rated like people.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-library-statistics.h"

G_BEGIN_DECLS

/*
 * Glicko-2
 *
 * Source: Mark E. Glickman, "Example of the Glicko-2 system", 2022,
 * http://www.glicko.net/glicko/glicko2.pdf. The code uses the step numbers of this paper.
 */

/** @brief The rating of a player. */
typedef struct {
  double rating;     /**< rating on the Elo scale */
  double deviation;  /**< standard deviation; the 95% interval is the rating ± twice this value */
  double volatility; /**< degree to which the strength fluctuates */
} QdrGlickoRating;

/** @brief A game of a player in a rating period. */
typedef struct {
  QdrGlickoRating opponent; /**< rating of the opponent before the period */
  double score;             /**< score of the player: 0, 0.5 or 1 */
} QdrGlickoGame;

/** @brief Returns the rating of a new player. */
QdrGlickoRating qdr_glicko_make_new_player (void);

/**
 * @brief Returns the rating of a player after a rating period.
 *
 * @param self     rating of the player before the period
 * @param games    games of the player in the period
 * @param n_games  number of games; without games, only the deviation grows
 */
QdrGlickoRating
qdr_glicko_rate_period (QdrGlickoRating self, const QdrGlickoGame *games, guint n_games);

/** @brief Returns the rating of a player after @p n_periods rating periods without games. */
QdrGlickoRating qdr_glicko_rate_idle_periods (QdrGlickoRating self, guint n_periods);

/**
 * @brief Computes the ratings of all players again if rated games were added or removed since the
 *        last call.
 *
 * The result depends only on the games, not on the order in which they were added.
 *
 * @param measured  returns the rating of a personality
 * @param error     return location for a QDR_LIBRARY_ERROR; on error nothing changes
 */
gboolean qdr_library_update_ratings (QdrLibrary *self,
                                     QdrLibraryMeasuredRatingFunc measured,
                                     gpointer user_data,
                                     GError **error);

/** @brief Kinds of rankings. */
typedef enum {
  QDR_LIBRARY_RANKING_RATING,        /**< players with a current rating above the given number */
  QDR_LIBRARY_RANKING_BEST,          /**< the given number of players with the highest best
                                          ratings */
  QDR_LIBRARY_RANKING_WINS_AS_FIRST, /**< players with more than the given number of wins in the
                                          first seat */
} QdrLibraryRankingKind;

/** @brief An entry of a ranking. */
typedef struct {
  const QdrLibraryPlayer *player; /**< the player */
  guint number;                   /**< rounded rating, or number of wins */
  guint place;                    /**< place, from 1; players with equal numbers share a place;
                                       0 if the number is a provisional rating */
} QdrLibraryRank;

/**
 * @brief Ranks players by rating or wins, highest first. Players with equal numbers are sorted by
 *        name. Players with a provisional rating follow those with another one, without a place.
 *        Unrated players are not listed by rating.
 *
 * @param players  (element-type QdrLibraryPlayer): must outlive the result
 * @param number   lower limit or maximum number of players, see QdrLibraryRankingKind
 * @return (transfer full) (element-type QdrLibraryRank)
 */
GArray *qdr_library_rank_players (GPtrArray *players, QdrLibraryRankingKind kind, guint number);

G_END_DECLS
