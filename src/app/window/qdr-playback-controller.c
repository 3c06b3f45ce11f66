/*
 * Stepping through a game, and watching computers play.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-playback-controller.h"

#include <glib/gi18n.h>

#include "qdr-accessibility-fixups.h"
#include "qdr-actions.h"
#include "qdr-icon-button.h"

/* The longest pace in the schema of the settings, milliseconds. A pace is the minimum time per
 * move. */
#define MAX_PACE 5000

struct _QdrPlaybackBar {
  AdwBin parent_instance;

  QdrIconButton *pause;
  GtkScale *scale;
  GtkAdjustment *speed; /* MAX_PACE minus the pace, milliseconds */
};

G_DEFINE_FINAL_TYPE (QdrPlaybackBar, qdr_playback_bar, ADW_TYPE_BIN)

/* Describes the speed in words, because assistive tools would read the slider as a bare number. */
static void
speed_changed_cb (QdrPlaybackBar *self)
{
  const double seconds = (MAX_PACE - gtk_adjustment_get_value (self->speed)) / 1000;
  /* Translators: %.1f is the minimum time that a computer takes for a move. */
  g_autofree char *words = g_strdup_printf (_ ("%.1f seconds per move"), seconds);

  gtk_widget_set_tooltip_text (GTK_WIDGET (self->scale), words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scale), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
                                  words, -1);
}

static void
show_paused (QdrPlaybackBar *self, gboolean paused)
{
  g_object_set (self->pause, "picture",
                paused ? "media-playback-start-symbolic" : "media-playback-pause-symbolic", "words",
                paused ? _ ("Continue") : _ ("Pause"), NULL);
}

static void
qdr_playback_bar_class_init (QdrPlaybackBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (QDR_TYPE_ICON_BUTTON);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/quoridor/Quoridor/window/playback-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrPlaybackBar, pause);
  gtk_widget_class_bind_template_child (widget_class, QdrPlaybackBar, scale);
  gtk_widget_class_bind_template_child (widget_class, QdrPlaybackBar, speed);
  gtk_widget_class_bind_template_callback (widget_class, speed_changed_cb);
  gtk_widget_class_set_css_name (widget_class, "playbackbar");
}

static void
qdr_playback_bar_init (QdrPlaybackBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  speed_changed_cb (self);
  show_paused (self, FALSE);
}

static gboolean
pace_to_speed (GValue *speed, GVariant *pace, gpointer user_data)
{
  g_value_set_double (speed, MAX_PACE - g_variant_get_int32 (pace));
  return TRUE;
}

static GVariant *
speed_to_pace (const GValue *speed, const GVariantType *type, gpointer user_data)
{
  return g_variant_new_int32 ((int) (MAX_PACE - g_value_get_double (speed)));
}

/* The paces of the actions "faster" and "slower", milliseconds. */
static const int paces[] = { 0, 100, 250, 500, 1000, 2000, 3000, 5000 };

/* The minimum time per move of a computer in a game with people, milliseconds. People could not
 * follow faster moves. */
#define FOLLOWED_PACE_MS 500

struct _QdrPlaybackController {
  QdrController base;

  AdwBin *place;       /* unowned */
  QdrPlaybackBar *bar; /* unowned; NULL until a game is played by computers only */
  GSettings *settings;
};

QDR_DEFINE_CONTROLLER (QdrPlaybackController, qdr_playback_controller)

static QdrGame *
game_of (gpointer self)
{
  return qdr_session_get_game (QDR_PLAYBACK_CONTROLLER (self)->base.session);
}

static void
first_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  qdr_game_go_to_ply (game_of (user_data), 0);
}

static void
previous_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  qdr_game_step_back (game_of (user_data));
}

static void
next_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  qdr_game_step_forward (game_of (user_data));
}

static void
last_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  qdr_game_go_to_ply (game_of (user_data), qdr_game_get_n_moves (game_of (user_data)));
}

static void
move_now_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  qdr_computer_player_move_now (
      qdr_session_get_computer (QDR_PLAYBACK_CONTROLLER (user_data)->base.session));
}

/* Pauses the game and goes to the next move. If there is no next move, the computer player makes
 * one. */
static void
step_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrPlaybackController *self = user_data;

  qdr_session_set_hold (self->base.session, QDR_HOLD_PAUSE, TRUE);
  if (!qdr_game_step_forward (game_of (self)))
    qdr_computer_player_play_single_move (qdr_session_get_computer (self->base.session));
}

static void
faster_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  GSettings *settings = QDR_PLAYBACK_CONTROLLER (user_data)->settings;
  const int pace = g_settings_get_int (settings, "pace-ms");
  guint i = G_N_ELEMENTS (paces) - 1;

  while (i > 0 && paces[i] >= pace)
    i--;
  g_settings_set_int (settings, "pace-ms", paces[i]);
}

static void
slower_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  GSettings *settings = QDR_PLAYBACK_CONTROLLER (user_data)->settings;
  const int pace = g_settings_get_int (settings, "pace-ms");
  guint i = 0;

  while (i < G_N_ELEMENTS (paces) - 1 && paces[i] <= pace)
    i++;
  g_settings_set_int (settings, "pace-ms", paces[i]);
}

static const GActionEntry entries[] = {
  { .name = "first", .activate = first_cb },       { .name = "previous", .activate = previous_cb },
  { .name = "next", .activate = next_cb },         { .name = "last", .activate = last_cb },
  { .name = "move-now", .activate = move_now_cb }, { .name = "step", .activate = step_cb },
  { .name = "faster", .activate = faster_cb },     { .name = "slower", .activate = slower_cb },
};

static void
update_pace (QdrPlaybackController *self)
{
  guint pace = FOLLOWED_PACE_MS;

  if (game_of (self) == NULL)
    return;

  if (!qdr_game_has_humans (game_of (self)))
    pace = (guint) g_settings_get_int (self->settings, "pace-ms");
  qdr_computer_player_set_pace (qdr_session_get_computer (self->base.session), pace);
}

static void
changed_cb (QdrPlaybackController *self, guint changes)
{
  QdrGame *game = game_of (self);
  const gboolean can_step_back = qdr_game_get_can_step_back (game);
  const gboolean can_step_forward = qdr_game_get_can_step_forward (game);
  const char *is_first = _ ("This is the first position.");
  const char *is_last = _ ("This is the last position.");
  const gboolean over = qdr_session_is_over (self->base.session);
  const gboolean paused = qdr_session_is_held_by (self->base.session, QDR_HOLD_PAUSE);
  const gboolean person =
      qdr_player_is_person (qdr_game_get_player (game, qdr_game_get_turn (game)));
  const gboolean watching = !qdr_game_has_humans (game);
  const gboolean can_watch = watching && (!over || can_step_forward);

  qdr_actions_set_enabled_or (self->base.actions, "first", can_step_back, is_first);
  qdr_actions_set_enabled_or (self->base.actions, "previous", can_step_back, is_first);
  qdr_actions_set_enabled_or (self->base.actions, "next", can_step_forward, is_last);
  qdr_actions_set_enabled_or (self->base.actions, "last", can_step_forward, is_last);
  qdr_actions_set_enabled (self->base.actions, "move-now", !over && !person && !paused);
  qdr_actions_set_enabled (self->base.actions, "step", can_watch);
  qdr_actions_set_enabled (self->base.actions, "faster", can_watch);
  qdr_actions_set_enabled (self->base.actions, "slower", can_watch);
  /* The bar stays visible after the game. Otherwise the board would change its size when the user
   * steps back. */
  gtk_widget_set_visible (GTK_WIDGET (self->place), watching);
  if (watching && self->bar == NULL) {
    self->bar = g_object_new (QDR_TYPE_PLAYBACK_BAR, NULL);
    g_settings_bind_with_mapping (self->settings, "pace-ms", self->bar->speed, "value",
                                  G_SETTINGS_BIND_DEFAULT, pace_to_speed, speed_to_pace, NULL,
                                  NULL);
    qdr_accessibility_fixups_apply (GTK_WIDGET (self->bar));
    adw_bin_set_child (self->place, GTK_WIDGET (self->bar));
  }
  if (self->bar != NULL)
    show_paused (self->bar, paused && !over);
  if ((changes & QDR_CHANGE_SEATS) != 0)
    update_pace (self);
}

QdrPlaybackController *
qdr_playback_controller_new (GActionMap *actions,
                             QdrSession *session,
                             AdwBin *place,
                             GSettings *settings)
{
  QdrPlaybackController *self;

  g_return_val_if_fail (ADW_IS_BIN (place), NULL);
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = qdr_controller_new (QDR_TYPE_PLAYBACK_CONTROLLER, actions, session);
  self->place = place;
  self->settings = qdr_controller_reference_object (self, settings);
  qdr_controller_add_action_entries (self, entries, G_N_ELEMENTS (entries));
  g_signal_connect_object (settings, "changed::pace-ms", G_CALLBACK (update_pace), self,
                           G_CONNECT_SWAPPED);
  qdr_session_connect_changed (session, G_CALLBACK (changed_cb), self);
  return self;
}
