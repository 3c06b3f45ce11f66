/*
 * Pauses and clocks in the window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "window-fixture.h"

#include "board-hands.h"
#include "qdr-actions.h"
#include "qdr-status-bar.h"

TEST_DEFAULTS (.timeout = 120, WINDOW_FIXTURE)

TEST (a_pause_stops_the_computer_and_locks_the_board)
{
  g_autoptr (QdrGame) game = fixture_make_game (7, 2, "human,computer novice");

  qdr_game_set_time_control (game, 900);
  fixture_show_game (window, game);
  fixture_play (game, "d2");
  fixture_activate (window, "pause");
  ck_assert (qdr_board_view_get_locked (fixture_get_board (window)));
  ck_assert (!fixture_computer_is_thinking (window));
  ck_assert_str_eq (fixture_get_status (window), "Paused.");

  fixture_activate (window, "pause");
  fixture_wait (fixture_human_is_to_move, game);
  ck_assert_uint_eq (qdr_game_get_ply (game), 2);
}

/* It waits for people anyway. */
TEST (a_game_of_people_without_a_clock_has_no_pause)
{
  fixture_play (fixture_use_game (window, 2, "human,human"), "d2");
  fixture_assert_enabled (window, "pause", FALSE);
  qdr_session_set_hold (qdr_window_get_session (window), QDR_HOLD_PAUSE, TRUE);
  ck_assert (!qdr_session_is_held_by (qdr_window_get_session (window), QDR_HOLD_PAUSE));
}

/* Whoever takes a seat in a game of computers goes on with it. */
TEST (a_pause_of_computers_ends_when_somebody_joins)
{
  QdrSession *session = qdr_window_get_session (window);

  fixture_use_game (window, 2, "computer novice,computer novice");
  fixture_activate (window, "pause");
  ck_assert (qdr_session_is_held_by (session, QDR_HOLD_PAUSE));
  qdr_session_change_seat (session, 0, "human");
  ck_assert (!qdr_session_is_held_by (session, QDR_HOLD_PAUSE));
}

static void
count_cb (guint *count)
{
  (*count)++;
}

TEST (a_dialog_in_front_of_the_game_is_no_pause_to_be_ended)
{
  GtkWidget *label;

  fixture_use_game (window, 2, "computer novice,computer novice");
  label = fixture_find_child (GTK_WIDGET (fixture_get_part (window, "status_bar")), GTK_TYPE_LABEL);
  qdr_session_set_hold (qdr_window_get_session (window), QDR_HOLD_DIALOG, TRUE);
  ck_assert_str_ne (gtk_label_get_label (GTK_LABEL (label)), "Paused.");
  qdr_session_set_hold (qdr_window_get_session (window), QDR_HOLD_PAUSE, TRUE);
  ck_assert_str_eq (gtk_label_get_label (GTK_LABEL (label)), "Paused.");
}

TEST (a_new_game_in_a_pause_does_not_wake_the_computer_for_the_old_one)
{
  guint n_changes = 0;

  fixture_use_game (window, 2, "computer master,computer master");
  fixture_activate (window, "pause");
  ck_assert (!fixture_computer_is_thinking (window));
  g_signal_connect_swapped (qdr_session_get_computer (qdr_window_get_session (window)),
                            "notify::thinking", G_CALLBACK (count_cb), &n_changes);
  fixture_use_game (window, 2, "human,human");
  ck_assert_uint_eq (n_changes, 0);
  g_signal_handlers_disconnect_by_data (qdr_session_get_computer (qdr_window_get_session (window)),
                                        &n_changes);
}

TEST (the_clock_runs_from_the_first_move_on_also_while_stepping_back)
{
  g_autoptr (QdrGame) game = fixture_make_game (7, 2, "human,human");

  qdr_game_set_time_control (game, 300);
  fixture_show_game (window, game);
  ck_assert (!qdr_game_get_clocks_enabled (game));
  fixture_assert_refused (window, "pause", "The clocks start with the first move.");
  fixture_play (game, "d2");
  ck_assert (qdr_game_get_clocks_enabled (game));
  fixture_play (game, "d6");
  fixture_activate (window, "previous");
  ck_assert (qdr_game_get_clocks_enabled (game));
  fixture_activate (window, "next");
  ck_assert (qdr_game_get_clocks_enabled (game));
  fixture_play (game, "resign");
  ck_assert (!qdr_game_get_clocks_enabled (game));
  fixture_assert_refused (window, "pause", "The game is over.");
}

TEST (a_pause_with_clocks_covers_the_board_until_somebody_goes_on)
{
  g_autoptr (QdrGame) game = fixture_make_game (7, 2, "human,human");
  GtkWidget *board = GTK_WIDGET (fixture_get_board (window));
  GtkWidget *cover;

  qdr_game_set_time_control (game, 300);
  fixture_show_game (window, game);
  fixture_play (game, "d2");
  g_action_group_activate_action (G_ACTION_GROUP (window), "pause", NULL);
  ck_assert (!gtk_widget_get_child_visible (board));
  cover = gtk_stack_get_visible_child (fixture_get_part (window, "board_stack"));
  ck_assert_ptr_eq (gtk_window_get_focus (GTK_WINDOW (window)),
                    fixture_find_child (cover, GTK_TYPE_BUTTON));
  ck_assert (board_press_key (cover, GDK_KEY_t, 0));
  fixture_assert_announced (window, ": 5:00.");
  g_action_group_activate_action (G_ACTION_GROUP (window), "ask", g_variant_new_string ("where"));
  fixture_assert_announced (window, "The game is paused.");
  g_action_group_change_action_state (G_ACTION_GROUP (window), "pause",
                                      g_variant_new_boolean (FALSE));
  ck_assert (gtk_widget_get_child_visible (board));
  ck_assert (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)), board));
}

TEST (nothing_shows_what_a_pause_covers)
{
  static const char *const actions[] = { "edit-position", "copy-position",  "copy-picture",
                                         "share-picture", "share-drawing",  "share-animation",
                                         "undo",          "show-evaluation" };
  g_autoptr (QdrGame) game = fixture_make_game (7, 2, "human,human");

  qdr_game_set_time_control (game, 300);
  fixture_show_game (window, game);
  fixture_play (game, "d2");
  for (int paused = TRUE; paused >= FALSE; paused--) {
    fixture_activate (window, "pause");
    for (guint i = 0; i < G_N_ELEMENTS (actions); i++) {
      GAction *action = g_action_map_lookup_action (G_ACTION_MAP (window), actions[i]);

      if (action == NULL)
        continue;
      ck_assert_int_eq (g_action_get_enabled (action), !paused);
      if (paused)
        ck_assert_str_eq (qdr_actions_get_reason (action), "The game is paused.");
    }
  }
}

TEST (stepping_through_an_opened_game_starts_no_clock)
{
  g_autoptr (QdrGame) game = fixture_make_game (7, 2, "human,human");

  qdr_game_set_time_control (game, 300);
  fixture_play (game, "d2 d6");
  fixture_show_game (window, game);
  fixture_activate (window, "first");
  fixture_activate (window, "last");
  ck_assert (!qdr_game_get_clocks_enabled (game));
}
