/*
 * Hints in the window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "window-fixture.h"

#include "board-hands.h"
#include "qdr-hint-controller.h"

TEST_DEFAULTS (.timeout = 120, WINDOW_FIXTURE)

/* Asks for a hint that needs a search, and returns the words of its first degree. */
static const char *
ask (void)
{
  fixture_activate (window, "hint");
  fixture_assert_enabled (window, "hint", FALSE);
  fixture_wait (fixture_hint_is_offered, window);
  return fixture_get_status (window);
}

static const char *
ask_further (void)
{
  fixture_activate (window, "hint");
  return fixture_get_status (window);
}

TEST (a_hint_is_shown_on_the_board_and_in_words_and_goes_with_the_move)
{
  QdrGame *game = fixture_use_game (window, 2, "human,computer novice");

  ck_assert (g_str_has_prefix (ask (), "Look at "));
  ask_further ();
  ck_assert (!fixture_hint_is_shown (window));
  ck_assert (g_str_has_prefix (ask_further (), "Try "));
  ck_assert (
      qdr_game_check_move (game, qdr_board_view_get_hint (fixture_get_board (window))).reason ==
      QDR_REFUSAL_REASON_NONE);

  fixture_play (game, "d2");
  ck_assert (!g_str_has_prefix (fixture_get_status (window), "Try "));
  ck_assert (!fixture_hint_is_shown (window));
  fixture_wait (fixture_human_is_to_move, game);
  ck_assert (g_str_has_prefix (ask (), "Look at "));
  ck_assert (!fixture_hint_is_shown (window));
}

static gboolean
is_deep (gpointer analyser)
{
  const QdrAnalysis *analysis = qdr_analyser_get_analysis (analyser);

  return analysis != NULL && analysis->depth >= 4;
}

/* The beginner searches one move ahead. */
TEST (a_hint_looks_further_ahead_than_a_weak_opponent)
{
  g_autoptr (QdrSession) session = qdr_session_new (fixture_get_personalities ());
  g_autoptr (QdrGame) game = fixture_make_game (7, 2, "human,computer beginner");
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();
  g_autoptr (QdrAnalyser) analyser = qdr_analyser_new ();
  const QdrHintWidgets widgets = {
    .board = fixture_get_board (window),
    .status_bar = fixture_get_part (window, "status_bar"),
    .evaluation = fixture_get_part (window, "evaluation_place"),
    .analysis = fixture_get_part (window, "analysis_place"),
  };
  QdrHintController *advice = qdr_hint_controller_new (G_ACTION_MAP (actions), session, analyser,
                                                       &widgets, fixture_get_settings ());

  qdr_session_set_game (session, game, NULL, NULL);
  g_action_group_activate_action (G_ACTION_GROUP (actions), "hint", NULL);
  fixture_wait (is_deep, analyser);
  qdr_session_set_hold (session, QDR_HOLD_PAUSE, TRUE);
  fixture_assert_finalizes (advice, g_object_unref);
}

TEST (a_hint_that_is_proved_is_the_last_word)
{
  QdrGame *game = fixture_use_game (window, 2, "human,human");

  fixture_play (game, "d2 d6 d3 c6 d4 c7 d5 c6 d6 c7");
  ck_assert_str_eq (ask (), "Look at your own path. Press again for more.");
  ck_assert_str_eq (ask_further (), "Move your pawn. Press again for more.");
  ck_assert_str_eq (ask_further (), "Try d7.");
  ck_assert_str_eq (ask_further (), "Try d7. You reach your goal.");
  ck_assert_str_eq (ask_further (), "Try d7. You reach your goal.");
}

/* After the wall there is only a race, so the move is certain. */
TEST (hints_come_by_degrees_and_the_last_one_draws_the_paths_before_and_after)
{
  QdrGame *game = fixture_use_position (window, "9 9 2 1 | e5 f3 | 1 0 | a2h,c2h,g2h | d5v", "");
  const QdrBoardScene *scene = board_get_scene (fixture_get_board (window));

  ck_assert_str_eq (ask (), "Look at Ben’s path. Press again for more.");
  ck_assert_str_eq (ask_further (), "Place a wall. Press again for more.");
  ck_assert (!fixture_hint_is_shown (window));
  ck_assert_str_eq (ask_further (), "Try e2h.");
  ck_assert (fixture_hint_is_shown (window));
  ck_assert_uint_eq (scene->path_comparison.n_players, 0);
  ck_assert_str_eq (ask_further (),
                    "Try e2h. Ben’s path grows by 3 steps, more than with any other "
                    "wall. Then you win the race, because nobody has walls left.");
  ck_assert_uint_eq (scene->path_comparison.n_players, 2);
  ck_assert_uint_eq (scene->path_comparison.before[0].steps, 0);
  ck_assert_uint_eq (scene->path_comparison.after[0].steps, 4);
  ck_assert_uint_eq (scene->path_comparison.before[1].steps, 2);
  ck_assert_uint_eq (scene->path_comparison.after[1].steps, 5);

  fixture_play (game, "e2h");
  ck_assert_uint_eq (scene->path_comparison.n_players, 0);
}

TEST (there_are_hints_for_humans_only_and_none_in_a_pause_or_after_the_end)
{
  QdrGame *game = fixture_use_game (window, 2, "computer master,human");

  fixture_assert_enabled (window, "hint", FALSE);
  game = fixture_use_game (window, 2, "human,human");
  fixture_assert_enabled (window, "hint", TRUE);
  qdr_game_set_time_control (game, 900);
  fixture_play (game, "d2");
  fixture_activate (window, "pause");
  fixture_assert_enabled (window, "hint", FALSE);
  fixture_activate (window, "pause");
  fixture_assert_enabled (window, "hint", TRUE);
  fixture_play (game, "resign");
  fixture_assert_enabled (window, "hint", FALSE);
}

TEST (a_game_of_a_tournament_is_played_without_help)
{
  QdrGame *game = fixture_use_game (window, 2, "human,human");

  fixture_play (game, "d2 d6");
  qdr_game_set_header (game, "Event", "Club");
  qdr_game_set_header (game, "Round", "1");
  fixture_play (game, "d3");
  fixture_assert_enabled (window, "hint", FALSE);
  fixture_assert_enabled (window, "undo", FALSE);
  fixture_assert_enabled (window, "review", FALSE);
  fixture_play (game, "resign");
  fixture_assert_enabled (window, "undo", TRUE);
  fixture_assert_enabled (window, "review", TRUE);
}

TEST (a_search_that_is_given_up_takes_its_words_along)
{
  fixture_use_game (window, 2, "human,human");
  fixture_activate (window, "hint");
  ck_assert_str_eq (fixture_get_status (window), "Looking for a good move…");
  qdr_session_change_seat (qdr_window_get_session (window), 1, "computer beginner");
  ck_assert_str_ne (fixture_get_status (window), "Looking for a good move…");
  fixture_assert_enabled (window, "hint", TRUE);
}

TEST (closing_the_window_leaves_no_hint_behind)
{
  fixture_use_game (window, 2, "human,human");
  fixture_activate (window, "hint");
}
