/*
 * The board follows its model: the scene, the children that speak for the squares, and the motion
 * from one position to the next.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-view-private.h"

#include "qdr-announcer.h"
#include "qdr-board-motion.h"

/* Milliseconds. */
#define MOTION_DURATION 220

/* The squares */

static void
chosen_cb (QdrSquareView *square, guint move, QdrBoardView *self)
{
  qdr_board_view_propose (self, (QdrMove) move);
}

static void
remove_squares (QdrBoardView *self)
{
  for (guint i = 0; i < self->squares->len; i++)
    gtk_widget_unparent (g_ptr_array_index (self->squares, i));
  g_ptr_array_set_size (self->squares, 0);
}

static void
add_squares (QdrBoardView *self)
{
  const QdrBoard *board = &self->scene.position.board;

  for (guint row = 0; row < board->height; row++)
    for (guint column = 0; column < board->width; column++) {
      GtkWidget *square = qdr_square_view_new (qdr_board_square (board, column, row));

      g_signal_connect (square, "chosen", G_CALLBACK (chosen_cb), self);
      /* The board draws the focus, so it must hear where it goes. */
      g_signal_connect_swapped (square, "state-flags-changed", G_CALLBACK (gtk_widget_queue_draw),
                                self);
      gtk_widget_set_parent (square, GTK_WIDGET (self));
      g_ptr_array_add (self->squares, square);
    }
}

static void
update_labels (QdrBoardView *self)
{
  const gboolean mine = qdr_board_view_can_play (self);

  for (guint i = 0; i < self->squares->len; i++) {
    QdrSquareView *view = g_ptr_array_index (self->squares, i);
    g_autofree char *label = qdr_board_model_name_square (self->model, &self->scene,
                                                          qdr_square_view_get_square (view), mine);

    qdr_square_view_set_label (view, label);
  }
}

/* Motion */

static void
motion_value_cb (double value, gpointer user_data)
{
  QdrBoardView *self = user_data;

  self->scene.motion.progress = value;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
motion_done_cb (AdwAnimation *animation, QdrBoardView *self)
{
  qdr_board_motion_clear (&self->scene.motion);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
stop_motion (QdrBoardView *self)
{
  adw_animation_reset (self->animation);
  qdr_board_motion_clear (&self->scene.motion);
}

static void
start_motion (QdrBoardView *self, const QdrBoardScene *before)
{
  stop_motion (self);
  if (self->animate && qdr_board_motion_between (&self->scene.motion, before, &self->scene))
    adw_animation_play (self->animation);
}

void
qdr_board_follow_skip_motion (QdrBoardView *self)
{
  if (self->scene.motion.under_way)
    adw_animation_skip (self->animation);
}

void
qdr_board_follow_init (QdrBoardView *self)
{
  AdwAnimationTarget *target = adw_callback_animation_target_new (motion_value_cb, self, NULL);

  self->animation = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, MOTION_DURATION, target);
  g_signal_connect (self->animation, "done", G_CALLBACK (motion_done_cb), self);
}

/* The model */

void
qdr_board_follow_input (QdrBoardView *self)
{
  qdr_board_pointer_reset (self);
  qdr_board_view_point_at (self, QDR_MOVE_NONE, QDR_BOARD_POINTER_NONE);
  self->scene.show_destinations = self->show_legal_moves && qdr_board_view_can_play (self);
  if (self->model != NULL)
    update_labels (self);
  qdr_board_pointer_refresh (self);
  qdr_board_keys_refresh (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
follow_position (QdrBoardView *self)
{
  qdr_board_scene_show_shortest_paths (&self->scene, self->show_shortest_paths);
  qdr_board_scene_set_line (&self->scene, NULL, 0);
  qdr_board_view_set_mistake (self, QDR_MOVE_NONE, NULL);
  qdr_board_view_set_hint (self, QDR_MOVE_NONE);
  qdr_board_slots_update (self, FALSE);
  qdr_board_follow_input (self);
}

static void
remove_children (QdrBoardView *self)
{
  remove_squares (self);
  qdr_board_slots_remove (self);
  self->home = QDR_NO_SQUARE;
}

static void
add_children (QdrBoardView *self)
{
  add_squares (self);
  qdr_board_slots_add (self);
}

/* Another board has other squares; whoever was on the old ones finds the pawn on the new ones. */
static void
replace_children (QdrBoardView *self)
{
  const gboolean had_focus = gtk_widget_get_focus_child (GTK_WIDGET (self)) != NULL;

  remove_children (self);
  add_children (self);
  if (had_focus)
    gtk_widget_grab_focus (GTK_WIDGET (self));
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static gboolean
has_same_shape (const QdrBoard *one, const QdrBoard *other)
{
  return one->width == other->width && one->height == other->height;
}

static void
changed_cb (QdrBoardView *self)
{
  const QdrBoardScene before = self->scene;
  g_autofree char *words = NULL;

  qdr_board_model_show (self->model, &self->scene);
  if (!has_same_shape (&before.position.board, &self->scene.position.board))
    replace_children (self);
  follow_position (self);
  start_motion (self, &before);
  words = qdr_board_model_tell (self->model, &before, &self->scene);
  if (words != NULL)
    qdr_announce (GTK_WIDGET (self), words);
}

static void
renamed_cb (QdrBoardView *self)
{
  qdr_board_slots_update (self, TRUE);
  qdr_board_follow_input (self);
}

static void
connect_model (QdrBoardView *self)
{
  g_signal_connect_swapped (self->model, "changed", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (self->model, "renamed", G_CALLBACK (renamed_cb), self);
  g_signal_connect_swapped (self->model, "opened", G_CALLBACK (qdr_board_follow_input), self);
}

void
qdr_board_follow_model (QdrBoardView *self, QdrBoardModel *model)
{
  if (self->model != NULL)
    g_signal_handlers_disconnect_by_data (self->model, self);
  stop_motion (self);
  qdr_board_view_point_at (self, QDR_MOVE_NONE, QDR_BOARD_POINTER_NONE);
  remove_children (self);

  g_set_object (&self->model, model);
  if (model != NULL) {
    connect_model (self);
    qdr_board_model_show (model, &self->scene);
    add_children (self);
    follow_position (self);
  }
}
