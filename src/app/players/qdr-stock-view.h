/*
 * The walls in a player's stock: their number and as many pieces.
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
 * Property:
 *   "player"  QdrPlayer, nullable
 *
 * There is a piece for each wall, or a single piece if there is no room, in the player's colour.
 */

/** @brief The default length of the pieces, logical pixels. */
#define QDR_STOCK_VIEW_PIECE_LENGTH 22

/** @brief Returns the player whose walls are shown, or NULL. */
QdrPlayer *qdr_stock_view_get_player (QdrStockView *self);

/** @brief Sets the player whose walls are shown, which can be NULL and is referenced. */
void qdr_stock_view_set_player (QdrStockView *self, QdrPlayer *player);

/**
 * @brief Sets the length of the pieces; their thickness and distance follow.
 *
 * @param length  logical pixels, at least 10
 */
void qdr_stock_view_set_piece_length (QdrStockView *self, int length);

/** @brief Allows dragging a wall, FALSE by default; the next piece then rises under the pointer. */
void qdr_stock_view_set_draggable (QdrStockView *self, gboolean is_draggable);

/** @brief Hides one wall while it is being dragged. */
void qdr_stock_view_set_dragged (QdrStockView *self, gboolean is_dragged);

G_END_DECLS
