/*
 * The places for walls: children of the board for the keyboard and for assistive tools.
 *
 * A large board has hundreds of them. They say something new only when what is on them, or in their
 * way, has changed, which a move does to a few.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-view-private.h"

#include "qdr-board-words.h"

static void
chosen_cb (QdrSlotView *slot, guint move, QdrBoardView *self)
{
  qdr_board_view_propose (self, (QdrMove) move);
}

static void
focus_changed_cb (QdrSlotView *slot, gboolean has_focus, QdrBoardView *self)
{
  qdr_board_keys_slot_focused (self, qdr_slot_view_get_wall (slot), has_focus);
  /* The board draws the focus. */
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
add_slot (QdrBoardView *self, QdrMove wall)
{
  GtkWidget *slot = qdr_slot_view_new (wall);

  g_signal_connect (slot, "chosen", G_CALLBACK (chosen_cb), self);
  g_signal_connect (slot, "focus-changed", G_CALLBACK (focus_changed_cb), self);
  gtk_widget_set_parent (slot, GTK_WIDGET (self));
  g_ptr_array_add (self->slots, slot);
}

void
qdr_board_slots_add (QdrBoardView *self)
{
  const QdrBoard *board = &self->scene.position.board;

  for (guint kind = QDR_MOVE_HORIZONTAL_WALL; kind <= QDR_MOVE_VERTICAL_WALL; kind++)
    for (guint row = 0; row + 1 < board->height; row++)
      for (guint column = 0; column + 1 < board->width; column++)
        add_slot (self, qdr_move_make (kind, qdr_board_square (board, column, row)));
}

void
qdr_board_slots_remove (QdrBoardView *self)
{
  for (guint i = 0; i < self->slots->len; i++)
    gtk_widget_unparent (g_ptr_array_index (self->slots, i));
  g_ptr_array_set_size (self->slots, 0);
}

static void
update_slot (QdrBoardView *self, QdrSlotView *slot, const QdrBits free[2], gboolean all)
{
  const QdrMove wall = qdr_slot_view_get_wall (slot);
  const QdrSlotState state = qdr_board_words_find_slot_state (&self->scene, free, wall);
  g_autofree char *label = NULL;

  if (!all && qdr_slot_view_is_in_state (slot, state))
    return;

  label = qdr_board_model_name_slot (self->model, &self->scene, wall, state);
  qdr_slot_view_set_label (slot, state, label);
}

void
qdr_board_slots_update (QdrBoardView *self, gboolean all)
{
  QdrBits free[2];

  qdr_board_model_find_walls (self->model, free);
  for (guint i = 0; i < self->slots->len; i++)
    update_slot (self, g_ptr_array_index (self->slots, i), free, all);
}

void
qdr_board_slots_allocate (QdrBoardView *self)
{
  for (guint i = 0; i < self->slots->len; i++) {
    QdrSlotView *slot = g_ptr_array_index (self->slots, i);
    const graphene_rect_t bounds =
        qdr_board_geometry_get_wall (&self->geometry, qdr_slot_view_get_wall (slot));

    qdr_board_view_allocate_child (GTK_WIDGET (slot), &bounds);
  }
}

QdrSlotView *
qdr_board_view_get_slot (QdrBoardView *self, QdrMove wall)
{
  const QdrBoard *board = &self->scene.position.board;
  const guint columns = board->width - 1u;
  const guint rows = board->height - 1u;
  const guint column = qdr_board_column (board, qdr_move_square (wall));
  const guint row = qdr_board_row (board, qdr_move_square (wall));
  const guint before = qdr_move_kind (wall) == QDR_MOVE_VERTICAL_WALL ? columns * rows : 0;

  g_assert (qdr_move_is_wall (wall) && column < columns && row < rows);

  return g_ptr_array_index (self->slots, before + row * columns + column);
}
