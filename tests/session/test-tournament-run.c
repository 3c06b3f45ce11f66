/*
 * Tournaments in the background: running, stopping, continuing, and kills.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>

#include "qdr-notation.h"
#include "qdr-saved-game.h"
#include "qdr-tournament-list.h"
#include "qdr-tournament-run.h"
#include "test.h"
#include "waiting.h"

#define N_KILLS 100

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
  fixture.list = qdr_tournament_list_new (fixture.folder, NULL, fixture.library, "1");
}

static void
tear_down (void)
{
  qdr_tournament_list_stop_all_tournaments (fixture.list);
  g_clear_object (&fixture.list);
  qdr_library_worker_wait_for_jobs (fixture.library);
  fixture_settle ();
  g_clear_object (&fixture.library);
  g_clear_pointer (&fixture.library_path, g_free);
  g_clear_pointer (&fixture.folder, remove_temp_folder);
}

static const char *const four_ids[] = { "novice", "runner", "beginner", "mason", NULL };
static const char *const three_ids[] = { "novice", "runner", "beginner", NULL };

/* Returns a small plan with very little time for a move. */
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

  creation->run =
      qdr_tournament_list_create_tournament_finish (fixture.list, result, &creation->error);
  creation->is_done = TRUE;
}

static gboolean
is_created (gpointer creation)
{
  return ((Creation *) creation)->is_done;
}

static Creation
create_by (const char *name, QdrTournamentPlan plan)
{
  Creation creation = { NULL, NULL, FALSE };

  qdr_tournament_list_create_tournament_async (fixture.list, name, &plan, created_cb, &creation);
  fixture_wait (is_created, &creation);
  return creation;
}

static Creation
create (const char *name, guint n_players, guint n_rounds)
{
  return create_by (name, make_plan (n_players, n_rounds));
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
  return qdr_tournament_run_get_finished_games (run)->len >= 2;
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

  qdr_library_worker_wait_for_jobs (fixture.library);
  library = qdr_library_open (fixture.library_path, NULL);
  ck_assert_ptr_nonnull (library);
  ck_assert (qdr_library_list_games (library, &filter, QDR_LIBRARY_SORT_ID, FALSE, 0, count_entry,
                                     &n, NULL));
  qdr_library_close (library);
  return n;
}

/* Asserts that each game was played once. */
static void
assert_each_once (QdrTournamentRun *run)
{
  g_autoptr (GHashTable) numbers = g_hash_table_new (NULL, NULL);
  GArray *games = qdr_tournament_run_get_finished_games (run);

  ck_assert_uint_eq (games->len, qdr_tournament_run_get_n_games (run));
  for (guint i = 0; i < games->len; i++) {
    const guint number = g_array_index (games, QdrTournamentGame, i).number;

    ck_assert_uint_lt (number, games->len);
    ck_assert (g_hash_table_add (numbers, GUINT_TO_POINTER (number)));
  }
}

/* Running */

static const guint boards[] = { 2, 4 };

TEST_DEFAULTS (.timeout = 280, .set_up = set_up, .tear_down = tear_down)

TEST (a_tournament_is_played_to_its_end_and_kept, .loops = G_N_ELEMENTS (boards))
{
  Creation creation = create ("Cup", boards[_i], 2);
  g_autoptr (QdrTournamentRun) run = creation.run;
  const QdrCrossTable *table;
  double sum = 0.0;

  ck_assert_ptr_nonnull (run);
  ck_assert_str_eq (qdr_tournament_run_get_name (run), "Cup");
  qdr_tournament_run_start (run);
  fixture_wait (is_over, run);
  ck_assert_ptr_null (qdr_tournament_run_get_error_message (run));
  assert_each_once (run);
  table = qdr_tournament_run_get_cross_table (run);
  for (guint i = 0; i < qdr_cross_table_get_n_contestants (table); i++)
    sum += qdr_cross_table_get_total_points (table, i);
  ck_assert_double_eq (sum, qdr_tournament_run_get_n_games (run));
  /* Of two equal games the library has only one. */
  ck_assert_uint_gt (count_entries (), 1);
  ck_assert_uint_le (count_entries (), qdr_tournament_run_get_n_games (run));
}

TEST (it_stops_and_goes_on)
{
  /* Enough games to be stopped before they are over. */
  Creation creation = create ("Cup", 2, 20);
  g_autoptr (QdrTournamentRun) run = creation.run;
  g_autoptr (QdrTournamentRun) again = NULL;
  guint n_played;

  fixture_wait (is_loaded, run);
  qdr_tournament_run_start (run);
  fixture_wait (has_games, run);
  qdr_tournament_run_stop (run);
  fixture_wait (is_stopped, run);
  n_played = qdr_tournament_run_get_finished_games (run)->len;
  ck_assert_uint_lt (n_played, 120);

  again = qdr_tournament_run_new (qdr_tournament_run_get_path (run), NULL,
                                  qdr_tournament_list_get_recorder (fixture.list));
  fixture_wait (is_loaded, again);
  ck_assert_uint_eq (qdr_tournament_run_get_finished_games (again)->len, n_played);
  qdr_tournament_run_start (again);
  fixture_wait (is_over, again);
  assert_each_once (again);
}

static void
count_beginning_cb (QdrTournamentRun *run, guint *n)
{
  *n += qdr_tournament_run_get_state (run) == QDR_TOURNAMENT_OVER ||
        qdr_tournament_run_get_finished_games (run)->len == 0;
}

TEST (a_tournament_that_is_started_while_its_file_is_read_changes_once)
{
  Creation creation = create ("Cup", 2, 1);
  g_autoptr (QdrTournamentRun) run = creation.run;
  g_autoptr (QdrTournamentRun) again = NULL;
  guint n = 0;
  guint n_again = 0;

  ck_assert_int_eq (qdr_tournament_run_get_state (run), QDR_TOURNAMENT_LOADING);
  g_signal_connect (run, "changed", G_CALLBACK (count_beginning_cb), &n);
  qdr_tournament_run_start (run);
  fixture_wait (has_games, run);
  ck_assert_uint_eq (n, 1);
  fixture_wait (is_over, run);

  again = qdr_tournament_run_new (qdr_tournament_run_get_path (run), NULL, NULL);
  g_signal_connect (again, "changed", G_CALLBACK (count_beginning_cb), &n_again);
  qdr_tournament_run_start (again);
  fixture_wait (is_over, again);
  ck_assert_uint_eq (n_again, 1);
}

static gboolean
has_live_moves (gpointer run)
{
  QdrGame *game = qdr_tournament_run_get_live_game (run);

  return game != NULL && qdr_game_get_n_moves (game) > 5;
}

TEST (the_game_that_is_played_can_be_watched)
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

typedef struct {
  QdrGame *game;
  GError *error;
} Reading;

static void
read_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Reading *reading = user_data;

  reading->game =
      qdr_tournament_run_take_game_finish (QDR_TOURNAMENT_RUN (source), result, &reading->error);
}

static gboolean
is_read (gpointer reading)
{
  return ((Reading *) reading)->game != NULL || ((Reading *) reading)->error != NULL;
}

TEST (a_game_that_was_played_can_be_looked_at)
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

/* Openings */

/* Returns a book for the position after the opening of @game. Its only move is the first legal
 * wall, which a search would not choose. */
static QdrOpeningBook *
make_book (QdrGame *game, QdrMove *wall)
{
  const QdrBoard *board = &qdr_game_get_position (game)->board;
  g_autoptr (GString) line = g_string_new (NULL);
  char text[QDR_MOVE_TEXT_SIZE];

  for (guint i = 0; i < qdr_game_get_n_moves (game); i++) {
    qdr_move_to_text (board, qdr_game_get_move (game, i, NULL), text);
    g_string_append_printf (line, "%s ", text);
  }
  ck_assert_int_eq (qdr_move_from_text (board, "a8h", wall), QDR_REFUSAL_REASON_NONE);
  ck_assert (qdr_game_play (game, *wall, NULL));
  g_string_append (line, "| a8h 5\n");
  return qdr_opening_book_parse ("library", line->str, NULL);
}

TEST (personalities_open_by_the_book_that_the_preferences_say)
{
  static const char *const ids[] = { "expert", "champion", NULL };
  QdrTournamentPlan plan = make_plan (2, 1);
  g_autoptr (QdrPersonalityList) personalities = qdr_personality_list_new ();
  Creation creation;
  g_autoptr (QdrTournamentRun) run = NULL;
  g_autoptr (QdrGame) model = NULL;
  g_autoptr (QdrOpeningBook) book = NULL;
  Reading reading = { NULL, NULL };
  QdrMove wall;
  guint n_opening;

  plan.contestants = (char **) ids;
  plan.width = plan.height = 9;
  creation = create_by ("Cup", plan);
  model = qdr_tournament_file_make_game (qdr_tournament_run_get_path (creation.run), 0, NULL);
  n_opening = qdr_game_get_n_moves (model);
  book = make_book (model, &wall);
  qdr_personality_list_set_book_choice (personalities, QDR_BOOK_CHOICE_LIBRARY);
  qdr_personality_list_set_library_book (personalities, book);

  run = qdr_tournament_run_new (qdr_tournament_run_get_path (creation.run), personalities, NULL);
  qdr_tournament_run_start (run);
  fixture_wait (is_over, run);
  qdr_tournament_run_read_game_async (run, 0, read_cb, &reading);
  fixture_wait (is_read, &reading);
  ck_assert_int_eq (qdr_game_get_move (reading.game, n_opening, NULL), wall);
  g_object_unref (reading.game);
  g_object_unref (creation.run);
}

/* Engines */

/* External engines with faults, named after them. */
static const char *const modes[] = { "dies", "hangs", "floods-lines", "illegal-move",
                                     "dies-at-once" };

static void
add_engines (void)
{
  g_autofree char *path =
      g_build_filename (g_get_user_config_dir (), "quoridor", "engines.ini", NULL);
  g_autofree char *config = g_path_get_dirname (path);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (modes); i++)
    g_string_append_printf (text, "[Engine %u]\nName=%s\nCommand=%s %s\nProtocol=uqi\n\n", i + 1,
                            modes[i], g_getenv ("QDR_HOSTILE_ENGINE"), modes[i]);
  g_mkdir_with_parents (config, 0700);
  ck_assert (g_file_set_contents (path, text->str, -1, NULL));
}

static gboolean
is_idle (gpointer run)
{
  const QdrTournamentState state = qdr_tournament_run_get_state (run);

  return state != QDR_TOURNAMENT_LOADING && state != QDR_TOURNAMENT_RUNNING;
}

/* Asserts that the first contestant has failed in all of its games. */
static void
assert_failures_are_reported (QdrTournamentRun *run)
{
  GArray *games = qdr_tournament_run_get_finished_games (run);
  guint n = 0;

  for (guint i = 0; i < games->len; i++)
    for (guint turn = 0; turn < 2; turn++) {
      const QdrTournamentGame *game = &g_array_index (games, QdrTournamentGame, i);

      ck_assert ((game->failures[turn] != NULL) == (game->contestants[turn] == 0));
      n += game->failures[turn] != NULL;
    }
  ck_assert_uint_eq (n, 4);
}

/* Asserts that the last comment of each game has the reason. */
static void
assert_failures_are_in_the_library (void)
{
  const QdrLibraryFilter filter = { 0 };
  QdrLibrary *library;
  g_autoptr (GArray) ids = NULL;
  guint n = 0;

  qdr_library_worker_wait_for_jobs (fixture.library);
  library = qdr_library_open (fixture.library_path, NULL);
  ids = qdr_library_list_game_ids (library, &filter, QDR_LIBRARY_SORT_ID, FALSE, NULL);
  for (guint i = 0; i < ids->len; i++) {
    g_autofree char *text =
        qdr_library_read_game_text (library, g_array_index (ids, gint64, i), NULL);
    g_autoptr (GPtrArray) games = qdr_saved_game_parse (text, strlen (text), NULL, NULL);

    n += qdr_record_get_comment (qdr_game_get_last_record (g_ptr_array_index (games, 0))) != NULL;
  }
  qdr_library_close (library);
  ck_assert_uint_eq (n, 4);
}

TEST (the_settings_of_a_tournament_are_read_again)
{
  QdrTournamentPlan plan = make_plan (2, 1);
  g_auto (QdrTournamentPlan) read = { NULL };
  g_autofree char *path = g_build_filename (fixture.folder, "settings", NULL);
  g_autoptr (QdrJournal) journal = NULL;

  plan.timeout_ms = 7000;
  ck_assert (qdr_tournament_file_create (&plan, path, NULL));
  journal = qdr_journal_open_read_only (path, NULL);
  ck_assert (qdr_tournament_plan_read (&read, journal, NULL));
  ck_assert_uint_eq (read.timeout_ms, plan.timeout_ms);
  ck_assert_uint_eq (read.cpu_ms, plan.cpu_ms);
  ck_assert_uint_eq (read.seed, plan.seed);
  ck_assert_uint_eq (read.n_rounds, plan.n_rounds);
}

TEST (a_game_that_is_not_in_a_tournament_is_told_of)
{
  /* All settings but the contestants */
  static const char *const settings[] = { "kind",     "rounds", "start",     "repetition",
                                          "openings", "seed",   "nodes",     "depth",
                                          "cpu-ms",   "hash",   "max-plies", "timeout-ms" };
  const QdrTournamentPlan plan = make_plan (2, 1);
  g_autofree char *path = g_build_filename (fixture.folder, "settings", NULL);
  g_autoptr (GString) setup = g_string_new (NULL);
  g_autoptr (QdrJournal) journal = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) other_error = NULL;

  ck_assert (qdr_tournament_file_create (&plan, path, NULL));
  ck_assert_ptr_null (qdr_tournament_file_make_game (path, 100, &error));
  ck_assert (g_error_matches (error, QDR_JOURNAL_ERROR, QDR_JOURNAL_ERROR_SET_UP));

  journal = qdr_journal_open_read_only (path, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (settings); i++) {
    g_autofree char *value = qdr_journal_get_setting (journal, settings[i]);

    qdr_journal_setup_append_text (setup, settings[i], value);
  }
  qdr_journal_free (journal);
  ck_assert_int_eq (g_unlink (path), 0);
  journal = qdr_journal_open (path, setup->str, NULL);
  ck_assert_ptr_nonnull (journal);
  g_clear_pointer (&journal, qdr_journal_free);
  ck_assert_ptr_null (qdr_tournament_file_make_game (path, 0, &other_error));
  ck_assert (g_error_matches (other_error, QDR_JOURNAL_ERROR, QDR_JOURNAL_ERROR_SET_UP));
}

TEST (an_engine_that_fails_loses_in_words_and_the_others_go_on, .loops = G_N_ELEMENTS (modes))
{
  g_autofree char *seat = g_strdup_printf ("engine %s", modes[_i]);
  QdrTournamentPlan plan = make_plan (2, 1);
  char *ids[] = { seat, (char *) "novice", (char *) "runner", NULL };
  Creation creation;
  g_autoptr (QdrTournamentRun) run = NULL;
  g_autoptr (QdrJournal) journal = NULL;
  guint n_failures = 0;

  add_engines ();
  plan.contestants = ids;
  plan.timeout_ms = 300;
  creation = create_by ("Cup", plan);
  run = creation.run;
  qdr_tournament_run_start (run);
  fixture_wait (is_idle, run);
  ck_assert_ptr_null (qdr_tournament_run_get_error_message (run));
  assert_each_once (run);
  journal = qdr_journal_open_read_only (qdr_tournament_run_get_path (run), NULL);
  for (guint i = 0; i < qdr_journal_get_n_games (journal); i++) {
    guint contestants[QDR_MAX_PLAYERS];
    g_auto (QdrMatchGame) played = { 0 };

    ck_assert (qdr_journal_get_game (journal, i, contestants, &played, NULL));
    for (guint turn = 0; turn < 2; turn++)
      if (contestants[turn] == 0) {
        QdrPlayer *player = qdr_game_get_player (played.game, turn);

        ck_assert_str_eq (qdr_player_get_name (player), modes[_i]);
        ck_assert_str_eq (qdr_player_get_seat (player), seat);
        ck_assert_int_eq (played.winner, 1 - (int) turn);
        n_failures += played.failures[turn] != NULL;
      } else {
        ck_assert_ptr_null (played.failures[turn]);
      }
  }
  ck_assert_uint_eq (n_failures, 4);
  assert_failures_are_reported (run);
  assert_failures_are_in_the_library ();
}

TEST (an_engine_that_was_removed_is_told_of)
{
  QdrTournamentPlan plan = make_plan (2, 1);
  char *ids[] = { (char *) "engine dies", (char *) "novice", NULL };
  g_autofree char *path =
      g_build_filename (g_get_user_config_dir (), "quoridor", "engines.ini", NULL);
  Creation creation;
  g_autoptr (QdrTournamentRun) run = NULL;

  add_engines ();
  plan.contestants = ids;
  creation = create_by ("Cup", plan);
  run = creation.run;
  fixture_wait (is_loaded, run);
  ck_assert_int_eq (g_unlink (path), 0);
  qdr_tournament_run_start (run);
  fixture_wait (is_idle, run);
  ck_assert_int_eq (qdr_tournament_run_get_state (run), QDR_TOURNAMENT_STOPPED);
  ck_assert_str_eq (qdr_tournament_run_get_error_message (run),
                    "There is no engine “dies” in the preferences");
}

/* People */

static QdrTournamentRun *
create_with_people (void)
{
  QdrTournamentPlan plan = make_plan (2, 1);
  char *ids[] = { (char *) "human Anna", (char *) "novice", (char *) "human Ben", (char *) "runner",
                  NULL };

  plan.contestants = ids;
  return create_by ("Cup", plan).run;
}

static gboolean
waits (gpointer run)
{
  return qdr_tournament_run_get_state (run) == QDR_TOURNAMENT_WAITING;
}

static guint
count_waiting (QdrTournamentRun *run)
{
  g_autoptr (GArray) waiting = qdr_tournament_run_list_waiting_games (run);

  return waiting->len;
}

static void
begun_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Reading *reading = user_data;

  reading->game =
      qdr_tournament_run_take_game_finish (QDR_TOURNAMENT_RUN (source), result, &reading->error);
}

static QdrGame *
begin (QdrTournamentRun *run, guint number)
{
  Reading reading = { NULL, NULL };

  qdr_tournament_run_prepare_game_async (run, number, begun_cb, &reading);
  fixture_wait (is_read, &reading);
  ck_assert_ptr_nonnull (reading.game);
  return reading.game;
}

/* Plays any legal step. */
static void
step (QdrGame *game)
{
  QdrMove move = 0;

  while (!qdr_game_play (game, move, NULL))
    move++;
}

static gboolean
has_one_game_less (gpointer run)
{
  return count_waiting (run) == 9;
}

static gboolean
has_one_that_was_begun (gpointer run)
{
  g_autofree char *path = g_strdup_printf ("%s.game-1", qdr_tournament_run_get_path (run));

  return g_file_test (path, G_FILE_TEST_EXISTS);
}

static gboolean
is_gone (gpointer path)
{
  return !g_file_test (path, G_FILE_TEST_EXISTS);
}

TEST (games_of_people_wait_and_all_others_are_played)
{
  g_autoptr (QdrTournamentRun) run = create_with_people ();

  qdr_tournament_run_start (run);
  fixture_wait (waits, run);
  ck_assert_uint_eq (qdr_tournament_run_get_finished_games (run)->len, 2);
  ck_assert_uint_eq (count_waiting (run), 10);
  ck_assert_int_eq (qdr_tournament_run_estimate_time_left (run), -1);
  qdr_tournament_run_start (run);
  ck_assert_int_eq (qdr_tournament_run_get_state (run), QDR_TOURNAMENT_WAITING);
}

TEST (a_game_of_a_person_is_kept_goes_on_and_counts_once)
{
  g_autoptr (QdrTournamentRun) run = create_with_people ();
  g_autoptr (QdrTournamentRun) again = NULL;
  g_autoptr (QdrGame) game = NULL;
  g_autoptr (QdrGame) later = NULL;
  g_autofree char *path = g_strdup_printf ("%s.game-1", qdr_tournament_run_get_path (run));
  guint n_moves;

  fixture_wait (is_loaded, run);
  game = begin (run, 0);
  ck_assert_str_eq (qdr_game_get_header (game, "Event"), "Cup");
  ck_assert_str_eq (qdr_game_get_header (game, "Round"), "1");
  ck_assert_ptr_nonnull (qdr_game_get_header (game, "Time"));
  ck_assert_str_eq (qdr_player_get_name (qdr_game_get_player (game, 0)), "Anna");
  ck_assert_str_eq (qdr_player_get_seat (qdr_game_get_player (game, 0)), "human");
  n_moves = qdr_game_get_n_moves (game);
  ck_assert (!qdr_tournament_run_has_unfinished_game (run, 0));
  step (game);
  qdr_tournament_list_update_game (fixture.list, game);
  ck_assert (qdr_tournament_run_has_unfinished_game (run, 0));
  fixture_wait (has_one_that_was_begun, run);

  /* The tournament is read again, as in a new start of the program. */
  again = qdr_tournament_run_new (qdr_tournament_run_get_path (run), NULL,
                                  qdr_tournament_list_get_recorder (fixture.list));
  fixture_wait (is_loaded, again);
  ck_assert_uint_eq (count_waiting (again), 10);
  ck_assert (qdr_tournament_run_has_unfinished_game (again, 0));
  ck_assert (!qdr_tournament_run_has_unfinished_game (again, 1));
  later = begin (again, 0);
  ck_assert_uint_eq (qdr_game_get_n_moves (later), n_moves + 1);
  ck_assert (qdr_game_play (later, QDR_MOVE_RESIGN, NULL));

  /* Other games go on meanwhile, and a second end changes nothing. */
  qdr_tournament_run_start (again);
  qdr_tournament_run_update_game (again, 0, later);
  qdr_tournament_run_update_game (again, 0, later);
  fixture_wait (has_one_game_less, again);
  fixture_wait (waits, again);
  ck_assert_uint_eq (qdr_tournament_run_get_finished_games (again)->len, 3);
  ck_assert_uint_eq (count_entries (), 3);
  fixture_wait (is_gone, path);
}

TEST (what_a_kill_left_of_a_game_that_counts_goes_with_the_next_look)
{
  g_autoptr (QdrTournamentRun) run = create_with_people ();
  g_autoptr (QdrTournamentRun) again = NULL;
  g_autoptr (QdrGame) game = NULL;
  g_autofree char *path = g_strdup_printf ("%s.game-1", qdr_tournament_run_get_path (run));

  fixture_wait (is_loaded, run);
  game = begin (run, 0);
  ck_assert (qdr_game_play (game, QDR_MOVE_RESIGN, NULL));
  qdr_tournament_run_update_game (run, 0, game);
  fixture_wait (has_one_game_less, run);
  fixture_wait (is_gone, path);
  ck_assert (g_file_set_contents (path, "left", -1, NULL));
  again = qdr_tournament_run_new (qdr_tournament_run_get_path (run), NULL,
                                  qdr_tournament_list_get_recorder (fixture.list));
  fixture_wait (is_loaded, again);
  ck_assert (!qdr_tournament_run_has_unfinished_game (again, 0));
  fixture_wait (is_gone, path);
}

TEST (a_game_that_is_no_game_of_the_tournament_does_not_count)
{
  g_autoptr (QdrTournamentRun) run = create_with_people ();
  g_autoptr (QdrGame) game = NULL;
  g_autoptr (QdrGame) other = NULL;
  QdrPosition start;

  fixture_wait (is_loaded, run);
  game = begin (run, 1);
  ck_assert (qdr_game_play (game, QDR_MOVE_RESIGN, NULL));
  /* From another opening, or with other players. */
  qdr_tournament_run_update_game (run, 0, game);
  qdr_position_init (&start, 9, 9, 2);
  other = qdr_game_new (&start, TRUE);
  ck_assert (qdr_game_play (other, QDR_MOVE_RESIGN, NULL));
  qdr_tournament_run_update_game (run, 2, other);
  qdr_tournament_run_update_game (run, 99, other);
  qdr_tournament_run_update_game (run, 1, game);
  fixture_wait (has_one_game_less, run);
  ck_assert_uint_eq (
      g_array_index (qdr_tournament_run_get_finished_games (run), QdrTournamentGame, 0).number, 1);
}

/* The list */

TEST (tournaments_are_listed_by_name_made_once_and_deleted)
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
  qdr_tournament_list_remove_tournament (fixture.list, first.run);
  ck_assert_uint_eq (g_list_model_get_n_items (G_LIST_MODEL (fixture.list)), 1);
  fixture_wait (is_gone, path);
  g_object_unref (first.run);
  g_object_unref (second.run);
  g_error_free (again.error);
}

static gboolean
is_list_loaded (gpointer list)
{
  return qdr_tournament_list_is_loaded (list);
}

/* Whether the folder is read before or after the file is there depends on the threads. */
TEST (a_tournament_that_is_created_while_the_folder_is_read_is_listed_once, .loops = 50)
{
  Creation creation = create ("Cup", 2, 1);

  fixture_wait (is_list_loaded, fixture.list);
  ck_assert_uint_eq (g_list_model_get_n_items (G_LIST_MODEL (fixture.list)), 1);
  g_object_unref (creation.run);
}

TEST (what_is_no_journal_is_shown_as_broken)
{
  g_autofree char *path = g_build_filename (fixture.folder, "Diary.journal", NULL);
  g_autoptr (QdrTournamentRun) run = NULL;

  ck_assert (g_file_set_contents (path, "Dear diary\n", -1, NULL));
  run = qdr_tournament_run_new (path, NULL, NULL);
  fixture_wait (is_loaded, run);
  ck_assert_int_eq (qdr_tournament_run_get_state (run), QDR_TOURNAMENT_BROKEN);
  ck_assert_ptr_nonnull (qdr_tournament_run_get_error_message (run));
  qdr_tournament_run_start (run);
  ck_assert_int_eq (qdr_tournament_run_get_state (run), QDR_TOURNAMENT_BROKEN);
}

/* Killed programs */

/* Returns a plan in which Anna plays half of the games. */
static QdrTournamentPlan
make_plan_with_a_person (void)
{
  static const char *const ids[] = { "human Anna", "novice", "runner", "beginner", NULL };
  QdrTournamentPlan plan = make_plan (2, 3);

  plan.contestants = (char **) ids;
  return plan;
}

/* Runs the tournament, and kills it a moment after a few more games. Returns whether it was
 * still running. */
static gboolean
play_and_kill (const char *path, const char *library, GRand *random)
{
  g_autoptr (GSubprocess) process = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE, NULL,
                                                      test_get_argument (1), path, library, NULL);
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

/* Returns whether no game file is left for a game in the journal. */
static gboolean
no_game_file_is_left (gpointer path)
{
  for (guint number = 0; number < 36; number++) {
    g_autofree char *game = g_strdup_printf ("%s.game-%u", (const char *) path, number + 1);

    if (!is_gone (game))
      return FALSE;
  }
  return TRUE;
}

TEST (a_killed_tournament_goes_on_without_losing_or_doubling_a_game)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (31);
  guint n_kills = 0;

  for (guint cup = 0; n_kills < N_KILLS; cup++) {
    g_autofree char *name = g_strdup_printf ("Cup %u", cup);
    Creation creation = cup % 3 == 2 ? create_by (name, make_plan_with_a_person ())
                                     : create (name, boards[cup % 3], 6);
    const char *path = qdr_tournament_run_get_path (creation.run);
    g_autofree char *library = g_strdup_printf ("%s/%u.db", fixture.folder, cup);
    g_autoptr (QdrTournamentRun) again = NULL;
    guint n_before = 0;
    gboolean is_killed = TRUE;

    while (is_killed) {
      g_autoptr (QdrJournal) journal = NULL;

      is_killed = play_and_kill (path, library, random);
      n_kills += is_killed;
      journal = qdr_journal_open_read_only (path, NULL);
      ck_assert_ptr_nonnull (journal);
      ck_assert_uint_ge (qdr_journal_get_n_games (journal), n_before);
      n_before = qdr_journal_get_n_games (journal);
    }
    again = qdr_tournament_run_new (path, NULL, NULL);
    fixture_wait (is_loaded, again);
    ck_assert_int_eq (qdr_tournament_run_get_state (again), QDR_TOURNAMENT_OVER);
    assert_each_once (again);
    ck_assert_uint_eq (count_waiting (again), 0);
    fixture_wait (no_game_file_is_left, (gpointer) path);
    g_object_unref (creation.run);
  }
}
