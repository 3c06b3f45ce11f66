/*
 * Walls that are dragged from the stock of a player onto the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-window-private.h"

static gboolean
begin_cb (QdrWindow *self, gboolean finger, QdrStockView *stock)
{
  QdrPlayer *player = qdr_stock_view_get_player (stock);

  return player != NULL &&
         qdr_board_view_stock_drag_begin (self->board, qdr_player_get_number (player), finger);
}

static void
moved_cb (QdrWindow *self, double x, double y, QdrStockView *stock)
{
  const graphene_point_t point = GRAPHENE_POINT_INIT ((float) x, (float) y);
  graphene_point_t on_board;

  if (gtk_widget_compute_point (GTK_WIDGET (stock), GTK_WIDGET (self->board), &point, &on_board))
    qdr_board_view_stock_drag_move (self->board, &on_board);
}

static void
turned_cb (QdrWindow *self)
{
  qdr_board_view_stock_drag_turn (self->board);
}

static void
end_cb (QdrWindow *self, gboolean dropped)
{
  qdr_board_view_stock_drag_end (self->board, dropped);
}

void
qdr_window_connect_stocks (QdrWindow *self)
{
  QdrPlayerPanel *panels[] = { self->south, self->west, self->north, self->east };

  for (guint i = 0; i < G_N_ELEMENTS (panels); i++) {
    QdrStockView *stock = qdr_player_panel_get_stock (panels[i]);

    g_signal_connect_object (stock, "drag-begin", G_CALLBACK (begin_cb), self, G_CONNECT_SWAPPED);
    g_signal_connect_object (stock, "drag-moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
    g_signal_connect_object (stock, "drag-turned", G_CALLBACK (turned_cb), self, G_CONNECT_SWAPPED);
    g_signal_connect_object (stock, "drag-end", G_CALLBACK (end_cb), self, G_CONNECT_SWAPPED);
  }
}
