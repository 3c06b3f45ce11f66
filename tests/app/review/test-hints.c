/*
 * Hints in the window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "window-fixture.h"

#include "board-hands.h"
#include "qdr-hint-controller.h"

TEST_DEFAULTS (.timeout = 120, WINDOW_FIXTURE)

TEST (a_hint_is_shown_on_the_board_and_in_words_and_goes_with_the_move)
{
  QdrGame *game = fixture_use_game (window, 2, "human,computer novice");

  fixture_activate (window, "hint");
  fixture_assert_enabled (window, "hint", FALSE);
  fixture_wait (fixture_hint_is_shown, window);
  ck_assert (
      qdr_game_check_move (game, qdr_board_view_get_hint (fixture_get_board (window))).reason ==
      QDR_REFUSAL_REASON_NONE);
  ck_assert (g_str_has_prefix (fixture_get_status (window), "Try "));

  fixture_play (game, "d2");
  ck_assert (!g_str_has_prefix (fixture_get_status (window), "Looking for"));
  ck_assert (!g_str_has_prefix (fixture_get_status (window), "Try "));
  ck_assert (!fixture_hint_is_shown (window));
  fixture_wait (fixture_human_is_to_move, game);
  fixture_assert_enabled (window, "hint", TRUE);
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
  fixture_activate (window, "hint");
  fixture_wait (fixture_hint_is_offered, window);
  ck_assert_str_eq (fixture_get_status (window), "Try d7. Reaches your goal.");
  fixture_assert_enabled (window, "hint", TRUE);
}

/* After the wall there is only a race, so depth and reply are certain. */
TEST (a_hint_says_why_and_draws_the_paths_before_and_after)
{
  QdrGame *game = fixture_use_position (window, "9 9 2 1 | e5 f4 | 1 0 | a2h,c2h,g2h | d5v", "");
  const QdrBoardScene *scene = board_get_scene (fixture_get_board (window));

  fixture_activate (window, "hint");
  fixture_wait (fixture_hint_is_offered, window);
  ck_assert_str_eq (fixture_get_status (window),
                    "Try e2h. Lengthens Ben’s path by 3 steps, even after the best answer, f3. "
                    "Nobody has walls left, and you win the race.");
  ck_assert_uint_eq (scene->path_comparison.n_players, 2);
  ck_assert_uint_eq (scene->path_comparison.before[0].steps, 0);
  ck_assert_uint_eq (scene->path_comparison.after[0].steps, 4);
  ck_assert_uint_eq (scene->path_comparison.before[1].steps, 3);
  ck_assert_uint_eq (scene->path_comparison.after[1].steps, 6);

  fixture_play (game, "e2h");
  ck_assert_uint_eq (scene->path_comparison.n_players, 0);
}

TEST (there_are_hints_for_humans_only_and_none_in_a_pause_or_after_the_end)
{
  QdrGame *game = fixture_use_game (window, 2, "computer master,human");

  fixture_assert_enabled (window, "hint", FALSE);
  game = fixture_use_game (window, 2, "human,human");
  fixture_assert_enabled (window, "hint", TRUE);
  g_action_group_activate_action (G_ACTION_GROUP (window), "pause", NULL);
  fixture_assert_enabled (window, "hint", FALSE);
  g_action_group_activate_action (G_ACTION_GROUP (window), "pause", NULL);
  fixture_play (game, "resign");
  fixture_assert_enabled (window, "hint", FALSE);
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
