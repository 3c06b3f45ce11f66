/*
 * Exercises and attempts in the library, against plain lists.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-library-exercises.h"

#include <math.h>

#include "random-games.h"
#include "test.h"

#define TODAY 739000

static char *folder;
static QdrLibrary *library;
static GRand *dice;
static QdrGame *game; /* the game that was played, which is in the library */
static gint64 id;     /* the game's id */

static void
set_up (void)
{
  g_autofree char *path = NULL;

  folder = g_dir_make_tmp ("exercises-XXXXXX", NULL);
  path = g_build_filename (folder, "library.db", NULL);
  library = qdr_library_open (path, NULL);
  ck_assert_ptr_nonnull (library);
  dice = g_rand_new_with_seed (1);
  game = make_random_game (dice, 1);
  ck_assert (qdr_library_add_game (library, game, QDR_LIBRARY_PLAYED, "", &id, NULL, NULL));
}

static void
tear_down (void)
{
  g_clear_object (&game);
  g_clear_pointer (&dice, g_rand_free);
  qdr_library_close (library);
  remove_temp_folder (folder);
}

/* Exercises */

static void
add_exercise_of (QdrGame *of, const char *position, guint32 day)
{
  g_autoptr (GPtrArray) exercises =
      g_ptr_array_new_with_free_func ((GDestroyNotify) qdr_library_exercise_free);

  g_ptr_array_add (exercises, qdr_library_exercise_new (position, "e4h", "e5 e6", FALSE, day));
  ck_assert (qdr_library_add_exercises (library, exercises, of, NULL));
}

static void
add_exercise (const char *position, guint32 day)
{
  add_exercise_of (game, position, day);
}

static GPtrArray *
list (void)
{
  GPtrArray *exercises = qdr_library_list_exercises (library, NULL);

  ck_assert_ptr_nonnull (exercises);
  return exercises;
}

/* Asserts the intervals of an exercise that is tried on each day when it is due. */
static void
assert_intervals (const QdrLibraryQuality *qualities, guint n, const guint *intervals)
{
  g_autoptr (QdrLibraryExercise) exercise =
      qdr_library_exercise_new ("here", "e4h", "e5", FALSE, TODAY);

  for (guint i = 0; i < n; i++) {
    const guint32 day = exercise->due;

    qdr_library_exercise_record_answer (exercise, qualities[i], day);
    ck_assert_uint_eq (exercise->interval, intervals[i]);
    ck_assert_uint_eq (exercise->due, day + intervals[i]);
  }
}

TEST_DEFAULTS (.timeout = 120, .set_up = set_up, .tear_down = tear_down)

/* By hand: 2.5, 2.6, 2.7, 2.8; 6 × 2.7 = 16.2, 17 × 2.8 = 47.6. */
TEST (what_is_found_at_once_comes_back_after_1_6_17_and_48_days)
{
  static const QdrLibraryQuality qualities[] = { QDR_LIBRARY_QUALITY_AT_ONCE,
                                                 QDR_LIBRARY_QUALITY_AT_ONCE,
                                                 QDR_LIBRARY_QUALITY_AT_ONCE,
                                                 QDR_LIBRARY_QUALITY_AT_ONCE };

  assert_intervals (qualities, 4, (const guint[]){ 1, 6, 17, 48 });
}

/* By hand: quality 3 subtracts 0.14: 2.5, 2.36, 2.22, and 6 × 2.22 = 13.32. */
TEST (what_is_found_after_a_wrong_move_comes_back_sooner)
{
  static const QdrLibraryQuality qualities[] = { QDR_LIBRARY_QUALITY_WRONG_ONCE,
                                                 QDR_LIBRARY_QUALITY_WRONG_ONCE,
                                                 QDR_LIBRARY_QUALITY_WRONG_ONCE };

  assert_intervals (qualities, 3, (const guint[]){ 1, 6, 14 });
}

TEST (what_was_shown_or_hinted_begins_anew)
{
  static const QdrLibraryQuality qualities[] = {
    QDR_LIBRARY_QUALITY_AT_ONCE, QDR_LIBRARY_QUALITY_AT_ONCE, QDR_LIBRARY_QUALITY_SHOWN,
    QDR_LIBRARY_QUALITY_AT_ONCE, QDR_LIBRARY_QUALITY_HINTED,  QDR_LIBRARY_QUALITY_AT_ONCE,
    QDR_LIBRARY_QUALITY_AT_ONCE
  };

  assert_intervals (qualities, 7, (const guint[]){ 1, 6, 1, 1, 1, 1, 6 });
}

TEST (the_easiness_never_falls_below_its_least)
{
  g_autoptr (QdrLibraryExercise) exercise =
      qdr_library_exercise_new ("here", "e4h", "e5", FALSE, TODAY);

  for (guint i = 0; i < 50; i++) {
    qdr_library_exercise_record_answer (exercise, QDR_LIBRARY_QUALITY_WRONG_ONCE, exercise->due);
    ck_assert_double_ge (exercise->easiness, 1.3);
    ck_assert_uint_le (exercise->interval, 3650);
  }
}

TEST (what_is_done_well_before_it_is_due_changes_nothing)
{
  g_autoptr (QdrLibraryExercise) exercise =
      qdr_library_exercise_new ("here", "e4h", "e5", FALSE, TODAY);

  qdr_library_exercise_record_answer (exercise, QDR_LIBRARY_QUALITY_AT_ONCE, TODAY);
  qdr_library_exercise_record_answer (exercise, QDR_LIBRARY_QUALITY_AT_ONCE, TODAY);
  ck_assert_uint_eq (exercise->due, TODAY + 1);
  ck_assert_uint_eq (exercise->n_repetitions, 1);
  qdr_library_exercise_record_answer (exercise, QDR_LIBRARY_QUALITY_SHOWN, TODAY);
  ck_assert_uint_eq (exercise->n_repetitions, 0);
  ck_assert_uint_eq (exercise->n_lapses, 1);
}

TEST (a_position_is_one_exercise)
{
  g_autoptr (GPtrArray) exercises = NULL;

  add_exercise ("here", TODAY);
  ck_assert (qdr_library_record_exercise_answer (library, "here", QDR_LIBRARY_QUALITY_AT_ONCE,
                                                 TODAY, NULL));
  add_exercise ("here", TODAY + 3);
  add_exercise ("there", TODAY + 3);
  exercises = list ();
  ck_assert_uint_eq (exercises->len, 2);
  ck_assert_uint_eq (((QdrLibraryExercise *) exercises->pdata[0])->due, TODAY + 1);
}

/* The numbers of walls are like a player to move. */
TEST (an_exercise_has_the_name_of_the_opponent)
{
  g_autofree char *position = qdr_position_to_text (qdr_game_get_start_position (game));
  const char *second = "9 9 2 2 | e1 e9 | 2 1 | - | -";
  g_autoptr (GPtrArray) exercises = NULL;

  ck_assert (g_str_has_prefix (position, "9 9 2 1 "));
  add_exercise (position, TODAY);
  add_exercise (second, TODAY);
  exercises = list ();
  for (guint i = 0; i < exercises->len; i++) {
    const QdrLibraryExercise *exercise = g_ptr_array_index (exercises, i);
    const guint opponent = g_strcmp0 (exercise->position, second) == 0 ? 0 : 1;

    ck_assert_str_eq (exercise->opponent,
                      qdr_player_get_name (qdr_game_get_player (game, opponent)));
  }
}

TEST (only_games_that_were_played_here_and_are_kept_leave_exercises)
{
  g_autoptr (QdrGame) stranger = make_random_game (dice, 2);
  g_autoptr (QdrGame) imported = make_random_game (dice, 3);
  g_autoptr (GPtrArray) exercises = NULL;

  ck_assert (qdr_library_add_game (library, imported, QDR_LIBRARY_IMPORTED, "", NULL, NULL, NULL));
  add_exercise_of (stranger, "here", TODAY);
  add_exercise_of (imported, "there", TODAY);
  exercises = list ();
  ck_assert_uint_eq (exercises->len, 0);
}

TEST (an_exercise_outlives_its_game)
{
  g_autoptr (GPtrArray) before = NULL;
  g_autoptr (GPtrArray) after = NULL;

  add_exercise ("here", TODAY);
  before = list ();
  ck_assert_int_eq (((QdrLibraryExercise *) before->pdata[0])->game, id);
  ck_assert (qdr_library_remove_games (library, &id, 1, NULL));
  after = list ();
  ck_assert_uint_eq (after->len, 1);
  ck_assert_int_eq (((QdrLibraryExercise *) after->pdata[0])->game, 0);
  ck_assert_str_eq (((QdrLibraryExercise *) after->pdata[0])->line, "e5 e6");
}

static void
remove_exercise (const char *position)
{
  ck_assert (qdr_library_remove_exercise (library, position, NULL));
}

static void
put_back (const char *position)
{
  ck_assert (qdr_library_put_back_exercise (library, position, NULL));
}

TEST (a_review_that_is_made_again_does_not_bring_back_what_was_removed)
{
  g_autoptr (GPtrArray) exercises = NULL;

  add_exercise ("here", TODAY - 1);
  remove_exercise ("here");
  add_exercise ("here", TODAY);
  exercises = list ();
  ck_assert_uint_eq (exercises->len, 1);
  ck_assert (((QdrLibraryExercise *) exercises->pdata[0])->is_removed);
  ck_assert_ptr_null (qdr_library_choose_daily_exercise (exercises, TODAY));
}

TEST (what_is_removed_comes_back_with_all_that_was_done_also_without_its_game)
{
  g_autoptr (GPtrArray) between = NULL;
  g_autoptr (GPtrArray) after = NULL;
  const QdrLibraryExercise *exercise;

  add_exercise ("here", TODAY);
  ck_assert (qdr_library_record_exercise_answer (library, "here", QDR_LIBRARY_QUALITY_HINTED, TODAY,
                                                 NULL));
  remove_exercise ("here");
  remove_exercise ("nowhere");
  between = list ();
  ck_assert_uint_eq (between->len, 1);
  exercise = between->pdata[0];
  ck_assert (exercise->is_removed);
  ck_assert (qdr_library_remove_games (library, &id, 1, NULL));
  put_back ("here");
  put_back ("here");
  put_back ("nowhere");
  after = list ();
  ck_assert_uint_eq (after->len, 1);
  exercise = after->pdata[0];
  ck_assert (!exercise->is_removed);
  ck_assert_uint_eq (exercise->due, TODAY + 1);
  ck_assert_uint_eq (exercise->n_lapses, 1);
  ck_assert_int_eq (exercise->quality, QDR_LIBRARY_QUALITY_HINTED);
  ck_assert_uint_eq (exercise->answered, TODAY);
  ck_assert_uint_eq (exercise->was_due, TODAY);
  ck_assert_int_eq (exercise->game, 0);
}

TEST (that_of_the_day_stays_whatever_is_done)
{
  g_autoptr (GPtrArray) exercises = NULL;

  add_exercise ("c", TODAY - 1);
  add_exercise ("a", TODAY - 2);
  add_exercise ("b", TODAY - 2);
  exercises = list ();
  ck_assert_str_eq (qdr_library_choose_daily_exercise (exercises, TODAY)->position, "a");
  add_exercise ("0", TODAY);
  ck_assert (
      qdr_library_record_exercise_answer (library, "a", QDR_LIBRARY_QUALITY_AT_ONCE, TODAY, NULL));
  ck_assert (
      qdr_library_record_exercise_answer (library, "b", QDR_LIBRARY_QUALITY_SHOWN, TODAY, NULL));
  ck_assert (
      qdr_library_record_exercise_answer (library, "a", QDR_LIBRARY_QUALITY_HINTED, TODAY, NULL));
  g_ptr_array_unref (exercises);
  exercises = list ();
  ck_assert_str_eq (qdr_library_choose_daily_exercise (exercises, TODAY)->position, "a");
  ck_assert_str_eq (qdr_library_choose_daily_exercise (exercises, TODAY + 1)->position, "c");
}

TEST (on_the_day_of_a_game_none_of_its_mistakes_is_that_of_the_day)
{
  g_autoptr (GPtrArray) exercises = NULL;

  add_exercise ("here", TODAY);
  exercises = list ();
  ck_assert_ptr_null (qdr_library_choose_daily_exercise (exercises, TODAY));
  ck_assert_ptr_nonnull (qdr_library_choose_daily_exercise (exercises, TODAY + 1));
}

/* SM-2 as its author describes it, over a list */

typedef struct {
  char position[8];
  guint32 due;
  guint repetitions;
  double easiness;
  guint interval;
  guint lapses;
  gboolean is_removed;
} Plain;

static void
answer_plainly (Plain *item, guint quality, guint32 day)
{
  const double q = quality;

  if (quality >= 3 && item->due > day)
    return;
  if (quality < 3) {
    item->repetitions = 0;
    item->interval = 1;
    item->lapses++;
  } else {
    if (item->repetitions == 0)
      item->interval = 1;
    else if (item->repetitions == 1)
      item->interval = 6;
    else
      item->interval = MIN ((guint) ceil (item->interval * item->easiness - 1e-6), 3650);
    item->repetitions++;
    item->easiness += 0.1 - (5 - q) * (0.08 + (5 - q) * 0.02);
    if (item->easiness < 1.3)
      item->easiness = 1.3;
  }
  item->due = day + item->interval;
}

static Plain *
find_plain (GArray *plain, const char *position)
{
  for (guint i = 0; i < plain->len; i++)
    if (g_str_equal (g_array_index (plain, Plain, i).position, position))
      return &g_array_index (plain, Plain, i);
  return NULL;
}

static void
assert_same (GArray *plain)
{
  g_autoptr (GPtrArray) exercises = list ();
  guint32 last = 0;

  ck_assert_uint_eq (exercises->len, plain->len);
  for (guint i = 0; i < exercises->len; i++) {
    const QdrLibraryExercise *exercise = exercises->pdata[i];
    const Plain *item = find_plain (plain, exercise->position);

    ck_assert_ptr_nonnull (item);
    ck_assert_int_eq (exercise->is_removed, item->is_removed);
    ck_assert_uint_eq (exercise->due, item->due);
    ck_assert_uint_ge (exercise->due, last);
    last = exercise->due;
    ck_assert_uint_eq (exercise->n_repetitions, item->repetitions);
    ck_assert_uint_eq (exercise->n_lapses, item->lapses);
    ck_assert_double_eq_tol (exercise->easiness, item->easiness, 1e-9);
  }
}

TEST (at_random_the_library_does_what_a_list_does)
{
  static const QdrLibraryQuality qualities[] = {
    QDR_LIBRARY_QUALITY_SHOWN, QDR_LIBRARY_QUALITY_HINTED, QDR_LIBRARY_QUALITY_WRONG_ONCE,
    QDR_LIBRARY_QUALITY_AT_ONCE, QDR_LIBRARY_QUALITY_AT_ONCE
  };
  g_autoptr (GArray) plain = g_array_new (FALSE, TRUE, sizeof (Plain));
  guint32 day = TODAY;

  for (guint i = 0; i < 1500; i++) {
    g_autofree char *position = g_strdup_printf ("%d", g_rand_int_range (dice, 0, 40));
    Plain *item = find_plain (plain, position);

    if (g_rand_int_range (dice, 0, 4) == 0)
      day += (guint32) g_rand_int_range (dice, 0, 5);
    if (g_rand_int_range (dice, 0, 20) == 0) {
      if (i % 2 == 0)
        put_back (position);
      else
        remove_exercise (position);
      if (item != NULL)
        item->is_removed = i % 2 != 0;
    } else if (g_rand_int_range (dice, 0, 5) == 0) {
      add_exercise (position, day);
      if (item == NULL) {
        Plain made = { .due = day, .easiness = 2.5 };

        g_strlcpy (made.position, position, sizeof made.position);
        g_array_append_val (plain, made);
      }
    } else {
      const QdrLibraryQuality quality =
          qualities[g_rand_int_range (dice, 0, G_N_ELEMENTS (qualities))];

      ck_assert (qdr_library_record_exercise_answer (library, position, quality, day, NULL));
      if (item != NULL)
        answer_plainly (item, (guint) quality, day);
    }
    if (i % 50 == 0)
      assert_same (plain);
  }
  assert_same (plain);
}

/* Attempts */

static void
attempt (const char *puzzle, guint32 day, gboolean is_solved, gboolean is_helped, double rating)
{
  const QdrLibraryAttempt attempt = { puzzle, day, is_solved, is_helped, rating };

  ck_assert (qdr_library_add_attempt (library, &attempt, NULL));
}

static QdrLibraryTrainingResult
read_training (guint32 day)
{
  QdrLibraryTrainingResult training;

  ck_assert (qdr_library_read_training_result (library, day, &training, NULL));
  return training;
}

TEST (without_attempts_there_is_no_rating_and_no_streak)
{
  const QdrLibraryTrainingResult training = read_training (TODAY);

  ck_assert_uint_eq (training.n_rated, 0);
  ck_assert_uint_eq (training.n_days, 0);
  ck_assert_double_eq (training.rating.rating, 1500);
}

TEST (the_first_attempt_at_a_puzzle_counts)
{
  double after;

  attempt ("here", TODAY, FALSE, FALSE, 1400);
  after = read_training (TODAY).rating.rating;
  ck_assert_double_lt (after, 1500);
  attempt ("here", TODAY, TRUE, TRUE, 1400);
  attempt ("here", TODAY + 1, TRUE, FALSE, 1400);
  attempt ("an exercise", TODAY, TRUE, FALSE, 0);
  ck_assert_double_eq (read_training (TODAY).rating.rating, after);
  ck_assert_uint_eq (read_training (TODAY + 1).n_rated, 1);
}

TEST (who_was_helped_has_not_won)
{
  attempt ("here", TODAY, TRUE, TRUE, 1500);
  ck_assert_double_lt (read_training (TODAY).rating.rating, 1500);
}

TEST (a_streak_is_days_in_a_row_up_to_today_or_yesterday)
{
  attempt ("a", TODAY - 5, TRUE, FALSE, 1500);
  attempt ("b", TODAY - 3, TRUE, FALSE, 1500);
  attempt ("c", TODAY - 2, TRUE, TRUE, 0);
  attempt ("d", TODAY - 2, TRUE, FALSE, 1500);
  attempt ("e", TODAY - 1, TRUE, FALSE, 1500);
  attempt ("f", TODAY, FALSE, FALSE, 1500);
  ck_assert_uint_eq (read_training (TODAY).n_days, 3);
  attempt ("f", TODAY, TRUE, TRUE, 1500);
  ck_assert_uint_eq (read_training (TODAY).n_days, 4);
  ck_assert_uint_eq (read_training (TODAY + 1).n_days, 4);
  ck_assert_uint_eq (read_training (TODAY + 2).n_days, 0);
  /* TODAY is the 24th of its month. */
  ck_assert_uint_eq (read_training (TODAY).days_of_month,
                     1 << 18 | 1 << 20 | 1 << 21 | 1 << 22 | 1 << 23);
  ck_assert_uint_eq (read_training (TODAY - 24).days_of_month, 0);
  ck_assert_uint_eq (read_training (TODAY + 7).days_of_month, 0);
}

/* Rates all attempts from the beginning, with a rating period a day. */
static QdrGlickoRating
rate_plainly (GArray *attempts, guint32 last)
{
  g_autoptr (GHashTable) tried = g_hash_table_new (g_str_hash, g_str_equal);
  QdrGlickoRating rating = qdr_glicko_make_new_player ();
  gboolean has_begun = FALSE;
  guint place = 0;

  for (guint32 day = TODAY; day <= last; day++) {
    g_autoptr (GArray) games = g_array_new (FALSE, FALSE, sizeof (QdrGlickoGame));

    for (; place < attempts->len; place++) {
      const QdrLibraryAttempt *one = &g_array_index (attempts, QdrLibraryAttempt, place);
      const QdrGlickoGame match = { { one->puzzle_rating, 30, 0.06 },
                                    one->is_solved && !one->is_helped };

      if (one->day != day)
        break;
      if (one->puzzle_rating > 0 && !g_hash_table_contains (tried, one->puzzle))
        g_array_append_val (games, match);
      g_hash_table_add (tried, (gpointer) one->puzzle);
    }
    if (games->len > 0)
      rating = qdr_glicko_rate_period (rating, (QdrGlickoGame *) games->data, games->len);
    else if (has_begun && day < last)
      rating = qdr_glicko_rate_idle_periods (rating, 1);
    has_begun = has_begun || games->len > 0;
  }
  return rating;
}

TEST (at_random_the_rating_is_that_of_all_days_from_the_first)
{
  g_autoptr (GArray) attempts = g_array_new (FALSE, FALSE, sizeof (QdrLibraryAttempt));
  guint32 day = TODAY;

  for (guint i = 0; i < 200; i++) {
    char name[8];
    QdrLibraryAttempt one;
    QdrGlickoRating expected, found;

    if (g_rand_int_range (dice, 0, 3) == 0)
      day += (guint32) g_rand_int_range (dice, 0, 4);
    g_snprintf (name, sizeof name, "%d", g_rand_int_range (dice, 0, 120));
    one = (QdrLibraryAttempt){ .puzzle = g_intern_string (name),
                               .day = day,
                               .is_solved = g_rand_boolean (dice),
                               .is_helped = g_rand_boolean (dice),
                               .puzzle_rating = 1000 + 10 * g_rand_int_range (dice, 0, 100) };
    g_array_append_val (attempts, one);
    attempt (one.puzzle, one.day, one.is_solved, one.is_helped, one.puzzle_rating);
    expected = rate_plainly (attempts, day);
    found = read_training (day).rating;
    ck_assert_double_eq_tol (found.rating, expected.rating, 1e-6);
    ck_assert_double_eq_tol (found.deviation, expected.deviation, 1e-6);
  }
}
