/*
 * Animation of a board from one position to the next.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-animation.h"

#include <adwaita.h>

#include "qdr-board-scene.h"

#define DURATION_MS 220

struct _QdrBoardAnimation {
  GtkWidget *board;       /* (unowned) */
  QdrBoardMotion *motion; /* (unowned) */
  AdwAnimation *clock;
  gboolean enabled;
};

static void
value_cb (double value, gpointer user_data)
{
  QdrBoardAnimation *self = user_data;

  self->motion->progress = value;
  gtk_widget_queue_draw (self->board);
}

static void
done_cb (AdwAnimation *clock, QdrBoardAnimation *self)
{
  qdr_board_motion_clear (self->motion);
  gtk_widget_queue_draw (self->board);
}

QdrBoardAnimation *
qdr_board_animation_new (GtkWidget *board, QdrBoardMotion *motion)
{
  QdrBoardAnimation *self = g_new0 (QdrBoardAnimation, 1);
  AdwAnimationTarget *target = adw_callback_animation_target_new (value_cb, self, NULL);

  self->board = board;
  self->motion = motion;
  self->enabled = TRUE;
  self->clock = adw_timed_animation_new (board, 0, 1, DURATION_MS, target);
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->clock), ADW_LINEAR);
  g_signal_connect (self->clock, "done", G_CALLBACK (done_cb), self);
  return self;
}

void
qdr_board_animation_free (QdrBoardAnimation *self)
{
  if (self == NULL)
    return;

  g_signal_handlers_disconnect_by_data (self->clock, self);
  g_object_unref (self->clock);
  g_free (self);
}

gboolean
qdr_board_animation_get_enabled (const QdrBoardAnimation *self)
{
  return self->enabled;
}

void
qdr_board_animation_set_enabled (QdrBoardAnimation *self, gboolean enabled)
{
  self->enabled = enabled;
}

void
qdr_board_animation_start (QdrBoardAnimation *self,
                           const QdrBoardScene *before,
                           const QdrBoardScene *after)
{
  qdr_board_animation_stop (self);
  if (self->enabled && qdr_board_motion_find_moving_pieces (self->motion, before, after))
    adw_animation_play (self->clock);
}

void
qdr_board_animation_drop_pawn (QdrBoardAnimation *self, const QdrBoardCarriedPawn *carried)
{
  qdr_board_animation_stop (self);
  if (!self->enabled)
    return;

  qdr_board_motion_drop_pawn (self->motion, carried);
  adw_animation_play (self->clock);
}

void
qdr_board_animation_skip (QdrBoardAnimation *self)
{
  if (self->motion->is_running)
    adw_animation_skip (self->clock);
}

void
qdr_board_animation_stop (QdrBoardAnimation *self)
{
  adw_animation_reset (self->clock);
  qdr_board_motion_clear (self->motion);
}
