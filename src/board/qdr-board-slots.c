/*
 * The places for walls on a board: one child widget each, for the keyboard and for assistive tools.
 *
 * A large board has hundreds of them. They say something new only when what is on them, or in their
 * way, has changed, which a move does to a few.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-slots.h"

struct _QdrBoardSlots {
  GtkWidget *board;     /* (unowned) */
  QdrBoardState *state; /* (unowned) */
  GPtrArray *views; /* of QdrSlotView, row by row from a1h, then from a1v; owned by their parent */
  QdrBoardSlotFunc focus_func;
  gpointer focus_data;
};

static void
chosen_cb (QdrSlotView *slot, guint move, QdrBoardSlots *self)
{
  qdr_board_state_propose (self->state, (QdrMove) move);
}

static void
focus_changed_cb (QdrSlotView *slot, gboolean has_focus, QdrBoardSlots *self)
{
  self->focus_func (qdr_slot_view_get_wall (slot), has_focus, self->focus_data);
  /* The board draws the focus. */
  gtk_widget_queue_draw (self->board);
}

QdrBoardSlots *
qdr_board_slots_new (GtkWidget *board, QdrBoardState *state)
{
  QdrBoardSlots *self = g_new0 (QdrBoardSlots, 1);

  self->board = board;
  self->state = state;
  self->views = g_ptr_array_new ();
  return self;
}

void
qdr_board_slots_free (QdrBoardSlots *self)
{
  if (self == NULL)
    return;

  g_ptr_array_unref (self->views);
  g_free (self);
}

void
qdr_board_slots_set_focus_func (QdrBoardSlots *self, QdrBoardSlotFunc func, gpointer user_data)
{
  self->focus_func = func;
  self->focus_data = user_data;
}

void
qdr_board_slots_add (QdrBoardSlots *self)
{
  const QdrBoard *board = &qdr_board_state_get_scene (self->state)->position.board;

  for (guint kind = QDR_MOVE_HORIZONTAL_WALL; kind <= QDR_MOVE_VERTICAL_WALL; kind++)
    for (guint row = 0; row + 1 < board->height; row++)
      for (guint column = 0; column + 1 < board->width; column++) {
        GtkWidget *slot =
            qdr_slot_view_new (qdr_move_make (kind, qdr_board_square (board, column, row)));

        g_signal_connect (slot, "chosen", G_CALLBACK (chosen_cb), self);
        g_signal_connect (slot, "focus-changed", G_CALLBACK (focus_changed_cb), self);
        gtk_widget_set_parent (slot, self->board);
        g_ptr_array_add (self->views, slot);
      }
}

void
qdr_board_slots_remove (QdrBoardSlots *self)
{
  for (guint i = 0; i < self->views->len; i++)
    gtk_widget_unparent (g_ptr_array_index (self->views, i));
  g_ptr_array_set_size (self->views, 0);
}

static void
update_slot (QdrBoardSlots *self, QdrSlotView *slot, const QdrBits free[2], gboolean all)
{
  const QdrBoardScene *scene = qdr_board_state_get_scene (self->state);
  const QdrMove wall = qdr_slot_view_get_wall (slot);
  const QdrSlotState state = qdr_board_words_find_slot_state (scene, free, wall);
  g_autofree char *label = NULL;

  if (!all && qdr_slot_view_is_in_state (slot, state))
    return;

  label = qdr_board_model_name_slot (qdr_board_state_get_model (self->state), scene, wall, state);
  qdr_slot_view_set_label (slot, state, label);
}

void
qdr_board_slots_update (QdrBoardSlots *self, gboolean all)
{
  QdrBits free[2];

  qdr_board_model_find_walls (qdr_board_state_get_model (self->state), free);
  for (guint i = 0; i < self->views->len; i++)
    update_slot (self, g_ptr_array_index (self->views, i), free, all);
}

void
qdr_board_slots_allocate (QdrBoardSlots *self)
{
  const QdrBoardGeometry *geometry = qdr_board_state_get_geometry (self->state);

  for (guint i = 0; i < self->views->len; i++) {
    QdrSlotView *slot = g_ptr_array_index (self->views, i);
    const graphene_rect_t bounds =
        qdr_board_geometry_get_wall (geometry, qdr_slot_view_get_wall (slot));
    const GtkAllocation place = { (int) bounds.origin.x, (int) bounds.origin.y,
                                  (int) bounds.size.width, (int) bounds.size.height };

    gtk_widget_size_allocate (GTK_WIDGET (slot), &place, -1);
  }
}

QdrSlotView *
qdr_board_slots_get (QdrBoardSlots *self, QdrMove wall)
{
  const QdrBoard *board = &qdr_board_state_get_scene (self->state)->position.board;
  const guint columns = board->width - 1u;
  const guint rows = board->height - 1u;
  const guint column = qdr_board_column (board, qdr_move_square (wall));
  const guint row = qdr_board_row (board, qdr_move_square (wall));
  const guint before = qdr_move_kind (wall) == QDR_MOVE_VERTICAL_WALL ? columns * rows : 0;

  g_assert (qdr_move_is_wall (wall) && column < columns && row < rows);

  return g_ptr_array_index (self->views, before + row * columns + column);
}

QdrSlotView *
qdr_board_slots_get_focused (QdrBoardSlots *self)
{
  GtkWidget *child = gtk_widget_get_focus_child (self->board);

  return child != NULL && QDR_IS_SLOT_VIEW (child) && gtk_widget_has_focus (child)
             ? QDR_SLOT_VIEW (child)
             : NULL;
}
