/*
 * The statistics of one player, who is chosen from all.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-player-plots.h"

G_BEGIN_DECLS

#define QDR_TYPE_PLAYER_PAGE (qdr_player_page_get_type ())
G_DECLARE_FINAL_TYPE (QdrPlayerPage, qdr_player_page, QDR, PLAYER_PAGE, AdwBin)

/*
 * Signals:
 *   "chosen"              the user wants to see another player
 *   "opened" (gint64 id)  a game is to be looked at
 */

/**
 * @brief Offers players.
 *
 * @param players  (element-type QdrLibraryPlayer): in the order in which they are offered;
 *                 referenced
 * @param chosen   the one who is shown, below their number
 */
void qdr_player_page_offer (QdrPlayerPage *self, GPtrArray *players, guint chosen);

/** @brief (transfer none) (nullable): who is chosen. */
const QdrLibraryPlayer *qdr_player_page_get_chosen (QdrPlayerPage *self);

/**
 * @brief Chooses another player, as the user does, and goes to the choice. The present one stays
 *        where the other is not offered.
 *
 * @param player  by whom the same one among those offered is found
 */
void qdr_player_page_choose (QdrPlayerPage *self, const QdrLibraryPlayer *player);

/** @brief Shows the player who is chosen. @param record  what is known of it */
void qdr_player_page_show (QdrPlayerPage *self, const QdrPlayerRecord *record);

G_END_DECLS
