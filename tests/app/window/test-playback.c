/*
 * Stepping through a game, taking back, and watching computers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "window-fixture.h"

#include "qdr-playback-controller.h"

static gboolean
three_moves_were_made (gpointer data)
{
  return qdr_game_get_ply (QDR_GAME (data)) == 3;
}

TEST_DEFAULTS (.timeout = 120, WINDOW_FIXTURE)

TEST (the_computer_answers_and_undo_takes_back_its_answer_as_well)
{
  QdrGame *game = fixture_use_game (window, 2, "human,computer novice");

  fixture_play (game, "d2");
  ck_assert (qdr_board_view_get_locked (fixture_get_board (window)));
  fixture_wait (fixture_human_is_to_move, game);
  ck_assert_uint_eq (qdr_game_get_ply (game), 2);
  ck_assert (!qdr_board_view_get_locked (fixture_get_board (window)));

  fixture_activate (window, "undo");
  ck_assert_uint_eq (qdr_game_get_ply (game), 0);
  fixture_assert_enabled (window, "undo", FALSE);
  fixture_activate (window, "redo");
  ck_assert_uint_eq (qdr_game_get_ply (game), 2);
  fixture_assert_enabled (window, "redo", FALSE);
}

TEST (undo_while_the_computer_thinks_takes_back_the_humans_move)
{
  QdrGame *game = fixture_use_game (window, 2, "human,computer master");

  fixture_play (game, "d2");
  fixture_wait (fixture_computer_is_thinking, window);
  fixture_activate (window, "undo");
  ck_assert_uint_eq (qdr_game_get_ply (game), 0);
  ck_assert (!fixture_computer_is_thinking (window));
  fixture_settle ();
  ck_assert_uint_eq (qdr_game_get_ply (game), 0);
  ck_assert_uint_eq (g_list_model_get_n_items (G_LIST_MODEL (game)), 1);
}

TEST (there_is_nothing_to_undo_before_a_human_has_moved)
{
  QdrGame *game = fixture_use_game (window, 2, "computer novice,human");

  fixture_wait (fixture_human_is_to_move, game);
  ck_assert_uint_eq (qdr_game_get_ply (game), 1);
  fixture_assert_enabled (window, "undo", FALSE);
  fixture_assert_enabled (window, "previous", TRUE);
}

TEST (a_game_without_humans_is_taken_back_move_by_move_and_waits)
{
  QdrGame *game = fixture_use_game (window, 2, "computer novice,computer novice");

  fixture_wait (three_moves_were_made, game);
  fixture_activate (window, "undo");
  ck_assert_uint_eq (qdr_game_get_ply (game), 2);
  ck_assert (!fixture_computer_is_thinking (window));
  fixture_activate (window, "undo");
  ck_assert_uint_eq (qdr_game_get_ply (game), 1);
  fixture_activate (window, "redo");
  ck_assert_uint_eq (qdr_game_get_ply (game), 2);
  ck_assert (!fixture_computer_is_thinking (window));
}

TEST (stepping_goes_through_the_game_one_move_at_a_time)
{
  QdrGame *game = fixture_use_game (window, 2, "human,human");

  fixture_play (game, "d2 d6 d3");
  fixture_activate (window, "previous");
  ck_assert_uint_eq (qdr_game_get_ply (game), 2);
  ck_assert_str_eq (fixture_get_status (window), "After move 1 of 2 (North).");
  fixture_activate (window, "first");
  ck_assert_uint_eq (qdr_game_get_ply (game), 0);
  fixture_activate (window, "next");
  ck_assert_uint_eq (qdr_game_get_ply (game), 1);
  fixture_activate (window, "last");
  ck_assert_uint_eq (qdr_game_get_ply (game), 3);
}

TEST (move_now_ends_a_long_think)
{
  QdrGame *game = fixture_use_game (window, 2, "human,computer master");

  fixture_play (game, "d2");
  fixture_wait (fixture_computer_is_thinking, window);
  fixture_activate (window, "move-now");
  fixture_wait (fixture_human_is_to_move, game);
  ck_assert_uint_eq (qdr_game_get_ply (game), 2);
}

TEST (a_whole_game_of_computers_with_four_players_comes_to_its_end)
{
  QdrGame *game =
      fixture_use_game (window, 4,
                        "computer novice,computer novice,computer novice,computer novice");

  qdr_computer_player_set_pace (qdr_session_get_computer (qdr_window_get_session (window)), 0);
  fixture_wait (fixture_game_is_over, game);
  fixture_assert_enabled (window, "move-now", FALSE);
  fixture_assert_enabled (window, "resign", FALSE);
  fixture_activate (window, "undo");
  ck_assert (!fixture_game_is_over (game));
}

TEST (the_speed_of_computers_stays_in_sight_after_their_game)
{
  QdrGame *game = fixture_use_game (window, 2, "computer novice,computer novice");

  qdr_session_set_hold (qdr_window_get_session (window), QDR_HOLD_DIALOG, TRUE);
  fixture_play (game, "resign");
  ck_assert (gtk_widget_get_visible (GTK_WIDGET (fixture_get_part (window, "playback_place"))));
  fixture_activate (window, "previous");
  ck_assert (gtk_widget_get_visible (GTK_WIDGET (fixture_get_part (window, "playback_place"))));
}

TEST (computers_among_themselves_can_be_watched_at_any_speed)
{
  QdrGame *game = fixture_use_game (window, 2, "computer novice,computer novice");
  QdrComputerPlayer *computer = qdr_session_get_computer (qdr_window_get_session (window));

  ck_assert (gtk_widget_get_visible (GTK_WIDGET (fixture_get_part (window, "playback_place"))));
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
  ck_assert_double_eq (gtk_range_get_value (fixture_get_part (window, "playback_place/scale")),
                       5000 - 2000);

  fixture_use_game (window, 2, "human,computer novice");
  ck_assert (!gtk_widget_get_visible (GTK_WIDGET (fixture_get_part (window, "playback_place"))));
  ck_assert_uint_eq (qdr_computer_player_get_pace (computer), 500);
  fixture_assert_enabled (window, "step", FALSE);
}

TEST (a_pause_of_computers_is_ended_where_it_was_begun)
{
  GtkWidget *button;

  fixture_use_game (window, 2, "computer novice,computer novice");
  button = fixture_get_part (window, "playback_place/pause");
  ck_assert_str_eq (gtk_widget_get_tooltip_text (button), "Pause");
  g_action_group_activate_action (G_ACTION_GROUP (window), "pause", NULL);
  ck_assert_str_eq (gtk_widget_get_tooltip_text (button), "Continue");
  ck_assert_str_eq (gtk_image_get_icon_name (
                        GTK_IMAGE (gtk_button_get_child (GTK_BUTTON (button)))),
                    "media-playback-start-symbolic");
  g_action_group_activate_action (G_ACTION_GROUP (window), "pause", NULL);
  ck_assert_str_eq (gtk_widget_get_tooltip_text (button), "Pause");
}

TEST (the_slider_for_the_speed_is_fullest_at_fast)
{
  GtkRange *scale;
  GtkAdjustment *speed;

  fixture_use_game (window, 2, "computer novice,computer novice");
  scale = fixture_get_part (window, "playback_place/scale");
  speed = gtk_range_get_adjustment (scale);
  ck_assert (!gtk_range_get_inverted (scale));
  g_settings_set_int (fixture_get_settings (), "pace-ms", 0);
  ck_assert_double_eq (gtk_adjustment_get_value (speed), gtk_adjustment_get_upper (speed));
  g_settings_set_int (fixture_get_settings (), "pace-ms", 5000);
  ck_assert_double_eq (gtk_adjustment_get_value (speed), gtk_adjustment_get_lower (speed));
  gtk_adjustment_set_value (speed, 4000);
  ck_assert_int_eq (g_settings_get_int (fixture_get_settings (), "pace-ms"), 1000);
}
