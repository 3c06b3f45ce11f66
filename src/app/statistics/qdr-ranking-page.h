/*
 * The page with the ranking of all players: by rating, by best rating ever, or by wins as the first
 * player. It is separate from qdr-statistics-page, its only user, because it has a template of
 * its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-library-ratings.h"
#include "qdr-library-statistics.h"

G_BEGIN_DECLS

#define QDR_TYPE_RANKED_PLAYER (qdr_ranked_player_get_type ())
G_DECLARE_FINAL_TYPE (QdrRankedPlayer, qdr_ranked_player, QDR, RANKED_PLAYER, GObject)

/*
 * A player in the ranking, as an item of a list model.
 *
 * Signals:
 *   "changed"  the rank or the player has changed
 */

/** @brief Returns the rank of the player. @return (transfer none) */
const QdrLibraryRank *qdr_ranked_player_get_rank (QdrRankedPlayer *self);

#define QDR_TYPE_RANKING_PAGE (qdr_ranking_page_get_type ())
G_DECLARE_FINAL_TYPE (QdrRankingPage, qdr_ranking_page, QDR, RANKING_PAGE, AdwBin)

/*
 * Signals:
 *   "chosen" (gpointer player)  the user asks for the statistics of a player, a
 *                               const QdrLibraryPlayer *
 */

/**
 * @brief Sets the players. They are shown in the order that the user has chosen.
 *
 * @param players  (element-type QdrLibraryPlayer): from qdr_library_list_players();
 *                 referenced
 */
void qdr_ranking_page_set_players (QdrRankingPage *self, GPtrArray *players);

G_END_DECLS
