/*
 * A widget that shows the walls in a player's stock as a number and as pieces.
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
 * The widget shows a piece for each wall in the player's colour, or a single piece if it is too
 * narrow for all of them.
 *
 * Property (write-only):
 *   "player"  QdrPlayer (nullable): the player whose walls are shown
 */

/** @brief The default length of the pieces, logical pixels. */
#define QDR_STOCK_VIEW_PIECE_LENGTH 22

/** @brief Returns the player whose walls are shown, or NULL. */
QdrPlayer *qdr_stock_view_get_player (QdrStockView *self);

/** @brief Sets the player whose walls are shown. @param player  (nullable): referenced */
void qdr_stock_view_set_player (QdrStockView *self, QdrPlayer *player);

/**
 * @brief Sets the length of the pieces, which determines their thickness and distance.
 *
 * @param length  logical pixels, at least 10
 */
void qdr_stock_view_set_piece_length (QdrStockView *self, int length);

/**
 * @brief Sets whether a wall can be dragged, FALSE by default. If so, a piece is lifted while the
 *        pointer is over the stock.
 */
void qdr_stock_view_set_draggable (QdrStockView *self, gboolean is_draggable);

/** @brief Sets whether one wall is hidden because it is being dragged. */
void qdr_stock_view_set_wall_dragged (QdrStockView *self, gboolean is_dragged);

G_END_DECLS
