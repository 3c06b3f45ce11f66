/*
 * Tests of the window: playing, undo and redo, files, closing.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fixture.h"

#include "qdr-icon-button.h"
#include "qdr-notation.h"
#include "qdr-round-row.h"
#include "qdr-seat-menu.h"
#include "qdr-window-private.h"
#include "temp-folder.h"

static QdrWindow *window;

static void
set_up (void)
{
  fixture_set_up ();
  window = qdr_window_new (NULL, fixture_get_personalities ());
  gtk_window_present (GTK_WINDOW (window));
}

static void
tear_down (void)
{
  fixture_assert_finalizes (window, fixture_close);
  fixture_tear_down ();
}

/* Puts a new game of 7x7 into the window, which owns it. */
static QdrGame *
use_game (guint players, const char *seats)
{
  g_autoptr (QdrGame) game = fixture_make_game (7, players, seats);

  qdr_session_set_game (window->session, game, NULL, NULL);

  return game;
}

static gboolean
human_is_to_move (gpointer data)
{
  QdrGame *game = QDR_GAME (data);

  return qdr_player_is_human (qdr_game_get_player (game, qdr_game_get_turn (game)));
}

static gboolean
computer_is_thinking (gpointer data)
{
  return qdr_computer_player_get_thinking (qdr_session_get_computer (window->session));
}

static gboolean
game_is_over (gpointer data)
{
  return qdr_game_get_result (QDR_GAME (data)).outcome != QDR_OUTCOME_ONGOING;
}

static gboolean
three_moves_were_made (gpointer data)
{
  return qdr_game_get_ply (QDR_GAME (data)) == 3;
}

START_TEST (a_new_window_has_a_game_that_waits_for_the_first_move)
{
  QdrGame *game = qdr_window_get_game (window);

  ck_assert_uint_eq (qdr_game_get_ply (game), 0);
  ck_assert (human_is_to_move (game));
  ck_assert (qdr_session_is_untouched (window->session));
  ck_assert (!qdr_board_view_get_locked (window->board));
  ck_assert_str_eq (qdr_status_bar_get_text (window->status_bar), "Player 1 to move.");
}
END_TEST

START_TEST (a_new_game_has_the_focus)
{
  GtkWidget *focus;

  gtk_widget_child_focus (GTK_WIDGET (window), GTK_DIR_TAB_FORWARD);
  focus = gtk_window_get_focus (GTK_WINDOW (window));
  ck_assert (!gtk_widget_is_ancestor (focus, GTK_WIDGET (window->board)));
  use_game (2, "human,human");
  focus = gtk_window_get_focus (GTK_WINDOW (window));
  ck_assert (gtk_widget_is_ancestor (focus, GTK_WIDGET (window->board)));
}
END_TEST

START_TEST (the_computer_answers_and_undo_takes_back_its_answer_as_well)
{
  QdrGame *game = use_game (2, "human,computer novice");

  fixture_play (game, "d2");
  ck_assert (qdr_board_view_get_locked (window->board));
  fixture_wait (human_is_to_move, game);
  ck_assert_uint_eq (qdr_game_get_ply (game), 2);
  ck_assert (!qdr_board_view_get_locked (window->board));

  fixture_activate (window, "undo");
  ck_assert_uint_eq (qdr_game_get_ply (game), 0);
  fixture_assert_enabled (window, "undo", FALSE);
  fixture_activate (window, "redo");
  ck_assert_uint_eq (qdr_game_get_ply (game), 2);
  fixture_assert_enabled (window, "redo", FALSE);
}
END_TEST

START_TEST (undo_while_the_computer_thinks_takes_back_the_humans_move)
{
  QdrGame *game = use_game (2, "human,computer master");

  fixture_play (game, "d2");
  fixture_wait (computer_is_thinking, NULL);
  fixture_activate (window, "undo");
  ck_assert_uint_eq (qdr_game_get_ply (game), 0);
  ck_assert (!computer_is_thinking (NULL));
  fixture_settle ();
  ck_assert_uint_eq (qdr_game_get_ply (game), 0);
  ck_assert_uint_eq (g_list_model_get_n_items (G_LIST_MODEL (game)), 1);
}
END_TEST

START_TEST (there_is_nothing_to_undo_before_a_human_has_moved)
{
  QdrGame *game = use_game (2, "computer novice,human");

  fixture_wait (human_is_to_move, game);
  ck_assert_uint_eq (qdr_game_get_ply (game), 1);
  fixture_assert_enabled (window, "undo", FALSE);
  fixture_assert_enabled (window, "previous", TRUE);
}
END_TEST

START_TEST (a_game_without_humans_is_taken_back_move_by_move_and_waits)
{
  QdrGame *game = use_game (2, "computer novice,computer novice");

  fixture_wait (three_moves_were_made, game);
  fixture_activate (window, "undo");
  ck_assert_uint_eq (qdr_game_get_ply (game), 2);
  ck_assert (!computer_is_thinking (NULL));
  fixture_activate (window, "undo");
  ck_assert_uint_eq (qdr_game_get_ply (game), 1);
  fixture_activate (window, "redo");
  ck_assert_uint_eq (qdr_game_get_ply (game), 2);
  ck_assert (!computer_is_thinking (NULL));
}
END_TEST

START_TEST (stepping_goes_through_the_game_one_move_at_a_time)
{
  QdrGame *game = use_game (2, "human,human");

  fixture_play (game, "d2 d6 d3");
  fixture_activate (window, "previous");
  ck_assert_uint_eq (qdr_game_get_ply (game), 2);
  ck_assert_str_eq (qdr_status_bar_get_text (window->status_bar), "After move 2 of 3.");
  fixture_activate (window, "first");
  ck_assert_uint_eq (qdr_game_get_ply (game), 0);
  fixture_activate (window, "next");
  ck_assert_uint_eq (qdr_game_get_ply (game), 1);
  fixture_activate (window, "last");
  ck_assert_uint_eq (qdr_game_get_ply (game), 3);
}
END_TEST

START_TEST (the_race_is_told_in_any_state_until_the_position_changes)
{
  QdrGame *game = use_game (2, "human,human");

  qdr_player_set_name (qdr_game_get_player (game, 0), "Anna");
  qdr_player_set_name (qdr_game_get_player (game, 1), "Ben");
  fixture_activate (window, "tell-race");
  ck_assert_str_eq (qdr_status_bar_get_text (window->status_bar),
                    "Anna: 6 steps to go, 8 walls. Ben: 6 steps to go, 8 walls. Anna to move.");
  fixture_play (game, "d2");
  ck_assert_str_eq (qdr_status_bar_get_text (window->status_bar), "Ben to move.");
  g_action_group_change_action_state (G_ACTION_GROUP (window), "pause",
                                      g_variant_new_boolean (TRUE));
  fixture_activate (window, "tell-race");
  ck_assert_str_eq (qdr_status_bar_get_text (window->status_bar),
                    "Anna: 5 steps to go, 8 walls. Ben: 6 steps to go, 8 walls. Ben to move.");
}
END_TEST

/* What somebody types, and Enter. */
static GtkEntry *
type_move (const char *text)
{
  GtkWidget *entry = gtk_widget_get_first_child (GTK_WIDGET (window->move_entry));

  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  g_signal_emit_by_name (entry, "activate");

  return GTK_ENTRY (entry);
}

static gboolean
is_focus (GtkEntry *entry)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

  return focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (entry));
}

START_TEST (a_whole_game_is_typed)
{
  static const char *const moves[] = { "d2", "d6", " D3 ", "c3v", "d4", "c6",
                                       "d5", "b6", "d6",   "a6",  "d7" };
  QdrGame *game = use_game (2, "human,human");

  fixture_activate (window, "type-move");
  for (gsize i = 0; i < G_N_ELEMENTS (moves); i++) {
    GtkEntry *entry = type_move (moves[i]);

    ck_assert_uint_eq (qdr_game_get_ply (game), i + 1);
    ck_assert_str_eq (gtk_editable_get_text (GTK_EDITABLE (entry)), "");
    ck_assert (is_focus (entry));
  }
  ck_assert (game_is_over (game));
  type_move ("d1");
  ck_assert_str_eq (qdr_status_bar_get_text (window->status_bar), "The game is over.");
}
END_TEST

static const struct {
  const char *text;
  const char *sentence;
} typing_errors[] = {
  { "d3", "The pawn cannot go there in one step." },
  { "e9", "That is off the board." },
  { "horse", "That is not a move." },
  { "timeout", "That is not a move." },
};

START_TEST (a_typed_move_that_is_refused_stays_and_says_why)
{
  QdrGame *game = use_game (2, "human,human");
  GtkEntry *entry;

  fixture_activate (window, "type-move");
  entry = type_move (typing_errors[_i].text);
  ck_assert_uint_eq (qdr_game_get_ply (game), 0);
  ck_assert_str_eq (gtk_editable_get_text (GTK_EDITABLE (entry)), typing_errors[_i].text);
  ck_assert (gtk_widget_has_css_class (GTK_WIDGET (entry), "error"));
  ck_assert_str_eq (qdr_status_bar_get_text (window->status_bar), typing_errors[_i].sentence);
  type_move ("d2");
  ck_assert (!gtk_widget_has_css_class (GTK_WIDGET (entry), "error"));
  ck_assert_uint_eq (qdr_game_get_ply (game), 1);
}
END_TEST

START_TEST (nothing_is_typed_in_the_turn_of_the_computer)
{
  QdrGame *game = use_game (2, "human,computer master");

  fixture_activate (window, "type-move");
  type_move ("d2");
  type_move ("d6");
  ck_assert_uint_eq (qdr_game_get_ply (game), 1);
  fixture_wait (computer_is_thinking, NULL);
  type_move ("d6");
  ck_assert_str_eq (qdr_status_bar_get_text (window->status_bar), "North is thinking…");
}
END_TEST

START_TEST (a_move_half_typed_stays_when_the_computer_moves)
{
  QdrGame *game = use_game (2, "human,computer novice");
  GtkEditable *entry = GTK_EDITABLE (gtk_widget_get_first_child (GTK_WIDGET (window->move_entry)));

  fixture_activate (window, "type-move");
  type_move ("d2");
  gtk_editable_set_text (entry, "d");
  fixture_wait (human_is_to_move, game);
  fixture_settle ();
  ck_assert_str_eq (gtk_editable_get_text (entry), "d");
}
END_TEST

START_TEST (a_move_refused_while_the_computer_thinks_stays_for_another_try)
{
  QdrGame *game = use_game (2, "human,computer novice");
  GtkEntry *entry;

  fixture_activate (window, "type-move");
  type_move ("d2");
  entry = type_move ("d3");
  fixture_wait (human_is_to_move, game);
  fixture_settle ();
  ck_assert_str_eq (gtk_editable_get_text (GTK_EDITABLE (entry)), "d3");
}
END_TEST

START_TEST (a_typed_move_that_steps_on_in_the_game_makes_room_for_the_next)
{
  QdrGame *game = use_game (2, "human,human");
  GtkEntry *entry;

  fixture_play (game, "d2 d6");
  fixture_activate (window, "first");
  fixture_activate (window, "type-move");
  entry = type_move ("d2");
  ck_assert_uint_eq (qdr_game_get_ply (game), 1);
  ck_assert_str_eq (gtk_editable_get_text (GTK_EDITABLE (entry)), "");
}
END_TEST

START_TEST (the_line_for_moves_closes_and_the_focus_goes_to_the_board)
{
  GtkWidget *focus;

  ck_assert (!gtk_widget_get_visible (GTK_WIDGET (window->move_entry)));
  fixture_activate (window, "type-move");
  ck_assert (gtk_widget_get_visible (GTK_WIDGET (window->move_entry)));
  g_signal_emit_by_name (window->move_entry, "closed");
  ck_assert (!gtk_widget_get_visible (GTK_WIDGET (window->move_entry)));
  focus = gtk_window_get_focus (GTK_WINDOW (window));
  ck_assert (gtk_widget_is_ancestor (focus, GTK_WIDGET (window->board)));
}
END_TEST

START_TEST (move_now_ends_a_long_think)
{
  QdrGame *game = use_game (2, "human,computer master");

  fixture_play (game, "d2");
  fixture_wait (computer_is_thinking, NULL);
  fixture_activate (window, "move-now");
  fixture_wait (human_is_to_move, game);
  ck_assert_uint_eq (qdr_game_get_ply (game), 2);
}
END_TEST

static gboolean
a_hint_is_shown (gpointer data)
{
  return qdr_board_view_get_hint (window->board) != QDR_MOVE_NONE;
}

static gboolean
no_hint_is_sought (gpointer data)
{
  return window->hint == NULL;
}

START_TEST (a_hint_is_shown_on_the_board_and_in_words_and_goes_with_the_move)
{
  QdrGame *game = use_game (2, "human,computer novice");

  fixture_activate (window, "hint");
  fixture_assert_enabled (window, "hint", FALSE);
  fixture_wait (a_hint_is_shown, NULL);
  ck_assert (qdr_game_check (game, qdr_board_view_get_hint (window->board)).reason ==
             QDR_REASON_NONE);
  ck_assert (g_str_has_prefix (qdr_status_bar_get_text (window->status_bar), "Try "));

  fixture_play (game, "d2");
  ck_assert (no_hint_is_sought (NULL));
  ck_assert (!a_hint_is_shown (NULL));
  fixture_wait (human_is_to_move, game);
  fixture_assert_enabled (window, "hint", TRUE);
  ck_assert (!a_hint_is_shown (NULL));
}
END_TEST

static void
note_depth (guint *depth, GParamSpec *pspec, QdrAdviser *adviser)
{
  *depth = qdr_adviser_get_analysis (adviser)->depth;
}

static gboolean
is_deep (gpointer data)
{
  return *(guint *) data >= 4;
}

/* The beginner looks one move ahead. */
START_TEST (a_hint_looks_further_ahead_than_a_weak_opponent)
{
  guint depth = 0;

  use_game (2, "human,computer beginner");
  fixture_activate (window, "hint");
  g_signal_connect_swapped (window->adviser, "notify::analysis", G_CALLBACK (note_depth), &depth);
  fixture_wait (is_deep, &depth);
  g_signal_handlers_disconnect_by_data (window->adviser, &depth);
}
END_TEST

START_TEST (a_hint_that_is_proved_is_the_last_word)
{
  QdrGame *game = use_game (2, "human,human");

  fixture_play (game, "d2 d6 d3 c6 d4 c7 d5 c6 d6 c7");
  fixture_activate (window, "hint");
  fixture_wait (no_hint_is_sought, NULL);
  ck_assert_str_eq (qdr_status_bar_get_text (window->status_bar), "Try d7. Reaches your goal.");
  fixture_assert_enabled (window, "hint", TRUE);
}
END_TEST

START_TEST (there_are_hints_for_humans_only_and_none_in_a_pause_or_after_the_end)
{
  QdrGame *game = use_game (2, "computer master,human");

  fixture_assert_enabled (window, "hint", FALSE);
  game = use_game (2, "human,human");
  fixture_assert_enabled (window, "hint", TRUE);
  g_action_group_activate_action (G_ACTION_GROUP (window), "pause", NULL);
  fixture_assert_enabled (window, "hint", FALSE);
  g_action_group_activate_action (G_ACTION_GROUP (window), "pause", NULL);
  fixture_play (game, "resign");
  fixture_assert_enabled (window, "hint", FALSE);
}
END_TEST

START_TEST (closing_the_window_leaves_no_hint_behind)
{
  use_game (2, "human,human");
  fixture_activate (window, "hint");
}
END_TEST

START_TEST (a_pause_stops_the_computer_and_locks_the_board)
{
  QdrGame *game = use_game (2, "human,computer novice");

  g_action_group_change_action_state (G_ACTION_GROUP (window), "pause",
                                      g_variant_new_boolean (TRUE));
  ck_assert (qdr_board_view_get_locked (window->board));
  fixture_play (game, "d2");
  ck_assert (!computer_is_thinking (NULL));
  ck_assert_str_eq (qdr_status_bar_get_text (window->status_bar), "Paused.");

  g_action_group_activate_action (G_ACTION_GROUP (window), "pause", NULL);
  fixture_wait (human_is_to_move, game);
  ck_assert_uint_eq (qdr_game_get_ply (game), 2);
}
END_TEST

static void
count_cb (guint *count)
{
  (*count)++;
}

START_TEST (a_dialog_in_front_of_the_game_is_no_pause_to_be_ended)
{
  GtkWidget *label;

  use_game (2, "human,human");
  label = fixture_find_child (GTK_WIDGET (window->status_bar), GTK_TYPE_LABEL);
  qdr_session_set_hold (window->session, QDR_HOLD_DIALOG, TRUE);
  ck_assert_str_ne (gtk_label_get_label (GTK_LABEL (label)), "Paused.");
  qdr_session_set_hold (window->session, QDR_HOLD_PAUSE, TRUE);
  ck_assert_str_eq (gtk_label_get_label (GTK_LABEL (label)), "Paused.");
}
END_TEST

START_TEST (a_new_game_in_a_pause_does_not_wake_the_computer_for_the_old_one)
{
  guint n_changes = 0;

  use_game (2, "computer master,human");
  g_action_group_activate_action (G_ACTION_GROUP (window), "pause", NULL);
  ck_assert (!computer_is_thinking (NULL));
  g_signal_connect_swapped (qdr_session_get_computer (window->session), "notify::thinking",
                            G_CALLBACK (count_cb), &n_changes);
  use_game (2, "human,human");
  ck_assert_uint_eq (n_changes, 0);
  g_signal_handlers_disconnect_by_data (qdr_session_get_computer (window->session), &n_changes);
}
END_TEST

START_TEST (a_whole_game_of_computers_with_four_players_comes_to_its_end)
{
  QdrGame *game = use_game (4, "computer novice,computer novice,computer novice,computer novice");

  qdr_computer_player_set_pace (qdr_session_get_computer (window->session), 0);
  fixture_wait (game_is_over, game);
  fixture_assert_enabled (window, "move-now", FALSE);
  fixture_assert_enabled (window, "resign", FALSE);
  fixture_activate (window, "undo");
  ck_assert (!game_is_over (game));
}
END_TEST

static void
hand_over (QdrPlayerPanel *panel, const char *seat)
{
  GObject *button =
      gtk_widget_get_template_child (GTK_WIDGET (panel), QDR_TYPE_PLAYER_PANEL, "seat_button");
  GtkPopover *menu = gtk_menu_button_get_popover (GTK_MENU_BUTTON (button));

  ck_assert (qdr_seat_menu_choose (QDR_SEAT_MENU (menu), seat));
}

static const char *
text_of (QdrPlayerPanel *panel, const char *id)
{
  GObject *label = gtk_widget_get_template_child (GTK_WIDGET (panel), QDR_TYPE_PLAYER_PANEL, id);

  return gtk_widget_get_visible (GTK_WIDGET (label)) ? gtk_label_get_label (GTK_LABEL (label))
                                                     : NULL;
}

START_TEST (a_seat_is_handed_over_while_the_computer_thinks)
{
  QdrGame *game = use_game (2, "human,computer master");

  fixture_play (game, "d2");
  fixture_wait (computer_is_thinking, NULL);
  hand_over (window->north, "human");
  ck_assert (!computer_is_thinking (NULL));
  ck_assert (!qdr_board_view_get_locked (window->board));
  ck_assert_str_eq (text_of (window->north, "name"), "Player 2");
  ck_assert_ptr_null (text_of (window->north, "rating"));
  ck_assert (qdr_game_get_modified (game));

  hand_over (window->north, "computer novice");
  ck_assert_ptr_nonnull (text_of (window->north, "rating"));
  fixture_wait (human_is_to_move, game);
  ck_assert_uint_eq (qdr_game_get_ply (game), 2);
  ck_assert_str_eq (qdr_player_get_seat (qdr_game_get_player (game, 1)), "computer novice");
}
END_TEST

START_TEST (two_of_the_same_opponent_keep_names_of_their_own)
{
  QdrGame *game = use_game (2, "human,human");
  QdrPersonality *novice = qdr_personality_list_find (fixture_get_personalities (), "novice");
  g_autofree char *second = g_strdup_printf ("%s 2", qdr_personality_get_name (novice));

  qdr_session_set_hold (window->session, QDR_HOLD_DIALOG, TRUE);
  hand_over (window->north, "computer novice");
  ck_assert (!gtk_widget_get_visible (GTK_WIDGET (window->playback_bar)));
  hand_over (window->south, "computer novice");
  ck_assert_str_eq (qdr_player_get_name (qdr_game_get_player (game, 1)),
                    qdr_personality_get_name (novice));
  ck_assert_str_eq (qdr_player_get_name (qdr_game_get_player (game, 0)), second);
  ck_assert (gtk_widget_get_visible (GTK_WIDGET (window->playback_bar)));
}
END_TEST

START_TEST (the_speed_of_computers_stays_in_sight_after_their_game)
{
  QdrGame *game = use_game (2, "computer novice,computer novice");

  qdr_session_set_hold (window->session, QDR_HOLD_DIALOG, TRUE);
  fixture_play (game, "resign");
  ck_assert (gtk_widget_get_visible (GTK_WIDGET (window->playback_bar)));
  fixture_activate (window, "previous");
  ck_assert (gtk_widget_get_visible (GTK_WIDGET (window->playback_bar)));
}
END_TEST

START_TEST (computers_among_themselves_can_be_watched_at_any_speed)
{
  QdrGame *game = use_game (2, "computer novice,computer novice");
  QdrComputerPlayer *computer = qdr_session_get_computer (window->session);
  int pace;

  ck_assert (gtk_widget_get_visible (GTK_WIDGET (window->playback_bar)));
  fixture_activate (window, "step");
  ck_assert (qdr_computer_player_get_paused (computer));
  while (qdr_game_get_ply (game) < 1)
    g_main_context_iteration (NULL, TRUE);
  fixture_settle ();
  ck_assert_uint_eq (qdr_game_get_ply (game), 1);
  fixture_activate (window, "previous");
  fixture_activate (window, "step");
  ck_assert_uint_eq (qdr_game_get_ply (game), 1);

  g_settings_set_int (fixture_get_settings (), "pace-ms", 1500);
  ck_assert_uint_eq (qdr_computer_player_get_pace (computer), 1500);
  fixture_activate (window, "faster");
  ck_assert_uint_eq (qdr_computer_player_get_pace (computer), 1000);
  fixture_activate (window, "slower");
  ck_assert_uint_eq (qdr_computer_player_get_pace (computer), 2000);
  g_object_get (window->playback_bar, "pace", &pace, NULL);
  ck_assert_int_eq (pace, 2000);

  use_game (2, "human,computer novice");
  ck_assert (!gtk_widget_get_visible (GTK_WIDGET (window->playback_bar)));
  ck_assert_uint_eq (qdr_computer_player_get_pace (computer), 500);
  fixture_assert_enabled (window, "step", FALSE);
}
END_TEST

START_TEST (a_finished_game_says_how_it_ended_and_can_be_played_again)
{
  QdrGame *game = use_game (2, "human,human");

  qdr_player_set_name (qdr_game_get_player (game, 1), "Ben");
  fixture_play (game, "resign");
  ck_assert_ptr_nonnull (strstr (qdr_status_bar_get_text (window->status_bar), "Ben wins"));
  ck_assert (gtk_widget_get_visible (GTK_WIDGET (window->south)));

  qdr_game_set_modified (game, FALSE);
  fixture_activate (window, "play-again");
  ck_assert_ptr_ne (qdr_window_get_game (window), game);
  ck_assert_str_eq (qdr_player_get_name (qdr_game_get_player (qdr_window_get_game (window), 1)),
                    "Ben");
  ck_assert (qdr_session_is_untouched (window->session));
}
END_TEST

START_TEST (the_clock_runs_from_the_first_move_on_also_while_stepping_back)
{
  g_autoptr (QdrGame) game = fixture_make_game (7, 2, "human,human");

  qdr_game_set_time_control (game, 300);
  qdr_session_set_game (window->session, game, NULL, NULL);
  ck_assert (!qdr_game_get_clock_running (game));
  fixture_play (game, "d2");
  ck_assert (qdr_game_get_clock_running (game));
  fixture_play (game, "d6");
  fixture_activate (window, "previous");
  ck_assert (qdr_game_get_clock_running (game));
  fixture_activate (window, "next");
  ck_assert (qdr_game_get_clock_running (game));
  fixture_play (game, "resign");
  ck_assert (!qdr_game_get_clock_running (game));
}
END_TEST

START_TEST (a_pause_with_clocks_covers_the_board_until_somebody_goes_on)
{
  g_autoptr (QdrGame) game = fixture_make_game (7, 2, "human,human");
  GtkWidget *board = GTK_WIDGET (window->board);

  qdr_game_set_time_control (game, 300);
  qdr_session_set_game (window->session, game, NULL, NULL);
  fixture_play (game, "d2");
  g_action_group_activate_action (G_ACTION_GROUP (window), "pause", NULL);
  ck_assert (!gtk_widget_get_child_visible (board));
  ck_assert_ptr_eq (gtk_window_get_focus (GTK_WINDOW (window)), window->uncover);
  g_action_group_change_action_state (G_ACTION_GROUP (window), "pause",
                                      g_variant_new_boolean (FALSE));
  ck_assert (gtk_widget_get_child_visible (board));
  ck_assert (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)), board));
}
END_TEST

START_TEST (stepping_through_an_opened_game_starts_no_clock)
{
  g_autoptr (QdrGame) game = fixture_make_game (7, 2, "human,human");

  qdr_game_set_time_control (game, 300);
  fixture_play (game, "d2 d6");
  qdr_session_set_game (window->session, game, NULL, NULL);
  fixture_activate (window, "first");
  fixture_activate (window, "last");
  ck_assert (!qdr_game_get_clock_running (game));
}
END_TEST

static const struct {
  const char *policy;
  const char *seats;
  const char *moves;
  guint turns;
} turned[] = {
  { "never", "human,human", "d2", 0 },
  { "hot-seat", "human,human", "", 0 },
  { "hot-seat", "human,human", "d2", 2 },
  { "hot-seat", "human,human", "d2 d6", 0 },
  { "hot-seat", "computer master,human", "", 2 },
  { "hot-seat", "human,computer master", "d2", 0 },
  { "always", "human,computer master", "d2", 2 },
};

START_TEST (the_board_turns_to_whoever_is_to_sit_at_the_bottom)
{
  g_autoptr (QdrGame) game = fixture_make_game (7, 2, turned[_i].seats);

  g_settings_set_string (fixture_get_settings (), "turn-board", turned[_i].policy);
  qdr_board_view_set_animate (window->board, FALSE);
  qdr_session_set_hold (window->session, QDR_HOLD_DIALOG, TRUE);
  qdr_session_set_game (window->session, game, NULL, NULL);
  fixture_play (game, turned[_i].moves);
  ck_assert_uint_eq (qdr_board_view_get_rotation (window->board), turned[_i].turns);
  qdr_session_set_hold (window->session, QDR_HOLD_DIALOG, FALSE);
}
END_TEST

START_TEST (each_of_four_players_has_the_bottom_panel_on_its_turn)
{
  static const char *const moves[] = { "d2", "b4", "d6", "f4" };
  g_autoptr (QdrGame) game = fixture_make_game (7, 4, "human,human,human,human");

  g_settings_set_string (fixture_get_settings (), "turn-board", "always");
  qdr_board_view_set_animate (window->board, FALSE);
  qdr_session_set_game (window->session, game, NULL, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (moves); i++) {
    ck_assert_uint_eq (qdr_board_view_get_rotation (window->board), i);
    ck_assert_ptr_eq (qdr_player_panel_get_player (window->south), qdr_game_get_player (game, i));
    fixture_play (game, moves[i]);
  }
}
END_TEST

static gboolean
board_has_turned (gpointer data)
{
  return qdr_board_view_get_rotation (window->board) == GPOINTER_TO_UINT (data);
}

START_TEST (whoever_is_to_move_is_marked_also_after_the_board_has_turned)
{
  g_autoptr (QdrGame) game = fixture_make_game (7, 2, "human,human");

  g_settings_set_string (fixture_get_settings (), "turn-board", "always");
  qdr_session_set_game (window->session, game, NULL, NULL);
  fixture_play (game, "d2");
  fixture_wait (board_has_turned, GUINT_TO_POINTER (QDR_SIDE_NORTH));
  ck_assert (gtk_widget_has_css_class (GTK_WIDGET (window->south), "on-turn"));
  ck_assert (!gtk_widget_has_css_class (GTK_WIDGET (window->north), "on-turn"));
}
END_TEST

START_TEST (the_title_carries_the_last_move_and_the_subtitle_marks_unsaved_moves)
{
  QdrGame *game = use_game (2, "human,human");

  qdr_player_set_name (qdr_game_get_player (game, 0), "Anna");
  qdr_player_set_name (qdr_game_get_player (game, 1), "Ben");
  fixture_play (game, "d2");
  ck_assert_str_eq (gtk_window_get_title (GTK_WINDOW (window)), "Anna moves to d2. Ben to move.");
  ck_assert_str_eq (adw_window_title_get_title (window->title), "Anna – Ben");
  ck_assert_str_eq (adw_window_title_get_subtitle (window->title), "• Unsaved game");
  fixture_play (game, "timeout");
  ck_assert_str_eq (gtk_window_get_title (GTK_WINDOW (window)),
                    "Anna wins: Ben ran out of time. – Quoridor");
}
END_TEST

/* A file in a new folder that delete_file() removes again. */
static GFile *
make_file (void)
{
  g_autofree char *folder = make_temp_folder ();

  return g_file_new_build_filename (folder, "game.quoridor", NULL);
}

static void
delete_file (GFile *file)
{
  remove_temp_folder (g_path_get_dirname (g_file_peek_path (file)));
}

static void
write_file (GFile *file, const char *text)
{
  ck_assert (g_file_replace_contents (file, text, strlen (text), NULL, FALSE, G_FILE_CREATE_NONE,
                                      NULL, NULL, NULL));
}

START_TEST (a_saved_game_is_not_modified_and_opens_again_in_another_game)
{
  g_autoptr (GFile) file = make_file ();
  QdrGame *game = use_game (2, "human,human");

  fixture_play (game, "d2 d6 d3");
  ck_assert (qdr_game_get_modified (game));
  ck_assert (qdr_window_save_to (window, file));
  ck_assert (!qdr_game_get_modified (game));
  ck_assert (g_file_equal (qdr_session_get_file (window->session), file));
  ck_assert_str_eq (adw_window_title_get_subtitle (window->title), "game.quoridor");

  use_game (2, "human,human");
  ck_assert_ptr_null (qdr_session_get_file (window->session));
  qdr_window_open (window, file);
  game = qdr_window_get_game (window);
  ck_assert_uint_eq (qdr_game_get_ply (game), 3);
  ck_assert (!qdr_game_get_modified (game));
  ck_assert (g_file_equal (qdr_session_get_file (window->session), file));
  ck_assert (!qdr_session_is_untouched (window->session));
  delete_file (file);
}
END_TEST

static GtkWindow *
find_dialog (void)
{
  GListModel *toplevels = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++) {
    g_autoptr (GtkWindow) toplevel = g_list_model_get_item (toplevels, i);

    if (gtk_window_get_transient_for (toplevel) == GTK_WINDOW (window))
      return toplevel;
  }

  return NULL;
}

/* Whether a file is in the menu of recent files; others may be, too. */
static gboolean
is_recent (gpointer label)
{
  GMenuModel *menu = G_MENU_MODEL (window->recent_menu);

  for (int i = 0; i < g_menu_model_get_n_items (menu); i++) {
    g_autofree char *found = NULL;

    g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_LABEL, "s", &found);
    if (g_str_equal (found, label))
      return TRUE;
  }
  return FALSE;
}

static gboolean
is_not_recent (gpointer label)
{
  return !is_recent (label);
}

START_TEST (a_game_that_was_saved_is_a_recent_file_until_it_is_gone)
{
  g_autofree char *folder = make_temp_folder ();
  g_autoptr (GFile) file = g_file_new_build_filename (folder, "my_game.quoridor", NULL);
  g_autofree char *uri = g_file_get_uri (file);
  char label[] = "my__game.quoridor"; /* one underscore would be a mnemonic */

  fixture_play (use_game (2, "human,human"), "d2");
  ck_assert (qdr_window_save_to (window, file));
  fixture_wait (is_recent, label);

  use_game (2, "human,human");
  g_action_group_activate_action (G_ACTION_GROUP (window), "open-recent",
                                  g_variant_new_string (uri));
  ck_assert_uint_eq (qdr_game_get_ply (qdr_window_get_game (window)), 1);

  ck_assert (g_file_delete (file, NULL, NULL));
  g_action_group_activate_action (G_ACTION_GROUP (window), "open-recent",
                                  g_variant_new_string (uri));
  ck_assert_ptr_nonnull (find_dialog ());
  gtk_window_destroy (find_dialog ());
  ck_assert_uint_eq (qdr_game_get_ply (qdr_window_get_game (window)), 1);
  fixture_wait (is_not_recent, label);
  remove_temp_folder (g_steal_pointer (&folder));
}
END_TEST

START_TEST (a_missing_file_is_said_to_be_missing)
{
  g_autoptr (GFile) file = g_file_new_for_path ("/nowhere/missing.quoridor");
  QdrGame *game = use_game (2, "human,human");

  qdr_window_open (window, file);
  ck_assert_ptr_eq (qdr_window_get_game (window), game);
  ck_assert_str_eq (adw_message_dialog_get_heading (ADW_MESSAGE_DIALOG (find_dialog ())),
                    "Could Not Open “missing.quoridor”");
  ck_assert_str_eq (adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (find_dialog ())),
                    "There is no such file.");
  gtk_window_destroy (find_dialog ());
}
END_TEST

static GtkWidget *
find_current (GtkWidget *widget)
{
  GtkWidget *found = gtk_widget_has_css_class (widget, "current") ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_current (child);
  return found;
}

/* The button of the last move, once its row has a place. */
static gboolean
last_move_is_in_sight (gpointer data)
{
  GtkWidget *list = fixture_find_child (GTK_WIDGET (window->score_sheet), GTK_TYPE_LIST_VIEW);
  GtkWidget *button = find_current (list);
  graphene_rect_t bounds;

  return button != NULL && gtk_widget_compute_bounds (button, list, &bounds) &&
         bounds.size.height > 0 && bounds.origin.y >= 0 &&
         bounds.origin.y + bounds.size.height <= (float) gtk_widget_get_height (list);
}

START_TEST (a_long_game_that_is_opened_shows_its_last_moves)
{
  g_autoptr (QdrGame) game = NULL;
  QdrPosition start;

  qdr_position_init (&start, 9, 9, 2);
  game = qdr_game_new (&start, FALSE);
  for (guint i = 0; i < 60; i++)
    fixture_play (game, "e2 e8 e1 e9");
  qdr_session_set_game (window->session, game, NULL, NULL);
  fixture_wait (last_move_is_in_sight, NULL);
}
END_TEST

START_TEST (a_bad_file_is_explained_and_the_game_stays)
{
  g_autoptr (GFile) file = make_file ();
  QdrGame *game = use_game (2, "human,human");
  GtkWindow *dialog;

  fixture_play (game, "d2");
  write_file (file, "[Board \"7x7\"]\n[Players \"2\"]\n\n1. d2 d2 *\n");
  qdr_window_open (window, file);

  ck_assert_ptr_eq (qdr_window_get_game (window), game);
  dialog = find_dialog ();
  ck_assert_ptr_nonnull (dialog);
  ck_assert (g_str_has_prefix (adw_message_dialog_get_body (ADW_MESSAGE_DIALOG (dialog)),
                               "Line 4, column 7: "));
  gtk_window_destroy (dialog);
  delete_file (file);
}
END_TEST

/* Answers the question that stands, which then goes away, and lets the window hear of it. */
static void
answer_dialog (const char *response)
{
  GtkWindow *dialog = find_dialog ();

  ck_assert_ptr_nonnull (dialog);
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), response);
  gtk_window_destroy (dialog);
  fixture_settle ();
}

START_TEST (resigning_names_who_does_and_is_not_the_default)
{
  QdrGame *game = use_game (2, "human,human");
  AdwMessageDialog *dialog;

  qdr_player_set_name (qdr_game_get_player (game, 0), "Anna");
  qdr_player_set_name (qdr_game_get_player (game, 1), "Ben");
  fixture_activate (window, "resign");
  dialog = ADW_MESSAGE_DIALOG (find_dialog ());
  ck_assert_str_eq (adw_message_dialog_get_body (dialog), "Anna gives up, and Ben wins the game.");
  ck_assert_str_eq (adw_message_dialog_get_default_response (dialog), "cancel");
  answer_dialog ("resign");
  fixture_wait (game_is_over, game);
  ck_assert_int_eq (qdr_game_get_result (game).winner, 1);
}
END_TEST

START_TEST (nobody_resigns_for_a_player_who_lost_on_time_while_being_asked)
{
  QdrGame *game = use_game (4, "human,human,human,human");

  fixture_activate (window, "resign");
  fixture_play (game, "timeout");
  answer_dialog ("resign");
  ck_assert_uint_eq (qdr_game_get_ply (game), 1);

  fixture_activate (window, "resign");
  answer_dialog ("resign");
  ck_assert_uint_eq (qdr_game_get_ply (game), 2);
}
END_TEST

static gboolean
propose (const char *text)
{
  QdrMove move;
  gboolean taken;

  qdr_move_from_text (&qdr_game_get_start (qdr_window_get_game (window))->board, text, &move);
  g_signal_emit_by_name (window->board, "proposed", (guint) move, &taken);
  return taken;
}

START_TEST (a_move_in_the_past_begins_a_variation_after_one_question)
{
  QdrGame *game = use_game (2, "human,human");

  fixture_play (game, "d2 d6");
  fixture_activate (window, "first");
  ck_assert (propose ("a1h"));
  ck_assert_uint_eq (qdr_game_get_n_moves (game), 2);
  answer_dialog ("begin");
  ck_assert_uint_eq (qdr_game_get_ply (game), 1);
  ck_assert_uint_eq (qdr_game_get_n_variations (game, 0), 1);
  fixture_activate (window, "first");
  ck_assert (propose ("b2v"));
  ck_assert_uint_eq (qdr_game_get_n_variations (game, 0), 2);
}
END_TEST

/* The first move in the list of moves. */
static GtkWidget *
find_first_move (void)
{
  GtkWidget *row = fixture_find_child (GTK_WIDGET (window->score_sheet), QDR_TYPE_ROUND_ROW);

  return fixture_find_child (row, GTK_TYPE_BUTTON);
}

START_TEST (the_list_of_moves_marks_variations_and_comments)
{
  QdrGame *game = use_game (2, "human,human");
  GtkWidget *first;

  fixture_play (game, "d2 d6");
  fixture_settle ();
  first = find_first_move ();
  ck_assert (!gtk_widget_has_css_class (first, "varied"));

  fixture_activate (window, "first");
  propose ("a1h");
  answer_dialog ("begin");
  ck_assert (qdr_record_set_text_comment (qdr_game_get_last_record (game), "Early.", NULL));
  first = find_first_move ();
  ck_assert_str_eq (gtk_button_get_label (GTK_BUTTON (first)), "a1h");
  ck_assert (gtk_widget_has_css_class (first, "varied"));
  ck_assert (gtk_widget_has_css_class (first, "commented"));
  gtk_test_accessible_assert_property (
      GTK_ACCESSIBLE (first), GTK_ACCESSIBLE_PROPERTY_LABEL,
      "South places the wall a1h. With variations. With a comment");

  qdr_game_remove_variation (game, 0, 0);
  ck_assert (!gtk_widget_has_css_class (first, "varied"));
}
END_TEST

static int
measure_comment (void)
{
  int natural;

  gtk_widget_measure (GTK_WIDGET (window->comment), GTK_ORIENTATION_VERTICAL, -1, NULL, &natural,
                      NULL, NULL);
  return natural;
}

static gboolean
comment_is_low (gpointer data)
{
  return measure_comment () < 48;
}

START_TEST (an_empty_comment_takes_one_line_with_its_heading_in_it)
{
  QdrGame *game = use_game (2, "human,human");
  GtkWidget *heading;

  fixture_use_style ();
  fixture_play (game, "d2");
  fixture_wait (comment_is_low, NULL);
  heading = fixture_find_child (GTK_WIDGET (window->comment), GTK_TYPE_LABEL);
  ck_assert_str_eq (gtk_label_get_label (GTK_LABEL (heading)), "Comment on d2");
  ck_assert (!gtk_widget_get_visible (heading));

  ck_assert (qdr_record_set_text_comment (qdr_game_get_last_record (game), "Early.", NULL));
  qdr_game_go_to (game, 0);
  ck_assert (!gtk_widget_get_visible (heading));
  qdr_game_go_to (game, 1);
  ck_assert (gtk_widget_get_visible (heading));
  ck_assert (!comment_is_low (NULL));
}
END_TEST

START_TEST (a_variation_is_removed_after_a_question)
{
  QdrGame *game = use_game (2, "human,human");
  GtkWidget *remove;

  fixture_play (game, "d2 d6");
  fixture_activate (window, "first");
  propose ("a1h");
  answer_dialog ("begin");

  remove = fixture_find_child (GTK_WIDGET (window->variations), QDR_TYPE_ICON_BUTTON);
  g_signal_emit_by_name (remove, "clicked");
  answer_dialog ("cancel");
  ck_assert_uint_eq (qdr_game_get_n_variations (game, 0), 1);
  g_signal_emit_by_name (remove, "clicked");
  answer_dialog ("remove");
  ck_assert (!qdr_game_has_variations (game));
  ck_assert (!gtk_widget_get_visible (GTK_WIDGET (window->variations)));
}
END_TEST

START_TEST (a_question_about_a_variation_can_be_declined)
{
  QdrGame *game = use_game (2, "human,human");

  fixture_play (game, "d2 d6");
  fixture_activate (window, "first");
  propose ("a1h");
  answer_dialog ("cancel");
  ck_assert_uint_eq (qdr_game_get_ply (game), 0);
  ck_assert_uint_eq (qdr_game_get_n_moves (game), 2);
  ck_assert (!qdr_game_has_variations (game));
}
END_TEST

START_TEST (a_game_that_cannot_be_saved_stays_modified)
{
  g_autoptr (GFile) file = g_file_new_for_path ("/nonexistent-folder/game.quoridor");
  QdrGame *game = use_game (2, "human,human");

  fixture_play (game, "d2");
  ck_assert (!qdr_window_save_to (window, file));
  ck_assert (qdr_game_get_modified (game));
  ck_assert_ptr_null (qdr_session_get_file (window->session));
  ck_assert_ptr_nonnull (find_dialog ());
  gtk_window_destroy (find_dialog ());
}
END_TEST

static gboolean
second_game_is_open (gpointer data)
{
  QdrGame *game = qdr_window_get_game (window);

  return qdr_game_get_position (game)->board.width == 9;
}

START_TEST (out_of_a_collection_one_game_is_chosen_and_has_no_file_to_overwrite)
{
  g_autoptr (GFile) file = make_file ();
  GtkWidget *list;

  write_file (file, "[Board \"7x7\"]\n[Players \"2\"]\n\n1. d2 d6 *\n\n"
                    "[Board \"9x9\"]\n[Players \"2\"]\n\n1. e2 *\n");
  use_game (2, "human,human");
  qdr_window_open (window, file);
  list = fixture_find_child (GTK_WIDGET (find_dialog ()), GTK_TYPE_LIST_BOX);
  gtk_widget_activate (GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 1)));

  fixture_wait (second_game_is_open, NULL);
  ck_assert_ptr_null (qdr_session_get_file (window->session));
  ck_assert_str_eq (adw_window_title_get_subtitle (window->title), "game.quoridor, game 2");
  delete_file (file);
}
END_TEST

START_TEST (unsaved_moves_are_asked_about_before_the_window_closes)
{
  QdrGame *game = use_game (2, "human,human");

  fixture_play (game, "d2");
  gtk_window_close (GTK_WINDOW (window));
  ck_assert (gtk_widget_get_visible (GTK_WIDGET (window)));
  ck_assert_ptr_nonnull (find_dialog ());
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (find_dialog ()), "cancel");
  fixture_settle ();
  ck_assert_ptr_eq (qdr_window_get_game (window), game);
}
END_TEST

static gboolean
has_no_game (gpointer data)
{
  return g_list_model_get_n_items (gtk_window_get_toplevels ()) == 0;
}

START_TEST (a_window_whose_game_may_go_closes)
{
  QdrGame *game = use_game (2, "human,computer master");

  fixture_play (game, "d2");
  fixture_wait (computer_is_thinking, NULL);
  gtk_window_close (GTK_WINDOW (window));
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (find_dialog ()), "discard");
  fixture_wait (has_no_game, NULL);
}
END_TEST

/* Lets the session of the window be kept as the program does. */
static QdrSessionStore *
keep_session (void)
{
  g_autoptr (GFile) folder = qdr_session_store_find_folder ();
  QdrSessionStore *store = qdr_session_store_new (folder);

  qdr_window_keep (window, store, 1, FALSE);
  return store;
}

static guint
count_kept (QdrSessionStore *store)
{
  g_autoptr (GPtrArray) sessions = qdr_session_store_load (store);

  return sessions->len;
}

START_TEST (the_last_window_keeps_its_game_and_asks_nothing)
{
  g_autoptr (QdrSessionStore) store = keep_session ();

  fixture_play (use_game (2, "human,human"), "d2");
  gtk_window_close (GTK_WINDOW (window));
  fixture_wait (has_no_game, NULL);
  ck_assert_uint_eq (count_kept (store), 1);
}
END_TEST

START_TEST (without_autosave_the_window_asks_and_keeps_nothing)
{
  g_autoptr (QdrSessionStore) store = keep_session ();

  g_settings_set_boolean (fixture_get_settings (), "autosave", FALSE);
  fixture_play (use_game (2, "human,human"), "d2");
  gtk_window_close (GTK_WINDOW (window));
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (find_dialog ()), "discard");
  fixture_wait (has_no_game, NULL);
  ck_assert_uint_eq (count_kept (store), 0);
}
END_TEST

static TCase *
make_play_case (void)
{
  TCase *tcase = tcase_create ("play");

  tcase_add_checked_fixture (tcase, set_up, tear_down);
  tcase_set_timeout (tcase, 120);
  tcase_add_test (tcase, a_new_window_has_a_game_that_waits_for_the_first_move);
  tcase_add_test (tcase, a_new_game_has_the_focus);
  tcase_add_test (tcase, the_computer_answers_and_undo_takes_back_its_answer_as_well);
  tcase_add_test (tcase, undo_while_the_computer_thinks_takes_back_the_humans_move);
  tcase_add_test (tcase, there_is_nothing_to_undo_before_a_human_has_moved);
  tcase_add_test (tcase, a_game_without_humans_is_taken_back_move_by_move_and_waits);
  tcase_add_test (tcase, stepping_goes_through_the_game_one_move_at_a_time);
  tcase_add_test (tcase, the_race_is_told_in_any_state_until_the_position_changes);
  tcase_add_test (tcase, a_whole_game_is_typed);
  tcase_add_loop_test (tcase, a_typed_move_that_is_refused_stays_and_says_why, 0,
                       (int) G_N_ELEMENTS (typing_errors));
  tcase_add_test (tcase, nothing_is_typed_in_the_turn_of_the_computer);
  tcase_add_test (tcase, a_move_half_typed_stays_when_the_computer_moves);
  tcase_add_test (tcase, a_move_refused_while_the_computer_thinks_stays_for_another_try);
  tcase_add_test (tcase, a_typed_move_that_steps_on_in_the_game_makes_room_for_the_next);
  tcase_add_test (tcase, the_line_for_moves_closes_and_the_focus_goes_to_the_board);
  tcase_add_test (tcase, move_now_ends_a_long_think);
  tcase_add_test (tcase, a_hint_is_shown_on_the_board_and_in_words_and_goes_with_the_move);
  tcase_add_test (tcase, a_hint_looks_further_ahead_than_a_weak_opponent);
  tcase_add_test (tcase, a_hint_that_is_proved_is_the_last_word);
  tcase_add_test (tcase, there_are_hints_for_humans_only_and_none_in_a_pause_or_after_the_end);
  tcase_add_test (tcase, closing_the_window_leaves_no_hint_behind);
  tcase_add_test (tcase, a_pause_stops_the_computer_and_locks_the_board);
  tcase_add_test (tcase, a_dialog_in_front_of_the_game_is_no_pause_to_be_ended);
  tcase_add_test (tcase, a_new_game_in_a_pause_does_not_wake_the_computer_for_the_old_one);
  tcase_add_test (tcase, a_whole_game_of_computers_with_four_players_comes_to_its_end);
  tcase_add_test (tcase, a_seat_is_handed_over_while_the_computer_thinks);
  tcase_add_test (tcase, two_of_the_same_opponent_keep_names_of_their_own);
  tcase_add_test (tcase, the_speed_of_computers_stays_in_sight_after_their_game);
  tcase_add_test (tcase, computers_among_themselves_can_be_watched_at_any_speed);
  tcase_add_test (tcase, a_finished_game_says_how_it_ended_and_can_be_played_again);
  tcase_add_test (tcase, the_clock_runs_from_the_first_move_on_also_while_stepping_back);
  tcase_add_test (tcase, a_pause_with_clocks_covers_the_board_until_somebody_goes_on);
  tcase_add_test (tcase, stepping_through_an_opened_game_starts_no_clock);
  tcase_add_loop_test (tcase, the_board_turns_to_whoever_is_to_sit_at_the_bottom, 0,
                       G_N_ELEMENTS (turned));
  tcase_add_test (tcase, each_of_four_players_has_the_bottom_panel_on_its_turn);
  tcase_add_test (tcase, whoever_is_to_move_is_marked_also_after_the_board_has_turned);
  tcase_add_test (tcase, the_title_carries_the_last_move_and_the_subtitle_marks_unsaved_moves);

  return tcase;
}

static TCase *
make_file_case (void)
{
  TCase *tcase = tcase_create ("files");

  tcase_add_checked_fixture (tcase, set_up, tear_down);
  tcase_set_timeout (tcase, 120);
  tcase_add_test (tcase, a_saved_game_is_not_modified_and_opens_again_in_another_game);
  tcase_add_test (tcase, a_game_that_was_saved_is_a_recent_file_until_it_is_gone);
  tcase_add_test (tcase, a_missing_file_is_said_to_be_missing);
  tcase_add_test (tcase, a_long_game_that_is_opened_shows_its_last_moves);
  tcase_add_test (tcase, a_bad_file_is_explained_and_the_game_stays);
  tcase_add_test (tcase, resigning_names_who_does_and_is_not_the_default);
  tcase_add_test (tcase, nobody_resigns_for_a_player_who_lost_on_time_while_being_asked);
  tcase_add_test (tcase, a_move_in_the_past_begins_a_variation_after_one_question);
  tcase_add_test (tcase, the_list_of_moves_marks_variations_and_comments);
  tcase_add_test (tcase, an_empty_comment_takes_one_line_with_its_heading_in_it);
  tcase_add_test (tcase, a_variation_is_removed_after_a_question);
  tcase_add_test (tcase, a_question_about_a_variation_can_be_declined);
  tcase_add_test (tcase, a_game_that_cannot_be_saved_stays_modified);
  tcase_add_test (tcase, out_of_a_collection_one_game_is_chosen_and_has_no_file_to_overwrite);
  tcase_add_test (tcase, unsaved_moves_are_asked_about_before_the_window_closes);

  return tcase;
}

static TCase *
make_close_case (void)
{
  TCase *tcase = tcase_create ("closing");

  tcase_add_checked_fixture (tcase, set_up, fixture_tear_down);
  tcase_set_timeout (tcase, 120);
  tcase_add_test (tcase, a_window_whose_game_may_go_closes);
  tcase_add_test (tcase, the_last_window_keeps_its_game_and_asks_nothing);
  tcase_add_test (tcase, without_autosave_the_window_asks_and_keeps_nothing);

  return tcase;
}

int
main (void)
{
  Suite *suite = suite_create ("window");

  suite_add_tcase (suite, make_play_case ());
  suite_add_tcase (suite, make_file_case ());
  suite_add_tcase (suite, make_close_case ());

  return run_suite (suite);
}
