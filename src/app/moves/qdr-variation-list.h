/*
 * The variations at the position that is looked at, to go over to.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-game.h"

G_BEGIN_DECLS

#define QDR_TYPE_VARIATION_LIST (qdr_variation_list_get_type ())
G_DECLARE_FINAL_TYPE (QdrVariationList, qdr_variation_list, QDR, VARIATION_LIST, GtkWidget)

/**
 * @brief Shows what else was played in @p game instead of the last move and of the next one.
 *
 * The list is invisible where there is nothing to show.
 *
 * @param game  (nullable)
 */
void qdr_variation_list_set_game (QdrVariationList *self, QdrGame *game);

G_END_DECLS
