/*
 * The window's actions: what one can do with the game on the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-window-private.h"

#include <glib/gi18n.h>

#include "qdr-actions.h"
#include "qdr-announcer.h"
#include "qdr-game-setup.h"
#include "qdr-game-text.h"
#include "qdr-new-game-dialog.h"

static void
undo_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  qdr_session_take_back (QDR_WINDOW (user_data)->session);
}

static void
redo_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrGame *game = qdr_window_get_game (QDR_WINDOW (user_data));
  guint ply;

  if (qdr_game_find_redo_ply (game, &ply))
    qdr_game_go_to (game, ply);
}

static void
first_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  qdr_game_go_to (qdr_window_get_game (QDR_WINDOW (user_data)), 0);
}

static void
previous_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  qdr_game_step_back (qdr_window_get_game (QDR_WINDOW (user_data)));
}

static void
next_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  qdr_game_step_forward (qdr_window_get_game (QDR_WINDOW (user_data)));
}

static void
last_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrGame *game = qdr_window_get_game (QDR_WINDOW (user_data));

  qdr_game_go_to (game, qdr_game_get_n_moves (game));
}

static void
move_now_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  qdr_computer_player_move_now (qdr_session_get_computer (QDR_WINDOW (user_data)->session));
}

static void
hint_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  qdr_window_seek_hint (QDR_WINDOW (user_data));
}

/* Distances and walls, for whoever cannot see them at a glance. */
static void
tell_race_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrWindow *self = QDR_WINDOW (user_data);
  g_autofree char *race = qdr_game_text_race (qdr_window_get_game (self));

  qdr_status_bar_set_answer (self->status_bar, race);
  qdr_announce (GTK_WIDGET (self), race);
}

/* The button on the cover speaks for itself, and a computer that goes on by its moves. */
static void
tell_pause (QdrWindow *self, gboolean paused)
{
  g_autofree char *turn = qdr_game_text_state (qdr_window_get_game (self));

  if (paused && !qdr_session_is_covered (self->session))
    qdr_announce_later (GTK_WIDGET (self), _ ("Paused."));
  else if (!paused && qdr_session_can_move (self->session))
    qdr_announce_later (GTK_WIDGET (self), turn);
}

static void
pause_cb (GSimpleAction *action, GVariant *state, gpointer user_data)
{
  QdrWindow *self = QDR_WINDOW (user_data);
  const gboolean paused = g_variant_get_boolean (state);

  qdr_session_set_hold (self->session, QDR_HOLD_PAUSE, paused);
  tell_pause (self, paused);
}

static void
show_paths_changed_cb (QdrWindow *self)
{
  qdr_announce_later (GTK_WIDGET (self), g_settings_get_boolean (self->settings, "show-paths")
                                             ? _ ("The shortest paths are shown.")
                                             : _ ("The shortest paths are hidden."));
}

static void
fullscreen_cb (GSimpleAction *action, GVariant *state, gpointer user_data)
{
  if (g_variant_get_boolean (state))
    gtk_window_fullscreen (GTK_WINDOW (user_data));
  else
    gtk_window_unfullscreen (GTK_WINDOW (user_data));
}

static void
fullscreened_cb (QdrWindow *self)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self), "fullscreen");

  g_simple_action_set_state (G_SIMPLE_ACTION (action),
                             g_variant_new_boolean (gtk_window_is_fullscreen (GTK_WINDOW (self))));
}

static void
resign_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  qdr_window_ask_to_resign (QDR_WINDOW (user_data));
}

static void
start_again (QdrWindow *self)
{
  g_autoptr (QdrGame) game = qdr_game_setup_again (qdr_window_get_game (self));

  qdr_session_set_game (self->session, game, NULL, NULL);
}

static void
play_again_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  qdr_window_release_game (QDR_WINDOW (user_data), start_again);
}

static void
set_up_game_cb (QdrWindow *self, QdrGame *game)
{
  qdr_session_set_game (self->session, game, NULL, NULL);
}

static void
new_game_closed_cb (QdrWindow *self)
{
  if (self->session != NULL)
    qdr_session_set_hold (self->session, QDR_HOLD_DIALOG, FALSE);
}

/* Computer and clock wait while the dialog is open. */
static void
set_up_game (QdrWindow *self)
{
  GtkWidget *dialog = qdr_new_game_dialog_new (self->settings, self->personalities);

  gtk_window_set_transient_for (GTK_WINDOW (dialog), GTK_WINDOW (self));
  g_signal_connect_object (dialog, "start", G_CALLBACK (set_up_game_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "unmap", G_CALLBACK (new_game_closed_cb), self,
                           G_CONNECT_SWAPPED);
  qdr_session_set_hold (self->session, QDR_HOLD_DIALOG, TRUE);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
new_game_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  qdr_window_release_game (QDR_WINDOW (user_data), set_up_game);
}

static const GActionEntry entries[] = {
  { .name = "new-game", .activate = new_game_cb },
  { .name = "play-again", .activate = play_again_cb },
  { .name = "undo", .activate = undo_cb },
  { .name = "redo", .activate = redo_cb },
  { .name = "first", .activate = first_cb },
  { .name = "previous", .activate = previous_cb },
  { .name = "next", .activate = next_cb },
  { .name = "last", .activate = last_cb },
  { .name = "move-now", .activate = move_now_cb },
  { .name = "hint", .activate = hint_cb },
  { .name = "tell-race", .activate = tell_race_cb },
  { .name = "resign", .activate = resign_cb },
  { .name = "pause", .state = "false", .change_state = pause_cb },
  { .name = "fullscreen", .state = "false", .change_state = fullscreen_cb },
};

void
qdr_window_add_actions (QdrWindow *self)
{
  g_autoptr (GPropertyAction) show_moves =
      g_property_action_new ("show-moves", self->split_view, "show-sidebar");
  g_autoptr (GAction) show_shortest_paths = g_settings_create_action (self->settings, "show-paths");

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  g_action_map_add_action (G_ACTION_MAP (self), G_ACTION (show_moves));
  g_action_map_add_action (G_ACTION_MAP (self), show_shortest_paths);
  g_signal_connect_object (self->settings, "changed::show-paths",
                           G_CALLBACK (show_paths_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect (self, "notify::fullscreened", G_CALLBACK (fullscreened_cb), NULL);
}

void
qdr_window_set_enabled (QdrWindow *self, const char *name, gboolean enabled)
{
  qdr_actions_set_enabled (G_ACTION_MAP (self), name, enabled);
}

void
qdr_window_update_actions (QdrWindow *self)
{
  QdrGame *game = qdr_window_get_game (self);
  gboolean can_step_back = qdr_game_get_can_step_back (game);
  gboolean can_step_forward = qdr_game_get_can_step_forward (game);
  gboolean over = qdr_session_is_over (self->session);
  gboolean paused = qdr_session_is_held_by (self->session, QDR_HOLD_PAUSE);
  QdrPlayer *player = qdr_game_get_player (game, qdr_game_get_turn (game));
  gboolean human = qdr_player_is_human (player);
  GAction *pause = g_action_map_lookup_action (G_ACTION_MAP (self), "pause");
  guint ply;

  /* Who plays by a clock is not to try out moves while it rests. */
  qdr_window_set_enabled (self, "edit-position", !qdr_session_is_timed (self->session));
  qdr_window_set_enabled (self, "undo", qdr_game_find_take_back_ply (game, &ply));
  qdr_window_set_enabled (self, "redo", can_step_forward);
  qdr_window_set_enabled (self, "first", can_step_back);
  qdr_window_set_enabled (self, "previous", can_step_back);
  qdr_window_set_enabled (self, "next", can_step_forward);
  qdr_window_set_enabled (self, "last", can_step_forward);
  qdr_window_set_enabled (self, "move-now", !over && !human && !paused);
  qdr_window_set_enabled (self, "hint", !over && human && !paused && self->hint == NULL);
  qdr_window_set_enabled (self, "resign", !over && human && !can_step_forward);
  qdr_window_set_enabled (self, "pause", !over);
  g_simple_action_set_state (G_SIMPLE_ACTION (pause), g_variant_new_boolean (paused));
}
