/*
 * Tournaments in the background: they run, stop, go on, and are killed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <signal.h>
#include <string.h>

#include "qdr-tournament-list.h"
#include "run-suite.h"
#include "waiting.h"

#define N_KILLS 100

/* Argument of this program: tournament-sitter. */
static const char *sitter;

typedef struct {
  char *folder;
  char *library_path;
  QdrLibraryWorker *library;
  QdrTournamentList *list;
} Fixture;

static Fixture fixture;

static void
set_up (void)
{
  fixture.folder = make_temp_folder ();
  fixture.library_path = g_build_filename (fixture.folder, "library.db", NULL);
  fixture.library = qdr_library_worker_new (fixture.library_path);
  fixture.list = qdr_tournament_list_new (fixture.folder, fixture.library, "1");
}

static void
tear_down (void)
{
  qdr_tournament_list_stop (fixture.list);
  g_clear_object (&fixture.list);
  qdr_library_worker_flush (fixture.library);
  fixture_settle ();
  g_clear_object (&fixture.library);
  g_clear_pointer (&fixture.library_path, g_free);
  g_clear_pointer (&fixture.folder, remove_temp_folder);
}

/* --- Helpers ---------------------------------------------------------------------------------- */

static const char *const four_ids[] = { "novice", "runner", "beginner", "mason", NULL };
static const char *const three_ids[] = { "novice", "runner", "beginner", NULL };

/* Small, with hardly any time for a move. */
static QdrTournamentPlan
make_plan (guint n_players, guint n_rounds)
{
  return (QdrTournamentPlan){
    .contestants = (char **) (n_players == 2 ? three_ids : four_ids),
    .width = 5,
    .height = 5,
    .n_players = n_players,
    .n_rounds = n_rounds,
    .cpu_ms = 1,
    .seed = 3,
  };
}

typedef struct {
  QdrTournamentRun *run;
  GError *error;
  gboolean is_done;
} Creation;

static void
created_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Creation *creation = user_data;

  creation->run = qdr_tournament_list_create_finish (fixture.list, result, &creation->error);
  creation->is_done = TRUE;
}

static gboolean
is_created (gpointer creation)
{
  return ((Creation *) creation)->is_done;
}

static Creation
create (const char *name, guint n_players, guint n_rounds)
{
  const QdrTournamentPlan plan = make_plan (n_players, n_rounds);
  Creation creation = { NULL, NULL, FALSE };

  qdr_tournament_list_create_async (fixture.list, name, &plan, created_cb, &creation);
  fixture_wait (is_created, &creation);
  return creation;
}

static gboolean
is_loaded (gpointer run)
{
  return qdr_tournament_run_get_state (run) != QDR_TOURNAMENT_LOADING;
}

static gboolean
is_over (gpointer run)
{
  return qdr_tournament_run_get_state (run) == QDR_TOURNAMENT_OVER;
}

static gboolean
is_stopped (gpointer run)
{
  return qdr_tournament_run_get_state (run) == QDR_TOURNAMENT_STOPPED;
}

static gboolean
has_games (gpointer run)
{
  return qdr_tournament_run_get_games (run)->len >= 2;
}

static gboolean
count_entry (const QdrLibraryEntry *entry, gpointer n)
{
  ++*(guint *) n;
  return TRUE;
}

static guint
count_entries (void)
{
  QdrLibrary *library;
  const QdrLibraryFilter filter = { 0 };
  guint n = 0;

  qdr_library_worker_flush (fixture.library);
  library = qdr_library_open (fixture.library_path, NULL);
  ck_assert_ptr_nonnull (library);
  ck_assert (
      qdr_library_list (library, &filter, QDR_LIBRARY_SORT_ID, FALSE, 0, count_entry, &n, NULL));
  qdr_library_close (library);
  return n;
}

/* Fails unless each game was played once. */
static void
assert_each_once (QdrTournamentRun *run)
{
  g_autoptr (GHashTable) numbers = g_hash_table_new (NULL, NULL);
  GArray *games = qdr_tournament_run_get_games (run);

  ck_assert_uint_eq (games->len, qdr_tournament_run_get_n_games (run));
  for (guint i = 0; i < games->len; i++) {
    const guint number = g_array_index (games, QdrTournamentGame, i).number;

    ck_assert_uint_lt (number, games->len);
    ck_assert (g_hash_table_add (numbers, GUINT_TO_POINTER (number)));
  }
}

/* --- Running ---------------------------------------------------------------------------------- */

static const guint boards[] = { 2, 4 };

START_TEST (a_tournament_is_played_to_its_end_and_kept)
{
  Creation creation = create ("Cup", boards[_i], 2);
  g_autoptr (QdrTournamentRun) run = creation.run;
  const QdrCrossTable *table;
  double sum = 0.0;

  ck_assert_ptr_nonnull (run);
  ck_assert_str_eq (qdr_tournament_run_get_name (run), "Cup");
  qdr_tournament_run_start (run);
  fixture_wait (is_over, run);
  ck_assert_ptr_null (qdr_tournament_run_get_problem (run));
  assert_each_once (run);
  table = qdr_tournament_run_get_table (run);
  for (guint i = 0; i < qdr_cross_table_get_size (table); i++)
    sum += qdr_cross_table_get_total_points (table, i);
  ck_assert_double_eq (sum, qdr_tournament_run_get_n_games (run));
  /* Of two games that are the same one is kept. */
  ck_assert_uint_gt (count_entries (), 1);
  ck_assert_uint_le (count_entries (), qdr_tournament_run_get_n_games (run));
}
END_TEST

START_TEST (it_stops_and_goes_on)
{
  Creation creation = create ("Cup", 2, 5);
  g_autoptr (QdrTournamentRun) run = creation.run;
  g_autoptr (QdrTournamentRun) again = NULL;
  guint n_played;

  fixture_wait (is_loaded, run);
  qdr_tournament_run_start (run);
  fixture_wait (has_games, run);
  qdr_tournament_run_stop (run);
  fixture_wait (is_stopped, run);
  n_played = qdr_tournament_run_get_games (run)->len;
  ck_assert_uint_lt (n_played, 30);

  again = qdr_tournament_run_new (qdr_tournament_run_get_path (run), fixture.library, "1");
  fixture_wait (is_loaded, again);
  ck_assert_uint_eq (qdr_tournament_run_get_games (again)->len, n_played);
  qdr_tournament_run_start (again);
  fixture_wait (is_over, again);
  assert_each_once (again);
}
END_TEST

static gboolean
has_live_moves (gpointer run)
{
  QdrGame *game = qdr_tournament_run_get_live_game (run);

  return game != NULL && qdr_game_get_n_moves (game) > 5;
}

START_TEST (the_game_that_is_played_can_be_watched)
{
  Creation creation = create ("Cup", 2, 50);
  g_autoptr (QdrTournamentRun) run = creation.run;

  fixture_wait (is_loaded, run);
  qdr_tournament_run_start (run);
  ck_assert_ptr_null (qdr_tournament_run_get_live_game (run));
  qdr_tournament_run_set_watched (run, TRUE);
  fixture_wait (has_live_moves, run);
  qdr_tournament_run_stop (run);
  fixture_wait (is_stopped, run);
  ck_assert_ptr_null (qdr_tournament_run_get_live_game (run));
}
END_TEST

typedef struct {
  QdrGame *game;
  GError *error;
} Reading;

static void
read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Reading *reading = user_data;

  reading->game =
      qdr_tournament_run_read_game_finish (QDR_TOURNAMENT_RUN (source), result, &reading->error);
}

static gboolean
is_read (gpointer reading)
{
  return ((Reading *) reading)->game != NULL || ((Reading *) reading)->error != NULL;
}

START_TEST (a_game_that_was_played_can_be_looked_at)
{
  Creation creation = create ("Cup", 2, 1);
  g_autoptr (QdrTournamentRun) run = creation.run;
  Reading reading = { NULL, NULL };
  Reading missing = { NULL, NULL };

  fixture_wait (is_loaded, run);
  qdr_tournament_run_start (run);
  fixture_wait (is_over, run);
  qdr_tournament_run_read_game_async (run, 3, read_cb, &reading);
  fixture_wait (is_read, &reading);
  ck_assert_str_eq (qdr_game_get_header (reading.game, "Round"), "4");
  qdr_tournament_run_read_game_async (run, 99, read_cb, &missing);
  fixture_wait (is_read, &missing);
  ck_assert (g_error_matches (missing.error, QDR_JOURNAL_ERROR, QDR_JOURNAL_ERROR_DAMAGED));
  g_object_unref (reading.game);
  g_error_free (missing.error);
}
END_TEST

/* --- The list --------------------------------------------------------------------------------- */

static gboolean
is_gone (gpointer path)
{
  return !g_file_test (path, G_FILE_TEST_EXISTS);
}

START_TEST (tournaments_are_listed_by_name_made_once_and_deleted)
{
  Creation second = create ("B/../cup", 2, 1);
  Creation first = create ("A cup", 2, 1);
  Creation again = create ("A cup", 2, 1);
  g_autoptr (QdrTournamentRun) item = g_list_model_get_item (G_LIST_MODEL (fixture.list), 0);
  g_autofree char *path = g_strdup (qdr_tournament_run_get_path (first.run));

  ck_assert_ptr_eq (item, first.run);
  ck_assert_str_eq (qdr_tournament_run_get_name (second.run), "B-..-cup");
  ck_assert_ptr_null (again.run);
  ck_assert (g_error_matches (again.error, G_FILE_ERROR, G_FILE_ERROR_EXIST));
  qdr_tournament_list_remove (fixture.list, first.run);
  ck_assert_uint_eq (g_list_model_get_n_items (G_LIST_MODEL (fixture.list)), 1);
  fixture_wait (is_gone, path);
  g_object_unref (first.run);
  g_object_unref (second.run);
  g_error_free (again.error);
}
END_TEST

START_TEST (what_is_no_journal_is_shown_as_broken)
{
  g_autofree char *path = g_build_filename (fixture.folder, "Diary.journal", NULL);
  g_autoptr (QdrTournamentRun) run = NULL;

  ck_assert (g_file_set_contents (path, "Dear diary\n", -1, NULL));
  run = qdr_tournament_run_new (path, NULL, "1");
  fixture_wait (is_loaded, run);
  ck_assert_int_eq (qdr_tournament_run_get_state (run), QDR_TOURNAMENT_BROKEN);
  ck_assert_ptr_nonnull (qdr_tournament_run_get_problem (run));
  qdr_tournament_run_start (run);
  ck_assert_int_eq (qdr_tournament_run_get_state (run), QDR_TOURNAMENT_BROKEN);
}
END_TEST

/* --- Kills ------------------------------------------------------------------------------------ */

/* Lets it be played until it is killed after some games and a moment. Returns whether it was. */
static gboolean
play_and_kill (const char *path, const char *library, GRand *random)
{
  g_autoptr (GSubprocess) process =
      g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE, NULL, sitter, path, library, NULL);
  g_autoptr (GDataInputStream) lines =
      g_data_input_stream_new (g_subprocess_get_stdout_pipe (process));
  const int n_lines = g_rand_int_range (random, 0, 3);

  if (n_lines == 0)
    g_usleep ((gulong) g_rand_int_range (random, 0, 100000));
  for (int i = 0; i < n_lines; i++)
    g_free (g_data_input_stream_read_line (lines, NULL, NULL, NULL));
  g_usleep ((gulong) g_rand_int_range (random, 0, 20000));
  g_subprocess_send_signal (process, SIGKILL);
  ck_assert (g_subprocess_wait (process, NULL, NULL));
  return g_subprocess_get_if_signaled (process);
}

START_TEST (a_killed_tournament_goes_on_without_losing_or_doubling_a_game)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (31);
  guint n_kills = 0;

  for (guint cup = 0; n_kills < N_KILLS; cup++) {
    g_autofree char *name = g_strdup_printf ("Cup %u", cup);
    Creation creation = create (name, boards[cup % 2], 6);
    const char *path = qdr_tournament_run_get_path (creation.run);
    g_autofree char *library = g_strdup_printf ("%s/%u.db", fixture.folder, cup);
    g_autoptr (QdrTournamentRun) again = NULL;
    guint n_before = 0;
    gboolean is_killed = TRUE;

    while (is_killed) {
      g_autoptr (QdrJournal) journal = NULL;

      is_killed = play_and_kill (path, library, random);
      n_kills += is_killed;
      journal = qdr_journal_read (path, NULL);
      ck_assert_ptr_nonnull (journal);
      ck_assert_uint_ge (qdr_journal_get_n_games (journal), n_before);
      n_before = qdr_journal_get_n_games (journal);
    }
    again = qdr_tournament_run_new (path, NULL, "1");
    fixture_wait (is_loaded, again);
    ck_assert_int_eq (qdr_tournament_run_get_state (again), QDR_TOURNAMENT_OVER);
    assert_each_once (again);
    g_object_unref (creation.run);
  }
}
END_TEST

int
main (int argc, char **argv)
{
  Suite *suite = suite_create ("tournament-run");
  TCase *tcase = tcase_create ("tournament-run");

  sitter = argv[1];
  tcase_set_timeout (tcase, 280);
  tcase_add_checked_fixture (tcase, set_up, tear_down);
  tcase_add_loop_test (tcase, a_tournament_is_played_to_its_end_and_kept, 0, G_N_ELEMENTS (boards));
  tcase_add_test (tcase, it_stops_and_goes_on);
  tcase_add_test (tcase, the_game_that_is_played_can_be_watched);
  tcase_add_test (tcase, a_game_that_was_played_can_be_looked_at);
  tcase_add_test (tcase, tournaments_are_listed_by_name_made_once_and_deleted);
  tcase_add_test (tcase, what_is_no_journal_is_shown_as_broken);
  tcase_add_test (tcase, a_killed_tournament_goes_on_without_losing_or_doubling_a_game);
  suite_add_tcase (suite, tcase);

  return run_suite (suite);
}
