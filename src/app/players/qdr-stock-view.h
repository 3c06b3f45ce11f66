/*
 * The walls a player has in stock: their number, and as many pieces beside it.
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
 *   "player"  QdrPlayer, nullable, replaceable (notifies)
 *
 * One piece a wall where there is room, otherwise one for all. The colour is that of the player's
 * number.
 */

/** @brief The length of the pieces unless another one is set, logical pixels. */
#define QDR_STOCK_VIEW_PIECE_LENGTH 22

/** @brief (transfer none) (nullable) */
QdrPlayer *qdr_stock_view_get_player (QdrStockView *self);

/**
 * @brief Shows the walls of another player.
 *
 * @param player  (nullable): referenced
 */
void qdr_stock_view_set_player (QdrStockView *self, QdrPlayer *player);

/**
 * @brief Sets how long the pieces are; their thickness and distance follow.
 *
 * @param length  logical pixels, at least 10
 */
void qdr_stock_view_set_piece_length (QdrStockView *self, int length);

/**
 * @brief Sets whether a wall may be taken now; if so, pieces rise to the pointer.
 *
 * @param liftable  whether it may; at first it may not
 */
void qdr_stock_view_set_liftable (QdrStockView *self, gboolean liftable);

/**
 * @brief Sets whether one of the walls is in somebody's hand.
 *
 * @param lent  whether so; that one is not drawn
 */
void qdr_stock_view_set_lent (QdrStockView *self, gboolean lent);

G_END_DECLS
