/*
 * All players in order: by their rating now, by the highest that they ever had, or by their games
 * won as the first player.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-library-statistics.h"

G_BEGIN_DECLS

#define QDR_TYPE_RANKING_PAGE (qdr_ranking_page_get_type ())
G_DECLARE_FINAL_TYPE (QdrRankingPage, qdr_ranking_page, QDR, RANKING_PAGE, AdwBin)

/*
 * Signals:
 *   "chosen" (gpointer player)  the user wants to see more of a player, a const QdrLibraryPlayer *
 */

/**
 * @brief Shows players. What is asked stays as it is.
 *
 * @param players  (element-type QdrLibraryPlayer): of qdr_library_list_winners(); referenced
 */
void qdr_ranking_page_show (QdrRankingPage *self, GPtrArray *players);

G_END_DECLS
