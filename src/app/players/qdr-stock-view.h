/*
 * The walls a player has in stock, drawn as a row of little bars.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-player.h"

G_BEGIN_DECLS

#define QDR_TYPE_STOCK_VIEW (qdr_stock_view_get_type ())
G_DECLARE_FINAL_TYPE (QdrStockView, qdr_stock_view, QDR, STOCK_VIEW, GtkWidget)

/*
 * Properties:
 *   "player"       QdrPlayer, nullable, replaceable (notifies)
 *   "orientation"  of GtkOrientable: the way the bars are lined up; horizontal at first
 *
 * Signals of a wall that is dragged out of the stock by mouse or finger; places are in the view's
 * own coordinates:
 *   "drag-begin"  (gboolean finger) → gboolean  whether a wall may be taken now; FALSE unless a
 *                                               handler says so
 *   "drag-moved"  (double x, double y)          where the pointer is
 *   "drag-turned" ()                            the other button was pressed
 *   "drag-end"    (gboolean dropped)            it was let go, or with FALSE called off
 *
 * One bar a wall where there is room, otherwise a bar and the number. The colour is that of the
 * player's number.
 */

/** @brief (transfer none) (nullable) */
QdrPlayer *qdr_stock_view_get_player (QdrStockView *self);

/**
 * @brief Shows the walls of another player.
 *
 * @param player  (nullable): referenced
 */
void qdr_stock_view_set_player (QdrStockView *self, QdrPlayer *player);

G_END_DECLS
