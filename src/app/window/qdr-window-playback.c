/*
 * Watching computers: one move at a time, and how fast they play.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-window-private.h"

/* What a key goes through, milliseconds for a move. */
static const int paces[] = { 0, 100, 250, 500, 1000, 2000, 3000, 5000 };

/* In a pause, and a game stepped back goes on along the moves that it has. */
static void
step_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrWindow *self = QDR_WINDOW (user_data);
  QdrGame *game = qdr_window_get_game (self);

  qdr_session_set_hold (self->session, QDR_HOLD_PAUSE, TRUE);
  if (!qdr_game_step_forward (game))
    qdr_computer_player_step (qdr_session_get_computer (self->session));
}

static void
faster_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  GSettings *settings = QDR_WINDOW (user_data)->settings;
  const int pace = g_settings_get_int (settings, "pace-ms");
  guint i = G_N_ELEMENTS (paces) - 1;

  while (i > 0 && paces[i] >= pace)
    i--;
  g_settings_set_int (settings, "pace-ms", paces[i]);
}

static void
slower_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  GSettings *settings = QDR_WINDOW (user_data)->settings;
  const int pace = g_settings_get_int (settings, "pace-ms");
  guint i = 0;

  while (i < G_N_ELEMENTS (paces) - 1 && paces[i] <= pace)
    i++;
  g_settings_set_int (settings, "pace-ms", paces[i]);
}

/* A person needs some time to see what the computer did, whatever it is among themselves. */
void
qdr_window_update_pace (QdrWindow *self)
{
  guint pace;

  if (self->session == NULL)
    return;

  pace = qdr_game_has_humans (qdr_window_get_game (self))
             ? QDR_SESSION_PACE_MS
             : (guint) g_settings_get_int (self->settings, "pace-ms");

  qdr_computer_player_set_pace (qdr_session_get_computer (self->session), pace);
}

static const GActionEntry entries[] = {
  { .name = "step", .activate = step_cb },
  { .name = "faster", .activate = faster_cb },
  { .name = "slower", .activate = slower_cb },
};

void
qdr_window_add_playback (QdrWindow *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  g_settings_bind (self->settings, "pace-ms", self->playback_bar, "pace", G_SETTINGS_BIND_DEFAULT);
  g_signal_connect_object (self->settings, "changed::pace-ms", G_CALLBACK (qdr_window_update_pace),
                           self, G_CONNECT_SWAPPED);
}

void
qdr_window_update_playback (QdrWindow *self)
{
  QdrGame *game = qdr_window_get_game (self);
  const gboolean watching = !qdr_game_has_humans (game);
  const gboolean can_step =
      !qdr_session_is_over (self->session) || qdr_game_get_can_step_forward (game);

  /* After the game as well, or the board would shrink with a step back. */
  gtk_widget_set_visible (GTK_WIDGET (self->playback_bar), watching);
  for (gsize i = 0; i < G_N_ELEMENTS (entries); i++)
    qdr_window_set_enabled (self, entries[i].name, watching && can_step);
}
