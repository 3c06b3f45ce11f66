/*
 * The window: a game, its players, its moves, and everything one can do with them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-config.h"

#include "qdr-window-private.h"

#include <glib/gi18n.h>

#include "qdr-game-setup.h"
#include "qdr-game-text.h"
#include "qdr-left-out.h"

/* A computer's move takes at least so many milliseconds, or one cannot follow. */
#define PACE_MS 500

G_DEFINE_FINAL_TYPE (QdrWindow, qdr_window, ADW_TYPE_APPLICATION_WINDOW)

static QdrPlayerPanel *
panel_of_player (QdrWindow *self, guint number)
{
  switch (qdr_side_of_player (qdr_game_get_n_players (self->game), number)) {
  case QDR_SIDE_SOUTH:
    return self->south;
  case QDR_SIDE_WEST:
    return self->west;
  case QDR_SIDE_NORTH:
    return self->north;
  case QDR_SIDE_EAST:
    return self->east;
  }

  g_assert_not_reached ();
}

static gboolean
is_over (QdrWindow *self)
{
  return qdr_game_get_result (self->game).outcome != QDR_OUTCOME_ONGOING;
}

/* The header bar shows who plays. The title proper is what a screen reader speaks when it changes:
 * the last move and what comes next. */
static void
update_title (QdrWindow *self)
{
  QdrRecord *last = qdr_game_get_last_record (self->game);
  g_autofree char *players = qdr_game_text_players (self->game);
  g_autofree char *state = qdr_game_text_state (self->game);
  g_autofree char *move = last != NULL ? qdr_game_text_move (self->game, last) : NULL;
  g_autofree char *file = qdr_window_get_file_title (self);
  g_autofree char *subtitle =
      g_strconcat (qdr_game_get_modified (self->game) ? "• " : "", file, NULL);
  g_autofree char *title = move != NULL ? g_strdup_printf ("%s. %s", move, state)
                                        : g_strdup_printf ("%s – %s", state, _ ("Quoridor"));

  adw_window_title_set_title (self->title, players);
  adw_window_title_set_subtitle (self->title, subtitle);
  gtk_window_set_title (GTK_WINDOW (self), title);
}

static void
update_panels (QdrWindow *self)
{
  guint turn = qdr_game_get_turn (self->game);
  gboolean thinking = qdr_computer_player_get_thinking (self->computer);

  for (guint i = 0; i < qdr_game_get_n_players (self->game); i++) {
    QdrPlayerPanel *panel = panel_of_player (self, i);
    gboolean on_turn = i == turn && !is_over (self);

    qdr_player_panel_set_on_turn (panel, on_turn);
    qdr_player_panel_set_activity (panel, on_turn && thinking ? _ ("Thinking…") : NULL);
  }
}

/* Time passes only where the game goes on: not before the first move, nor while somebody looks back
 * at earlier positions. */
static void
update_clock (QdrWindow *self)
{
  gboolean held = self->paused || self->setting_up || qdr_game_get_can_redo (self->game);

  if (qdr_game_get_time_control (self->game) > 0)
    qdr_game_set_clock_running (self->game, self->clock_started && !held && !is_over (self));
}

static void
update_lock (QdrWindow *self)
{
  QdrPlayer *player = qdr_game_get_player (self->game, qdr_game_get_turn (self->game));

  qdr_board_view_set_locked (self->board, self->paused || !qdr_player_is_human (player));
}

void
qdr_window_update (QdrWindow *self)
{
  qdr_computer_player_set_paused (self->computer, self->paused || self->setting_up);
  update_title (self);
  update_panels (self);
  update_clock (self);
  update_lock (self);
  qdr_window_update_actions (self);
}

static void
played_cb (QdrWindow *self)
{
  self->clock_started = TRUE;
}

static void
settled_cb (QdrWindow *self)
{
  qdr_window_drop_hint (self);
  qdr_window_update (self);
}

static void
progress_cb (QdrWindow *self, const QdrReport *report)
{
  g_autofree char *activity = NULL;

  if (!qdr_computer_player_get_thinking (self->computer))
    return;

  /* Translators: how far a computer player has looked into the future. */
  activity =
      g_strdup_printf (ngettext ("%u move ahead", "%u moves ahead", report->depth), report->depth);
  qdr_player_panel_set_activity (panel_of_player (self, qdr_game_get_turn (self->game)), activity);
}

static void
refused_cb (QdrWindow *self, const char *sentence)
{
  qdr_status_bar_set_refusal (self->status_bar, sentence);
}

static void
connect_game (QdrWindow *self)
{
  g_signal_connect_object (self->game, "played", G_CALLBACK (played_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "settled", G_CALLBACK (settled_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "notify::modified", G_CALLBACK (update_title), self,
                           G_CONNECT_SWAPPED);
}

static void
show_players (QdrWindow *self)
{
  QdrPlayerPanel *panels[] = { self->south, self->west, self->north, self->east };

  for (guint i = 0; i < G_N_ELEMENTS (panels); i++)
    qdr_player_panel_set_player (panels[i], NULL, NULL);
  for (guint i = 0; i < qdr_game_get_n_players (self->game); i++) {
    QdrPlayer *player = qdr_game_get_player (self->game, i);
    const char *id = qdr_player_get_personality (player);
    QdrPersonality *personality =
        id != NULL ? qdr_personality_list_find (self->personalities, id) : NULL;

    qdr_player_panel_set_player (panel_of_player (self, i), player, personality);
  }
}

static void
forget_game (QdrWindow *self)
{
  if (self->game == NULL)
    return;

  qdr_window_drop_hint (self);
  g_signal_handlers_disconnect_by_data (self->game, self);
  qdr_game_set_clock_running (self->game, FALSE);
  g_clear_object (&self->game);
  g_clear_object (&self->file);
  g_clear_pointer (&self->collection_title, g_free);
}

static void
destroy (QdrWindow *self)
{
  gtk_window_destroy (GTK_WINDOW (self));
}

static gboolean
close_request_cb (QdrWindow *self)
{
  qdr_window_release_game (self, destroy);

  return TRUE;
}

static void
qdr_window_dispose (GObject *object)
{
  QdrWindow *self = QDR_WINDOW (object);

  if (self->computer != NULL)
    qdr_computer_player_set_game (self->computer, NULL);
  forget_game (self);
  g_clear_object (&self->adviser);
  g_clear_object (&self->computer);
  g_clear_object (&self->personalities);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (qdr_window_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (QDR_TYPE_BOARD_VIEW);
  g_type_ensure (QDR_TYPE_PLAYER_PANEL);
  g_type_ensure (QDR_TYPE_SCORE_SHEET);
  g_type_ensure (QDR_TYPE_SPLIT_VIEW);
  g_type_ensure (QDR_TYPE_STATUS_BAR);
  g_type_ensure (QDR_TYPE_TABLE);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/quoridor/Quoridor/window.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrWindow, title);
  gtk_widget_class_bind_template_child (widget_class, QdrWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, QdrWindow, split_view);
  gtk_widget_class_bind_template_child (widget_class, QdrWindow, table);
  gtk_widget_class_bind_template_child (widget_class, QdrWindow, board);
  gtk_widget_class_bind_template_child (widget_class, QdrWindow, status_bar);
  gtk_widget_class_bind_template_child (widget_class, QdrWindow, score_sheet);
  gtk_widget_class_bind_template_child (widget_class, QdrWindow, south);
  gtk_widget_class_bind_template_child (widget_class, QdrWindow, west);
  gtk_widget_class_bind_template_child (widget_class, QdrWindow, north);
  gtk_widget_class_bind_template_child (widget_class, QdrWindow, east);
  gtk_widget_class_bind_template_callback (widget_class, refused_cb);
  gtk_widget_class_bind_template_callback (widget_class, close_request_cb);
}

static void
qdr_window_class_init (QdrWindowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qdr_window_dispose;

  bind_template (GTK_WIDGET_CLASS (klass));
}

static void
bind_settings (QdrWindow *self)
{
  g_settings_bind (self->settings, "window-width", self, "default-width", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "window-height", self, "default-height",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "window-maximized", self, "maximized", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "show-coordinates", self->board, "show-coordinates",
                   G_SETTINGS_BIND_GET);
  g_settings_bind (self->settings, "show-legal-moves", self->board, "show-legal-moves",
                   G_SETTINGS_BIND_GET);
  g_settings_bind (self->settings, "animate", self->board, "animate", G_SETTINGS_BIND_GET);
}

static void
qdr_window_init (QdrWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->settings = g_settings_new (QDR_APPLICATION_ID);
  bind_settings (self);
  qdr_window_add_actions (self);
  qdr_window_add_file_actions (self);
}

static void
use_personalities (QdrWindow *self, QdrPersonalityList *personalities)
{
  self->personalities = g_object_ref (personalities);
  self->computer = qdr_computer_player_new (personalities);
  qdr_computer_player_set_pace (self->computer, PACE_MS);
  g_signal_connect_object (self->computer, "notify::thinking", G_CALLBACK (qdr_window_update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->computer, "progress", G_CALLBACK (progress_cb), self,
                           G_CONNECT_SWAPPED);
  qdr_status_bar_set_computer (self->status_bar, self->computer);
}

QdrWindow *
qdr_window_new (GtkApplication *application, QdrPersonalityList *personalities)
{
  QdrWindow *self;
  g_autoptr (QdrGameSetup) setup = NULL;
  g_autoptr (QdrGame) game = NULL;

  g_return_val_if_fail (application == NULL || GTK_IS_APPLICATION (application), NULL);
  g_return_val_if_fail (QDR_IS_PERSONALITY_LIST (personalities), NULL);

  self = g_object_new (QDR_TYPE_WINDOW, "application", application, NULL);
  use_personalities (self, personalities);
  setup = qdr_game_setup_load (self->settings, personalities);
  game = qdr_game_setup_make_game (setup, personalities);
  qdr_window_set_game (self, game, NULL);

  return self;
}

void
qdr_window_tell_left_out (QdrWindow *self)
{
  const GPtrArray *problems;

  g_return_if_fail (QDR_IS_WINDOW (self));

  problems = qdr_personality_list_get_problems (self->personalities);
  if (problems->len > 0)
    adw_toast_overlay_add_toast (self->toasts, qdr_left_out_make_toast (problems));
}

QdrGame *
qdr_window_get_game (QdrWindow *self)
{
  g_return_val_if_fail (QDR_IS_WINDOW (self), NULL);

  return self->game;
}

GFile *
qdr_window_get_file (QdrWindow *self)
{
  g_return_val_if_fail (QDR_IS_WINDOW (self), NULL);

  return self->file;
}

gboolean
qdr_window_is_untouched (QdrWindow *self)
{
  g_return_val_if_fail (QDR_IS_WINDOW (self), FALSE);

  return self->file == NULL && self->collection_title == NULL &&
         qdr_game_get_n_moves (self->game) == 0;
}

void
qdr_window_set_game (QdrWindow *self, QdrGame *game, GFile *file)
{
  const QdrPosition *start;

  g_return_if_fail (QDR_IS_WINDOW (self));
  g_return_if_fail (QDR_IS_GAME (game));
  g_return_if_fail (file == NULL || G_IS_FILE (file));

  forget_game (self);
  self->game = g_object_ref (game);
  g_set_object (&self->file, file);
  self->clock_started = FALSE;
  self->paused = FALSE;

  start = qdr_game_get_start (game);
  qdr_table_set_shape (self->table, start->board.width, start->board.height);
  show_players (self);
  connect_game (self);
  qdr_board_view_set_game (self->board, game);
  qdr_score_sheet_set_game (self->score_sheet, game);
  qdr_status_bar_set_game (self->status_bar, game);
  /* Before the end of a pause: it would wake the computer for the game that is gone. */
  qdr_computer_player_set_game (self->computer, game);
  qdr_window_update (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->board));
}
