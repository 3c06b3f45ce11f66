/*
 * A player in a ranking, as a row.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-ranked-player.h"

G_BEGIN_DECLS

#define QDR_TYPE_RANKED_ROW (qdr_ranked_row_get_type ())
G_DECLARE_FINAL_TYPE (QdrRankedRow, qdr_ranked_row, QDR, RANKED_ROW, GtkWidget)

/** @brief Returns a row that shows nothing. */
GtkWidget *qdr_ranked_row_new (void);

/** @brief Shows a player, and what becomes of it. @param player  (nullable): referenced */
void qdr_ranked_row_set_player (QdrRankedRow *self, QdrRankedPlayer *player);

G_END_DECLS
