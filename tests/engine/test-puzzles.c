/*
 * The winning puzzles of data/puzzles.txt: proved by exhaustive search, and solved by the
 * engine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "minimax.h"
#include "puzzle-lines.h"
#include "puzzle-solver.h"
#include "qdr-movegen.h"
#include "test.h"

/* More nodes than any of the proofs takes. */
#define PROOF_NODES 100000
#define ENGINE_NODES 200000

/* Reads the puzzles here, as a loop test receives only a number. */
static GArray *
get_puzzles (void)
{
  static GArray *puzzles;

  if (puzzles == NULL)
    puzzles = puzzle_lines_read (TRUE, FALSE);
  return puzzles;
}

static const PuzzleLine *
get_puzzle (int i)
{
  return &g_array_index (get_puzzles (), PuzzleLine, i);
}

TEST_DEFAULTS (.timeout = 60)

/* Proofs */

TEST (the_move_wins_in_that_many_and_every_other_move_loses, .loops = get_puzzles ()->len)
{
  const PuzzleLine *puzzle = get_puzzle (_i);
  QdrPuzzleSolution solution;

  ck_assert_msg (qdr_puzzle_solve (&puzzle->position, PROOF_NODES, &solution), "%s", puzzle->line);
  ck_assert_msg (solution.move == puzzle->move, "%s", puzzle->line);
  ck_assert_msg (solution.moves == puzzle->moves, "%s", puzzle->line);
}

/* Asserts that the engine finds the move and proves that it wins. */
static void
assert_engine_solves (const PuzzleLine *puzzle, guint threads, guint64 nodes)
{
  const char *text = puzzle->line;
  g_autoptr (QdrEngine) engine = qdr_engine_new (8);
  QdrSearchRequest request = request_for (&puzzle->position);
  QdrReport report;
  guint moves = 0;

  request.threads = threads;
  request.limits.nodes = nodes;
  report = qdr_engine_search (engine, &request);

  ck_assert_msg (report.line[0] == puzzle->move, "%s: another move", text);
  ck_assert_msg (qdr_score_get_proved_outcome (report.score, 2, &moves) == 1, "%s: no proof", text);
  /* A certificate is an upper bound of a win. It may be later than the shortest, but not
   * earlier. */
  ck_assert_msg (moves >= puzzle->moves, "%s: in %u moves", text, moves);
}

TEST (the_engine_finds_the_move_and_proves_that_it_wins, .loops = get_puzzles ()->len)
{
  assert_engine_solves (get_puzzle (_i), 1, ENGINE_NODES);
}

/* Many nodes, because some threads may use them up while others wait for a processor. */
TEST (several_threads_find_it_as_well, .loops = get_puzzles ()->len)
{
  assert_engine_solves (get_puzzle (_i), 2 + (guint) _i % 3, 100 * ENGINE_NODES);
}

/* The solver */

/* The result of plain minimax to @depth: the number of moves that win and that lose. */
typedef struct {
  guint moves;
  guint wins;
  guint losses;
  QdrMove win; /* one of the moves that win */
} PlainSolution;

static PlainSolution
solve_plainly (const QdrPosition *position, int depth)
{
  PlainSolution result = { 0 };
  QdrMoveList list;

  qdr_position_generate_moves (position, &list);
  result.moves = list.count;
  for (guint i = 0; i < list.count; i++) {
    QdrPosition next = *position;
    QdrScore score;
    QdrUndo undo;

    qdr_position_do_move (&next, list.moves[i], &undo);
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
  guint solved; /* the least number of positions with one winning move */
  guint cooked; /* the least number of positions with several */
} SolverCase;

static const SolverCase solver_cases[] = {
  { 5, 5, 0, 8, 200, 30, 60 },
  { 7, 5, 0, 8, 200, 30, 60 },
  { 5, 5, 1, 4, 200, 4, 20 },
};

TEST (the_solver_agrees_with_plain_minimax, .loops = G_N_ELEMENTS (solver_cases))
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
  /* Otherwise the cases that matter have not occurred. */
  ck_assert_uint_ge (n_solved, c->solved);
  ck_assert_uint_ge (n_cooked, c->cooked);
}

TEST (the_solver_gives_up_when_it_has_no_nodes_left)
{
  const PuzzleLine *puzzle = get_puzzle (0);
  QdrPuzzleSolution solution;

  ck_assert (!qdr_puzzle_solve (&puzzle->position, 10, &solution));
}
