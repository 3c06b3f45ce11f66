/*
 * Tests of what keeps the games of a session in the library.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>

#include "qdr-game-recorder.h"
#include "session-fixture.h"
#include "temp-folder.h"

static char *folder;
static char *path;
static QdrLibraryWorker *library;
static QdrSession *session;
static QdrGameRecorder *recorder;
static char *failure; /* (nullable) */

static void
failed_cb (QdrGameRecorder *self, const char *sentence)
{
  g_free (failure);
  failure = g_strdup (sentence);
}

static void
set_up (void)
{
  fixture_load ();
  folder = make_temp_folder ();
  path = g_build_filename (folder, "library.db", NULL);
  library = qdr_library_worker_new (path);
  session = qdr_session_new (fixture_get_personalities ());
  recorder = qdr_game_recorder_new (session, library, "0.1");
  g_signal_connect (recorder, "failed", G_CALLBACK (failed_cb), NULL);
}

static void
tear_down (void)
{
  fixture_assert_finalizes (recorder, g_object_unref);
  fixture_assert_finalizes (session, g_object_unref);
  fixture_assert_finalizes (library, g_object_unref);
  g_clear_pointer (&failure, g_free);
  g_clear_pointer (&path, g_free);
  g_clear_pointer (&folder, remove_temp_folder);
  fixture_unload ();
}

static QdrGame *
use_game (void)
{
  g_autoptr (QdrGame) game = fixture_make_game (5, 2, "human,human");

  qdr_game_set_header (game, "Date", "2026-11-20");
  qdr_game_set_header (game, "Time", "18:30:05");
  qdr_session_set_game (session, game, NULL, NULL);
  return game;
}

/* A job that counts, and whether it is done. */
typedef struct {
  QdrLibraryFilter filter;
  guint n;
  gboolean is_done;
} Counting;

static gboolean
count (QdrLibrary *self, gpointer data, GCancellable *cancellable, GError **error)
{
  Counting *counting = data;

  return qdr_library_count (self, &counting->filter, &counting->n, error);
}

static void
counted_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Counting *counting = user_data;

  ck_assert_ptr_eq (qdr_library_worker_run_finish (library, result, NULL), counting);
  counting->is_done = TRUE;
}

static gboolean
is_done (gpointer data)
{
  return ((Counting *) data)->is_done;
}

static void
assert_kept (const char *ending, guint n)
{
  Counting counting = { .filter = { .ending = ending } };

  qdr_library_worker_run_async (library, QDR_LIBRARY_READS, count, &counting, NULL, NULL,
                                counted_cb, &counting);
  fixture_wait (is_done, &counting);
  ck_assert_uint_eq (counting.n, n);
}

START_TEST (a_game_is_kept_the_moment_it_ends)
{
  QdrGame *game = use_game ();

  fixture_play (game, "c2 b5 c3 a5 c4 a4");
  assert_kept (NULL, 0);
  fixture_play (game, "c5");
  assert_kept ("goal", 1);
  use_game ();
  assert_kept (NULL, 1);
}
END_TEST

START_TEST (a_game_that_is_left_is_kept_as_it_is_then)
{
  fixture_play (use_game (), "c2 b5");
  use_game ();
  assert_kept ("unfinished", 1);
  qdr_game_recorder_leave (recorder);
  assert_kept (NULL, 1);
}
END_TEST

START_TEST (a_session_that_ends_leaves_its_game)
{
  fixture_play (use_game (), "c2 b5");
  qdr_game_recorder_leave (recorder);
  assert_kept ("unfinished", 1);
}
END_TEST

START_TEST (a_game_that_is_only_looked_at_is_not_kept)
{
  g_autoptr (QdrGame) game = fixture_make_game (5, 2, "human,human");

  fixture_play (game, "c2 b5 c3");
  qdr_session_set_game (session, game, NULL, NULL);
  qdr_game_go_to (game, 1);
  use_game ();
  assert_kept (NULL, 0);
}
END_TEST

START_TEST (the_first_end_counts)
{
  QdrGame *game = use_game ();

  fixture_play (game, "c2 b5 c3 a5 c4 a4 c5");
  qdr_game_take_back (game, 5);
  fixture_play (game, "resign");
  assert_kept ("goal", 1);
  assert_kept ("resignation", 0);
}
END_TEST

START_TEST (one_can_say_no_for_all_games_or_for_one)
{
  gboolean included;

  fixture_play (use_game (), "c2");
  g_object_set (recorder, "included", FALSE, NULL);
  fixture_play (use_game (), "c2");
  g_object_get (recorder, "included", &included, NULL);
  ck_assert (included);
  assert_kept (NULL, 0);
  g_object_set (recorder, "enabled", FALSE, NULL);
  use_game ();
  assert_kept (NULL, 0);
  g_object_set (recorder, "enabled", TRUE, NULL);
  fixture_play (use_game (), "c2");
  use_game ();
  assert_kept (NULL, 1);
}
END_TEST

static gboolean
has_failed (gpointer data)
{
  return failure != NULL;
}

START_TEST (what_cannot_be_kept_is_told)
{
  ck_assert_int_eq (g_mkdir (path, 0700), 0);
  fixture_play (use_game (), "resign");
  fixture_wait (has_failed, NULL);
  ck_assert (g_str_has_prefix (failure, "The game is not in the library. The library of games "));
}
END_TEST

int
main (void)
{
  Suite *suite = suite_create ("game recorder");
  TCase *tcase = tcase_create ("core");

  tcase_add_checked_fixture (tcase, set_up, tear_down);
  tcase_add_test (tcase, a_game_is_kept_the_moment_it_ends);
  tcase_add_test (tcase, a_game_that_is_left_is_kept_as_it_is_then);
  tcase_add_test (tcase, a_session_that_ends_leaves_its_game);
  tcase_add_test (tcase, a_game_that_is_only_looked_at_is_not_kept);
  tcase_add_test (tcase, the_first_end_counts);
  tcase_add_test (tcase, one_can_say_no_for_all_games_or_for_one);
  tcase_add_test (tcase, what_cannot_be_kept_is_told);
  suite_add_tcase (suite, tcase);

  return run_suite (suite);
}
