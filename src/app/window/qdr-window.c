/*
 * The window: a game, its players, its moves, and everything one can do with them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-config.h"

#include "qdr-window-private.h"

#include <glib/gi18n.h>

#include "qdr-announcer.h"
#include "qdr-board-settings.h"
#include "qdr-comment-view.h"
#include "qdr-focus-home.h"
#include "qdr-game-setup.h"
#include "qdr-game-text.h"
#include "qdr-icon-button.h"
#include "qdr-rejected-personalities.h"
#include "qdr-variation-list.h"

G_DEFINE_FINAL_TYPE (QdrWindow, qdr_window, ADW_TYPE_APPLICATION_WINDOW)

static QdrPlayerPanel *
panel_of_player (QdrWindow *self, guint number)
{
  QdrSide side = qdr_side_of_player (qdr_game_get_n_players (qdr_window_get_game (self)), number);

  switch (qdr_board_view_find_place (self->board, side)) {
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

/* The header bar shows who plays. The title proper is what a screen reader speaks when it changes:
 * the last move and what comes next. */
static void
update_title (QdrWindow *self)
{
  QdrGame *game = qdr_window_get_game (self);
  QdrRecord *last = qdr_game_get_last_record (game);
  const gboolean is_news = last != NULL && !qdr_game_text_state_has_move (game);
  g_autofree char *players = qdr_game_text_players (game);
  g_autofree char *state = qdr_game_text_state (game);
  g_autofree char *move = is_news ? qdr_game_text_move (game, last) : NULL;
  g_autofree char *file = qdr_session_get_title (self->session);
  g_autofree char *subtitle = g_strconcat (qdr_game_get_modified (game) ? "• " : "", file, NULL);
  g_autofree char *title = move != NULL ? g_strdup_printf ("%s. %s", move, state)
                                        : g_strdup_printf ("%s – %s", state, _ ("Quoridor"));

  adw_window_title_set_title (self->title, players);
  adw_window_title_set_subtitle (self->title, subtitle);
  gtk_window_set_title (GTK_WINDOW (self), title);
}

static void
update_panels (QdrWindow *self)
{
  QdrGame *game = qdr_window_get_game (self);
  guint turn = qdr_game_get_turn (game);
  gboolean thinking = qdr_computer_player_get_thinking (qdr_session_get_computer (self->session));

  for (guint i = 0; i < qdr_game_get_n_players (game); i++) {
    QdrPlayerPanel *panel = panel_of_player (self, i);
    gboolean on_turn = i == turn && !qdr_session_is_over (self->session);

    qdr_player_panel_set_on_turn (panel, on_turn);
    qdr_player_panel_set_activity (panel, on_turn && thinking ? _ ("Thinking…") : NULL);
  }
}

static void
update (QdrWindow *self)
{
  qdr_window_turn (self);
  update_title (self);
  update_panels (self);
  qdr_window_update_cover (self);
  qdr_board_view_set_locked (self->board, !qdr_session_can_move (self->session));
  qdr_window_update_actions (self);
  qdr_window_update_playback (self);
  qdr_window_update_review (self);
}

static void
progress_cb (QdrWindow *self, guint depth)
{
  guint turn = qdr_game_get_turn (qdr_window_get_game (self));
  g_autofree char *activity = NULL;

  if (!qdr_computer_player_get_thinking (qdr_session_get_computer (self->session)))
    return;

  /* Translators: how far a computer player has looked into the future. */
  activity = g_strdup_printf (ngettext ("%u move ahead", "%u moves ahead", depth), depth);
  qdr_player_panel_set_activity (panel_of_player (self, turn), activity);
}

static void
refused_cb (QdrWindow *self, const char *sentence)
{
  qdr_status_bar_set_refusal (self->status_bar, sentence);
  qdr_sounds_play (self->sounds, QDR_SOUND_REFUSAL);
}

static void
blocked_cb (QdrWindow *self)
{
  g_autofree char *sentence = qdr_window_explain_lock (self);

  qdr_board_view_refuse (self->board, sentence);
}

static gboolean
is_taken (QdrWindow *self, QdrPlayerPanel *panel)
{
  for (guint i = 0; i < qdr_game_get_n_players (qdr_window_get_game (self)); i++)
    if (panel_of_player (self, i) == panel)
      return TRUE;

  return FALSE;
}

/* Panels that stay are not hidden meanwhile, or they would lose the focus. */
void
qdr_window_show_players (QdrWindow *self)
{
  QdrPlayerPanel *panels[] = { self->south, self->west, self->north, self->east };
  QdrGame *game = qdr_window_get_game (self);
  const gboolean crowded =
      qdr_game_get_n_players (game) > 2 && qdr_game_get_time_control (game) > 0;

  for (guint i = 0; i < G_N_ELEMENTS (panels); i++) {
    qdr_player_panel_set_crowded (panels[i], crowded);
    if (!is_taken (self, panels[i]))
      qdr_player_panel_set_player (panels[i], NULL, NULL);
  }
  for (guint i = 0; i < qdr_game_get_n_players (game); i++) {
    QdrPlayer *player = qdr_game_get_player (game, i);
    const char *id = qdr_player_get_personality (player);
    QdrPersonality *personality =
        id != NULL ? qdr_personality_list_find (self->personalities, id) : NULL;

    qdr_player_panel_set_player (panel_of_player (self, i), player, personality);
    qdr_player_panel_set_increment (panel_of_player (self, i), qdr_game_get_increment (game));
  }
  update_panels (self);
}

static void
seat_chosen_cb (QdrPlayerPanel *panel, const char *seat, QdrWindow *self)
{
  const guint number = qdr_player_get_number (qdr_player_panel_get_player (panel));

  qdr_session_hand_over (self->session, number, seat, self->personalities);
}

static void
show_game (QdrWindow *self)
{
  QdrGame *game = qdr_window_get_game (self);

  qdr_window_drop_hint (self);
  g_signal_connect_object (game, "settled", G_CALLBACK (qdr_window_drop_hint), self,
                           G_CONNECT_SWAPPED);
  qdr_adviser_set_game (self->adviser, game);
  qdr_board_view_set_game (self->board, game);
  qdr_window_turn_at_once (self);
  qdr_score_sheet_set_game (self->score_sheet, game);
  qdr_variation_list_set_game (self->variations, game);
  qdr_comment_view_set_game (self->comment, game);
  qdr_window_follow_review (self, game);
  qdr_sounds_set_game (self->sounds, game);
  qdr_window_follow_typing (self, game);
  /* What is covered at once must not have the focus: GTK would take it away in the next frame, when
   * it is on the cover. */
  if (!qdr_session_is_covered (self->session))
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

static void
changed_cb (QdrWindow *self, guint changes)
{
  if ((changes & QDR_CHANGE_GAME) != 0)
    show_game (self);
  if ((changes & QDR_CHANGE_SEATS) != 0) {
    qdr_window_drop_hint (self);
    qdr_window_show_players (self);
    qdr_window_update_pace (self);
  }
  update (self);
}

static gboolean
close_request_cb (QdrWindow *self)
{
  qdr_window_close (self);

  return TRUE;
}

static void
qdr_window_dispose (GObject *object)
{
  QdrWindow *self = QDR_WINDOW (object);

  qdr_window_drop_hint (self);
  qdr_window_drop_review (self);
  g_clear_handle_id (&self->turn_source, g_source_remove);
  g_clear_handle_id (&self->finding_source, g_source_remove);
  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_object (&self->adviser);
  g_clear_object (&self->pasted);
  g_clear_object (&self->put_up);
  g_clear_weak_pointer (&self->editor);
  g_clear_object (&self->keeper);
  g_clear_object (&self->recent_file);
  g_clear_object (&self->session);
  g_clear_object (&self->sounds);
  g_clear_object (&self->personalities);
  if (self->settings != NULL)
    g_signal_handlers_disconnect_by_data (self->settings, self);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (qdr_window_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_type_ensure (QDR_TYPE_BOARD_VIEW);
  g_type_ensure (QDR_TYPE_COMMENT_VIEW);
  g_type_ensure (QDR_TYPE_EVALUATION_BAR);
  g_type_ensure (QDR_TYPE_ICON_BUTTON);
  g_type_ensure (QDR_TYPE_LESSON_OFFER);
  g_type_ensure (QDR_TYPE_MOVE_ENTRY);
  g_type_ensure (QDR_TYPE_PLAYBACK_BAR);
  g_type_ensure (QDR_TYPE_PLAYER_PANEL);
  g_type_ensure (QDR_TYPE_REVIEW_PANEL);
  g_type_ensure (QDR_TYPE_SCORE_SHEET);
  g_type_ensure (QDR_TYPE_SPLIT_VIEW);
  g_type_ensure (QDR_TYPE_STATUS_BAR);
  g_type_ensure (QDR_TYPE_GAME_LAYOUT);
  g_type_ensure (QDR_TYPE_VARIATION_LIST);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/quoridor/Quoridor/window/window.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrWindow, recent_menu);
  gtk_widget_class_bind_template_child (widget_class, QdrWindow, title);
  gtk_widget_class_bind_template_child (widget_class, QdrWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, QdrWindow, split_view);
  gtk_widget_class_bind_template_child (widget_class, QdrWindow, game_layout);
  gtk_widget_class_bind_template_child (widget_class, QdrWindow, board_stack);
  gtk_widget_class_bind_template_child (widget_class, QdrWindow, board);
  gtk_widget_class_bind_template_child (widget_class, QdrWindow, cover);
  gtk_widget_class_bind_template_child (widget_class, QdrWindow, uncover);
  gtk_widget_class_bind_template_child (widget_class, QdrWindow, lesson_offer);
  gtk_widget_class_bind_template_child (widget_class, QdrWindow, status_bar);
  gtk_widget_class_bind_template_child (widget_class, QdrWindow, move_entry);
  gtk_widget_class_bind_template_child (widget_class, QdrWindow, evaluation);
  gtk_widget_class_bind_template_child (widget_class, QdrWindow, analysis);
  gtk_widget_class_bind_template_child (widget_class, QdrWindow, playback_bar);
  gtk_widget_class_bind_template_child (widget_class, QdrWindow, score_sheet);
  gtk_widget_class_bind_template_child (widget_class, QdrWindow, review_panel);
  gtk_widget_class_bind_template_child (widget_class, QdrWindow, variations);
  gtk_widget_class_bind_template_child (widget_class, QdrWindow, comment);
  gtk_widget_class_bind_template_child (widget_class, QdrWindow, south);
  gtk_widget_class_bind_template_child (widget_class, QdrWindow, west);
  gtk_widget_class_bind_template_child (widget_class, QdrWindow, north);
  gtk_widget_class_bind_template_child (widget_class, QdrWindow, east);
  gtk_widget_class_bind_template_callback_full (widget_class, "proposed_cb",
                                                G_CALLBACK (qdr_window_propose));
  gtk_widget_class_bind_template_callback (widget_class, refused_cb);
  gtk_widget_class_bind_template_callback (widget_class, blocked_cb);
  gtk_widget_class_bind_template_callback (widget_class, seat_chosen_cb);
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
  g_settings_bind (self->settings, "show-paths", self->board, "show-shortest-paths",
                   G_SETTINGS_BIND_GET);
  qdr_board_settings_bind (self->settings, self->board, self->sounds);
}

static void
qdr_window_init (QdrWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->settings = g_settings_new (QDR_APPLICATION_ID);
  self->sounds = qdr_sounds_new ();
  bind_settings (self);
  g_signal_connect_object (self->settings, "changed::turn-board",
                           G_CALLBACK (qdr_window_turn_at_once), self, G_CONNECT_SWAPPED);
  qdr_window_add_actions (self);
  qdr_window_add_file_actions (self);
  qdr_window_add_typing (self);
  qdr_window_connect_stocks (self);
  qdr_window_add_clipboard_actions (self);
  qdr_window_add_editor (self);
  qdr_window_add_playback (self);
  qdr_window_add_review (self);
  qdr_focus_home_set (GTK_WINDOW (self), GTK_WIDGET (self->board));
}

static void
offer_seats (QdrWindow *self)
{
  QdrPlayerPanel *panels[] = { self->south, self->west, self->north, self->east };

  for (guint i = 0; i < G_N_ELEMENTS (panels); i++)
    qdr_player_panel_set_personalities (panels[i], self->personalities);
}

static void
use_session (QdrWindow *self, QdrSession *session)
{
  QdrComputerPlayer *computer = qdr_session_get_computer (session);

  self->session = g_object_ref (session);
  self->adviser = qdr_adviser_new ();
  qdr_window_add_hints (self);
  qdr_window_add_analysis (self);
  g_signal_connect_swapped (session, "changed", G_CALLBACK (changed_cb), self);
  qdr_window_watch_clocks (self);
  g_signal_connect_object (computer, "progress", G_CALLBACK (progress_cb), self, G_CONNECT_SWAPPED);
  qdr_status_bar_set_session (self->status_bar, session);
}

static void
start_game (QdrWindow *self)
{
  g_autoptr (QdrGameSetup) setup = qdr_game_setup_load (self->settings, self->personalities);
  g_autoptr (QdrGame) game = qdr_game_setup_make_game (setup, self->personalities);

  qdr_session_set_game (self->session, game, NULL, NULL);
}

QdrWindow *
qdr_window_new_for_session (GtkApplication *application,
                            QdrPersonalityList *personalities,
                            QdrSession *session)
{
  QdrWindow *self;

  g_return_val_if_fail (application == NULL || GTK_IS_APPLICATION (application), NULL);
  g_return_val_if_fail (QDR_IS_PERSONALITY_LIST (personalities), NULL);
  g_return_val_if_fail (QDR_IS_SESSION (session), NULL);

  self = g_object_new (QDR_TYPE_WINDOW, "application", application, NULL);
  self->personalities = g_object_ref (personalities);
  offer_seats (self);
  use_session (self, session);
  if (qdr_session_get_game (session) == NULL) {
    start_game (self);
  } else {
    changed_cb (self, QDR_CHANGE_GAME | QDR_CHANGE_POSITION | QDR_CHANGE_SEATS);
  }
  return self;
}

QdrWindow *
qdr_window_new (GtkApplication *application, QdrPersonalityList *personalities)
{
  g_autoptr (QdrSession) session = NULL;

  g_return_val_if_fail (QDR_IS_PERSONALITY_LIST (personalities), NULL);

  session = qdr_session_new (personalities);
  return qdr_window_new_for_session (application, personalities, session);
}

void
qdr_window_show_toast (QdrWindow *self, AdwToast *toast)
{
  g_autofree char *words = NULL;

  pango_parse_markup (adw_toast_get_title (toast), -1, 0, NULL, &words, NULL, NULL);
  adw_toast_overlay_add_toast (self->toasts, toast);
  qdr_announce_later (GTK_WIDGET (self), words);
}

void
qdr_window_announce_rejected_personalities (QdrWindow *self)
{
  const GPtrArray *problems;

  g_return_if_fail (QDR_IS_WINDOW (self));

  problems = qdr_personality_list_get_rejected (self->personalities);
  if (problems->len > 0)
    qdr_window_show_toast (self, qdr_rejected_personalities_make_toast (problems));
}

QdrSession *
qdr_window_get_session (QdrWindow *self)
{
  g_return_val_if_fail (QDR_IS_WINDOW (self), NULL);

  return self->session;
}

QdrGame *
qdr_window_get_game (QdrWindow *self)
{
  g_return_val_if_fail (QDR_IS_WINDOW (self), NULL);

  return qdr_session_get_game (self->session);
}
