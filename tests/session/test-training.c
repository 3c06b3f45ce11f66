/*
 * Exercises from mistakes of the person's games: their selection, storage, and due dates.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-training.h"

#include <glib/gstdio.h>
#include <sqlite3.h>

#include "qdr-analyser.h"
#include "qdr-notation.h"
#include "session-fixture.h"
#include "temp-folder.h"

#define ALMOST_WON "9 9 2 1 | e8 a2 | 10 10 | - | -"

static char *folder;
static char *path;
static QdrLibraryWorker *library;
static QdrTraining *training;
static QdrGame *game;
static guint n_changes;
static char *failure; /* (nullable) */

static void
changed_cb (QdrTraining *self)
{
  n_changes++;
}

static void
failed_cb (QdrTraining *self, const char *sentence)
{
  g_free (failure);
  failure = g_strdup (sentence);
}

static void
begin (void)
{
  library = qdr_library_worker_new (path);
  training = qdr_training_new (library);
  g_signal_connect (training, "changed", G_CALLBACK (changed_cb), NULL);
  g_signal_connect (training, "failed", G_CALLBACK (failed_cb), NULL);
}

static void
end (void)
{
  qdr_library_worker_wait_for_jobs (library);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  fixture_assert_finalizes (training, g_object_unref);
  fixture_assert_finalizes (library, g_object_unref);
}

/* Returns a game in which Anna misses a win and Ben then wins. */
static QdrGame *
make_game (const char *seats)
{
  QdrPosition position;
  QdrGame *made;
  g_auto (GStrv) seat = g_strsplit (seats, ",", 2);

  ck_assert (qdr_position_from_text (ALMOST_WON, &position, NULL, NULL));
  made = qdr_game_new (&position, TRUE);
  for (guint i = 0; i < 2; i++)
    qdr_player_set_seat (qdr_game_get_player (made, i), seat[i]);
  qdr_game_set_header (made, "Date", "2026-11-20");
  fixture_play (made, "e7 a1");
  return made;
}

static void
set_up (void)
{
  fixture_load ();
  g_setenv ("QDR_TODAY", "2026-12-01", TRUE);
  folder = make_temp_folder ();
  path = g_build_filename (folder, "library.db", NULL);
  game = make_game ("human,human");
  n_changes = 0;
  begin ();
}

static void
tear_down (void)
{
  end ();
  g_clear_object (&game);
  g_clear_pointer (&failure, g_free);
  g_clear_pointer (&path, g_free);
  g_clear_pointer (&folder, remove_temp_folder);
  g_unsetenv ("QDR_TODAY");
  fixture_unload ();
}

static gboolean
has_changed (gpointer data)
{
  return n_changes > 0;
}

static gboolean
has_failed (gpointer data)
{
  return failure != NULL;
}

static void
refresh (void)
{
  n_changes = 0;
  qdr_training_reload (training);
  fixture_wait (has_changed, NULL);
}

/* Exercises of a game */

static gboolean
is_complete (gpointer review)
{
  return qdr_review_get_fraction (QDR_REVIEW (review)) == 1.0;
}

/* (transfer full): a complete review. */
static QdrReview *
review_game (QdrGame *of)
{
  g_autoptr (QdrAnalyser) analyser = qdr_analyser_new ();
  QdrReview *review = qdr_review_new (analyser, of);

  qdr_review_set_urgent (review, TRUE);
  qdr_review_run_async (review, &(QdrReviewBudget){ .nodes = 4000 }, NULL, NULL, NULL);
  fixture_wait (is_complete, review);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  return review;
}

/* (transfer full): the exercises of a game. */
static GPtrArray *
find_mistakes (QdrGame *of)
{
  g_autoptr (QdrReview) review = review_game (of);

  return qdr_review_list_exercises (review, of, FALSE);
}

static gboolean
add_game (QdrLibrary *self, gpointer data, GCancellable *cancellable, GError **error)
{
  return qdr_library_add_game (self, data, QDR_LIBRARY_PLAYED, "", NULL, NULL, error);
}

/* Reviews the game, which is in the library already, and stores its exercises. */
static void
learn (void)
{
  g_autoptr (GPtrArray) exercises = find_mistakes (game);

  qdr_library_worker_run_async (library, QDR_LIBRARY_WRITES, add_game, game, NULL, NULL, NULL,
                                NULL);
  qdr_training_add_exercises (training, exercises, game);
  refresh ();
}

static guint
count_due (void)
{
  guint n_due;

  qdr_training_count_exercises (training, &n_due);
  return n_due;
}

TEST_DEFAULTS (.timeout = 120, .set_up = set_up, .tear_down = tear_down)

TEST (a_mistake_of_a_person_becomes_an_exercise)
{
  g_autoptr (GPtrArray) exercises = find_mistakes (game);
  const QdrLibraryExercise *exercise;

  ck_assert_uint_eq (exercises->len, 1);
  exercise = exercises->pdata[0];
  ck_assert_str_eq (exercise->position, ALMOST_WON);
  ck_assert_str_eq (exercise->move, "e7");
  ck_assert_str_eq (exercise->line, "e9");
  ck_assert (!exercise->no_repetition);
}

/* South moves to and fro instead of winning, and north does too. The same mistake then leads
 * to a position that was there before. */
TEST (what_leads_back_to_an_earlier_position_is_no_exercise_where_that_is_a_draw, .loops = 2)
{
  const gboolean is_draw = _i == 0;
  g_autoptr (QdrGame) other = NULL;
  g_autoptr (GPtrArray) exercises = NULL;
  QdrPosition position;

  ck_assert (qdr_position_from_text ("9 9 2 1 | e8 a2 | 0 0 | - | -", &position, NULL, NULL));
  other = qdr_game_new (&position, is_draw);
  qdr_player_set_seat (qdr_game_get_player (other, 1), "computer beginner");
  fixture_play (other, "e7 b2 e8 a2 e7");
  exercises = find_mistakes (other);
  ck_assert_uint_eq (exercises->len, is_draw ? 1 : 2);
}

TEST (the_computer_learns_nothing)
{
  g_autoptr (QdrGame) other = make_game ("computer beginner,human");
  g_autoptr (GPtrArray) exercises = find_mistakes (other);

  ck_assert_uint_eq (exercises->len, 0);
}

static void
assert_found (QdrReview *review, gboolean only_concealed, const char *moves)
{
  g_autoptr (GPtrArray) exercises = qdr_review_list_exercises (review, game, only_concealed);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < exercises->len; i++)
    g_string_append_printf (text, "%s ", ((QdrLibraryExercise *) exercises->pdata[i])->move);
  ck_assert_str_eq (text->str, moves);
}

/* Ben does not win either. */
TEST (a_mistake_is_concealed_until_its_position_is_revealed_or_it_has_left_the_game)
{
  g_autoptr (QdrReview) review = NULL;

  qdr_game_take_back_to_ply (game, 1);
  fixture_play (game, "a3");
  review = review_game (game);
  assert_found (review, TRUE, "");
  for (guint i = 0; i < 2; i++) {
    g_autoptr (QdrMoveReview) move_review = g_list_model_get_item (G_LIST_MODEL (review), i);

    qdr_move_review_set_best_move_concealed (move_review, TRUE);
  }
  assert_found (review, TRUE, "e7 a3 ");
  qdr_review_reveal_better_moves (review, game, ALMOST_WON);
  assert_found (review, TRUE, "a3 ");
  assert_found (review, FALSE, "e7 a3 ");
  qdr_game_take_back_to_ply (game, 1);
  fixture_play (game, "a1");
  assert_found (review, TRUE, "");
  assert_found (review, FALSE, "e7 ");
}

TEST (an_exercise_is_due_at_once_and_comes_back_on_later_days)
{
  learn ();
  ck_assert_uint_eq (count_due (), 1);
  qdr_training_record_answer (training, ALMOST_WON, QDR_LIBRARY_QUALITY_AT_ONCE, FALSE);
  ck_assert_uint_eq (count_due (), 0);
  end ();

  g_setenv ("QDR_TODAY", "2026-12-02", TRUE);
  begin ();
  refresh ();
  ck_assert_uint_eq (count_due (), 1);
  qdr_training_record_answer (training, ALMOST_WON, QDR_LIBRARY_QUALITY_AT_ONCE, FALSE);
  end ();

  g_setenv ("QDR_TODAY", "2026-12-07", TRUE);
  begin ();
  refresh ();
  ck_assert_uint_eq (count_due (), 0);
  g_setenv ("QDR_TODAY", "2026-12-08", TRUE);
  ck_assert_uint_eq (count_due (), 1);
}

TEST (what_is_taken_away_stays_so_also_for_the_next_program_and_can_come_back)
{
  g_autoptr (QdrLibraryExercise) removed = NULL;
  g_autoptr (QdrLibraryExercise) again = NULL;

  learn ();
  g_object_set (training, "enabled", FALSE, NULL);
  removed = qdr_training_remove_exercise (training, ALMOST_WON);
  ck_assert_str_eq (removed->line, "e9");
  again = qdr_training_remove_exercise (training, ALMOST_WON);
  ck_assert_ptr_null (again);
  ck_assert_uint_eq (count_due (), 0);
  end ();

  begin ();
  refresh ();
  ck_assert_uint_eq (count_due (), 0);
  qdr_training_restore_exercise (training, removed);
  qdr_training_restore_exercise (training, removed);
  ck_assert_uint_eq (count_due (), 1);
  end ();

  begin ();
  refresh ();
  ck_assert_uint_eq (count_due (), 1);
}

TEST (what_was_taken_away_is_no_exercise_again_when_its_game_is_reviewed_again)
{
  g_autoptr (QdrLibraryExercise) removed = NULL;

  learn ();
  removed = qdr_training_remove_exercise (training, ALMOST_WON);
  ck_assert (qdr_training_is_exercise_removed (training, ALMOST_WON));
  end ();

  begin ();
  ck_assert (!qdr_training_is_exercise_removed (training, ALMOST_WON));
  learn ();
  ck_assert (qdr_training_is_exercise_removed (training, ALMOST_WON));
  ck_assert_uint_eq (count_due (), 0);
  qdr_training_restore_exercise (training, removed);
  ck_assert (!qdr_training_is_exercise_removed (training, ALMOST_WON));
  ck_assert_uint_eq (count_due (), 1);
}

TEST (of_a_game_that_is_not_kept_it_is_known_until_the_end_of_the_program)
{
  g_autoptr (GPtrArray) exercises = find_mistakes (game);
  g_autoptr (QdrLibraryExercise) removed = NULL;
  guint n_due;

  qdr_training_add_exercises (training, exercises, game);
  refresh ();
  removed = qdr_training_remove_exercise (training, ALMOST_WON);
  refresh ();
  qdr_training_add_exercises (training, exercises, game);
  ck_assert_uint_eq (qdr_training_count_exercises (training, &n_due), 0);
  ck_assert_uint_eq (n_due, 0);
}

TEST (on_a_later_day_one_is_that_of_the_day_until_it_has_gone)
{
  g_autoptr (QdrLibraryExercise) first = NULL;
  g_autoptr (QdrLibraryExercise) later = NULL;

  learn ();
  first = qdr_training_get_daily_exercise (training);
  ck_assert_ptr_null (first);
  g_setenv ("QDR_TODAY", "2026-12-02", TRUE);
  later = qdr_training_get_daily_exercise (training);
  ck_assert_ptr_nonnull (later);
  ck_assert (!qdr_training_has_done_daily_exercise (training));
  qdr_training_record_answer (training, later->position, QDR_LIBRARY_QUALITY_AT_ONCE, FALSE);
  ck_assert (qdr_training_has_done_daily_exercise (training));
}

TEST (a_game_that_is_not_kept_leaves_exercises_until_the_end_of_the_program)
{
  g_autoptr (GPtrArray) exercises = find_mistakes (game);

  qdr_training_add_exercises (training, exercises, game);
  refresh ();
  ck_assert_uint_eq (count_due (), 1);
  qdr_training_record_answer (training, ALMOST_WON, QDR_LIBRARY_QUALITY_SHOWN, TRUE);
  ck_assert_uint_eq (count_due (), 0);
  end ();
  begin ();
  g_setenv ("QDR_TODAY", "2026-12-09", TRUE);
  refresh ();
  ck_assert_uint_eq (count_due (), 0);
}

TEST (where_nothing_is_to_be_kept_no_file_is_made)
{
  g_autoptr (GPtrArray) exercises = find_mistakes (game);

  g_object_set (training, "enabled", FALSE, NULL);
  qdr_training_add_exercises (training, exercises, game);
  qdr_training_record_answer (training, ALMOST_WON, QDR_LIBRARY_QUALITY_HINTED, TRUE);
  qdr_training_record_puzzle_attempt (training, "a puzzle", 1500, TRUE, FALSE);
  qdr_library_worker_wait_for_jobs (library);
  ck_assert (!g_file_test (path, G_FILE_TEST_EXISTS));
}

TEST (puzzles_make_a_rating_and_a_streak)
{
  qdr_training_record_puzzle_attempt (training, "a puzzle", 1600, TRUE, FALSE);
  refresh ();
  ck_assert_uint_eq (qdr_training_get_rating_and_streak (training)->n_rated, 1);
  ck_assert_uint_eq (qdr_training_get_rating_and_streak (training)->n_days, 1);
  ck_assert_double_gt (qdr_training_get_rating_and_streak (training)->rating.rating, 1500);
}

TEST (a_library_that_cannot_be_read_is_told_in_a_sentence)
{
  end ();
  ck_assert_int_eq (g_mkdir (path, 0700), 0);
  begin ();
  qdr_training_reload (training);
  fixture_wait (has_failed, NULL);
  ck_assert (g_str_has_prefix (failure, "Your exercises are not in the library. "));
  ck_assert_uint_eq (count_due (), 0);
}

/* Texts that the program does not write. */
TEST (what_is_no_exercise_is_left_out)
{
  static const char *const values[] = {
    "'nonsense', 'e7', 'e9'",
    "'9 9 2 1 | e8 a2 | 9 9 | - | -', 'nonsense', 'e9'",
    "'9 9 2 1 | e8 a2 | 8 8 | - | -', 'e7', ''",
    "'9 9 2 1 | e8 a2 | 7 7 | - | -', 'e7', 'a9'",
    "'9 9 2 1 | e9 a2 | 7 7 | - | -', 'e7', 'e8'",
    "'9 9 2 1 | e8 a2 | 6 6 | - | -', 'resigns', 'e9'",
    "'9 9 4 1 | e1 a5 e9 i5 | 5 5 5 5 | - | -', 'e2', 'e1v'",
    "x'ff00', x'ff', x'ff'",
  };
  sqlite3 *database;

  learn ();
  end ();
  ck_assert_int_eq (sqlite3_open (path, &database), SQLITE_OK);
  for (guint i = 0; i < G_N_ELEMENTS (values); i++) {
    g_autofree char *sql = g_strdup_printf (
        "INSERT INTO exercises (position, move, line, no_repetition, made, due, easiness)"
        " VALUES (%s, 0, 1, 1, 'x')",
        values[i]);

    ck_assert_int_eq (sqlite3_exec (database, sql, NULL, NULL, NULL), SQLITE_OK);
  }
  sqlite3_close (database);
  begin ();
  refresh ();
  ck_assert_uint_eq (count_due (), 1);
}
