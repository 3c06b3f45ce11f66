/*
 * The ladder: what one has beaten, who is next, and whom to play.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-ladder.h"

#include <glib/gstdio.h>

#include "qdr-beaten-opponents.h"
#include "qdr-ladder-text.h"
#include "qdr-person-name.h"
#include "session-fixture.h"
#include "temp-folder.h"

#define WIN "c2 c4 c3 d4 b3 d3 b4 d2 b5"
#define LOSS "c2 c4 b2 c3 b1 d3 a1 d2 a2 d1"

static char *path;
static QdrLibraryWorker *library;
static QdrLadder *ladder;
static guint n_changes;

static void
changed_cb (QdrLadder *self)
{
  n_changes++;
}

static void
set_up (void)
{
  g_autofree char *folder = NULL;

  fixture_load ();
  path = qdr_library_find_path ();
  folder = g_path_get_dirname (path);
  g_mkdir_with_parents (folder, 0700);
  ck_assert (!g_file_test (path, G_FILE_TEST_EXISTS));
  library = qdr_library_worker_new (path);
  ladder = qdr_ladder_new (fixture_get_settings (), fixture_get_personalities (), library, 0);
  g_signal_connect (ladder, "changed", G_CALLBACK (changed_cb), NULL);
  n_changes = 0;
}

static void
tear_down (void)
{
  g_autofree char *folder = g_path_get_dirname (path);

  qdr_library_worker_flush (library);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  fixture_assert_finalizes (ladder, g_object_unref);
  fixture_assert_finalizes (library, g_object_unref);
  remove_temp_folder (g_steal_pointer (&folder));
  g_clear_pointer (&path, g_free);
  fixture_unload ();
}

/* --- Games of the library --------------------------------------------------------------------- */

/* Each begins a minute after the one before, three a day. */
static void
add_game (QdrLibrary *file, const char *id, guint number, const char *moves)
{
  g_autofree char *seats = g_strdup_printf ("human,computer %s", id);
  g_autoptr (QdrGame) game = fixture_make_game (5, 2, seats);
  g_autofree char *user = qdr_person_name_find_account ();
  g_autofree char *date = g_strdup_printf ("2026-11-%02u", 1 + number / 3);
  g_autofree char *time = g_strdup_printf ("12:%02u:00", number);

  qdr_player_set_name (qdr_game_get_player (game, 0), user);
  qdr_game_set_header (game, "Date", date);
  qdr_game_set_header (game, "Time", time);
  fixture_play (game, moves);
  ck_assert (qdr_library_add (file, game, QDR_LIBRARY_PLAYED, "1", NULL, NULL, NULL));
}

/* Of @n games against somebody every other one is won, the first one too if @first is. */
static void
add_games (const char *id, guint begin, guint n, gboolean first)
{
  QdrLibrary *file = qdr_library_open (path, NULL);

  ck_assert_ptr_nonnull (file);
  for (guint i = 0; i < n; i++)
    add_game (file, id, begin + i, (i % 2 == 0) == first ? WIN : LOSS);
  qdr_library_close (file);
}

static gboolean
has_changed (gpointer data)
{
  return n_changes > 0;
}

static void
read_library (void)
{
  n_changes = 0;
  qdr_ladder_refresh (ladder);
  ck_assert (qdr_ladder_is_waiting (ladder) || n_changes == 0);
  fixture_wait (has_changed, NULL);
}

static guint
find (const char *id)
{
  for (guint i = 0; i < qdr_ladder_get_length (ladder); i++)
    if (g_str_equal (qdr_personality_get_id (qdr_ladder_get_rung (ladder, i).personality), id))
      return i;
  ck_abort_msg ("%s stands on no rung", id);
}

static char *
describe (const char *id)
{
  const QdrRung rung = qdr_ladder_get_rung (ladder, find (id));

  return qdr_ladder_text_describe_rung (&rung);
}

/* --- Rungs ------------------------------------------------------------------------------------ */

START_TEST (before_the_first_game_the_easiest_is_next_and_no_library_is_made)
{
  g_autofree char *words = NULL;
  g_autofree char *of_first = NULL;

  qdr_ladder_refresh (ladder);
  ck_assert (!qdr_ladder_is_waiting (ladder));
  ck_assert (!g_file_test (path, G_FILE_TEST_EXISTS));
  ck_assert_int_eq (qdr_ladder_find_next (ladder), 0);
  ck_assert_uint_eq (qdr_ladder_get_length (ladder), 15);
  ck_assert_ptr_null (qdr_ladder_propose (ladder).personality);
  words = qdr_ladder_text_describe (ladder);
  ck_assert_str_eq (words, "Everybody begins on the lowest rung. Your first opponent: Wanderer.");
  of_first = describe ("wanderer");
  ck_assert_str_eq (of_first, "Not played yet.");
}
END_TEST

START_TEST (what_the_library_does_not_know_the_settings_do)
{
  g_autofree char *words = NULL;

  qdr_beaten_opponents_add (fixture_get_settings (), "dreamer");
  ck_assert_uint_eq (n_changes, 1);
  ck_assert_uint_eq (qdr_ladder_count_beaten (ladder), 1);
  ck_assert_int_eq (qdr_ladder_find_next (ladder), (int) find ("dreamer") + 1);
  words = describe ("dreamer");
  ck_assert_str_eq (words, "Beaten.");
}
END_TEST

START_TEST (the_first_win_is_told_with_day_moves_and_board)
{
  g_autofree char *once = NULL;
  g_autofree char *often = NULL;
  g_autofree char *never = NULL;

  add_games ("wanderer", 0, 1, TRUE);
  add_games ("novice", 3, 5, FALSE);
  add_games ("runner", 9, 1, FALSE);
  read_library ();
  once = describe ("wanderer");
  ck_assert_str_eq (once, "Beaten on 1 November 2026, in 5 moves on 5×5.");
  often = describe ("novice");
  ck_assert_str_eq (often,
                    "Beaten 2 times, first on 2 November 2026, in 5 moves on 5×5. 3 games lost.");
  never = describe ("runner");
  ck_assert_str_eq (never, "Not beaten yet. 1 game lost.");
  ck_assert_int_eq (qdr_ladder_find_next (ladder), (int) find ("runner"));
}
END_TEST

START_TEST (a_game_that_comes_is_read_by_itself)
{
  add_games ("wanderer", 0, 1, FALSE);
  read_library ();
  ck_assert (!qdr_ladder_get_rung (ladder, 0).is_beaten);
  add_games ("wanderer", 1, 1, TRUE);
  n_changes = 0;
  g_signal_emit_by_name (library, "changed");
  fixture_wait (has_changed, NULL);
  ck_assert (qdr_ladder_get_rung (ladder, 0).is_beaten);
}
END_TEST

START_TEST (who_has_beaten_the_strongest_goes_on_with_the_weakest_left)
{
  g_autofree char *words = NULL;

  qdr_beaten_opponents_add (fixture_get_settings (), "master");
  ck_assert_int_eq (qdr_ladder_find_next (ladder), 0);
  for (guint i = 0; i < qdr_ladder_get_length (ladder); i++)
    qdr_beaten_opponents_add (fixture_get_settings (),
                              qdr_personality_get_id (qdr_ladder_get_rung (ladder, i).personality));
  ck_assert_int_eq (qdr_ladder_find_next (ladder), -1);
  words = qdr_ladder_text_describe (ladder);
  ck_assert_str_eq (words, "You have beaten everybody. Nobody is left above you.");
}
END_TEST

START_TEST (a_library_that_cannot_be_read_leaves_what_the_settings_know)
{
  g_mkdir (path, 0700);
  qdr_beaten_opponents_add (fixture_get_settings (), "wanderer");
  read_library ();
  ck_assert_ptr_nonnull (qdr_ladder_get_failure (ladder));
  ck_assert (qdr_ladder_get_rung (ladder, 0).is_beaten);
  ck_assert_int_eq (qdr_ladder_find_next (ladder), 1);
}
END_TEST

/* --- Proposals -------------------------------------------------------------------------------- */

START_TEST (nobody_is_proposed_after_five_games)
{
  add_games ("novice", 0, 5, TRUE);
  read_library ();
  ck_assert_ptr_null (qdr_ladder_propose (ladder).personality);
}
END_TEST

START_TEST (ten_games_against_somebody_are_counted)
{
  QdrProposal proposal;
  g_autofree char *words = NULL;

  add_games ("novice", 0, 10, TRUE);
  read_library ();
  proposal = qdr_ladder_propose (ladder);
  ck_assert_ptr_nonnull (proposal.personality);
  ck_assert_str_eq (qdr_personality_get_id (proposal.personality), "novice");
  ck_assert_uint_eq (proposal.n_games, 10);
  ck_assert_double_eq_tol (proposal.share, 0.5, 1e-9);
  words = qdr_ladder_text_propose (&proposal);
  ck_assert_str_eq (words, "You win 50 % against Novice, in your last 10 games.");
}
END_TEST

/* Who wins every other game against somebody is as strong as that one. */
START_TEST (without_enough_games_the_rating_tells_whom_to_play)
{
  QdrProposal proposal;
  g_autofree char *words = NULL;

  add_games ("novice", 0, 9, TRUE);
  add_games ("runner", 9, 9, FALSE);
  add_games ("beginner", 18, 9, FALSE);
  add_games ("apprentice", 27, 9, TRUE);
  read_library ();
  proposal = qdr_ladder_propose (ladder);
  ck_assert_ptr_nonnull (proposal.personality);
  ck_assert_uint_eq (proposal.n_games, 0);
  ck_assert_double_ge (proposal.share, 0.25);
  ck_assert_double_le (proposal.share, 0.75);
  words = qdr_ladder_text_propose (&proposal);
  ck_assert (g_str_has_prefix (words, "You should win about "));
  ck_assert (g_str_has_suffix (words, ", by your rating."));
}
END_TEST

START_TEST (who_adapts_begins_at_the_rating_that_is_known)
{
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  before = qdr_personality_list_choose_strength (fixture_get_personalities (), "computer like-me");
  ck_assert_str_eq (before, "computer like-me-440");
  add_games ("copycat", 0, 30, TRUE);
  read_library ();
  after = qdr_personality_list_choose_strength (fixture_get_personalities (), "computer like-me");
  ck_assert_int_gt (atoi (after + strlen ("computer like-me-")), 1100);
  ck_assert_int_lt (atoi (after + strlen ("computer like-me-")), 1320);
}
END_TEST

int
main (void)
{
  Suite *suite = suite_create ("ladder");
  TCase *tcase = tcase_create ("ladder");
  g_autofree char *home = g_dir_make_tmp ("ladder-XXXXXX", NULL);
  int result;

  g_setenv ("XDG_DATA_HOME", home, TRUE);
  tcase_add_checked_fixture (tcase, set_up, tear_down);
  tcase_add_test (tcase, before_the_first_game_the_easiest_is_next_and_no_library_is_made);
  tcase_add_test (tcase, what_the_library_does_not_know_the_settings_do);
  tcase_add_test (tcase, the_first_win_is_told_with_day_moves_and_board);
  tcase_add_test (tcase, a_game_that_comes_is_read_by_itself);
  tcase_add_test (tcase, who_has_beaten_the_strongest_goes_on_with_the_weakest_left);
  tcase_add_test (tcase, a_library_that_cannot_be_read_leaves_what_the_settings_know);
  tcase_add_test (tcase, nobody_is_proposed_after_five_games);
  tcase_add_test (tcase, ten_games_against_somebody_are_counted);
  tcase_add_test (tcase, without_enough_games_the_rating_tells_whom_to_play);
  tcase_add_test (tcase, who_adapts_begins_at_the_rating_that_is_known);
  suite_add_tcase (suite, tcase);
  result = run_suite (suite);
  remove_temp_folder (g_steal_pointer (&home));
  return result;
}
