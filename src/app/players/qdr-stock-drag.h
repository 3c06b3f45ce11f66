/*
 * Walls that are dragged from the stock of a player onto the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-view.h"
#include "qdr-stock-view.h"

G_BEGIN_DECLS

/**
 * @brief Lets the walls of @p stock be dragged onto @p board, as long as there are both.
 *
 * @param stock  of a player
 * @param board  where its walls go
 */
void qdr_stock_drag_connect (QdrStockView *stock, QdrBoardView *board);

G_END_DECLS
