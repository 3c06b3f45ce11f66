/*
 * The players of the library in order.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-library-statistics.h"

G_BEGIN_DECLS

/** @brief What players are in order of, and which of them are listed. */
typedef enum {
  QDR_LIBRARY_RANKING_RATING,        /**< the rating now, of those above a number */
  QDR_LIBRARY_RANKING_BEST,          /**< the highest rating ever, so many of them */
  QDR_LIBRARY_RANKING_WINS_AS_FIRST, /**< games won in the first seat, of those above a number */
} QdrLibraryRankingKind;

/** @brief Somebody in a ranking. */
typedef struct {
  const QdrLibraryPlayer *player; /**< who */
  guint number;                   /**< what the ranking goes by; of a rating, whole */
  guint place;                    /**< from 1; who has the same number has the same place */
} QdrLibraryRank;

/**
 * @brief Ranks players, the one with the highest number first; of those with the same, by name.
 *
 * Who has no rating is in no ranking by ratings.
 *
 * @param players  (element-type QdrLibraryPlayer): must live as long as what is returned
 * @param kind     what it goes by
 * @param number   above which, or how many at most
 * @return (transfer full) (element-type QdrLibraryRank)
 */
GArray *qdr_library_rank_players (GPtrArray *players, QdrLibraryRankingKind kind, guint number);

G_END_DECLS
