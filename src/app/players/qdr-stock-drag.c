/*
 * Walls that are dragged from the stock of a player onto the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-stock-drag.h"

#include "qdr-board-view.h"

/* Lives as long as the stock. */
typedef struct {
  QdrStockView *stock;
  QdrBoardView *board; /* NULL once it is gone */
  gboolean dragging;
} StockDrag;

static void
stock_drag_free (StockDrag *self)
{
  g_clear_weak_pointer (&self->board);
  g_free (self);
}

static gboolean
begin_drag (StockDrag *self, GtkGesture *gesture)
{
  const gboolean finger =
      gtk_gesture_single_get_current_sequence (GTK_GESTURE_SINGLE (gesture)) != NULL;
  QdrPlayer *player = qdr_stock_view_get_player (self->stock);

  self->dragging =
      self->board != NULL && player != NULL && qdr_player_get_stock (player) > 0 &&
      qdr_board_view_begin_stock_drag (self->board, qdr_player_get_number (player), finger);
  qdr_stock_view_set_lent (self->stock, self->dragging);
  gtk_gesture_set_state (gesture,
                         self->dragging ? GTK_EVENT_SEQUENCE_CLAIMED : GTK_EVENT_SEQUENCE_DENIED);
  return self->dragging;
}

static void
end_drag (StockDrag *self, gboolean dropped)
{
  if (!self->dragging)
    return;

  self->dragging = FALSE;
  qdr_stock_view_set_lent (self->stock, FALSE);
  if (self->board != NULL)
    qdr_board_view_end_stock_drag (self->board, dropped);
}

static void
drag_update_cb (GtkGestureDrag *gesture, double dx, double dy, StockDrag *self)
{
  GtkWidget *stock = GTK_WIDGET (self->stock);
  graphene_point_t on_board;
  double x, y;

  if (!self->dragging && (!gtk_drag_check_threshold (stock, 0, 0, (int) dx, (int) dy) ||
                          !begin_drag (self, GTK_GESTURE (gesture))))
    return;

  gtk_gesture_drag_get_start_point (gesture, &x, &y);
  if (self->board != NULL &&
      gtk_widget_compute_point (stock, GTK_WIDGET (self->board),
                                &GRAPHENE_POINT_INIT ((float) (x + dx), (float) (y + dy)),
                                &on_board))
    qdr_board_view_move_stock_drag (self->board, &on_board);
}

static void
drag_end_cb (GtkGestureDrag *gesture, double dx, double dy, StockDrag *self)
{
  end_drag (self, TRUE);
}

static void
drag_cancel_cb (GtkGesture *gesture, GdkEventSequence *sequence, StockDrag *self)
{
  end_drag (self, FALSE);
}

/* A gesture for the other button would end the drag of the first one: it is the same pointer. */
static gboolean
button_cb (GtkEventControllerLegacy *controller, GdkEvent *event, StockDrag *self)
{
  const GdkEventType type = gdk_event_get_event_type (event);

  if (!self->dragging || (type != GDK_BUTTON_PRESS && type != GDK_BUTTON_RELEASE) ||
      gdk_button_event_get_button (event) != GDK_BUTTON_SECONDARY)
    return GDK_EVENT_PROPAGATE;

  if (type == GDK_BUTTON_PRESS && self->board != NULL)
    qdr_board_view_rotate_stock_drag (self->board);
  return GDK_EVENT_STOP;
}

void
qdr_stock_drag_connect (QdrStockView *stock, QdrBoardView *board)
{
  GtkGesture *drag;
  GtkEventController *button;
  StockDrag *self;

  g_return_if_fail (QDR_IS_STOCK_VIEW (stock));
  g_return_if_fail (QDR_IS_BOARD_VIEW (board));

  self = g_new0 (StockDrag, 1);
  self->stock = stock;
  g_set_weak_pointer (&self->board, board);
  g_object_set_data_full (G_OBJECT (stock), "stock-drag", self, (GDestroyNotify) stock_drag_free);

  drag = gtk_gesture_drag_new ();
  g_signal_connect (drag, "drag-update", G_CALLBACK (drag_update_cb), self);
  g_signal_connect (drag, "drag-end", G_CALLBACK (drag_end_cb), self);
  g_signal_connect (drag, "cancel", G_CALLBACK (drag_cancel_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (stock), GTK_EVENT_CONTROLLER (drag));

  button = gtk_event_controller_legacy_new ();
  gtk_event_controller_set_propagation_phase (button, GTK_PHASE_CAPTURE);
  g_signal_connect (button, "event", G_CALLBACK (button_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (stock), button);
}
