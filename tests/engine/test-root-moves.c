/*
 * Searches of some moves of the root.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "max-n.h"
#include "minimax.h"
#include "qdr-movegen.h"
#include "qdr-notation.h"
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

typedef struct {
  guint players;
  QdrScore (*oracle) (const QdrPosition *position, const QdrStyle *style, int depth);
  guint depth;
  guint threads;
} Case;

static const Case cases[] = {
  { 2, minimax, 3, 1 },
  { 2, minimax, 3, 3 },
  { 4, max_n, 2, 1 },
  { 4, max_n, 2, 3 },
};

static QdrSearchRequest
exact_request (const Case *c, const QdrPosition *position)
{
  QdrSearchRequest request = request_for (position);

  request.limits.depth = c->depth;
  request.threads = c->threads;
  request.full_width = TRUE;
  request.is_analysis = TRUE;
  return request;
}

static QdrReport
search_moves (const Case *c, const QdrPosition *position, const QdrMove *moves, guint n_moves)
{
  QdrSearchRequest request = exact_request (c, position);

  request.root_moves = moves;
  request.n_root_moves = n_moves;
  return qdr_engine_search (engine, &request);
}

/* Reduces a score to its sign if it is proved or nearly so, as max-n does not call a win
 * proved that relies on other players. */
static QdrScore
outline (QdrScore score)
{
  return CLAMP (score, 1 - QDR_SCORE_PROVED, QDR_SCORE_PROVED - 1);
}

TEST_DEFAULTS (.timeout = 120, .set_up = setup, .tear_down = teardown)

/* The engine searches each move alone and then all together. Table entries of single moves
 * must not count as scores of the whole position. */
TEST (the_best_of_all_moves_searched_one_by_one_is_the_score_of_all, .loops = G_N_ELEMENTS (cases))
{
  const Case *c = &cases[_i];
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) _i);

  for (guint i = 0; i < 3; i++) {
    const QdrPosition position = random_position (rand, 5, 5, c->players, 1, 4 + i);
    const QdrScore truth = outline (c->oracle (&position, &qdr_style_default, (int) c->depth));
    const QdrSearchRequest request = exact_request (c, &position);
    QdrScore best = -QDR_SCORE_WIN;
    QdrMoveList moves;
    QdrReport report;

    qdr_engine_clear (engine);
    qdr_position_generate_moves (&position, &moves);
    for (guint m = 0; m < moves.count; m++) {
      report = search_moves (c, &position, &moves.moves[m], 1);
      ck_assert_uint_eq (report.line[0], moves.moves[m]);
      best = MAX (best, report.score);
    }
    ck_assert_int_eq (outline (best), truth);

    report = qdr_engine_search (engine, &request);
    ck_assert_int_eq (outline (report.score), truth);
  }
}

TEST (the_best_of_some_moves_is_one_of_them, .loops = G_N_ELEMENTS (cases))
{
  const Case *c = &cases[_i];
  g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) _i);

  for (guint i = 0; i < 5; i++) {
    const QdrPosition position = random_position (rand, 5, 5, c->players, 2, 4);
    QdrScore best = -QDR_SCORE_WIN;
    QdrMoveList moves;
    QdrReport report;
    guint first, count;

    qdr_position_generate_moves (&position, &moves);
    first = (guint) g_rand_int_range (rand, 0, (gint32) moves.count);
    count = MIN (3, moves.count - first);
    for (guint m = first; m < first + count; m++)
      best = MAX (best, search_moves (c, &position, &moves.moves[m], 1).score);
    report = search_moves (c, &position, &moves.moves[first], count);
    ck_assert_int_eq (outline (report.score), outline (best));
    ck_assert (report.line[0] == moves.moves[first] || report.line[0] == moves.moves[first + 1] ||
               report.line[0] == moves.moves[first + count - 1]);
  }
}

static QdrSearchRequest
request_for_move (const char *position_text,
                  const char *move_text,
                  QdrPosition *position,
                  QdrMove *move)
{
  QdrSearchRequest request;

  ck_assert (qdr_position_from_text (position_text, position, NULL, NULL));
  ck_assert_int_eq (qdr_move_from_text (&position->board, move_text, move),
                    QDR_REFUSAL_REASON_NONE);
  request = request_for (position);
  request.root_moves = move;
  request.n_root_moves = 1;
  return request;
}

TEST (a_move_that_does_not_take_the_win_is_told_apart_from_the_one_that_does)
{
  QdrPosition position;
  QdrMove move;
  QdrSearchRequest request =
      request_for_move ("9 9 2 1 | e8 a5 | 10 10 | - | -", "e7", &position, &move);
  QdrReport report;

  request.is_analysis = TRUE;
  request.limits.depth = 1;
  report = qdr_engine_search (engine, &request);
  ck_assert_uint_eq (report.line[0], move);
  ck_assert_int_lt (report.score, QDR_SCORE_PROVED);

  request.root_moves = NULL;
  report = qdr_engine_search (engine, &request);
  ck_assert_int_eq (report.score, QDR_SCORE_WIN - 1);
}

/* The race is won by e6 and lost by a step back. */
TEST (the_line_of_a_losing_move_is_led_to_the_end)
{
  QdrPosition position;
  QdrMove move;
  QdrSearchRequest request =
      request_for_move ("9 9 2 1 | e5 a5 | 0 0 | - | -", "e4", &position, &move);
  QdrReport report;

  request.is_analysis = TRUE;
  request.limits.depth = 3;
  report = qdr_engine_search (engine, &request);
  ck_assert_int_le (report.score, -QDR_SCORE_PROVED);
  ck_assert_uint_eq (report.line_length, (guint) (QDR_SCORE_WIN + report.score));
  for (guint i = 0; i < report.line_length; i++) {
    QdrUndo undo;

    qdr_position_do_move (&position, report.line[i], &undo);
  }
  ck_assert_int_eq (qdr_position_winner (&position), 1);
}

TEST (one_move_alone_is_forced)
{
  QdrPosition position;
  QdrMove move;
  QdrSearchRequest request =
      request_for_move ("9 9 2 1 | e1 e9 | 10 10 | - | -", "e2", &position, &move);
  const QdrReport report = qdr_engine_search (engine, &request);

  ck_assert_int_eq (report.stop_reason, QDR_STOP_PROVED);
  ck_assert_uint_eq (report.line[0], move);
  ck_assert_uint_eq (report.nodes, 0);
}

/* A player whose style ignores walls still searches one that is requested. */
TEST (what_the_style_overlooks_is_searched_when_asked_for)
{
  const QdrStyle blind = { .blind_spot = 90, .seed = 5 };
  QdrMoveList moves;
  QdrPosition start;

  qdr_position_init (&start, 5, 5, 2);
  qdr_position_generate_moves (&start, &moves);
  for (guint i = 0; i < moves.count; i++) {
    QdrSearchRequest request = request_for (&start);

    request.style = blind;
    request.root_moves = &moves.moves[i];
    request.n_root_moves = 1;
    request.is_analysis = TRUE;
    request.limits.depth = 2;
    ck_assert_uint_eq (qdr_engine_search (engine, &request).line[0], moves.moves[i]);
  }
}
