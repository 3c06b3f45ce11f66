/*
 * Hints in the window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fixture.h"

#include "qdr-window-private.h"

static QdrWindow *window;

static void
set_up (void)
{
  window = fixture_open_window ();
}

static void
tear_down (void)
{
  fixture_close_window (window);
}

START_TEST (a_hint_is_shown_on_the_board_and_in_words_and_goes_with_the_move)
{
  QdrGame *game = fixture_use_game (window, 2, "human,computer novice");

  fixture_activate (window, "hint");
  fixture_assert_enabled (window, "hint", FALSE);
  fixture_wait (fixture_hint_is_shown, window);
  ck_assert (qdr_game_check (game, qdr_board_view_get_hint (fixture_get_board (window))).reason ==
             QDR_REASON_NONE);
  ck_assert (g_str_has_prefix (fixture_get_status (window), "Try "));

  fixture_play (game, "d2");
  ck_assert (!g_str_has_prefix (fixture_get_status (window), "Looking for"));
  ck_assert (!g_str_has_prefix (fixture_get_status (window), "Try "));
  ck_assert (!fixture_hint_is_shown (window));
  fixture_wait (fixture_human_is_to_move, game);
  fixture_assert_enabled (window, "hint", TRUE);
  ck_assert (!fixture_hint_is_shown (window));
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

  fixture_use_game (window, 2, "human,computer beginner");
  fixture_activate (window, "hint");
  g_signal_connect_swapped (window->adviser, "notify::analysis", G_CALLBACK (note_depth), &depth);
  fixture_wait (is_deep, &depth);
  g_signal_handlers_disconnect_by_data (window->adviser, &depth);
}
END_TEST

START_TEST (a_hint_that_is_proved_is_the_last_word)
{
  QdrGame *game = fixture_use_game (window, 2, "human,human");

  fixture_play (game, "d2 d6 d3 c6 d4 c7 d5 c6 d6 c7");
  fixture_activate (window, "hint");
  fixture_wait (fixture_hint_is_offered, window);
  ck_assert_str_eq (fixture_get_status (window), "Try d7. Reaches your goal.");
  fixture_assert_enabled (window, "hint", TRUE);
}
END_TEST

START_TEST (there_are_hints_for_humans_only_and_none_in_a_pause_or_after_the_end)
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
END_TEST

START_TEST (closing_the_window_leaves_no_hint_behind)
{
  fixture_use_game (window, 2, "human,human");
  fixture_activate (window, "hint");
}
END_TEST

int
main (void)
{
  Suite *suite = suite_create ("hints");
  TCase *tcase = tcase_create ("core");

  tcase_add_checked_fixture (tcase, set_up, tear_down);
  tcase_set_timeout (tcase, 120);
  tcase_add_test (tcase, a_hint_is_shown_on_the_board_and_in_words_and_goes_with_the_move);
  tcase_add_test (tcase, a_hint_looks_further_ahead_than_a_weak_opponent);
  tcase_add_test (tcase, a_hint_that_is_proved_is_the_last_word);
  tcase_add_test (tcase, there_are_hints_for_humans_only_and_none_in_a_pause_or_after_the_end);
  tcase_add_test (tcase, closing_the_window_leaves_no_hint_behind);
  suite_add_tcase (suite, tcase);

  return run_suite (suite);
}
