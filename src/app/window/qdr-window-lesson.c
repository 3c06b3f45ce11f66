/*
 * The window offers the lesson at the first start.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-window-private.h"

/* A computer may have moved first. */
static void
played_cb (QdrWindow *self, guint player, guint move, QdrGame *game)
{
  if (qdr_player_is_human (qdr_game_get_player (game, player)))
    qdr_lesson_offer_end (self->lesson_offer);
}

static void
changed_cb (QdrWindow *self, guint changes)
{
  if ((changes & QDR_CHANGE_GAME) != 0)
    qdr_lesson_offer_end (self->lesson_offer);
}

/* The focus is not to stay on a button that nobody sees. */
static void
gone_cb (QdrWindow *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self));

  if (focus == NULL || !gtk_widget_get_mapped (focus))
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

void
qdr_window_offer_lesson (QdrWindow *self)
{
  g_return_if_fail (QDR_IS_WINDOW (self));

  qdr_lesson_offer_begin (self->lesson_offer, self->settings);
  g_signal_connect_object (self->lesson_offer, "gone", G_CALLBACK (gone_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (qdr_window_get_game (self), "played", G_CALLBACK (played_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
}
