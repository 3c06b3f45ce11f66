/*
 * Explanations: each statement checked against the slow rules of tests/rules/oracle.c, and
 * unclear cases.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-explanation.h"

#include "qdr-engine.h"
#include "qdr-movegen.h"
#include "qdr-notation.h"
#include "qdr-path.h"
#include "random-positions.h"
#include "test.h"

/* Statements compared with the rules */

/* Returns @oracle with @wall in place, whether it is legal or not. */
static Oracle
with_wall (const Oracle *oracle, OracleMove wall)
{
  Oracle walled = *oracle;

  if (wall.kind == 'h')
    walled.horizontal[wall.column][wall.row] = 1;
  else
    walled.vertical[wall.column][wall.row] = 1;
  return walled;
}

static int
cost_of_wall (const Oracle *oracle, OracleMove wall, int player)
{
  const Oracle walled = with_wall (oracle, wall);

  return oracle_distance (&walled, player) - oracle_distance (oracle, player);
}

/* Of all walls that the player to move may place, finds the greatest number of steps that one
 * costs @victim, minus those that it costs @less, if that is a player. */
static int
find_greatest_cost (const Oracle *oracle, int victim, int less, guint *n_greatest)
{
  int greatest = 0;

  if (n_greatest != NULL)
    *n_greatest = 0;
  if (oracle->stock[oracle->turn] == 0)
    return 0;
  for (int column = 0; column < oracle->width; column++)
    for (int row = 0; row < oracle->height; row++)
      for (int i = 0; i < 2; i++) {
        const OracleMove wall = { "hv"[i], column, row };
        int cost;

        if (!oracle_is_legal_wall (oracle, wall))
          continue;
        cost = cost_of_wall (oracle, wall, victim);
        if (less >= 0)
          cost -= cost_of_wall (oracle, wall, less);
        if (n_greatest != NULL)
          *n_greatest = cost > greatest ? 1 : *n_greatest + (cost == greatest ? 1 : 0);
        greatest = MAX (greatest, cost);
      }
  return greatest;
}

static Oracle
after_move (const Oracle *oracle, const QdrBoard *board, QdrMove move)
{
  Oracle after = *oracle;

  oracle_play (&after, oracle_read_move (board, move));
  return after;
}

/* Finds the greatest cost of a wall that one of the other players could place if it were to
 * move. */
static int
find_greatest_danger (const Oracle *oracle, int victim)
{
  int greatest = 0;

  for (int player = 0; player < oracle->players; player++) {
    Oracle turned = *oracle;

    turned.turn = player;
    if (player != victim && oracle->in_play[player])
      greatest = MAX (greatest, find_greatest_cost (&turned, victim, -1, NULL));
  }
  return greatest;
}

/* A move with all positions that a statement can refer to. */
typedef struct {
  const QdrExplanation *explanation;
  const QdrBoard *board;
  int mover;
  int other; /* the next player */
  Oracle before;
  Oracle after;
  Oracle base; /* the position with the next player to move instead */
  Oracle answered;
} Case;

static Case
make_case (const QdrExplanation *explanation)
{
  const QdrBoard *board = &explanation->position.board;
  Case self = {
    .explanation = explanation,
    .board = board,
    .mover = explanation->position.turn,
    .before = oracle_read (&explanation->position),
  };

  self.after = after_move (&self.before, board, explanation->move);
  self.other = self.after.turn;
  if (explanation->instead != QDR_MOVE_NONE) {
    self.base = after_move (&self.before, board, explanation->instead);
  } else {
    self.base = self.before;
    self.base.turn = self.other;
  }
  if (explanation->answer != QDR_MOVE_NONE)
    self.answered = after_move (&self.after, board, explanation->answer);
  return self;
}

static int
lengthens (const Oracle *before, const Oracle *after, int player)
{
  return oracle_distance (after, player) - oracle_distance (before, player);
}

static void
check_jump (const Case *self, const QdrFact *fact)
{
  const int columns = abs (self->after.column[self->mover] - self->before.column[self->mover]);
  const int rows = abs (self->after.row[self->mover] - self->before.row[self->mover]);

  ck_assert_int_ge ((int) fact->steps, 2);
  ck_assert_int_eq (lengthens (&self->before, &self->after, self->mover), -(int) fact->steps);
  ck_assert_int_gt (columns + rows, 1);
}

/* Returns by how many steps the mover is ahead of the next of the others. */
static int
find_lead (const Case *self, const Oracle *oracle)
{
  int next = G_MAXINT;

  for (int player = 0; player < oracle->players; player++)
    if (player != self->mover && oracle->in_play[player])
      next = MIN (next, oracle_distance (oracle, player));
  return next - oracle_distance (oracle, self->mover);
}

/* Asserts that the move gains more than the one that was played instead. */
static void
check_difference (const Case *self)
{
  if (self->explanation->instead != QDR_MOVE_NONE)
    ck_assert_int_gt (find_lead (self, &self->after), find_lead (self, &self->base));
}

static void
check_detour (const Case *self, const QdrFact *fact)
{
  const QdrMove answer = self->explanation->answer;

  ck_assert (qdr_move_is_wall (self->explanation->move));
  ck_assert_int_ne ((int) fact->player, self->mover);
  ck_assert_int_eq (lengthens (&self->before, &self->after, (int) fact->player), (int) fact->steps);
  ck_assert_int_eq (lengthens (&self->before, &self->after, self->mover), (int) fact->own);
  ck_assert_int_gt ((int) fact->steps, (int) fact->own);
  if (self->before.players == 4) {
    if (self->explanation->instead != QDR_MOVE_NONE)
      ck_assert_int_gt ((int) fact->steps,
                        lengthens (&self->before, &self->base, (int) fact->player));
    return;
  }
  check_difference (self);
  if (answer != QDR_MOVE_NONE && !qdr_move_is_wall (answer))
    ck_assert_int_gt (lengthens (&self->before, &self->answered, self->other) + 1,
                      lengthens (&self->before, &self->answered, self->mover));
}

static void
check_leader (const Case *self, const QdrFact *fact)
{
  const int path = oracle_distance (&self->before, (int) fact->player);

  ck_assert_int_eq (self->before.players, 4);
  ck_assert_int_gt (lengthens (&self->before, &self->after, (int) fact->player), 0);
  for (int player = 0; player < 4; player++)
    if (player != (int) fact->player && self->before.in_play[player])
      ck_assert_int_gt (oracle_distance (&self->before, player), path);
}

static void
check_shelter (const Case *self, const QdrFact *fact)
{
  const OracleMove wall = oracle_read_move (self->board, fact->move);

  ck_assert_int_eq ((int) fact->player, self->mover);
  ck_assert_int_eq (self->base.turn, self->other);
  ck_assert (oracle_is_legal_wall (&self->base, wall));
  ck_assert_int_eq (cost_of_wall (&self->base, wall, self->mover), (int) fact->steps);
  ck_assert_int_eq (find_greatest_danger (&self->base, self->mover), (int) fact->steps);
  ck_assert_int_eq (find_greatest_danger (&self->after, self->mover), (int) fact->rest);
  ck_assert_int_ge ((int) fact->steps, (int) fact->rest + 2);
  /* The detour alone must make the difference, not the length of the path so far. */
  ck_assert_int_le (oracle_distance (&self->after, self->mover) + (int) fact->rest + 2,
                    oracle_distance (&self->base, self->mover) + (int) fact->steps);
  /* The wall that is named must be of no more use. */
  if (oracle_is_legal_wall (&self->after, wall))
    ck_assert_int_le (cost_of_wall (&self->after, wall, self->mover), 1);
  if (self->before.players == 2)
    ck_assert_int_ge (find_lead (self, &self->after) -
                          find_greatest_cost (&self->after, self->mover, self->other, NULL),
                      find_lead (self, &self->base) -
                          find_greatest_cost (&self->base, self->mover, self->other, NULL) + 2);
}

/* Returns by how many steps the player to move can shorten its path with one pawn move. */
static int
find_best_step (const Oracle *oracle, const QdrBoard *board)
{
  g_autoptr (GPtrArray) moves = oracle_legal_moves (oracle);
  int best = 0;

  for (guint i = 0; i < moves->len; i++) {
    QdrMove move;
    Oracle after;

    ck_assert_int_eq (qdr_move_from_text (board, g_ptr_array_index (moves, i), &move),
                      QDR_REFUSAL_REASON_NONE);
    after = after_move (oracle, board, move);
    best = MAX (best, -lengthens (oracle, &after, oracle->turn));
  }
  return best;
}

static void
check_jump_taken (const Case *self, const QdrFact *fact)
{
  ck_assert_int_eq ((int) fact->player, self->other);
  ck_assert_int_ge ((int) fact->steps, 2);
  ck_assert_int_eq (find_best_step (&self->base, self->board), (int) fact->steps);
  ck_assert_int_lt (find_best_step (&self->after, self->board), 2);
  if (self->explanation->answer != QDR_MOVE_NONE)
    ck_assert_int_le (abs (self->answered.column[self->other] - self->after.column[self->other]) +
                          abs (self->answered.row[self->other] - self->after.row[self->other]),
                      1);
}

/* Counts the steps forward of the player to move, except @but. Returns 0 if one of them does not
 * give the next player a jump. */
static guint
count_gifts (const Oracle *oracle, const QdrBoard *board, QdrMove but)
{
  g_autoptr (GPtrArray) moves = oracle_legal_moves (oracle);
  guint n_forward = 0;

  for (guint i = 0; i < moves->len; i++) {
    QdrMove move;
    Oracle after;

    ck_assert_int_eq (qdr_move_from_text (board, g_ptr_array_index (moves, i), &move),
                      QDR_REFUSAL_REASON_NONE);
    after = after_move (oracle, board, move);
    if (move == but || lengthens (oracle, &after, oracle->turn) >= 0)
      continue;
    n_forward++;
    if (find_best_step (&after, board) < 2)
      return 0;
  }
  return n_forward;
}

static void
check_opposition (const Case *self)
{
  ck_assert_int_lt (find_best_step (&self->after, self->board), 2);
  ck_assert_int_gt ((int) count_gifts (&self->after, self->board, QDR_MOVE_NONE), 0);
}

/* Returns whether the player to move can reach the goal at once. */
static gboolean
can_reach_goal (const Oracle *oracle, const QdrBoard *board)
{
  g_autoptr (GPtrArray) moves = oracle_legal_moves (oracle);

  for (guint i = 0; i < moves->len; i++) {
    QdrMove move;
    OracleMove step;

    ck_assert_int_eq (qdr_move_from_text (board, g_ptr_array_index (moves, i), &move),
                      QDR_REFUSAL_REASON_NONE);
    step = oracle_read_move (board, move);
    if (!qdr_move_is_wall (move) && oracle_is_goal (oracle, oracle->turn, step.column, step.row))
      return TRUE;
  }
  return FALSE;
}

static void
check_stop (const Case *self, const QdrFact *fact)
{
  ck_assert_int_eq ((int) fact->player, self->other);
  ck_assert_int_eq (self->base.turn, self->other);
  ck_assert (can_reach_goal (&self->base, self->board));
  ck_assert (!can_reach_goal (&self->after, self->board));
}

static void
check_wasted (const Case *self, const QdrFact *fact)
{
  const int own = lengthens (&self->before, &self->base, self->mover);

  ck_assert_int_eq (fact->move, self->explanation->instead);
  ck_assert_int_eq (own, (int) fact->own);
  ck_assert_int_ge (own, (int) fact->steps);
  check_difference (self);
  ck_assert_int_gt (find_lead (self, &self->after), find_lead (self, &self->before));
  for (int player = 0; player < self->before.players; player++)
    if (player != self->mover && self->before.in_play[player])
      ck_assert_int_eq (lengthens (&self->before, &self->base, player), (int) fact->steps);
}

static void
check_tempo (const Case *self, const QdrFact *fact)
{
  Oracle tempted;

  ck_assert_int_eq (self->explanation->instead, QDR_MOVE_NONE);
  ck_assert (!qdr_move_is_wall (self->explanation->move));
  ck_assert_int_lt (find_best_step (&self->after, self->board), 2);
  ck_assert (qdr_position_is_legal_move (&self->explanation->position, fact->move));
  tempted = after_move (&self->before, self->board, fact->move);
  ck_assert_int_lt (lengthens (&self->before, &tempted, self->mover), 0);
  ck_assert_int_ge (find_best_step (&tempted, self->board), 2);
  ck_assert_int_eq ((int) count_gifts (&self->before, self->board, self->explanation->move), 1);
}

static void
check_threat (const Case *self, const QdrFact *fact)
{
  const OracleMove wall = oracle_read_move (self->board, fact->move);
  Oracle next = self->after;

  next.turn = self->mover;
  ck_assert_int_eq ((int) fact->player, self->other);
  ck_assert_int_gt (next.stock[self->mover], 0);
  ck_assert (oracle_is_legal_wall (&next, wall));
  ck_assert_int_ge ((int) fact->steps, 3);
  ck_assert_int_eq (cost_of_wall (&next, wall, self->other), (int) fact->steps);
  ck_assert_int_lt (cost_of_wall (&next, wall, self->mover), (int) fact->steps);
  ck_assert_int_le (find_greatest_cost (&self->before, self->other, -1, NULL) + 2,
                    (int) fact->steps);
  if (self->explanation->answer != QDR_MOVE_NONE &&
      (!qdr_move_is_wall (self->explanation->answer) ||
       (oracle_is_legal_wall (&self->answered, wall) &&
        cost_of_wall (&self->answered, wall, self->other) >= 3))) {
    ck_assert (self->explanation->next != QDR_MOVE_NONE &&
               qdr_move_is_wall (self->explanation->next));
    ck_assert_int_ge (cost_of_wall (&self->answered,
                                    oracle_read_move (self->board, self->explanation->next),
                                    self->other),
                      3);
  }
  if (self->explanation->instead != QDR_MOVE_NONE) {
    next = self->base;
    next.turn = self->mover;
    ck_assert_int_le (find_greatest_cost (&next, self->other, -1, NULL) + 2, (int) fact->steps);
  }
}

/* Returns the distance of the mover to its goal on a board without walls. */
static int
find_straight_distance (const Oracle *oracle, int player)
{
  int nearest = G_MAXINT;

  for (int column = 0; column < oracle->width; column++)
    for (int row = 0; row < oracle->height; row++)
      if (oracle_is_goal (oracle, player, column, row))
        nearest =
            MIN (nearest, abs (column - oracle->column[player]) + abs (row - oracle->row[player]));
  return nearest;
}

static void
check_route (const Case *self, const QdrFact *fact)
{
  Oracle tempted;

  ck_assert_int_eq (self->explanation->instead, QDR_MOVE_NONE);
  ck_assert (!qdr_move_is_wall (self->explanation->move) && !qdr_move_is_wall (fact->move));
  ck_assert (qdr_position_is_legal_move (&self->explanation->position, fact->move));
  ck_assert_int_lt (lengthens (&self->before, &self->after, self->mover), 0);
  tempted = after_move (&self->before, self->board, fact->move);
  ck_assert_int_ge (lengthens (&self->before, &tempted, self->mover), 0);
  ck_assert_int_lt (find_straight_distance (&tempted, self->mover),
                    find_straight_distance (&self->after, self->mover));
}

static void
check_no_wall (const Case *self)
{
  ck_assert (!qdr_move_is_wall (self->explanation->move));
  ck_assert_int_gt (self->before.stock[self->mover], 0);
  ck_assert_int_lt (lengthens (&self->before, &self->after, self->mover), 0);
  ck_assert_int_eq (self->explanation->instead, QDR_MOVE_NONE);
  ck_assert_int_eq (find_greatest_cost (&self->before, self->other, self->mover, NULL), 0);
  ck_assert_int_ge (find_lead (self, &self->after), 0);
}

static void
check_dearest (const Case *self, const QdrFact *fact)
{
  guint n_greatest;

  check_detour (self, fact);
  ck_assert_int_eq ((int) fact->own, 0);
  ck_assert_int_ge ((int) fact->steps, 2);
  ck_assert_int_eq (lengthens (&self->before, &self->after, self->other), (int) fact->steps);
  ck_assert_int_eq (find_greatest_cost (&self->before, self->other, -1, &n_greatest),
                    (int) fact->steps);
  ck_assert_int_eq ((int) n_greatest, 1);
}

static void
check_lead (const Case *self, const QdrFact *fact)
{
  ck_assert_int_eq (self->explanation->instead, QDR_MOVE_NONE);
  ck_assert_int_ge ((int) fact->steps, 2);
  ck_assert_int_eq (find_lead (self, &self->after), (int) fact->steps);
  ck_assert_int_gt ((int) fact->steps, find_lead (self, &self->before));
  if (self->after.players > 2)
    return;
  ck_assert_int_eq (self->after.stock[self->mover], (int) fact->own);
  ck_assert_int_eq (self->after.stock[self->other], (int) fact->rest);
  ck_assert_int_ge ((int) (fact->steps + 2 * fact->own), (int) (2 * fact->rest));
}

/* Races, solved backwards from their ends */

#define N_PLACES 81
#define MAX_STEPS 8

/* The winner for each pair of squares of the pawns, by player to move. */
typedef struct {
  Oracle walls;
  int n_places;
  gint8 winner[2][N_PLACES][N_PLACES]; /* -1 if not found yet */
  guint8 n_steps[2][N_PLACES][N_PLACES];
  guint8 steps[2][N_PLACES][N_PLACES][MAX_STEPS]; /* the places after each step */
} Race;

static Oracle
place_pawns (const Race *race, int turn, int first, int second)
{
  Oracle oracle = race->walls;

  oracle.turn = turn;
  oracle.column[0] = first % oracle.width;
  oracle.row[0] = first / oracle.width;
  oracle.column[1] = second % oracle.width;
  oracle.row[1] = second / oracle.width;
  return oracle;
}

static int
look_up_places (const Race *race, int turn, int first, int second)
{
  const int width = race->walls.width;

  if (oracle_is_goal (&race->walls, 0, first % width, first / width))
    return 0;
  if (oracle_is_goal (&race->walls, 1, second % width, second / width))
    return 1;
  return race->winner[turn][first][second];
}

static int
look_up (const Race *race, const Oracle *oracle)
{
  return look_up_places (race, oracle->turn, oracle->row[0] * oracle->width + oracle->column[0],
                         oracle->row[1] * oracle->width + oracle->column[1]);
}

static void
list_steps (Race *race, const QdrBoard *board, int turn, int first, int second)
{
  const Oracle oracle = place_pawns (race, turn, first, second);
  g_autoptr (GPtrArray) moves = oracle_legal_moves (&oracle);

  ck_assert_int_le ((int) moves->len, MAX_STEPS);
  race->n_steps[turn][first][second] = (guint8) moves->len;
  for (guint i = 0; i < moves->len; i++) {
    QdrMove move;
    OracleMove step;

    ck_assert_int_eq (qdr_move_from_text (board, g_ptr_array_index (moves, i), &move),
                      QDR_REFUSAL_REASON_NONE);
    step = oracle_read_move (board, move);
    race->steps[turn][first][second][i] = (guint8) (step.row * oracle.width + step.column);
  }
}

/* Returns the winner if one of the steps is known to win, or if all are known to lose. */
static int
find_winner (const Race *race, int turn, int first, int second)
{
  const guint n_steps = race->n_steps[turn][first][second];
  gboolean all_lose = n_steps > 0;

  for (guint i = 0; i < n_steps; i++) {
    const int place = race->steps[turn][first][second][i];
    const int winner = turn == 0 ? look_up_places (race, 1, place, second)
                                 : look_up_places (race, 0, first, place);

    if (winner == turn)
      return winner;
    all_lose = all_lose && winner >= 0;
  }
  return all_lose ? 1 - turn : -1;
}

static gboolean
widen_race (Race *race)
{
  gboolean changed = FALSE;

  for (int turn = 0; turn < 2; turn++)
    for (int first = 0; first < race->n_places; first++)
      for (int second = 0; second < race->n_places; second++) {
        if (first == second || look_up_places (race, turn, first, second) >= 0)
          continue;
        race->winner[turn][first][second] = (gint8) find_winner (race, turn, first, second);
        changed = changed || race->winner[turn][first][second] >= 0;
      }
  return changed;
}

static gboolean
has_walls_of (const Race *race, const Oracle *oracle)
{
  return race->walls.width == oracle->width && race->walls.height == oracle->height &&
         memcmp (race->walls.horizontal, oracle->horizontal, sizeof oracle->horizontal) == 0 &&
         memcmp (race->walls.vertical, oracle->vertical, sizeof oracle->vertical) == 0;
}

/* Remembers the last race, because several moves in a position need the same one and solving
 * it takes long. */
static const Race *
solve_race (const Oracle *oracle, const QdrBoard *board)
{
  static Race race;

  if (has_walls_of (&race, oracle))
    return &race;
  race.walls = *oracle;
  race.walls.stock[0] = race.walls.stock[1] = 0;
  race.n_places = oracle->width * oracle->height;
  ck_assert_int_le (race.n_places, N_PLACES);
  memset (race.winner, -1, sizeof race.winner);
  for (int turn = 0; turn < 2; turn++)
    for (int first = 0; first < race.n_places; first++)
      for (int second = 0; second < race.n_places; second++)
        if (first != second && look_up_places (&race, turn, first, second) < 0)
          list_steps (&race, board, turn, first, second);
  while (widen_race (&race))
    ;
  return &race;
}

/* Counts the moves after which @winner wins the race. */
static guint
count_moves (const Case *self, const Race *race, int winner, guint *n_moves)
{
  g_autoptr (GPtrArray) moves = oracle_legal_moves (&self->before);
  guint n_won = 0;

  *n_moves = moves->len;
  for (guint i = 0; i < moves->len; i++) {
    QdrMove move;
    Oracle after;

    ck_assert_int_eq (qdr_move_from_text (self->board, g_ptr_array_index (moves, i), &move),
                      QDR_REFUSAL_REASON_NONE);
    after = after_move (&self->before, self->board, move);
    n_won += look_up (race, &after) == winner ? 1 : 0;
  }
  return n_won;
}

static void
check_race (const Case *self, const QdrFact *fact)
{
  const Race *race = solve_race (&self->after, self->board);
  guint n_moves;

  ck_assert_int_eq ((int) fact->player, self->mover);
  ck_assert_int_eq (self->after.stock[self->other], 0);
  ck_assert_int_eq (self->after.stock[self->mover], (int) fact->own);
  ck_assert_int_eq (look_up (race, &self->after), self->mover);
  if (fact->kind == QDR_FACT_ONLY_RACE) {
    ck_assert_int_eq ((int) fact->own, 0);
    ck_assert (!qdr_move_is_wall (self->explanation->move));
    ck_assert_int_eq ((int) count_moves (self, race, self->mover, &n_moves), 1);
  }
}

/* All statements */

static void
check_fact (const Case *self, const QdrFact *fact)
{
  switch (fact->kind) {
  case QDR_FACT_GOAL:
    ck_assert (oracle_is_goal (&self->after, self->mover, self->after.column[self->mover],
                               self->after.row[self->mover]));
    break;
  case QDR_FACT_STOP:
    check_stop (self, fact);
    break;
  case QDR_FACT_JUMP:
    check_jump (self, fact);
    break;
  case QDR_FACT_DETOUR:
    check_detour (self, fact);
    break;
  case QDR_FACT_LEADER:
    check_leader (self, fact);
    break;
  case QDR_FACT_SHELTER:
    check_shelter (self, fact);
    break;
  case QDR_FACT_JUMP_TAKEN:
    check_jump_taken (self, fact);
    break;
  case QDR_FACT_TEMPO:
    check_tempo (self, fact);
    break;
  case QDR_FACT_OPPOSITION:
    check_opposition (self);
    break;
  case QDR_FACT_RACE:
  case QDR_FACT_ONLY_RACE:
    check_race (self, fact);
    break;
  case QDR_FACT_THREAT:
    check_threat (self, fact);
    break;
  case QDR_FACT_ROUTE:
    check_route (self, fact);
    break;
  case QDR_FACT_NO_WALL:
    check_no_wall (self);
    break;
  case QDR_FACT_COSTLIEST:
    check_dearest (self, fact);
    break;
  case QDR_FACT_LEAD:
    check_lead (self, fact);
    break;
  case QDR_FACT_WASTED:
    check_wasted (self, fact);
    break;
  default:
    ck_abort_msg ("unknown fact %d", (int) fact->kind);
  }
}

#define N_KINDS (QDR_FACT_LEAD + 1)

static void
check_explanation (const QdrExplanation *explanation, guint counts[N_KINDS])
{
  const Case self = make_case (explanation);

  for (guint i = 0; i < explanation->n_facts; i++) {
    check_fact (&self, &explanation->facts[i]);
    counts[explanation->facts[i].kind]++;
  }
}

/* Positions */

#define N_POSITIONS_A_BOARD 25

static const struct {
  guint width;
  guint height;
} boards[] = { { 5, 5 }, { 7, 7 }, { 9, 9 }, { 5, 9 }, { 9, 5 }, { 7, 9 }, { 9, 7 }, { 7, 5 } };

static QdrMove
pick (GRand *rand, const QdrMoveList *list)
{
  return list->moves[g_rand_int_range (rand, 0, (int) list->count)];
}

/* Returns a step towards the goal, or any move, which is mostly a wall. */
static QdrMove
choose_move (GRand *rand, const QdrPosition *position)
{
  QdrMoveList list = { 0 };

  if (g_rand_boolean (rand)) {
    qdr_position_generate_steps (position, &list);
    for (guint i = 0; i < list.count; i++) {
      QdrPosition next = *position;
      QdrUndo undo;

      qdr_position_do_move (&next, list.moves[i], &undo);
      if (qdr_position_goal_distance (&next, position->turn) <
          qdr_position_goal_distance (position, position->turn))
        return list.moves[i];
    }
  }
  qdr_position_generate_moves (position, &list);
  return pick (rand, &list);
}

/* Returns an unfinished position after random moves, with few or many walls. */
static QdrPosition
play_game (GRand *rand, guint width, guint height, guint players)
{
  const int n_plies = g_rand_int_range (rand, 0, (int) (width + height));
  QdrPosition position;

  qdr_position_init (&position, width, height, players);
  for (guint player = 0; player < players; player++)
    qdr_position_set_stock (&position, player, (guint) g_rand_int_range (rand, 0, 11));
  qdr_position_set_turn (&position, (guint) g_rand_int_range (rand, 0, (int) players));
  for (int ply = 0; ply < n_plies; ply++) {
    QdrPosition next = position;
    QdrMoveList list;
    QdrUndo undo;

    qdr_position_do_move (&next, choose_move (rand, &position), &undo);
    qdr_position_generate_moves (&next, &list);
    if (list.count == 0)
      return position;
    position = next;
  }
  /* Pawns near their goals, so that the ends of games occur without long games. */
  for (guint player = 0; player < players; player++)
    if (g_rand_int_range (rand, 0, 4) == 0)
      qdr_position_set_stock (&position, player, 0);
  return position;
}

/* Returns the engine's move and the answer that it expects. */
static QdrReport
search (QdrEngine *engine, const QdrPosition *position)
{
  const QdrSearchRequest request = {
    .position = *position,
    .limits = { .nodes = 1000 },
    .style = qdr_style_default,
    .is_analysis = TRUE,
    .is_fresh = TRUE,
  };

  return qdr_engine_search (engine, &request);
}

static void
explain_position (GRand *rand,
                  QdrEngine *engine,
                  const QdrPosition *position,
                  guint counts[N_KINDS],
                  guint *n_explained)
{
  const QdrReport report = search (engine, position);
  QdrMoveList list;
  QdrExplanation explanation;

  explanation = qdr_explain_move (position, report.line, report.line_length, QDR_MOVE_NONE);
  check_explanation (&explanation, counts);
  *n_explained += explanation.n_facts > 0 ? 1 : 0;

  /* The best move compared with the move that was played, as in a review. */
  qdr_position_generate_moves (position, &list);
  explanation = qdr_explain_move (position, report.line, report.line_length, pick (rand, &list));
  check_explanation (&explanation, counts);

  /* Any two moves, with answers that may be impossible. */
  for (guint i = 0; i < 2; i++) {
    const QdrMove line[] = { pick (rand, &list), pick (rand, &list) };

    explanation =
        qdr_explain_move (position, line, 2, i % 2 == 0 ? QDR_MOVE_NONE : pick (rand, &list));
    check_explanation (&explanation, counts);
  }
}

TEST (every_statement_about_two_hundred_positions_is_true, .timeout = 240)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (20261130);
  g_autoptr (QdrEngine) engine = qdr_engine_new (1);
  guint counts[N_KINDS] = { 0 };
  guint n_explained = 0;

  for (guint board = 0; board < G_N_ELEMENTS (boards); board++)
    for (guint i = 0; i < N_POSITIONS_A_BOARD; i++) {
      const QdrPosition position = play_game (rand, boards[board].width, boards[board].height, 2);

      explain_position (rand, engine, &position, counts, &n_explained);
    }

  /* Every kind of statement occurs, and most of the best moves have an explanation. */
  for (guint kind = 0; kind < N_KINDS; kind++)
    ck_assert_msg (counts[kind] > 0 || kind == QDR_FACT_LEADER, "kind %u", kind);
  ck_assert_int_ge ((int) n_explained, 120);
}

TEST (every_statement_about_positions_of_four_is_true, .timeout = 240)
{
  static const QdrFactKind kinds[] = {
    QDR_FACT_GOAL,    QDR_FACT_STOP,       QDR_FACT_JUMP,   QDR_FACT_DETOUR, QDR_FACT_LEADER,
    QDR_FACT_SHELTER, QDR_FACT_JUMP_TAKEN, QDR_FACT_WASTED, QDR_FACT_ROUTE,  QDR_FACT_LEAD,
  };
  g_autoptr (GRand) rand = g_rand_new_with_seed (20261126);
  g_autoptr (QdrEngine) engine = qdr_engine_new (1);
  guint counts[N_KINDS] = { 0 };
  guint n_explained = 0;
  guint n_facts = 0;

  for (guint i = 0; i < 200; i++) {
    const guint size = 5 + i % 3 * 2;
    const QdrPosition position = play_game (rand, size, size, 4);

    explain_position (rand, engine, &position, counts, &n_explained);
  }
  for (guint kind = 0; kind < N_KINDS; kind++)
    n_facts += counts[kind];
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++) {
    ck_assert_msg (counts[kinds[i]] > 0 || kinds[i] == QDR_FACT_STOP, "kind %u", kinds[i]);
    n_facts -= counts[kinds[i]];
  }
  ck_assert_int_eq ((int) n_facts, 0);
  ck_assert_int_ge ((int) n_explained, 22);
}

/* Which statements are made */

static QdrPosition
read_position (const char *text)
{
  QdrPosition position;

  ck_assert (qdr_position_from_text (text, &position, NULL, NULL));
  return position;
}

static QdrMove
read_move (const QdrPosition *position, const char *text)
{
  QdrMove move = QDR_MOVE_NONE;

  if (*text != '\0')
    ck_assert_int_eq (qdr_move_from_text (&position->board, text, &move), QDR_REFUSAL_REASON_NONE);
  return move;
}

/* Explains the first move of @text, which is a line of up to three moves. */
static QdrExplanation
explain_line (const QdrPosition *position, const char *text, const char *instead)
{
  g_auto (GStrv) words = g_strsplit (text, " ", 3);
  QdrMove line[3];
  guint length = 0;

  for (guint i = 0; words[i] != NULL; i++)
    line[length++] = read_move (position, words[i]);
  return qdr_explain_move (position, line, length, read_move (position, instead));
}

static const struct {
  const char *position;
  const char *line;
  const char *instead;
} unclear[] = {
  /* A step back, and one aside. */
  { "9 9 2 1 | e3 e7 | 7 9 | - | -", "e2", "" },
  { "9 9 2 1 | e3 e7 | 7 9 | - | -", "d3", "" },
  /* A wall far from both pawns. */
  { "9 9 2 1 | e4 e6 | 7 9 | - | -", "a8v", "" },
  /* A wall that costs its owner as much. */
  { "9 9 2 1 | e4 e6 | 7 9 | - | -", "e5h", "" },
  /* A step forward of a player who stays behind, is level then, or a step ahead. */
  { "9 9 2 1 | b2 e6 | 7 9 | c5h | -", "b3", "" },
  { "9 9 2 1 | b3 h6 | 1 0 | - | -", "b4", "" },
  { "9 9 2 2 | e3 f7 | 8 10 | b5h | b6v", "f6 f5h e6", "" },
  { "9 9 2 1 | e3 e7 | 10 10 | - | -", "e4 e6 d3h", "" },
  /* A lead that is too short because the other player has more walls. */
  { "9 9 2 1 | b7 e5 | 7 9 | c4h | -", "b8", "" },
  /* A wall that costs a step, for which the answer compensates. */
  { "9 9 2 1 | e4 e5 | 7 9 | - | -", "d2h e3", "" },
  /* A wall that gains no more than the one that was played, and than the step. */
  { "9 9 2 1 | e7 e3 | 7 9 | - | -", "d2h", "e2h" },
  { "9 9 2 1 | e7 e3 | 7 9 | - | -", "d2h", "e8" },
  /* A wall that gains nothing either. */
  { "9 9 2 1 | f5 e7 | 10 7 | c7h,e7h | f4v", "c4h f6v f4", "f4" },
  /* A wall of the other player that is still worth much, or for which a smaller lead makes up. */
  { "9 9 2 2 | a2 g5 | 8 2 | a4h,a7h,b2h,c5h,d2h,f2h | a2v,b6v,d5v,g1v", "g4 a3 e4h", "c4v" },
  { "9 9 2 2 | e4 e5 | 5 9 | c3h,e3h,e7h,g3h,h2h | f4v", "e8v e6 f6v", "d4" },
  { "9 9 2 2 | f6 e6 | 6 7 | d4h,d6h,e7h,f4h,f8h,h4h | d5v", "g6 h6 g7", "" },
  { "9 9 2 2 | d2 f9 | 8 6 | a4h,a7h,d2h,f2h | b6v,d5v", "c2v d1 f8", "b2h" },
  /* A jump that is still the best answer. */
  { "9 9 2 2 | f6 e6 | 8 7 | d6h,e5h,f6h | a5v,f3v", "b6h d6 f5v", "f5v" },
  /* A threat that is not carried out, although the answer does nothing against it. */
  { "9 9 2 2 | f4 a9 | 3 8 | a4h,a7h,b8h,c6h,d8h,f8h,h8h | b6v,d5v", "f4h f3h a8", "" },
};

TEST (where_nothing_is_clear_nothing_is_said, .loops = G_N_ELEMENTS (unclear))
{
  const QdrPosition position = read_position (unclear[_i].position);
  const QdrExplanation explanation =
      explain_line (&position, unclear[_i].line, unclear[_i].instead);

  ck_assert_int_eq ((int) explanation.n_facts, 0);
  ck_assert_int_eq (qdr_explanation_get_wall (&explanation, NULL), QDR_MOVE_NONE);
}

TEST (a_step_that_was_none_forward_is_told)
{
  const QdrPosition position = read_position ("9 9 2 1 | d3 e6 | 10 10 | - | -");
  const QdrExplanation explanation = explain_line (&position, "d4 e5", "c3");

  ck_assert_int_eq ((int) explanation.n_facts, 1);
  ck_assert_int_eq ((int) explanation.facts[0].kind, QDR_FACT_WASTED);
  ck_assert_int_eq ((int) explanation.facts[0].own, 0);
}

TEST (an_answer_that_is_not_possible_is_no_answer)
{
  const QdrPosition position = read_position ("9 9 2 1 | e7 e3 | 7 9 | - | -");
  const QdrExplanation explanation = explain_line (&position, "d2h a1 e8", "a1");

  ck_assert_int_eq (explanation.answer, QDR_MOVE_NONE);
  ck_assert_int_eq (explanation.next, QDR_MOVE_NONE);
  ck_assert_int_eq (explanation.instead, QDR_MOVE_NONE);
  ck_assert_int_eq ((int) explanation.facts[0].kind, QDR_FACT_DETOUR);
}

TEST (among_four_a_wall_is_told_that_costs_others_more)
{
  const QdrPosition position = read_position ("9 9 4 2 | e4 d5 e6 f5 | 5 5 5 5 | - | -");
  const QdrExplanation explanation = explain_line (&position, "e5h", "");

  ck_assert_int_eq ((int) explanation.n_facts, 1);
  ck_assert_int_eq ((int) explanation.facts[0].kind, QDR_FACT_DETOUR);
  ck_assert_int_eq ((int) explanation.facts[0].steps, 1);
}

TEST (a_threat_is_told_that_is_carried_out)
{
  const QdrPosition position =
      read_position ("9 9 2 2 | g5 e6 | 1 9 | c7h,d3h,e6h,e7h,f3h,g8h,h3h | c4v,c6v,f7v");
  const QdrExplanation explanation = explain_line (&position, "f5h h5 h5h", "");

  ck_assert_int_eq ((int) explanation.n_facts, 1);
  ck_assert_int_eq ((int) explanation.facts[0].kind, QDR_FACT_THREAT);
  ck_assert_int_eq (explanation.facts[0].move, explanation.next);
}

TEST (where_every_move_loses_nothing_is_said)
{
  const QdrPosition position = read_position ("9 9 2 1 | d3 e2 | 7 9 | - | -");
  QdrAnalysis analysis = { .line_length = 1 };

  analysis.line[0] = read_move (&position, "e1h");
  ck_assert_int_eq ((int) qdr_explain_best_move (&position, &analysis, QDR_MOVE_NONE).n_facts, 1);
  analysis.proof = -1;
  ck_assert_int_eq ((int) qdr_explain_best_move (&position, &analysis, QDR_MOVE_NONE).n_facts, 0);
}
