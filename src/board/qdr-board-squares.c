/*
 * The squares of a board: one child widget each, for the keyboard and for assistive tools.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-squares.h"

struct _QdrBoardSquares {
  GtkWidget *board;     /* (unowned) */
  QdrBoardState *state; /* (unowned) */
  GPtrArray *views;     /* of QdrSquareView, row by row from a1; owned by their parent */
};

static void
chosen_cb (QdrSquareView *square, guint move, QdrBoardSquares *self)
{
  qdr_board_state_propose (self->state, (QdrMove) move);
}

QdrBoardSquares *
qdr_board_squares_new (GtkWidget *board, QdrBoardState *state)
{
  QdrBoardSquares *self = g_new0 (QdrBoardSquares, 1);

  self->board = board;
  self->state = state;
  self->views = g_ptr_array_new ();
  return self;
}

void
qdr_board_squares_free (QdrBoardSquares *self)
{
  if (self == NULL)
    return;

  g_ptr_array_unref (self->views);
  g_free (self);
}

void
qdr_board_squares_add (QdrBoardSquares *self)
{
  const QdrBoard *board = &qdr_board_state_get_scene (self->state)->position.board;

  for (guint row = 0; row < board->height; row++)
    for (guint column = 0; column < board->width; column++) {
      GtkWidget *square = qdr_square_view_new (qdr_board_square (board, column, row));

      g_signal_connect (square, "chosen", G_CALLBACK (chosen_cb), self);
      /* The board draws the focus, so it must hear where it goes. */
      g_signal_connect_swapped (square, "state-flags-changed", G_CALLBACK (gtk_widget_queue_draw),
                                self->board);
      gtk_widget_set_parent (square, self->board);
      g_ptr_array_add (self->views, square);
    }
}

void
qdr_board_squares_remove (QdrBoardSquares *self)
{
  for (guint i = 0; i < self->views->len; i++)
    gtk_widget_unparent (g_ptr_array_index (self->views, i));
  g_ptr_array_set_size (self->views, 0);
}

void
qdr_board_squares_update (QdrBoardSquares *self)
{
  QdrBoardModel *model = qdr_board_state_get_model (self->state);
  const QdrBoardScene *scene = qdr_board_state_get_scene (self->state);
  const gboolean mine = qdr_board_state_can_move (self->state);

  for (guint i = 0; i < self->views->len; i++) {
    QdrSquareView *view = g_ptr_array_index (self->views, i);
    g_autofree char *label =
        qdr_board_model_name_square (model, scene, qdr_square_view_get_square (view), mine);

    qdr_square_view_set_label (view, label);
  }
}

void
qdr_board_squares_allocate (QdrBoardSquares *self)
{
  const QdrBoardGeometry *geometry = qdr_board_state_get_geometry (self->state);

  for (guint i = 0; i < self->views->len; i++) {
    QdrSquareView *view = g_ptr_array_index (self->views, i);
    const graphene_rect_t bounds =
        qdr_board_geometry_get_square (geometry, qdr_square_view_get_square (view));
    const GtkAllocation place = { (int) bounds.origin.x, (int) bounds.origin.y,
                                  (int) bounds.size.width, (int) bounds.size.height };

    gtk_widget_size_allocate (GTK_WIDGET (view), &place, -1);
  }
}

QdrSquareView *
qdr_board_squares_get (QdrBoardSquares *self, QdrSquare square)
{
  const QdrBoard *board = &qdr_board_state_get_scene (self->state)->position.board;
  const guint index =
      qdr_board_row (board, square) * board->width + qdr_board_column (board, square);

  return index < self->views->len ? g_ptr_array_index (self->views, index) : NULL;
}

QdrSquareView *
qdr_board_squares_get_focused (QdrBoardSquares *self)
{
  GtkWidget *child = gtk_widget_get_focus_child (self->board);

  return child != NULL && QDR_IS_SQUARE_VIEW (child) && gtk_widget_has_focus (child)
             ? QDR_SQUARE_VIEW (child)
             : NULL;
}
