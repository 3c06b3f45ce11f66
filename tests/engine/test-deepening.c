/*
 * Iterative deepening and time: the limit that ends a search, and the decision to begin another
 * depth.
 *
 * Clocks are set back instead of waiting.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-search-timer.h"

#include "test.h"

/* Returns a timer whose clocks have advanced by these times. */
static QdrSearchTimer
timer_after (const QdrLimits *limits, gint64 cpu_ms, gint64 wall_ms)
{
  const QdrBoard board = qdr_board_make (9, 9);
  QdrSearchTimer timer;

  qdr_search_timer_start (&timer, &board, limits, NULL);
  timer.cpu_start -= cpu_ms * 1000;
  timer.wall_start -= wall_ms * 1000;
  return timer;
}

/* Stopping */

typedef struct {
  const char *what;
  QdrLimits limits;
  gint64 cpu_ms;
  gint64 wall_ms;
  QdrStopReason reason;
} StopCase;

static const StopCase stop_cases[] = {
  { "no limit", { 0 }, 3600000, 3600000, QDR_STOP_NONE },
  { "a depth, which is not counted here", { .depth = 1 }, 3600000, 3600000, QDR_STOP_NONE },
  { "CPU time left", { .cpu_ms = 1000 }, 900, 3600000, QDR_STOP_NONE },
  { "CPU time used up", { .cpu_ms = 1000 }, 1000, 0, QDR_STOP_TIME },
  { "a wall clock with time left", { .wall_ms = 1000 }, 3600000, 900, QDR_STOP_NONE },
  { "a wall clock that has run out", { .wall_ms = 1000 }, 0, 1000, QDR_STOP_TIME },
  { "the earlier of two", { .cpu_ms = 1000, .wall_ms = 5000 }, 1000, 1000, QDR_STOP_TIME },
  { "a soft limit, which is none by itself", { .soft_ms = 10 }, 3600000, 3600000, QDR_STOP_NONE },
};

TEST (a_search_ends_with_the_first_limit, .loops = G_N_ELEMENTS (stop_cases))
{
  const StopCase *c = &stop_cases[_i];
  QdrSearchTimer timer = timer_after (&c->limits, c->cpu_ms, c->wall_ms);

  qdr_search_timer_check_limits (&timer);
  ck_assert_msg (timer.reason == c->reason, "%s", c->what);
  ck_assert_int_eq (qdr_search_timer_count_node (&timer), c->reason == QDR_STOP_NONE);
}

/* Sizes of boards: on larger ones a node takes longer. */
static const guint sizes[] = { 5, 9, 13, 19 };

TEST (the_flag_is_seen_within_a_few_hundred_nodes, .loops = G_N_ELEMENTS (sizes))
{
  const QdrLimits limits = { 0 };
  const QdrBoard board = qdr_board_make (sizes[_i], sizes[_i]);
  QdrSearchTimer timer;
  gint stop = 0;

  qdr_search_timer_start (&timer, &board, &limits, &stop);
  for (guint i = 0; i < 10000; i++)
    ck_assert (qdr_search_timer_count_node (&timer));
  g_atomic_int_set (&stop, 1);
  while (qdr_search_timer_count_node (&timer))
    ;
  ck_assert_uint_le (timer.nodes, 10000 + 512);
  ck_assert_int_eq (timer.reason, QDR_STOP_FLAG);
}

/* Deepening */

typedef struct {
  QdrLimits limits;
  gint64 used_ms; /* on either clock */
  guint stable_depths;
  gboolean may_deepen;
} DeepenCase;

static const DeepenCase deepen_cases[] = {
  /* Without a time limit only depth and nodes count. */
  { { 0 }, 3600000, 9, TRUE },
  { { .nodes = 1000 }, 3600000, 9, TRUE },
  /* Up to the hard limit, whether the best move changes or not. */
  { { .cpu_ms = 1000 }, 970, 0, TRUE },
  { { .wall_ms = 1000 }, 970, 40, TRUE },
  { { .cpu_ms = 1000 }, 1000, 0, FALSE },
  { { .wall_ms = 1000 }, 1000, 40, FALSE },
  /* With a soft limit, the shorter the longer the best move has stayed the same. */
  { { .cpu_ms = 3000, .soft_ms = 1000 }, 2400, 0, TRUE },
  { { .cpu_ms = 3000, .soft_ms = 1000 }, 2600, 0, FALSE },
  { { .cpu_ms = 3000, .soft_ms = 1000 }, 1100, 2, TRUE },
  { { .cpu_ms = 3000, .soft_ms = 1000 }, 1300, 2, FALSE },
  { { .wall_ms = 3000, .soft_ms = 1000 }, 500, 4, TRUE },
  { { .wall_ms = 3000, .soft_ms = 1000 }, 700, 4, FALSE },
  /* The hard limit holds even if the soft one allows more. */
  { { .cpu_ms = 1000, .soft_ms = 1000 }, 1100, 0, FALSE },
};

TEST (a_deeper_search_is_begun_the_sooner_the_more_the_best_move_wavers,
      .loops = G_N_ELEMENTS (deepen_cases))
{
  const DeepenCase *c = &deepen_cases[_i];
  const QdrSearchTimer timer = timer_after (&c->limits, c->used_ms, c->used_ms);

  ck_assert_int_eq (qdr_search_timer_may_deepen (&timer, c->stable_depths), c->may_deepen);
}

TEST (the_longer_the_best_move_has_stood_the_less_time_it_gets)
{
  const QdrLimits limits = { .cpu_ms = 1000, .soft_ms = 400 };
  gint64 longest[6];

  for (guint stable = 0; stable < G_N_ELEMENTS (longest); stable++)
    for (gint64 used = 0; used <= 1000; used += 10) {
      const QdrSearchTimer timer = timer_after (&limits, used, used);

      if (qdr_search_timer_may_deepen (&timer, stable))
        longest[stable] = used;
    }
  for (guint stable = 1; stable < G_N_ELEMENTS (longest); stable++)
    ck_assert_int_le (longest[stable], longest[stable - 1]);
  ck_assert_int_ge (longest[0], 2 * longest[5]);
}

TEST (little_time_is_left_to_refine_a_proof)
{
  const QdrLimits limits = { .cpu_ms = 1000 };
  const QdrLimits none = { 0 };
  const QdrSearchTimer early = timer_after (&limits, 30, 0);
  const QdrSearchTimer late = timer_after (&limits, 70, 0);
  const QdrSearchTimer endless = timer_after (&none, 3600000, 3600000);

  ck_assert (qdr_search_timer_may_refine_proof (&early));
  ck_assert (!qdr_search_timer_may_refine_proof (&late));
  ck_assert (qdr_search_timer_may_refine_proof (&endless));
}
