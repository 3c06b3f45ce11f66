/*
 * A storm of puzzles: their choice, the clock, the count and the best results.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-config.h"

#include "qdr-puzzle-storm.h"

#include "heard.h"
#include "qdr-movegen.h"
#include "test.h"

#define SECOND G_USEC_PER_SEC
#define START (100 * SECOND)

static GSettings *settings;
static QdrPuzzleList *list;

static void
set_up (void)
{
  g_autoptr (GFile) file = g_file_new_for_path (g_getenv ("QDR_SHIPPED_PUZZLES_FILE"));

  g_setenv ("QDR_TODAY", "2026-12-01", TRUE);
  settings = g_settings_new (QDR_APPLICATION_ID);
  g_settings_reset (settings, "puzzle-storm");
  list = qdr_puzzle_list_load (file, NULL);
}

static void
tear_down (void)
{
  g_clear_object (&list);
  g_clear_object (&settings);
  g_unsetenv ("QDR_TODAY");
}

static QdrPuzzleStorm *
start (void)
{
  QdrPuzzleStorm *storm = qdr_puzzle_storm_new (list, settings, START);

  heard_listen_to (QDR_TUTOR (storm));
  return storm;
}

/* Returns the present puzzle, which has the position of the task. */
static QdrPuzzle *
get_puzzle (QdrPuzzleStorm *storm)
{
  const QdrPosition *position = qdr_tutor_get_task (QDR_TUTOR (storm))->position;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (list)); i++) {
    g_autoptr (QdrPuzzle) puzzle = g_list_model_get_item (G_LIST_MODEL (list), i);

    if (qdr_position_equal (qdr_puzzle_get_position (puzzle), position))
      return puzzle;
  }
  ck_abort_msg ("no puzzle has this position");
}

/* Makes a move, right or wrong, without asking for the next puzzle. */
static void
answer (QdrPuzzleStorm *storm, gboolean is_right)
{
  QdrPuzzle *puzzle = get_puzzle (storm);
  QdrMoveList moves;
  guint i = 0;

  qdr_position_generate_moves (qdr_puzzle_get_position (puzzle), &moves);
  while (moves.moves[i] == qdr_puzzle_get_solution (puzzle))
    i++;
  qdr_tutor_try_move (QDR_TUTOR (storm),
                      is_right ? qdr_puzzle_get_solution (puzzle) : moves.moves[i]);
}

static void
answer_and_go_on (QdrPuzzleStorm *storm, gboolean is_right)
{
  answer (storm, is_right);
  qdr_tutor_play_reply (QDR_TUTOR (storm));
}

static void
assert_time (QdrPuzzleStorm *storm, gint64 now, const char *expected)
{
  g_autofree char *time = qdr_puzzle_storm_format_time (storm, now);

  ck_assert_str_eq (time, expected);
}

/* Solves puzzles in a new storm, which is not ended. */
static void
solve_in_a_storm (guint n)
{
  g_autoptr (QdrPuzzleStorm) storm = start ();

  for (guint i = 0; i < n; i++)
    answer_and_go_on (storm, TRUE);
  ck_assert_uint_eq (qdr_puzzle_storm_get_n_solved (storm), n);
}

static void
assert_best (guint expected_today, guint expected_ever)
{
  guint today;

  ck_assert_uint_eq (qdr_puzzle_storm_get_best (settings, &today), expected_ever);
  ck_assert_uint_eq (today, expected_today);
}

TEST_DEFAULTS (.timeout = 120, .set_up = set_up, .tear_down = tear_down)

TEST (puzzles_become_more_difficult_and_none_comes_twice)
{
  g_autoptr (QdrPuzzleStorm) storm = start ();
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
  QdrTutor *tutor = QDR_TUTOR (storm);
  guint rating = 0;

  for (guint i = 0; i < qdr_tutor_get_n_tasks (tutor); i++) {
    QdrPuzzle *puzzle = get_puzzle (storm);

    ck_assert_uint_ge (qdr_puzzle_get_rating (puzzle), rating);
    rating = qdr_puzzle_get_rating (puzzle);
    ck_assert (g_hash_table_add (seen, puzzle));
    answer_and_go_on (storm, TRUE);
  }
  ck_assert_uint_gt (rating, 1300);
  ck_assert (qdr_tutor_is_task_done (tutor));
}

TEST (the_first_legal_move_decides_and_a_wrong_one_costs_ten_seconds)
{
  g_autoptr (QdrPuzzleStorm) storm = start ();
  QdrTutor *tutor = QDR_TUTOR (storm);
  const QdrPosition *position;

  answer (storm, TRUE);
  ck_assert_int_eq (heard_from (tutor)->tone, QDR_TUTOR_TONE_RIGHT);
  qdr_tutor_play_reply (tutor);
  ck_assert_uint_eq (qdr_tutor_get_task_index (tutor), 1);
  assert_time (storm, START, "3:00");

  position = qdr_tutor_get_task (tutor)->position;
  qdr_tutor_try_move (tutor, qdr_move_make (QDR_MOVE_STEP,
                                            position->pawns[qdr_position_next_player (position)]));
  ck_assert_int_eq (heard_from (tutor)->tone, QDR_TUTOR_TONE_WRONG);
  assert_time (storm, START, "3:00");

  answer (storm, FALSE);
  ck_assert_str_eq (heard_from (tutor)->sentence, "Wrong: ten seconds less.");
  assert_time (storm, START + SECOND, "2:49");
  /* A move before the next puzzle comes is no answer. */
  answer (storm, TRUE);
  qdr_tutor_play_reply (tutor);
  ck_assert_uint_eq (qdr_tutor_get_task_index (tutor), 2);
  ck_assert_uint_eq (qdr_puzzle_storm_get_n_solved (storm), 1);
}

TEST (the_time_is_told_at_some_moments_and_ends_the_storm)
{
  g_autoptr (QdrPuzzleStorm) storm = start ();
  QdrTutor *tutor = QDR_TUTOR (storm);

  ck_assert_uint_eq (qdr_puzzle_storm_update (storm, START), 1000);
  ck_assert_uint_eq (qdr_puzzle_storm_update (storm, START + SECOND / 4), 750);
  ck_assert_ptr_null (heard_from (tutor)->sentence);
  qdr_puzzle_storm_update (storm, START + 60 * SECOND);
  ck_assert_str_eq (heard_from (tutor)->sentence, "Two minutes left.");
  qdr_puzzle_storm_update (storm, START + 151 * SECOND);
  ck_assert_str_eq (heard_from (tutor)->sentence, "30 seconds left.");

  answer (storm, TRUE);
  ck_assert_uint_eq (qdr_puzzle_storm_update (storm, START + 180 * SECOND), 0);
  ck_assert_str_eq (heard_from (tutor)->sentence,
                    "The time is up. You have solved 1 puzzle. Best today: 1. Best ever: 1. A new "
                    "record!");
  assert_time (storm, START + 181 * SECOND, "0:00");
  qdr_tutor_play_reply (tutor);
  ck_assert_uint_eq (qdr_tutor_get_task_index (tutor), 0);
  ck_assert (!qdr_tutor_accepts_moves (tutor));
}

static void
assert_state (QdrPuzzleStorm *storm, gint64 now, const char *expected)
{
  g_autofree char *state = qdr_puzzle_storm_describe_state (storm, now);

  ck_assert_str_eq (state, expected);
}

TEST (the_time_and_the_score_are_told_to_who_asks)
{
  g_autoptr (QdrPuzzleStorm) storm = start ();
  g_autofree char *result = NULL;

  assert_state (storm, START + SECOND, "Time left: 2:59. You have solved 0 puzzles.");
  answer_and_go_on (storm, TRUE);
  assert_state (storm, START + 60 * SECOND, "Time left: 2:00. You have solved 1 puzzle.");
  result = qdr_puzzle_storm_describe_result (storm);
  ck_assert_str_eq (result, "You have solved 1 puzzle. Best today: 1. Best ever: 1. A new record!");
  qdr_puzzle_storm_update (storm, START + 180 * SECOND);
  assert_state (storm, START + 181 * SECOND, heard_from (QDR_TUTOR (storm))->sentence);
}

TEST (wrong_moves_use_up_the_time)
{
  g_autoptr (QdrPuzzleStorm) storm = start ();

  for (guint i = 0; i < 18; i++) {
    ck_assert_uint_gt (qdr_puzzle_storm_update (storm, START), 0);
    answer_and_go_on (storm, FALSE);
  }
  ck_assert_uint_eq (qdr_puzzle_storm_update (storm, START), 0);
  ck_assert (!qdr_puzzle_storm_is_record (storm));
  ck_assert_str_eq (heard_from (QDR_TUTOR (storm))->sentence,
                    "The time is up. You have solved 0 puzzles. Best today: 0. Best ever: 0.");
}

TEST (the_best_results_are_stored_even_if_a_storm_is_left)
{
  assert_best (0, 0);
  solve_in_a_storm (3);
  assert_best (3, 3);
  solve_in_a_storm (2);
  assert_best (3, 3);
  g_setenv ("QDR_TODAY", "2026-12-02", TRUE);
  assert_best (0, 3);
  solve_in_a_storm (2);
  assert_best (2, 3);
  solve_in_a_storm (4);
  assert_best (4, 4);
}

TEST (a_storm_leaves_the_solved_puzzles_of_themes_alone)
{
  g_auto (GStrv) before = g_settings_get_strv (settings, "puzzles-solved");
  g_auto (GStrv) after = NULL;

  solve_in_a_storm (2);
  after = g_settings_get_strv (settings, "puzzles-solved");
  ck_assert (g_strv_equal ((const char *const *) before, (const char *const *) after));
}
