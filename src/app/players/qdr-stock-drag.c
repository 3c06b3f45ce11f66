/*
 * Walls that are dragged from the stock of a player onto the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-stock-drag.h"

#include "qdr-board-stock-drag.h"

static gboolean
begin_cb (QdrBoardView *board, gboolean finger, QdrStockView *stock)
{
  QdrPlayer *player = qdr_stock_view_get_player (stock);

  return player != NULL &&
         qdr_board_stock_drag_begin (board, qdr_player_get_number (player), finger);
}

static void
moved_cb (QdrBoardView *board, double x, double y, QdrStockView *stock)
{
  const graphene_point_t point = GRAPHENE_POINT_INIT ((float) x, (float) y);
  graphene_point_t on_board;

  if (gtk_widget_compute_point (GTK_WIDGET (stock), GTK_WIDGET (board), &point, &on_board))
    qdr_board_stock_drag_move (board, &on_board);
}

void
qdr_stock_drag_connect (QdrStockView *stock, QdrBoardView *board)
{
  g_return_if_fail (QDR_IS_STOCK_VIEW (stock));
  g_return_if_fail (QDR_IS_BOARD_VIEW (board));

  g_signal_connect_object (stock, "drag-begin", G_CALLBACK (begin_cb), board, G_CONNECT_SWAPPED);
  g_signal_connect_object (stock, "drag-moved", G_CALLBACK (moved_cb), board, G_CONNECT_SWAPPED);
  g_signal_connect_object (stock, "drag-turned", G_CALLBACK (qdr_board_stock_drag_turn), board,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (stock, "drag-end", G_CALLBACK (qdr_board_stock_drag_end), board,
                           G_CONNECT_SWAPPED);
}
