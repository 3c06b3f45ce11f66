/*
 * The solver: its results for the puzzles of the program, for both sides.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-solver.h"

#include "qdr-movegen.h"
#include "qdr-notation.h"
#include "qdr-path.h"
#include "qdr-puzzle.h"
#include "test.h"

/* Longer than any solution takes on a slow machine with sanitizers. */
#define DEADLINE_S 180

static QdrPuzzleList *list;

static void
set_up (void)
{
  g_autoptr (GFile) file = g_file_new_for_path (g_getenv ("QDR_PUZZLES_FILE"));

  list = qdr_puzzle_list_load (file, NULL);
  ck_assert_ptr_nonnull (list);
}

static void
tear_down (void)
{
  g_clear_object (&list);
}

static QdrPosition
position_after (const QdrPosition *position, QdrMove move)
{
  QdrPosition next = *position;
  QdrUndo undo;

  qdr_position_do_move (&next, move, &undo);
  return next;
}

static QdrPosition
read_position (const char *text)
{
  QdrPosition position;

  ck_assert (qdr_position_from_text (text, &position, NULL, NULL));
  return position;
}

static void
assert_is (const QdrPosition *position, QdrMove move, const char *expected)
{
  char text[QDR_MOVE_TEXT_SIZE];

  ck_assert_str_eq (qdr_move_to_text (&position->board, move, text), expected);
}

TEST_DEFAULTS (.timeout = 240, .set_up = set_up, .tear_down = tear_down)

TEST (it_finds_the_quickest_win_of_every_puzzle)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (list)); i++) {
    g_autoptr (QdrPuzzle) puzzle = g_list_model_get_item (G_LIST_MODEL (list), i);
    QdrSolution solution;

    if (qdr_puzzle_get_kind (puzzle) != QDR_PUZZLE_WIN)
      continue;
    solution = qdr_solve_position (qdr_puzzle_get_position (puzzle), NULL);
    ck_assert_double_eq (solution.win_probability, 1);
    ck_assert_uint_eq (solution.move, qdr_puzzle_get_solution (puzzle));
    ck_assert_int_eq (solution.proof, 1);
    ck_assert_uint_eq (solution.moves, qdr_puzzle_get_n_moves_to_win (puzzle));
  }
}

/* Returns after how many moves of the winner, who is to move next, the game ends. */
static guint
resistance_of (const QdrPosition *position, QdrMove move)
{
  const QdrPosition next = position_after (position, move);
  const QdrSolution solution = qdr_solve_position (&next, NULL);

  ck_assert_int_eq (solution.proof, 1);
  return solution.moves;
}

static guint
distance_after (const QdrPosition *position, QdrMove move)
{
  const QdrPosition next = position_after (position, move);

  return qdr_position_goal_distance (&next, position->turn);
}

/* Asserts for a lost position that no move delays the loss longer than the solution, and that
 * no move that delays it as long leaves a shorter path. */
static void
assert_natural (const QdrPosition *position)
{
  const QdrSolution solution = qdr_solve_position (position, NULL);
  const guint distance = distance_after (position, solution.move);
  QdrMoveList moves;

  ck_assert_int_eq (solution.proof, -1);
  ck_assert_uint_eq (resistance_of (position, solution.move), solution.moves);
  qdr_position_generate_moves (position, &moves);
  for (guint i = 0; i < moves.count; i++) {
    const guint resistance = resistance_of (position, moves.moves[i]);

    ck_assert_uint_le (resistance, solution.moves);
    if (resistance == solution.moves)
      ck_assert_uint_ge (distance_after (position, moves.moves[i]), distance);
  }
}

/* Every third puzzle, as all of them would take too long. */
#define STRIDE 3

TEST (whoever_loses_holds_out_longest_on_the_shortest_way)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (list)); i += STRIDE) {
    g_autoptr (QdrPuzzle) puzzle = g_list_model_get_item (G_LIST_MODEL (list), i);
    const QdrPosition lost =
        position_after (qdr_puzzle_get_position (puzzle), qdr_puzzle_get_solution (puzzle));

    if (qdr_puzzle_get_kind (puzzle) == QDR_PUZZLE_WIN)
      assert_natural (&lost);
  }
}

TEST (where_nothing_is_proved_it_still_finds_a_move)
{
  const QdrPosition position = read_position ("9 9 2 1 | e1 e9 | 10 10 | - | -");
  const QdrSolution solution = qdr_solve_position (&position, NULL);

  ck_assert_int_eq (solution.proof, 0);
  ck_assert_int_eq (qdr_position_check_move (&position, solution.move).reason,
                    QDR_REFUSAL_REASON_NONE);
}

/* Searches of a given depth */

/* A puzzle whose solution is the best move, not a proved win. */
#define OPEN "9 9 2 1 | d5 d4 | 7 7 | a4h,d2h,e3h,e7h,g2h | h1v"
#define OPEN_DEPTH 10

TEST (a_search_of_a_given_depth_finds_the_best_move_of_an_open_game)
{
  const QdrPosition position = read_position (OPEN);
  const QdrSolution solution = qdr_solve_position_to_depth (&position, OPEN_DEPTH, NULL);
  const QdrSolution again = qdr_solve_position_to_depth (&position, OPEN_DEPTH, NULL);

  assert_is (&position, solution.move, "c3h");
  ck_assert_int_eq (solution.proof, 0);
  ck_assert (solution.win_probability > 0 && solution.win_probability < 1);
  ck_assert_double_eq (solution.win_probability, again.win_probability);
}

TEST (where_a_search_of_a_given_depth_proves_the_end_the_move_is_the_quickest)
{
  const QdrPosition position = read_position ("5 5 2 2 | d3 c4 | 0 1 | - | -");
  const QdrSolution solution = qdr_solve_position_to_depth (&position, OPEN_DEPTH, NULL);
  const QdrSolution exact = qdr_solve_position (&position, NULL);

  ck_assert_uint_eq (solution.move, exact.move);
  ck_assert_int_eq (solution.proof, 1);
  ck_assert_uint_eq (solution.moves, exact.moves);
}

/* Searches on a thread */

typedef struct {
  gboolean has_come;
  gboolean is_cancelled;
  QdrSolution solution;
  QdrSolution answers[2];
} Outcome;

static void
solved_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Outcome *outcome = user_data;
  g_autoptr (GError) error = NULL;

  ck_assert_ptr_null (source);
  outcome->has_come = TRUE;
  if (!qdr_solve_position_finish (result, &outcome->solution, &error))
    outcome->is_cancelled = g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

static void
answered_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Outcome *outcome = user_data;
  g_autoptr (GError) error = NULL;

  ck_assert_ptr_null (source);
  outcome->has_come = TRUE;
  if (!qdr_find_best_answers_finish (result, outcome->answers, &error))
    outcome->is_cancelled = g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

static gboolean
deadline_cb (gpointer data)
{
  ck_abort_msg ("waited too long");
}

static void
wait_for (const Outcome *outcome)
{
  const guint deadline = g_timeout_add_seconds (DEADLINE_S, deadline_cb, NULL);

  while (!outcome->has_come)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (deadline);
}

TEST (an_answer_comes_from_a_thread)
{
  const QdrPosition position = read_position ("5 5 2 2 | d3 c4 | 0 1 | - | -");
  Outcome outcome = { 0 };

  qdr_solve_position_async (&position, NULL, solved_cb, &outcome);
  ck_assert (!outcome.has_come);
  wait_for (&outcome);
  ck_assert_int_eq (outcome.solution.proof, 1);
  assert_is (&position, outcome.solution.move, "d3h");
}

TEST (a_search_of_a_given_depth_runs_on_a_thread_as_well)
{
  const QdrPosition position = read_position (OPEN);
  Outcome outcome = { 0 };

  qdr_solve_position_to_depth_async (&position, OPEN_DEPTH, NULL, solved_cb, &outcome);
  wait_for (&outcome);
  assert_is (&position, outcome.solution.move, "c3h");
}

TEST (two_moves_are_compared_by_what_the_opponent_answers)
{
  const QdrPosition position = read_position (OPEN);
  QdrMove moves[2];
  Outcome outcome = { 0 };

  qdr_move_from_text (&position.board, "c3h", &moves[0]);
  qdr_move_from_text (&position.board, "a1h", &moves[1]);
  qdr_find_best_answers_async (&position, moves, OPEN_DEPTH, NULL, answered_cb, &outcome);
  wait_for (&outcome);
  for (guint i = 0; i < 2; i++) {
    const QdrPosition next = position_after (&position, moves[i]);
    const QdrSolution answer = qdr_solve_position_to_depth (&next, OPEN_DEPTH - 1, NULL);

    ck_assert_uint_eq (outcome.answers[i].move, answer.move);
    ck_assert_double_eq (outcome.answers[i].win_probability, answer.win_probability);
  }
  ck_assert_double_ge (outcome.answers[1].win_probability - outcome.answers[0].win_probability,
                       0.1);
}

TEST (a_comparison_that_is_cancelled_gives_no_answer)
{
  const QdrPosition position = read_position (OPEN);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  QdrMove moves[2];
  Outcome outcome = { 0 };

  qdr_move_from_text (&position.board, "c3h", &moves[0]);
  qdr_move_from_text (&position.board, "a1h", &moves[1]);
  qdr_find_best_answers_async (&position, moves, 40, cancellable, answered_cb, &outcome);
  g_cancellable_cancel (cancellable);
  wait_for (&outcome);
  ck_assert (outcome.is_cancelled);
}

TEST (a_search_that_is_cancelled_gives_no_answer)
{
  const QdrPosition position = read_position ("9 9 2 1 | e1 e9 | 10 10 | - | -");
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Outcome outcome = { 0 };

  qdr_solve_position_async (&position, cancellable, solved_cb, &outcome);
  g_cancellable_cancel (cancellable);
  wait_for (&outcome);
  ck_assert (outcome.is_cancelled);
}

TEST (an_answer_is_not_given_to_whoever_has_cancelled_meanwhile)
{
  const QdrPosition position = read_position ("5 5 2 2 | d3 c4 | 0 1 | - | -");
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  Outcome outcome = { 0 };

  qdr_solve_position_async (&position, cancellable, solved_cb, &outcome);
  /* The only event of the main loop is the answer. */
  while (!g_main_context_pending (NULL))
    g_usleep (1000);
  g_cancellable_cancel (cancellable);
  wait_for (&outcome);
  ck_assert (outcome.is_cancelled);
}
