/*
 * The CPU time of a move: never more than allowed, and next to none where nothing is left to find.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "minimax.h"
#include "qdr-notation.h"
#include "search-cost.h"
#include "test.h"

typedef struct {
  guint size;
  guint players;
} Board;

static const Board boards[] = { { 5, 2 },  { 5, 4 },  { 9, 2 },  { 9, 4 },
                                { 13, 2 }, { 13, 4 }, { 19, 2 }, { 19, 4 } };

/* The start, a middle game with many walls, and a race after the last wall. */
#define STAGES 3

static QdrPosition
position_at_stage (const Board *board, guint stage)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (board->size * board->players);
  const QdrBoard plain = qdr_board_make (board->size, board->size);
  const guint stock = qdr_board_default_stock (&plain, board->players);

  return random_position (rand, board->size, board->size, board->players, stock,
                          stage * stock * board->players * 2 / 3);
}

static const guint limits_ms[] = { 20, 50, 200 };

TEST_DEFAULTS (.timeout = 120)

TEST (no_search_takes_more_cpu_time_than_it_may, .loops = G_N_ELEMENTS (boards))
{
  g_autoptr (QdrEngine) engine = qdr_engine_new (64);

  for (guint stage = 0; stage < STAGES; stage++)
    for (guint i = 0; i < G_N_ELEMENTS (limits_ms); i++) {
      const QdrPosition position = position_at_stage (&boards[_i], stage);
      const gint64 limit = limits_ms[i];
      QdrSearchRequest request = request_for (&position);
      QdrReport report;

      request.limits.cpu_ms = limits_ms[i];
      ck_assert_int_le (search_cost_ms (engine, &request, limit + COST_MARGIN_MS, &report),
                        limit + COST_MARGIN_MS);
      ck_assert (report.stop_reason == QDR_STOP_TIME || report.stop_reason == QDR_STOP_PROVED);
    }
}

/* Positions that need no search. */
static const char *const settled[] = {
  /* One legal move. */
  "5 5 2 1 | a1 e5 | 0 3 | a1h | -",
  /* A win with the next step. */
  "9 9 2 1 | e8 a5 | 10 10 | - | -",
  /* Races, one won and one lost. */
  "9 9 2 1 | e2 a8 | 0 0 | - | -",
  "9 9 2 2 | e2 a8 | 0 0 | - | -",
  "19 19 2 1 | j1 j19 | 0 0 | - | -",
  /* The last wall of the opponent comes too late. */
  "9 9 2 1 | a7 i9 | 0 1 | - | -",
  "13 13 2 2 | a3 m4 | 1 0 | - | -",
};

TEST (what_is_settled_is_answered_at_once, .loops = G_N_ELEMENTS (settled))
{
  g_autoptr (QdrEngine) engine = qdr_engine_new (1);
  QdrSearchRequest request;
  QdrPosition position;
  QdrReport report;

  ck_assert (qdr_position_from_text (settled[_i], &position, NULL, NULL));
  request = request_for (&position);
  request.limits.cpu_ms = 5000;
  report = qdr_engine_search (engine, &request);
  ck_assert_int_eq (report.stop_reason, QDR_STOP_PROVED);
  ck_assert_uint_le (report.nodes, 5000);
}
