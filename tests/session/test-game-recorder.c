/*
 * The recorder that adds the games of a session to the library.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>

#include "qdr-analyser.h"
#include "qdr-game-recorder.h"
#include "qdr-library-private.h"
#include "qdr-library-statistics.h"
#include "session-fixture.h"
#include "temp-folder.h"

static char *folder;
static char *path;
static QdrLibraryWorker *library;
static QdrSession *session;
static QdrGameRecorder *recorder;
static char *failure; /* (nullable): the last reported failure */
static guint n_failures;

static void
failed_cb (QdrGameRecorder *self, const char *sentence)
{
  n_failures++;
  g_free (failure);
  failure = g_strdup (sentence);
}

static void
set_up (void)
{
  fixture_load ();
  n_failures = 0;
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

/* A job that counts games, and whether it is done. */
typedef struct {
  QdrLibraryFilter filter;
  guint n;
  gboolean is_done;
} Counting;

static gboolean
count (QdrLibrary *self, gpointer data, GCancellable *cancellable, GError **error)
{
  Counting *counting = data;

  return qdr_library_count_games (self, &counting->filter, &counting->n, error);
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
assert_found (QdrLibraryFilter filter, guint n)
{
  Counting counting = { .filter = filter };

  qdr_library_worker_run_async (library, QDR_LIBRARY_READS, count, &counting, NULL, NULL,
                                counted_cb, &counting);
  fixture_wait (is_done, &counting);
  ck_assert_uint_eq (counting.n, n);
}

static void
assert_recorded (const char *ending, guint n)
{
  assert_found ((QdrLibraryFilter){ .ending = ending }, n);
}

static void
assert_recorded_of (const char *player, guint n)
{
  assert_found ((QdrLibraryFilter){ .player = player }, n);
}

TEST_DEFAULTS (.set_up = set_up, .tear_down = tear_down)

TEST (a_game_is_kept_the_moment_it_ends)
{
  QdrGame *game = use_game ();

  fixture_play (game, "c2 b5 c3 a5 c4 a4");
  assert_recorded (NULL, 0);
  fixture_play (game, "c5");
  assert_recorded ("goal", 1);
  use_game ();
  assert_recorded (NULL, 1);
}

TEST (a_game_that_is_left_is_kept_as_it_is_then)
{
  fixture_play (use_game (), "c2 b5");
  use_game ();
  assert_recorded ("unfinished", 1);
  g_object_run_dispose (G_OBJECT (recorder));
  assert_recorded (NULL, 1);
}

TEST (a_session_that_ends_leaves_its_game)
{
  fixture_play (use_game (), "c2 b5");
  g_object_run_dispose (G_OBJECT (recorder));
  assert_recorded ("unfinished", 1);
}

TEST (a_game_that_is_only_looked_at_is_not_kept)
{
  g_autoptr (QdrGame) game = fixture_make_game (5, 2, "human,human");

  fixture_play (game, "c2 b5 c3");
  qdr_session_set_game (session, game, NULL, NULL);
  qdr_game_go_to_ply (game, 1);
  use_game ();
  assert_recorded (NULL, 0);
}

TEST (the_first_end_counts)
{
  QdrGame *game = use_game ();

  fixture_play (game, "c2 b5 c3 a5 c4 a4 c5");
  qdr_game_take_back_to_ply (game, 5);
  fixture_play (game, "resign");
  assert_recorded ("goal", 1);
  assert_recorded ("resignation", 0);
}

TEST (one_can_say_no)
{
  fixture_play (use_game (), "c2");
  g_object_set (recorder, "enabled", FALSE, NULL);
  use_game ();
  assert_recorded (NULL, 0);
  g_object_set (recorder, "enabled", TRUE, NULL);
  fixture_play (use_game (), "c2");
  use_game ();
  assert_recorded (NULL, 1);
}

TEST (one_can_say_yes_when_a_game_is_over)
{
  QdrGame *game = use_game ();

  g_object_set (recorder, "enabled", FALSE, NULL);
  fixture_play (game, "c2 resign");
  assert_recorded (NULL, 0);
  /* Whatever position is shown. */
  qdr_game_go_to_ply (game, 0);
  g_object_set (recorder, "enabled", TRUE, NULL);
  assert_recorded ("resignation", 1);
}

TEST (who_plays_alone_is_kept_by_the_name_of_the_user)
{
  g_autoptr (QdrGame) game = fixture_make_game (5, 2, "human,computer mason");

  qdr_session_set_game (session, game, NULL, NULL);
  fixture_play (game, "resign");
  assert_recorded ("resignation", 1);
  assert_recorded_of ("somebody", 1);
  ck_assert_str_eq (qdr_player_get_name (qdr_game_get_player (game, 0)), "somebody");
}

static gboolean
is_reviewed (gpointer review)
{
  return qdr_review_get_fraction (QDR_REVIEW (review)) == 1.0;
}

/* Reviews the game of the session, and passes the review to the recorder. */
static void
review (QdrGame *game)
{
  g_autoptr (QdrAnalyser) analyser = qdr_analyser_new ();
  g_autoptr (QdrReview) self = qdr_review_new (analyser, game);

  qdr_review_set_urgent (self, TRUE);
  qdr_review_run_async (self, &(QdrReviewBudget){ .nodes = 200 }, NULL, NULL, NULL);
  fixture_wait (is_reviewed, self);
  qdr_game_recorder_add_review (recorder, self);
}

/* A job that reads the reviews of a player. */
typedef struct {
  const char *player;
  GArray *games;
} Reading;

static gboolean
read_reviews (QdrLibrary *self, gpointer data, GCancellable *cancellable, GError **error)
{
  Reading *reading = data;

  reading->games = qdr_library_list_reviewed_games (self, FALSE, reading->player, error);
  return reading->games != NULL;
}

/* Returns how many moves of @player were reviewed, which is 0 without a review. There is at
 * most one game. */
static guint
count_reviewed_moves (const char *player)
{
  g_autoptr (GArray) games = NULL;
  Reading reading = { .player = player };
  const QdrLibraryReviewedGame *game;

  qdr_library_worker_run_async (library, QDR_LIBRARY_READS, read_reviews, &reading, NULL, NULL,
                                NULL, NULL);
  qdr_library_worker_wait_for_jobs (library);
  games = reading.games;
  ck_assert_ptr_nonnull (games);
  if (games->len == 0)
    return 0;
  ck_assert_uint_eq (games->len, 1);
  game = &g_array_index (games, QdrLibraryReviewedGame, 0);
  ck_assert_uint_le (game->n_inaccuracies + game->n_mistakes + game->n_blunders, game->n_moves);
  ck_assert_double_gt (game->accuracy, 0);
  ck_assert_double_le (game->accuracy, 100);
  return game->n_moves;
}

TEST (a_review_is_kept_with_its_game)
{
  QdrGame *game = use_game ();

  fixture_play (game, "c2 b5 c3 a5 c4 a4 c5");
  ck_assert_uint_eq (count_reviewed_moves ("South"), 0);
  review (game);
  ck_assert_uint_eq (count_reviewed_moves ("South"), 4);
  ck_assert_uint_eq (count_reviewed_moves ("North"), 3);
}

TEST (a_review_of_a_game_that_is_not_kept_is_not_kept)
{
  QdrGame *game = use_game ();

  g_object_set (recorder, "enabled", FALSE, NULL);
  fixture_play (game, "c2 b5 c3 a5 c4 a4 c5");
  review (game);
  ck_assert_uint_eq (count_reviewed_moves ("South"), 0);
  ck_assert_ptr_null (failure);
}

static gboolean
has_failed (gpointer data)
{
  return failure != NULL;
}

TEST (what_cannot_be_kept_is_told)
{
  ck_assert_int_eq (g_mkdir (path, 0700), 0);
  fixture_play (use_game (), "resign");
  fixture_wait (has_failed, NULL);
  ck_assert (g_str_has_prefix (failure, "The game is not in the library. The library of games "));
}

/* A job that runs a statement of SQL. */
static gboolean
run_sql (QdrLibrary *self, gpointer data, GCancellable *cancellable, GError **error)
{
  return qdr_database_run_statements (self->database, data, error);
}

static void
run (const char *sql)
{
  qdr_library_worker_run_async (library, QDR_LIBRARY_READS, run_sql, g_strdup (sql), g_free, NULL,
                                NULL, NULL);
}

TEST (on_a_full_disk_the_game_stays_where_it_is)
{
  g_autofree char *comment = g_strnfill (5000, 'x');
  QdrGame *game;

  /* The database cannot grow any more. */
  run ("PRAGMA max_page_count = 1");
  game = use_game ();
  qdr_game_set_comment (game, comment);
  fixture_play (game, "c2 b5 c3 a5 c4 a4 c5");
  fixture_wait (has_failed, NULL);
  ck_assert_str_eq (failure,
                    "The game is not in the library. The disk with the library of games is full.");
  ck_assert_ptr_eq (qdr_session_get_game (session), game);
  ck_assert_uint_eq (qdr_game_get_n_moves (game), 7);
  assert_recorded (NULL, 0);
  ck_assert_uint_eq (n_failures, 1);

  run ("PRAGMA max_page_count = 100000");
  use_game ();
  assert_recorded ("goal", 1);
}

TEST (while_another_program_writes_the_game_stays_where_it_is)
{
  QdrDatabase *other;

  run ("PRAGMA busy_timeout = 20");
  assert_recorded (NULL, 0);
  other = qdr_database_open (path, NULL);
  ck_assert (qdr_database_begin_transaction (other, NULL));
  fixture_play (use_game (), "c2 b5 c3 a5 c4 a4 c5");
  fixture_wait (has_failed, NULL);
  ck_assert_str_eq (failure, "The game is not in the library. Another program is writing into the "
                             "library of games.");
  assert_recorded (NULL, 0);
  qdr_database_end_transaction (other, FALSE, NULL);
  qdr_database_close (other);
  g_object_run_dispose (G_OBJECT (recorder));
  assert_recorded ("goal", 1);
}

/* The failure of the previous game is not reported for the next one. */
TEST (a_failure_that_comes_late_is_not_that_of_the_next_game)
{
  g_autoptr (QdrGame) finished = fixture_make_game (5, 2, "human,human");

  fixture_play (finished, "c2 b5 c3 a5 c4 a4 c5");
  run ("PRAGMA query_only = 1");
  fixture_play (use_game (), "c2 b5");
  qdr_session_set_game (session, finished, NULL, NULL);
  qdr_game_take_back_to_ply (finished, 6);
  fixture_play (finished, "resign");
  fixture_wait (has_failed, NULL);
  run ("PRAGMA query_only = 0");
  g_object_run_dispose (G_OBJECT (recorder));
  assert_recorded (NULL, 0);
}
