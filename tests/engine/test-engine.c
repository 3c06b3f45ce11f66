/*
 * The engine from outside: limits, stopping, legal and sensible moves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "minimax.h"
#include "qdr-legality.h"
#include "qdr-movegen.h"
#include "qdr-notation.h"
#include "qdr-path.h"
#include "qdr-race.h"
#include "test.h"

static QdrEngine *engine;

static void
setup (void)
{
  engine = qdr_engine_new (4);
}

static void
teardown (void)
{
  qdr_engine_free (engine);
}

static QdrPosition
position_of (const char *text)
{
  g_autoptr (GError) error = NULL;
  QdrPosition position;

  ck_assert_msg (qdr_position_from_text (text, &position, NULL, &error), "%s: %s", text,
                 error != NULL ? error->message : "");
  return position;
}

static void
assert_best_is (const char *position_text, guint depth, const char *expected)
{
  const QdrPosition position = position_of (position_text);
  QdrSearchRequest request = request_for (&position);
  char text[QDR_MOVE_TEXT_SIZE];
  QdrReport report;

  request.limits.depth = depth;
  report = qdr_engine_search (engine, &request);
  ck_assert_str_eq (qdr_move_to_text (&position.board, report.line[0], text), expected);
}

/* Winning and blocking */

typedef struct {
  const char *position;
  guint depth;
  const char *move;
} MoveCase;

static const MoveCase winning_moves[] = {
  /* A step. */
  { "9 9 2 1 | e8 a5 | 10 10 | - | -", 1, "e9" },
  { "9 9 2 2 | a5 e2 | 10 10 | - | -", 1, "e1" },
  /* A jump over the other pawn. */
  { "9 9 2 1 | e7 e8 | 10 10 | - | -", 1, "e9" },
  /* No walls left, and one step ahead in the race. */
  { "9 9 2 1 | e5 a5 | 0 0 | - | -", 9, "e6" },
  /* West, in a game of four. */
  { "9 9 4 2 | e5 h4 e7 f6 | 0 5 5 5 | - | -", 1, "i4" },
};

TEST_DEFAULTS (.timeout = 120, .set_up = setup, .tear_down = teardown)

TEST (a_won_game_is_won, .loops = G_N_ELEMENTS (winning_moves))
{
  const MoveCase *c = &winning_moves[_i];

  assert_best_is (c->position, c->depth, c->move);
}

TEST (even_a_player_that_sees_next_to_nothing_takes_a_win_on_the_board)
{
  const QdrPosition position = position_of ("9 9 2 1 | e8 a2 | 10 10 | - | -");
  QdrSearchRequest request = request_for (&position);

  request.style = (QdrStyle){ .own_path = -100, .noise = 500, .blind_spot = 90 };
  request.limits.depth = 1;
  for (guint32 seed = 0; seed < 100; seed++) {
    char text[QDR_MOVE_TEXT_SIZE];
    QdrReport report;

    request.style.seed = seed;
    report = qdr_engine_search (engine, &request);
    ck_assert_str_eq (qdr_move_to_text (&position.board, report.line[0], text), "e9");
  }
}

TEST (the_opponents_next_step_to_the_goal_is_blocked)
{
  const QdrPosition position = position_of ("9 9 2 1 | a1 e2 | 1 0 | - | -");
  QdrSearchRequest request = request_for (&position);
  QdrPosition next = position;
  QdrUndo undo;

  request.limits.depth = 2;
  qdr_position_do_move (&next, qdr_engine_search (engine, &request).line[0], &undo);
  ck_assert (qdr_move_is_wall (undo.move));
  ck_assert_int_lt (minimax (&next, &qdr_style_default, 1), QDR_SCORE_PROVED);
}

TEST (a_race_without_walls_is_solved_to_the_move)
{
  const QdrPosition position = position_of ("9 9 2 1 | e5 a5 | 0 0 | - | -");
  QdrSearchRequest request = request_for (&position);
  QdrReport report = qdr_engine_search (engine, &request);
  guint moves;

  ck_assert_int_eq (report.stop_reason, QDR_STOP_PROVED);
  ck_assert_int_eq (qdr_score_get_proved_outcome (report.score, 2, &moves), 1);
  ck_assert_uint_eq (moves, 4);
}

/* In a corridor with the other pawn behind it, south has one legal step and no walls. */
#define FORCED "5 5 2 1 | a1 e5 | 0 3 | a1h | -"

TEST (a_forced_move_is_answered_at_once)
{
  const QdrPosition position = position_of (FORCED);
  QdrSearchRequest request = request_for (&position);
  const QdrReport report = qdr_engine_search (engine, &request);
  QdrMoveList moves;

  qdr_position_generate_moves (&position, &moves);
  ck_assert_uint_eq (moves.count, 1);
  ck_assert_int_eq (report.stop_reason, QDR_STOP_PROVED);
  ck_assert_uint_eq (report.nodes, 0);
  ck_assert_uint_eq (report.line[0], moves.moves[0]);
}

TEST (a_fresh_search_repeats_itself_whatever_came_before)
{
  const QdrPosition position = position_of ("9 9 2 1 | e4 e6 | 10 10 | - | -");
  QdrSearchRequest request = request_for (&position);
  guint64 nodes;

  request.limits.depth = 6;
  nodes = qdr_engine_search (engine, &request).nodes;
  ck_assert_uint_lt (qdr_engine_search (engine, &request).nodes, nodes);
  request.is_fresh = TRUE;
  ck_assert_uint_eq (qdr_engine_search (engine, &request).nodes, nodes);
}

/* The end of the game */

/* Plays a line to its end. Returns the winner, or -1. */
static int
winner_after (const QdrPosition *position, const QdrReport *report)
{
  QdrPosition next = *position;
  QdrUndo undo;

  for (guint i = 0; i < report->line_length; i++) {
    ck_assert (qdr_position_is_legal_move (&next, report->line[i]));
    qdr_position_do_move (&next, report->line[i], &undo);
  }
  return qdr_position_winner (&next);
}

/* Even a search of one ply is exact, as no position needs an evaluation. */
TEST (without_walls_in_hand_one_ply_shows_the_end_of_the_game)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  g_autoptr (QdrRaceCache) races = qdr_race_cache_new (1);
  guint n_won = 0;

  for (guint i = 0; i < 200; i++) {
    QdrPosition position = random_position (rand, 9, 9, 2, 10, 16);
    QdrSearchRequest request;
    QdrRaceResult race;
    QdrReport report;

    qdr_position_set_stock (&position, 0, 0);
    qdr_position_set_stock (&position, 1, 0);
    request = request_for (&position);
    request.is_analysis = TRUE;
    request.limits.depth = 1;
    report = qdr_engine_search (engine, &request);

    race = qdr_race_cache_solve (races, &position);
    ck_assert_int_eq (report.score, race.outcome * (QDR_SCORE_WIN - (QdrScore) race.plies));
    if (race.outcome != 0) {
      const guint winner = race.outcome > 0 ? position.turn : !position.turn;

      ck_assert_uint_eq (report.line_length, race.plies);
      ck_assert_int_eq (winner_after (&position, &report), (int) winner);
      n_won++;
    }
  }
  ck_assert_uint_ge (n_won, 150);
}

/* Analysis */

TEST (a_forced_move_is_analysed_all_the_same)
{
  const QdrPosition position = position_of (FORCED);
  QdrSearchRequest request = request_for (&position);
  QdrReport report;

  request.is_analysis = TRUE;
  request.limits.depth = 4;
  report = qdr_engine_search (engine, &request);
  ck_assert_uint_ge (report.depth, 1);
  ck_assert_uint_gt (report.nodes, 0);
}

TEST (an_analysis_uses_all_the_time_it_has)
{
  const QdrPosition position = position_of ("9 9 2 1 | e4 e6 | 10 10 | - | -");
  QdrSearchRequest request = request_for (&position);
  QdrReport report;

  request.is_analysis = TRUE;
  request.limits.cpu_ms = 100;
  report = qdr_engine_search (engine, &request);
  ck_assert_int_eq (report.stop_reason, QDR_STOP_TIME);
  ck_assert_uint_ge (report.cpu_ms, 90);
}

/* Repetition */

/* South loses the race, unless it steps aside to e1 and repeats a position for the third time. */
TEST (a_draw_by_repetition_saves_a_lost_game_only_where_it_is_a_rule)
{
  const QdrPosition position = position_of ("9 9 2 1 | d1 e3 | 0 0 | - | -");
  const QdrPosition repeated = position_of ("9 9 2 2 | e1 e3 | 0 0 | - | -");
  const guint64 past_keys[] = { repeated.key, 1, repeated.key, 2 };
  QdrSearchRequest request = request_for (&position);
  QdrReport report;

  request.limits.depth = 6;
  request.past_keys = past_keys;
  request.n_past_keys = G_N_ELEMENTS (past_keys);
  report = qdr_engine_search (engine, &request);
  ck_assert_int_le (report.score, -QDR_SCORE_PROVED);

  qdr_engine_clear (engine);
  request.repetition_is_draw = TRUE;
  report = qdr_engine_search (engine, &request);
  ck_assert_int_eq (report.score, 0);
}

/* Limits */

static void
assert_same_report (const QdrReport *a, const QdrReport *b)
{
  ck_assert_uint_eq (a->depth, b->depth);
  ck_assert_int_eq (a->score, b->score);
  ck_assert_uint_eq (a->nodes, b->nodes);
  ck_assert_int_eq (a->stop_reason, b->stop_reason);
  ck_assert_uint_eq (a->line_length, b->line_length);
  for (guint i = 0; i < a->line_length; i++)
    ck_assert_uint_eq (a->line[i], b->line[i]);
}

typedef struct {
  guint size;
  guint players;
  QdrLimits limits;
} LimitCase;

static const LimitCase limit_cases[] = {
  { 9, 2, { .nodes = 20000 } }, { 9, 4, { .nodes = 20000 } }, { 19, 2, { .nodes = 3000 } },
  { 5, 2, { .depth = 7 } },     { 7, 4, { .depth = 4 } },
};

TEST (a_search_limited_by_nodes_or_depth_repeats_itself_exactly,
      .loops = G_N_ELEMENTS (limit_cases))
{
  const LimitCase *c = &limit_cases[_i];
  g_autoptr (QdrEngine) other = qdr_engine_new (4);
  QdrSearchRequest request;
  QdrReport first, cleared, fresh;
  QdrPosition position;

  qdr_position_init (&position, c->size, c->size, c->players);
  request = request_for (&position);
  request.limits = c->limits;
  first = qdr_engine_search (engine, &request);
  qdr_engine_clear (engine);
  cleared = qdr_engine_search (engine, &request);
  fresh = qdr_engine_search (other, &request);

  assert_same_report (&first, &cleared);
  assert_same_report (&first, &fresh);
  if (c->limits.nodes != 0)
    ck_assert_uint_eq (first.nodes, c->limits.nodes);
  else
    ck_assert_uint_eq (first.depth, c->limits.depth);
}

TEST (a_search_that_keeps_to_a_share_of_a_processor_finds_the_same,
      .loops = G_N_ELEMENTS (limit_cases))
{
  const LimitCase *c = &limit_cases[_i];
  QdrSearchRequest request;
  QdrReport at_once, slowly;
  QdrPosition position;

  qdr_position_init (&position, c->size, c->size, c->players);
  request = request_for (&position);
  request.limits = c->limits;
  at_once = qdr_engine_search (engine, &request);
  qdr_engine_clear (engine);
  request.limits.duty = 50;
  slowly = qdr_engine_search (engine, &request);

  assert_same_report (&at_once, &slowly);
}

typedef struct {
  guint size;
  guint players;
} Game;

static const Game games[] = { { 5, 2 }, { 9, 2 }, { 9, 4 }, { 19, 2 }, { 19, 4 } };

static void
raise_flag (const QdrReport *report G_GNUC_UNUSED, gpointer stop)
{
  g_atomic_int_set ((gint *) stop, 1);
}

TEST (the_stop_flag_ends_a_search_without_limits, .loops = G_N_ELEMENTS (games))
{
  QdrSearchRequest request;
  QdrPosition position;
  QdrReport report;
  gint stop = 0;

  qdr_position_init (&position, games[_i].size, games[_i].size, games[_i].players);
  request = request_for (&position);
  request.stop = &stop;
  request.report = raise_flag;
  request.report_data = &stop;
  report = qdr_engine_search (engine, &request);

  ck_assert_int_eq (report.stop_reason, QDR_STOP_FLAG);
  ck_assert (qdr_position_is_legal_move (&position, report.line[0]));
}

TEST (a_search_stopped_before_it_begins_has_a_legal_move, .loops = G_N_ELEMENTS (games))
{
  const gint stop = 1;
  QdrSearchRequest request;
  QdrPosition position;
  QdrReport report;

  qdr_position_init (&position, games[_i].size, games[_i].size, games[_i].players);
  request = request_for (&position);
  request.stop = &stop;
  report = qdr_engine_search (engine, &request);

  ck_assert_uint_eq (report.nodes, 0);
  ck_assert_uint_eq (report.depth, 0);
  ck_assert_uint_eq (report.line_length, 1);
  ck_assert (qdr_position_is_legal_move (&position, report.line[0]));
}

typedef struct {
  guint count;
  guint depth;
} Reports;

static void
count_report (const QdrReport *report, gpointer data)
{
  Reports *reports = data;

  ck_assert_uint_eq (report->depth, reports->depth + 1);
  ck_assert_int_eq (report->stop_reason, QDR_STOP_NONE);
  reports->depth = report->depth;
  reports->count++;
}

TEST (each_completed_depth_is_reported_once)
{
  Reports reports = { 0 };
  QdrSearchRequest request;
  QdrPosition position;

  qdr_position_init (&position, 7, 7, 2);
  request = request_for (&position);
  request.limits.depth = 5;
  request.report = count_report;
  request.report_data = &reports;
  qdr_engine_search (engine, &request);
  ck_assert_uint_eq (reports.count, 5);
}

/* Whole games */

static const QdrStyle beginner = {
  .own_path = 10,
  .other_path = -30,
  .wall = -35,
  .noise = 60,
  .blind_spot = 75,
};

/* A beginner makes mistakes, but no useless step and no wall that hinders only itself. */
TEST (a_weak_player_moves_sensibly)
{
  QdrPosition position;
  guint n_backward = 0;
  guint n_self_blocking = 0;

  for (guint32 seed = 0; seed < 10; seed++) {
    qdr_position_init (&position, 9, 9, 2);
    for (guint ply = 0; ply < 200 && qdr_position_winner (&position) < 0; ply++) {
      QdrSearchRequest request = request_for (&position);
      const guint own = qdr_position_goal_distance (&position, position.turn);
      const guint other = qdr_position_goal_distance (&position, 1u - position.turn);
      QdrUndo undo;

      request.style = beginner;
      request.style.seed = seed;
      request.limits.depth = 1;
      qdr_position_do_move (&position, qdr_engine_search (engine, &request).line[0], &undo);
      if (qdr_move_is_wall (undo.move))
        n_self_blocking += qdr_position_goal_distance (&position, undo.turn) > own &&
                           qdr_position_goal_distance (&position, position.turn) == other;
      else
        n_backward += qdr_position_goal_distance (&position, undo.turn) > own;
    }
    ck_assert_int_ge (qdr_position_winner (&position), 0);
  }
  ck_assert_uint_eq (n_self_blocking, 0);
  ck_assert_uint_le (n_backward, 3);
}

TEST (proved_scores_are_told_in_moves_of_the_winner)
{
  guint moves = 0;

  ck_assert_int_eq (qdr_score_get_proved_outcome (QDR_SCORE_PROVED - 1, 2, &moves), 0);
  ck_assert_int_eq (qdr_score_get_proved_outcome (QDR_SCORE_WIN - 1, 2, &moves), 1);
  ck_assert_uint_eq (moves, 1);
  ck_assert_int_eq (qdr_score_get_proved_outcome (QDR_SCORE_WIN - 3, 2, &moves), 1);
  ck_assert_uint_eq (moves, 2);
  ck_assert_int_eq (qdr_score_get_proved_outcome (2 - QDR_SCORE_WIN, 2, &moves), -1);
  ck_assert_uint_eq (moves, 1);
  ck_assert_int_eq (qdr_score_get_proved_outcome (QDR_SCORE_WIN - 5, 4, &moves), 1);
  ck_assert_uint_eq (moves, 2);
}
