/*
 * The puzzles of data/puzzles.txt: proved by exhaustive search, and solved by the engine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <stdio.h>

#include "minimax.h"
#include "puzzle-solver.h"
#include "qdr-movegen.h"
#include "qdr-notation.h"
#include "run-suite.h"

/* More than any of the proofs needs. */
#define PROOF_NODES 100000
#define ENGINE_NODES 200000

/* --- The file --------------------------------------------------------------------------------- */

typedef struct {
  guint theme; /* number of its heading */
  QdrPuzzleSolution solution;
  QdrPosition position;
} Puzzle;

static Puzzle
read_puzzle (const char *line, guint theme)
{
  g_auto (GStrv) fields = g_strsplit (line, "; ", 3);
  Puzzle puzzle = { .theme = theme };

  g_assert_cmpuint (g_strv_length (fields), ==, 3);
  g_assert_true (qdr_position_from_text (fields[2], &puzzle.position, NULL, NULL));
  g_assert_cmpint (sscanf (fields[0], "win %u", &puzzle.solution.moves), ==, 1);
  g_assert_cmpint (qdr_move_from_text (&puzzle.position.board, fields[1], &puzzle.solution.move),
                   ==, QDR_REASON_NONE);
  return puzzle;
}

/* A comment after an empty line is the heading of a theme. */
static GArray *
read_puzzles (void)
{
  g_autoptr (GArray) puzzles = g_array_new (FALSE, FALSE, sizeof (Puzzle));
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  guint theme = 0;

  g_assert_true (g_file_get_contents (g_getenv ("QDR_PUZZLES_FILE"), &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++) {
    if (lines[i][0] == '\0' && lines[i + 1] != NULL && lines[i + 1][0] == '#')
      theme++;
    if (lines[i][0] != '\0' && lines[i][0] != '#') {
      const Puzzle puzzle = read_puzzle (lines[i], theme);

      g_array_append_val (puzzles, puzzle);
    }
  }
  return g_steal_pointer (&puzzles);
}

/* Loop tests get no more than a number. */
static GArray *puzzles;

static const Puzzle *
get_puzzle (int i)
{
  return &g_array_index (puzzles, Puzzle, i);
}

static char *
solution_to_text (const QdrPosition *position, QdrPuzzleSolution solution)
{
  g_autofree char *text = qdr_position_to_text (position);
  char move[QDR_MOVE_TEXT_SIZE];

  return g_strdup_printf ("win %u; %s; %s", solution.moves,
                          qdr_move_to_text (&position->board, solution.move, move), text);
}

/* --- What is in the file ---------------------------------------------------------------------- */

START_TEST (there_are_sixty_puzzles_or_more_and_four_or_more_of_each_theme)
{
  guint counts[8] = { 0 };

  ck_assert_uint_ge (puzzles->len, 60);
  for (guint i = 0; i < puzzles->len; i++) {
    ck_assert_uint_lt (get_puzzle ((int) i)->theme, G_N_ELEMENTS (counts));
    counts[get_puzzle ((int) i)->theme]++;
  }
  for (guint theme = 1; theme < G_N_ELEMENTS (counts); theme++)
    ck_assert_msg (counts[theme] >= 4, "theme %u has %u", theme, counts[theme]);
}
END_TEST

START_TEST (no_win_takes_fewer_than_three_moves)
{
  for (guint i = 0; i < puzzles->len; i++)
    ck_assert_uint_ge (get_puzzle ((int) i)->solution.moves, 3);
}
END_TEST

START_TEST (no_position_comes_twice)
{
  for (guint i = 0; i < puzzles->len; i++)
    for (guint j = 0; j < i; j++)
      ck_assert (
          !qdr_position_equal (&get_puzzle ((int) i)->position, &get_puzzle ((int) j)->position));
}
END_TEST

/* --- The proofs ------------------------------------------------------------------------------- */

START_TEST (the_move_wins_in_that_many_and_every_other_move_loses)
{
  const Puzzle *puzzle = get_puzzle (_i);
  g_autofree char *expected = solution_to_text (&puzzle->position, puzzle->solution);
  g_autofree char *actual = NULL;
  QdrPuzzleSolution solution;

  ck_assert_msg (qdr_puzzle_solve (&puzzle->position, PROOF_NODES, &solution), "%s", expected);
  actual = solution_to_text (&puzzle->position, solution);
  ck_assert_str_eq (actual, expected);
}
END_TEST

/* The engine must find the move and prove that it wins. */
static void
assert_engine_solves (const Puzzle *puzzle, guint threads, guint64 nodes)
{
  g_autofree char *text = solution_to_text (&puzzle->position, puzzle->solution);
  g_autoptr (QdrEngine) engine = qdr_engine_new (8);
  QdrSearchRequest request = request_for (&puzzle->position);
  QdrReport report;
  guint moves = 0;

  request.threads = threads;
  request.limits.nodes = nodes;
  report = qdr_engine_search (engine, &request);

  ck_assert_msg (report.line[0] == puzzle->solution.move, "%s: another move", text);
  ck_assert_msg (qdr_score_get_proof (report.score, 2, &moves) == 1, "%s: no proof", text);
  /* A certificate is a bound: there may be a quicker win than the one that it proves, and none was
   * missed. */
  ck_assert_msg (moves >= puzzle->solution.moves, "%s: in %u moves", text, moves);
}

START_TEST (the_engine_finds_the_move_and_proves_that_it_wins)
{
  assert_engine_solves (get_puzzle (_i), 1, ENGINE_NODES);
}
END_TEST

/* Threads may wait for a processor while others use up nodes, so there are many. */
START_TEST (several_threads_find_it_as_well)
{
  assert_engine_solves (get_puzzle (_i), 2 + (guint) _i % 3, 100 * ENGINE_NODES);
}
END_TEST

/* --- The solver ------------------------------------------------------------------------------- */

/* What plain minimax knows after @depth plies: how many moves win, and how many lose. */
typedef struct {
  guint moves;
  guint wins;
  guint losses;
  QdrMove win; /* one of those that win */
} PlainSolution;

static PlainSolution
solve_plainly (const QdrPosition *position, int depth)
{
  PlainSolution result = { 0 };
  QdrMoveList list;

  qdr_position_generate (position, &list);
  result.moves = list.count;
  for (guint i = 0; i < list.count; i++) {
    QdrPosition next = *position;
    QdrScore score;
    QdrUndo undo;

    qdr_position_do (&next, list.moves[i], &undo);
    score = minimax (&next, &qdr_style_default, depth - 1);
    result.losses += score >= QDR_SCORE_PROVED;
    if (score <= -QDR_SCORE_PROVED) {
      result.wins++;
      result.win = list.moves[i];
    }
  }
  return result;
}

typedef struct {
  guint width;
  guint height;
  guint stock;
  int depth;
  guint positions;
  guint solved; /* at least this many have one winning move */
  guint cooked; /* and at least this many have several */
} SolverCase;

static const SolverCase solver_cases[] = {
  { 5, 5, 0, 8, 200, 30, 60 },
  { 7, 5, 0, 8, 200, 30, 60 },
  { 5, 5, 1, 4, 200, 4, 20 },
};

START_TEST (the_solver_agrees_with_plain_minimax)
{
  const SolverCase *c = &solver_cases[_i];
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) _i);
  guint n_solved = 0;
  guint n_cooked = 0;

  for (guint i = 0; i < c->positions; i++) {
    const QdrPosition position = random_position (rand, c->width, c->height, 2, c->stock, 12);
    const PlainSolution plain = solve_plainly (&position, c->depth);
    QdrPuzzleSolution solution;
    const gboolean is_solved = qdr_puzzle_solve (&position, PROOF_NODES, &solution);

    if (plain.wins > 1 || plain.losses == plain.moves)
      ck_assert (!is_solved);
    if (plain.wins == 1 && plain.wins + plain.losses == plain.moves) {
      ck_assert (is_solved && solution.move == plain.win);
      ck_assert_int_eq (minimax (&position, &qdr_style_default, c->depth),
                        QDR_SCORE_WIN - 2 * (int) solution.moves + 1);
      n_solved++;
    }
    n_cooked += plain.wins > 1;
  }
  /* Otherwise the cases that matter would not have been tried. */
  ck_assert_uint_ge (n_solved, c->solved);
  ck_assert_uint_ge (n_cooked, c->cooked);
}
END_TEST

START_TEST (the_solver_gives_up_when_it_has_no_nodes_left)
{
  const Puzzle *puzzle = get_puzzle (0);
  QdrPuzzleSolution solution;

  ck_assert (!qdr_puzzle_solve (&puzzle->position, 10, &solution));
}
END_TEST

int
main (void)
{
  Suite *suite = suite_create ("puzzles");
  TCase *contents = tcase_create ("contents");
  TCase *proofs = tcase_create ("proofs");
  TCase *solver = tcase_create ("solver");
  int status;

  puzzles = read_puzzles ();

  tcase_add_test (contents, there_are_sixty_puzzles_or_more_and_four_or_more_of_each_theme);
  tcase_add_test (contents, no_win_takes_fewer_than_three_moves);
  tcase_add_test (contents, no_position_comes_twice);
  suite_add_tcase (suite, contents);

  tcase_set_timeout (proofs, 60);
  tcase_add_loop_test (proofs, the_move_wins_in_that_many_and_every_other_move_loses, 0,
                       (int) puzzles->len);
  tcase_add_loop_test (proofs, the_engine_finds_the_move_and_proves_that_it_wins, 0,
                       (int) puzzles->len);
  tcase_add_loop_test (proofs, several_threads_find_it_as_well, 0, (int) puzzles->len);
  suite_add_tcase (suite, proofs);

  tcase_set_timeout (solver, 60);
  tcase_add_loop_test (solver, the_solver_agrees_with_plain_minimax, 0,
                       G_N_ELEMENTS (solver_cases));
  tcase_add_test (solver, the_solver_gives_up_when_it_has_no_nodes_left);
  suite_add_tcase (suite, solver);

  status = run_suite (suite);
  g_array_unref (puzzles);
  return status;
}
