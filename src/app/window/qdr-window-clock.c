/*
 * What the window does about clocks: it warns who is short of time, and covers the board in a
 * pause.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-window-private.h"

#include <glib/gi18n.h>

#include "qdr-announcer.h"

/* The panel shows it; this is for those who do not look there. */
static void
short_of_time_cb (QdrWindow *self, guint number)
{
  QdrPlayer *player = qdr_game_get_player (qdr_window_get_game (self), number);
  g_autofree char *sentence = NULL;

  /* Translators: %s is a player whose clock runs out. */
  sentence =
      g_strdup_printf (_ ("%s has less than 20 seconds left."), qdr_player_get_name (player));
  qdr_sounds_play (self->sounds, QDR_SOUND_LOW_TIME);
  qdr_announce (GTK_WIDGET (self), sentence);
}

void
qdr_window_watch_clocks (QdrWindow *self)
{
  g_signal_connect_swapped (self->session, "short-of-time", G_CALLBACK (short_of_time_cb), self);
}

void
qdr_window_update_cover (QdrWindow *self)
{
  const gboolean covered = qdr_session_is_covered (self->session);
  const gboolean was_covered = gtk_stack_get_visible_child (self->board_stack) == self->cover;

  if (covered == was_covered)
    return;

  gtk_stack_set_visible_child (self->board_stack, covered ? self->cover : GTK_WIDGET (self->board));
  gtk_widget_grab_focus (covered ? self->uncover : GTK_WIDGET (self->board));
}
