/*
 * Limits of a search from several sources.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-search-request.h"

#include "search-cost.h"
#include "test.h"

static const struct {
  guint64 a;
  guint64 b;
  guint64 tighter;
} pairs[] = { { 0, 0, 0 }, { 0, 5, 5 }, { 5, 0, 5 }, { 5, 7, 5 }, { 7, 5, 5 }, { 5, 5, 5 } };

TEST_DEFAULTS (.timeout = 120)

TEST (zero_is_no_limit_and_the_smaller_one_holds, .loops = G_N_ELEMENTS (pairs))
{
  ck_assert_uint_eq (qdr_choose_tighter_limit (pairs[_i].a, pairs[_i].b), pairs[_i].tighter);
}

TEST (each_limit_is_narrowed_by_itself)
{
  const QdrLimits a = { .depth = 4, .nodes = 1000, .wall_ms = 10, .duty = 50 };
  const QdrLimits b = { .depth = 6, .nodes = 500, .cpu_ms = 20, .duty = 20 };
  const QdrLimits narrow = qdr_limits_combine (&a, &b);

  ck_assert_uint_eq (narrow.depth, 4);
  ck_assert_uint_eq (narrow.nodes, 500);
  ck_assert_uint_eq (narrow.cpu_ms, 20);
  ck_assert_uint_eq (narrow.wall_ms, 10);
  ck_assert_uint_eq (narrow.duty, 20);
}

/* Milliseconds for starting the search and for the last check of the clock. */
#define REST_MS 100

TEST (who_waits_for_full_strength_waits_less_than_five_seconds)
{
  const QdrLimits full = { .cpu_ms = QDR_MOVE_CPU_MS };
  const QdrLimits short_one = { .cpu_ms = QDR_MOVE_CPU_MS, .wall_ms = 70 };
  const QdrLimits waited = qdr_limits_with_max_wait (&full);

  ck_assert_uint_gt (waited.wall_ms, 0);
  ck_assert_uint_le (waited.wall_ms + REST_MS, 5000);
  ck_assert_uint_eq (waited.cpu_ms, QDR_MOVE_CPU_MS);
  ck_assert_uint_eq (qdr_limits_with_max_wait (&short_one).wall_ms, 70);
}

TEST (who_looks_at_so_many_positions_is_as_strong_on_a_busy_machine)
{
  const QdrLimits limits[] = { { .nodes = 200000, .cpu_ms = QDR_MOVE_CPU_MS },
                               { .depth = 2, .cpu_ms = QDR_MOVE_CPU_MS } };

  for (guint i = 0; i < G_N_ELEMENTS (limits); i++)
    ck_assert_uint_eq (qdr_limits_with_max_wait (&limits[i]).wall_ms, 0);
}

/* Milliseconds left on a clock, which may also be used up. */
static const guint64 clocks[] = { 0, 1, 5, 50, 999, 20000, 900000, 86400000 };

static const guint64 increments[] = { 0, 1, 5000, 600000 };

TEST (a_move_leaves_most_of_the_clock, .loops = G_N_ELEMENTS (clocks))
{
  const guint64 remaining = clocks[_i];

  for (guint i = 0; i < G_N_ELEMENTS (increments); i++) {
    const QdrLimits limits = qdr_limits_for_clock (remaining, increments[i]);

    ck_assert_uint_ge (limits.soft_ms, 1);
    ck_assert_uint_ge (limits.wall_ms, 1);
    ck_assert_uint_eq (limits.cpu_ms, limits.wall_ms);
    ck_assert_uint_le (limits.soft_ms, limits.wall_ms);
    ck_assert_uint_le (limits.wall_ms, MAX (remaining / 4, 1));
    ck_assert_uint_le (limits.cpu_ms, QDR_MOVE_CPU_MS);
  }
}

/* Uses the soft limit for each of many moves, and returns the rest of the clock. */
static guint64
clock_after_many_moves (guint64 remaining, guint64 increment)
{
  for (guint i = 0; i < 1000; i++) {
    remaining -= qdr_limits_for_clock (remaining, increment).soft_ms;
    remaining += increment;
  }
  return remaining;
}

TEST (what_a_move_adds_to_the_clock_is_used_and_never_used_up)
{
  const QdrLimits without = qdr_limits_for_clock (60000, 0);
  const QdrLimits with = qdr_limits_for_clock (60000, 2000);

  ck_assert_uint_ge (with.soft_ms, without.soft_ms + 1000);
  ck_assert_uint_gt (clock_after_many_moves (1000, 1000), 2000);
  ck_assert_uint_gt (clock_after_many_moves (60000, 2000), 4000);
  ck_assert_uint_lt (clock_after_many_moves (60000, 2000), 60000);
}

static const struct {
  guint64 remaining;
  guint depth;
} hurries[] = { { 0, 1 }, { 1, 1 }, { 49, 1 }, { 50, 0 }, { 1000, 0 } };

TEST (with_next_to_nothing_on_the_clock_only_the_first_depth_is_searched,
      .loops = G_N_ELEMENTS (hurries))
{
  ck_assert_uint_eq (qdr_limits_for_clock (hurries[_i].remaining, 0).depth, hurries[_i].depth);
}

typedef struct {
  guint size;
  guint players;
} Board;

static const Board boards[] = { { 9, 2 }, { 19, 4 } };

/* Asserts that a search from the start takes no more CPU time than @limits. */
static void
assert_limit_is_held (const Board *board, const QdrLimits *limits)
{
  const gint64 most = limits->cpu_ms + COST_MARGIN_MS;
  QdrSearchRequest request = { .style = qdr_style_default, .limits = *limits };
  g_autoptr (QdrEngine) engine = qdr_engine_new (64);
  QdrReport report;

  qdr_position_init (&request.position, board->size, board->size, board->players);
  /* Without a wall-clock limit, which could end the search earlier on a busy machine. */
  request.limits.wall_ms = 0;
  ck_assert_int_le (search_cost_ms (engine, &request, most, &report), most);
  ck_assert_int_eq (report.stop_reason, QDR_STOP_TIME);
}

static const guint64 short_clocks[] = { 50, 500, 3000, 20000 };

TEST (no_move_takes_more_than_its_share_of_the_clock, .loops = G_N_ELEMENTS (boards))
{
  for (guint i = 0; i < G_N_ELEMENTS (short_clocks); i++) {
    const QdrLimits limits = qdr_limits_for_clock (short_clocks[i], 0);

    assert_limit_is_held (&boards[_i], &limits);
  }
}

TEST (no_move_takes_more_than_five_seconds, .loops = G_N_ELEMENTS (boards))
{
  const QdrLimits limits = { .cpu_ms = QDR_MOVE_CPU_MS };

  ck_assert_uint_eq (QDR_MOVE_CPU_MS, 5000);
  assert_limit_is_held (&boards[_i], &limits);
}
