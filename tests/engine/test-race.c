/*
 * The race solver against an independent one that uses legal moves alone, for all places of the
 * pawns between thousands of sets of walls.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "qdr-movegen.h"
#include "qdr-notation.h"
#include "qdr-path.h"
#include "qdr-race.h"
#include "random-positions.h"
#include "test.h"

/* A slow oracle */

/* The states of a race on boards up to 7 x 7, with squares as in QdrSquare. */
#define MAX_SQUARES (8 * 7)
#define MAX_STATES (2 * MAX_SQUARES * MAX_SQUARES)
#define MAX_STEPS 5

typedef struct {
  gboolean
      is_legal; /* whether the pawns are on two squares, each with a path and neither on its goal */
  guint plies;  /* odd if the mover wins, even if it loses, 0 if it is not known yet */
  guint n_steps;
  guint next[MAX_STEPS]; /* the states after each step, or WON */
} State;

#define WON MAX_STATES

/* A table filled by value iteration: round n finds the states that end after n plies. */
typedef struct {
  State states[MAX_STATES + 1]; /* with an unused one for WON */
} Tablebase;

static guint
number_of (const QdrPosition *position)
{
  return (position->turn * MAX_SQUARES + position->pawns[0]) * MAX_SQUARES + position->pawns[1];
}

static void
find_steps (State *state, const QdrPosition *position)
{
  QdrMoveList steps = { .count = 0 };

  qdr_position_generate_steps (position, &steps);
  g_assert (steps.count <= MAX_STEPS);
  for (guint i = 0; i < steps.count; i++) {
    QdrPosition next = *position;
    QdrUndo undo;

    qdr_position_do_move (&next, steps.moves[i], &undo);
    state->next[state->n_steps++] =
        qdr_position_winner (&next) == position->turn ? WON : number_of (&next);
  }
}

static gboolean
put_pawns (QdrPosition *position, guint turn, guint first, guint second)
{
  const QdrBits *squares = &position->board.squares;

  if (first == second || !qdr_bits_test (squares, first) || !qdr_bits_test (squares, second))
    return FALSE;
  qdr_position_set_turn (position, turn);
  qdr_position_set_pawn (position, 0, (QdrSquare) first);
  qdr_position_set_pawn (position, 1, (QdrSquare) second);
  return qdr_position_winner (position) < 0 && qdr_position_has_path (position, 0) &&
         qdr_position_has_path (position, 1);
}

/* Returns whether an open state ends in @round: as a win if any step leads to a known loss, as
 * a loss if all steps lead to known wins. */
static gboolean
ends_in_round (const Tablebase *self, const State *state, guint round)
{
  guint n_wins = 0;
  guint n_losses = 0;

  for (guint i = 0; i < state->n_steps; i++) {
    const guint plies = self->states[state->next[i]].plies;

    n_losses += state->next[i] == WON || (plies != 0 && plies < round && plies % 2 == 0);
    n_wins += plies < round && plies % 2 == 1;
  }
  return round % 2 == 1 ? n_losses > 0 : n_wins == state->n_steps;
}

static void
solve_slowly (Tablebase *self)
{
  guint idle_rounds = 0;

  for (guint round = 1; idle_rounds < 2; round++) {
    idle_rounds++;
    for (guint i = 0; i < MAX_STATES; i++) {
      State *state = &self->states[i];

      if (state->is_legal && state->plies == 0 && ends_in_round (self, state, round)) {
        state->plies = round;
        idle_rounds = 0;
      }
    }
  }
}

static void
tablebase_fill (Tablebase *self, QdrPosition position)
{
  memset (self, 0, sizeof *self);
  for (guint turn = 0; turn < 2; turn++)
    for (guint first = 0; first < MAX_SQUARES; first++)
      for (guint second = 0; second < MAX_SQUARES; second++)
        if (put_pawns (&position, turn, first, second)) {
          State *state = &self->states[number_of (&position)];

          state->is_legal = TRUE;
          find_steps (state, &position);
        }
  solve_slowly (self);
}

static QdrRaceResult
result_of (const State *state)
{
  return (QdrRaceResult){ .outcome = state->plies == 0       ? 0
                                     : state->plies % 2 == 1 ? 1
                                                             : -1,
                          .plies = state->plies };
}

/* Comparison */

/* Compares without Check, which counts each assertion and would take longer than all the rest. */
static void
check_result (const QdrPosition *position, QdrRaceResult result, QdrRaceResult truth)
{
  g_autofree char *text = NULL;

  if (result.outcome == truth.outcome && result.plies == truth.plies)
    return;
  text = qdr_position_to_text (position);
  ck_abort_msg ("%s: %d in %u plies, not %d in %u", text, truth.outcome, truth.plies,
                result.outcome, result.plies);
}

/* Returns whether the case is clear without a table. */
static gboolean
check_clear_case (const QdrPosition *position, QdrRaceResult truth)
{
  const guint distances[2] = { qdr_position_goal_distance (position, 0),
                               qdr_position_goal_distance (position, 1) };
  QdrRaceResult result;

  if (!qdr_race_find_clear_result (position, distances, &result))
    return FALSE;
  check_result (position, result, truth);
  return TRUE;
}

typedef struct {
  guint states;
  guint draws;
  guint clear;
  guint bent; /* wins and losses in another number of plies than the distances suggest */
} Tally;

static gboolean
is_as_distances_say (const QdrPosition *position, QdrRaceResult result)
{
  const guint own = qdr_position_goal_distance (position, position->turn);
  const guint other = qdr_position_goal_distance (position, 1 - position->turn);

  return result.plies == (own <= other ? 2 * own - 1 : 2 * other);
}

static void
check_walls (QdrRaceCache *cache, Tablebase *tablebase, const QdrPosition *walls, Tally *tally)
{
  QdrPosition position = *walls;

  tablebase_fill (tablebase, *walls);
  for (guint turn = 0; turn < 2; turn++)
    for (guint first = 0; first < MAX_SQUARES; first++)
      for (guint second = 0; second < MAX_SQUARES; second++)
        if (put_pawns (&position, turn, first, second)) {
          const QdrRaceResult truth = result_of (&tablebase->states[number_of (&position)]);

          check_result (&position, qdr_race_cache_solve (cache, &position), truth);
          tally->states++;
          tally->draws += truth.outcome == 0;
          tally->clear += check_clear_case (&position, truth);
          tally->bent += truth.outcome != 0 && !is_as_distances_say (&position, truth);
        }
}

typedef struct {
  int width;
  int height;
  guint walls;
  gboolean has_draws;
} BoardCase;

static const BoardCase board_cases[] = {
  { 5, 5, 500, FALSE },
  { 5, 7, 300, TRUE },
  { 7, 5, 300, FALSE },
  { 7, 7, 200, TRUE },
};

TEST_DEFAULTS (.timeout = 120)

TEST (the_solver_agrees_with_value_iteration_for_all_places_of_the_pawns,
      .loops = G_N_ELEMENTS (board_cases))
{
  const BoardCase *c = &board_cases[_i];
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) _i);
  g_autoptr (QdrRaceCache) cache = qdr_race_cache_new (1);
  g_autofree Tablebase *truth = g_new (Tablebase, 1);
  Tally tally = { 0 };

  for (guint i = 0; i < c->walls; i++) {
    const Setup setup = { .width = c->width, .height = c->height, .players = 2 };
    const Oracle oracle = random_oracle (rand, setup);
    const QdrPosition walls = oracle_to_position (&oracle);

    check_walls (cache, truth, &walls, &tally);
  }

  /* Otherwise the cases that matter have not occurred. */
  ck_assert_uint_gt (tally.states, 100000);
  if (c->has_draws)
    ck_assert_uint_gt (tally.draws, 0);
  ck_assert_uint_gt (tally.clear, tally.states / 100);
  ck_assert_uint_gt (tally.bent, tally.states / 100);
}

/* Larger boards */

/* Asserts that the result fits those of the next positions and that wins get shorter. If so
 * everywhere, all are right. */
static void
check_against_successors (QdrRaceCache *cache, const QdrPosition *position)
{
  const QdrRaceResult result = qdr_race_cache_solve (cache, position);
  QdrMoveList steps = { .count = 0 };
  guint shortest_win = G_MAXUINT;
  guint longest_loss = 0;
  gboolean has_draw = FALSE;

  qdr_position_generate_steps (position, &steps);
  for (guint i = 0; i < steps.count; i++) {
    QdrPosition next = *position;
    QdrRaceResult after = { .outcome = -1 };
    QdrUndo undo;

    qdr_position_do_move (&next, steps.moves[i], &undo);
    if (qdr_position_winner (&next) < 0)
      after = qdr_race_cache_solve (cache, &next);
    if (after.outcome < 0)
      shortest_win = MIN (shortest_win, after.plies + 1);
    has_draw |= after.outcome == 0;
    longest_loss = MAX (longest_loss, after.plies + 1);
  }

  if (shortest_win != G_MAXUINT)
    check_result (position, result, (QdrRaceResult){ 1, shortest_win });
  else if (has_draw)
    check_result (position, result, (QdrRaceResult){ 0, 0 });
  else
    check_result (position, result, (QdrRaceResult){ -1, longest_loss });
}

TEST (on_every_board_a_position_is_worth_what_its_best_move_is_worth, .loops = N_LOOPS / 2)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) _i);
  g_autoptr (QdrRaceCache) cache = qdr_race_cache_new (4);

  for (int i = 0; i < 3 * N_HEIGHTS; i++) {
    const Oracle oracle = random_oracle (rand, setup_in_loop (_i, i));
    QdrPosition position = oracle_to_position (&oracle);

    for (guint place = 0; place < 300; place++) {
      const gint32 n_squares = position.board.stride * position.board.height;

      while (!put_pawns (&position, place % 2, (guint) g_rand_int_range (rand, 0, n_squares),
                         (guint) g_rand_int_range (rand, 0, n_squares)))
        ;
      check_against_successors (cache, &position);
      check_clear_case (&position, qdr_race_cache_solve (cache, &position));
    }
  }
}

/* Single cases */

typedef struct {
  const char *what;
  const char *position;
  QdrRaceResult result;
} RaceCase;

static const RaceCase race_cases[] = {
  { "the first one there wins", "9 9 2 1 | a6 i4 | 0 0 | - | -", { 1, 5 } },
  { "the tempo decides", "9 9 2 2 | a6 i4 | 0 0 | - | -", { 1, 5 } },
  { "one behind is lost", "9 9 2 2 | a7 i4 | 0 0 | - | -", { -1, 4 } },
  { "walls in stock do not matter", "9 9 2 1 | a6 i4 | 9 9 | - | -", { 1, 5 } },
  { "face to face a jump decides", "5 5 2 1 | c2 c3 | 0 0 | - | -", { 1, 3 } },
  { "the first to move must let itself be jumped", "5 5 2 1 | c1 c5 | 0 0 | - | -", { -1, 8 } },
};

static void
check_case (QdrRaceCache *cache, const RaceCase *c)
{
  QdrPosition position;
  QdrRaceResult result;

  ck_assert (qdr_position_from_text (c->position, &position, NULL, NULL));
  result = qdr_race_cache_solve (cache, &position);
  ck_assert_msg (result.outcome == c->result.outcome && result.plies == c->result.plies,
                 "%s: %d in %u plies", c->what, result.outcome, result.plies);
}

TEST (a_race_ends_as_it_must, .loops = G_N_ELEMENTS (race_cases))
{
  g_autoptr (QdrRaceCache) cache = qdr_race_cache_new (1);

  check_case (cache, &race_cases[_i]);
}

/* A cache of this size holds one set of walls of 19 x 19, and two of 17 x 17. */
static const RaceCase cache_cases[] = {
  { "no walls", "19 19 2 1 | a18 s10 | 0 0 | - | -", { 1, 1 } },
  { "a wall above", "19 19 2 1 | a18 s10 | 0 0 | a18h | -", { 1, 5 } },
  { "one above, one beside", "19 19 2 1 | a18 s10 | 0 0 | a18h | a17v", { 1, 13 } },
  { "a wall beside", "19 19 2 1 | a18 s10 | 0 0 | - | a17v", { 1, 1 } },
  { "another board", "17 19 2 1 | a18 q10 | 0 0 | a18h | a17v", { 1, 13 } },
};

TEST (a_full_cache_forgets_but_never_mistakes_walls)
{
  g_autoptr (QdrRaceCache) cache = qdr_race_cache_new (1);

  for (guint first = 0; first < G_N_ELEMENTS (cache_cases); first++)
    for (guint second = 0; second < G_N_ELEMENTS (cache_cases); second++) {
      check_case (cache, &cache_cases[first]);
      check_case (cache, &cache_cases[second]);
      check_case (cache, &cache_cases[second]);
    }
}

TEST (only_what_was_solved_can_be_looked_up)
{
  g_autoptr (QdrRaceCache) cache = qdr_race_cache_new (1);
  QdrRaceResult solved;
  QdrRaceResult known;
  QdrPosition position;

  ck_assert (qdr_position_from_text ("9 9 2 1 | e4 e6 | 0 0 | - | -", &position, NULL, NULL));
  ck_assert (!qdr_race_cache_look_up (cache, &position, &known));
  solved = qdr_race_cache_solve (cache, &position);
  ck_assert (qdr_race_cache_look_up (cache, &position, &known));
  ck_assert_int_eq (known.outcome, solved.outcome);
  ck_assert_uint_eq (known.plies, solved.plies);

  qdr_race_cache_clear (cache);
  ck_assert (!qdr_race_cache_look_up (cache, &position, &known));
}
