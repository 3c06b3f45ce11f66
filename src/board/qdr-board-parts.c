/*
 * The parts of a board on the screen, and what is told to which of them when something changes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-parts.h"

#include "qdr-announcer.h"
#include "qdr-board-painter.h"

static QdrBoardModel *
get_model (QdrBoardParts *self)
{
  return qdr_board_state_get_model (self->state);
}

static const QdrBoardScene *
get_scene (QdrBoardParts *self)
{
  return qdr_board_state_get_scene (self->state);
}

/* What the state says */

static void
pointed_cb (QdrBoardParts *self)
{
  const char *notice = qdr_board_state_get_notice (self->state);
  const gboolean asks =
      qdr_board_state_asks_for_wall (self->state) && get_scene (self)->pointed_is_legal;
  const gboolean shows = asks || notice != NULL;

  qdr_board_bubble_set_text (self->bubble, notice);
  qdr_board_bubble_set_asks (self->bubble, asks);
  /* Unlike "visible" this asks no parent for another size. */
  gtk_widget_set_child_visible (GTK_WIDGET (self->bubble), shows);
  if (shows)
    gtk_widget_queue_allocate (self->board);
}

/* What the model says */

static void
update_input (QdrBoardParts *self)
{
  qdr_board_pointer_reset (self->pointer);
  qdr_board_state_point_at (self->state, QDR_MOVE_NONE, QDR_BOARD_DEVICE_NONE);
  qdr_board_state_update_legal_moves (self->state);
  if (get_model (self) != NULL)
    qdr_board_squares_update (self->squares);
  qdr_board_pointer_refresh (self->pointer);
  qdr_board_keys_refresh (self->keys);
}

void
qdr_board_parts_update_input (QdrBoardParts *self)
{
  update_input (self);
  qdr_board_switch_refresh (self->scanning);
}

static void
update_position (QdrBoardParts *self)
{
  qdr_board_state_set_hint (self->state, QDR_MOVE_NONE);
  qdr_board_slots_update (self->slots, FALSE);
  update_input (self);
}

static void
add_children (QdrBoardParts *self)
{
  qdr_board_squares_add (self->squares);
  qdr_board_slots_add (self->slots);
}

static void
remove_children (QdrBoardParts *self)
{
  qdr_board_squares_remove (self->squares);
  qdr_board_slots_remove (self->slots);
  qdr_board_keys_forget_square (self->keys);
}

static void
changed_cb (QdrBoardParts *self)
{
  const QdrBoardScene before = *get_scene (self);
  const QdrBoard *old = &before.position.board;
  const QdrBoard *board = &get_scene (self)->position.board;
  g_autofree char *words = NULL;

  qdr_board_state_read_model (self->state);
  /* Another board has other squares; a focus on the old ones goes to the pawn on the new ones. */
  if (old->width != board->width || old->height != board->height) {
    const gboolean had_focus = gtk_widget_get_focus_child (self->board) != NULL;

    remove_children (self);
    add_children (self);
    if (had_focus)
      gtk_widget_grab_focus (self->board);
    gtk_widget_queue_allocate (self->board);
  }
  if (!qdr_position_equal (&before.position, &get_scene (self)->position))
    qdr_board_state_erase_sketch (self->state);
  update_position (self);
  qdr_board_animation_start (self->animation, &before, get_scene (self));
  words = qdr_board_model_tell (get_model (self), &before, get_scene (self));
  if (words != NULL && !self->is_silent)
    qdr_announce (self->board, words);
  /* What can be chosen is told after what has happened. */
  qdr_board_switch_refresh (self->scanning);
}

static void
renamed_cb (QdrBoardParts *self)
{
  qdr_board_slots_update (self->slots, TRUE);
  qdr_board_parts_update_input (self);
}

void
qdr_board_parts_show_model (QdrBoardParts *self, QdrBoardModel *model)
{
  if (get_model (self) != NULL)
    g_signal_handlers_disconnect_by_data (get_model (self), self);
  qdr_board_animation_stop (self->animation);
  qdr_board_switch_leave (self->scanning);
  /* The squares of the old model are named by it, so they go first. */
  qdr_board_state_point_at (self->state, QDR_MOVE_NONE, QDR_BOARD_DEVICE_NONE);
  remove_children (self);

  qdr_board_state_erase_sketch (self->state);
  qdr_board_state_set_model (self->state, model);
  if (model != NULL) {
    g_signal_connect_swapped (model, "changed", G_CALLBACK (changed_cb), self);
    g_signal_connect_swapped (model, "renamed", G_CALLBACK (renamed_cb), self);
    g_signal_connect_swapped (model, "opened", G_CALLBACK (qdr_board_parts_update_input), self);
    add_children (self);
    update_position (self);
  }
  qdr_board_switch_refresh (self->scanning);
  gtk_widget_queue_resize (self->board);
}

/* What the widget says */

void
qdr_board_parts_rotate (QdrBoardParts *self, guint rotation)
{
  qdr_board_animation_skip (self->animation);
  qdr_board_state_rotate (self->state, rotation);
  if (get_model (self) != NULL)
    qdr_board_slots_update (self->slots, TRUE);
  qdr_board_parts_update_input (self);
  gtk_widget_queue_allocate (self->board);
}

void
qdr_board_parts_lay_out (QdrBoardParts *self, const QdrBoardRoom *room)
{
  const QdrBoardGeometry *geometry = qdr_board_state_get_geometry (self->state);
  const QdrBoardScene *scene = get_scene (self);
  const guint shut_in = scene->shut_in_player;
  graphene_rect_t place;
  graphene_rect_t pawn;

  if (get_model (self) == NULL)
    return;

  qdr_board_state_lay_out (self->state, room);
  qdr_board_squares_allocate (self->squares);
  qdr_board_slots_allocate (self->slots);

  if (!gtk_widget_get_child_visible (GTK_WIDGET (self->bubble)))
    return;

  /* Beside what is pointed at; a pawn that would be shut in is to be seen. */
  place = qdr_move_is_wall (scene->pointed)
              ? qdr_board_geometry_get_wall (geometry, scene->pointed)
              : qdr_board_geometry_get_square (geometry, qdr_move_square (scene->pointed));
  if (shut_in != QDR_NOBODY)
    pawn = qdr_board_geometry_get_square (geometry, scene->position.pawns[shut_in]);
  qdr_board_bubble_allocate (self->bubble, &geometry->frame, &place,
                             shut_in != QDR_NOBODY ? &pawn : NULL);
}

void
qdr_board_parts_snapshot (QdrBoardParts *self, GtkSnapshot *snapshot)
{
  QdrSquareView *square = qdr_board_squares_get_focused (self->squares);
  QdrSlotView *slot = qdr_board_slots_get_focused (self->slots);

  if (get_model (self) == NULL)
    return;

  qdr_board_state_set_focus (self->state,
                             square != NULL && gtk_widget_has_visible_focus (GTK_WIDGET (square))
                                 ? qdr_square_view_get_square (square)
                                 : QDR_NO_SQUARE,
                             slot != NULL && gtk_widget_has_visible_focus (GTK_WIDGET (slot))
                                 ? qdr_slot_view_get_wall (slot)
                                 : QDR_MOVE_NONE);
  qdr_board_painter_snapshot (get_scene (self), qdr_board_state_get_geometry (self->state),
                              &self->palette, self->board, snapshot);
  gtk_widget_snapshot_child (self->board, GTK_WIDGET (self->bubble), snapshot);
}

gboolean
qdr_board_parts_have_focus (QdrBoardParts *self)
{
  return qdr_board_squares_get_focused (self->squares) != NULL ||
         qdr_board_slots_get_focused (self->slots) != NULL;
}

/* Life */

void
qdr_board_parts_init (QdrBoardParts *self, GtkWidget *board)
{
  self->board = board;
  self->is_silent = FALSE;
  self->state = qdr_board_state_new ();
  g_signal_connect_swapped (self->state, "changed", G_CALLBACK (gtk_widget_queue_draw), board);
  g_signal_connect_swapped (self->state, "pointed", G_CALLBACK (pointed_cb), self);

  self->animation = qdr_board_animation_new (board, qdr_board_state_get_motion (self->state));
  self->squares = qdr_board_squares_new (board, self->state);
  self->slots = qdr_board_slots_new (board, self->state);
  self->pointer = qdr_board_pointer_new (board, self->state, self->animation);
  self->pencil = qdr_board_pencil_new (board, self->state);
  self->gestures =
      qdr_board_gestures_new (board, self->state, self->squares, self->pointer, self->pencil);
  self->keys = qdr_board_keys_new (board, self->state, self->squares, self->slots, self->pointer,
                                   self->pencil, self->animation);
  self->scanning = qdr_board_switch_new (board, self->state, self->pointer, self->animation);

  self->bubble = QDR_BOARD_BUBBLE (qdr_board_bubble_new ());
  gtk_widget_set_child_visible (GTK_WIDGET (self->bubble), FALSE);
  g_signal_connect_swapped (self->bubble, "confirmed", G_CALLBACK (qdr_board_pointer_confirm),
                            self->pointer);
  gtk_widget_set_parent (GTK_WIDGET (self->bubble), board);
}

void
qdr_board_parts_remove (QdrBoardParts *self)
{
  if (self->bubble == NULL)
    return;

  qdr_board_parts_show_model (self, NULL);
  g_clear_pointer (&self->gestures, qdr_board_gestures_free);
  g_clear_pointer (&self->keys, qdr_board_keys_free);
  g_clear_pointer (&self->scanning, qdr_board_switch_free);
  gtk_widget_unparent (GTK_WIDGET (self->bubble));
  self->bubble = NULL;
}

void
qdr_board_parts_clear (QdrBoardParts *self)
{
  g_free (self->pencil);
  g_free (self->pointer);
  qdr_board_slots_free (self->slots);
  qdr_board_squares_free (self->squares);
  qdr_board_animation_free (self->animation);
  g_object_unref (self->state);
}
