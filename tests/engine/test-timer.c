/*
 * Limits of one thread, and of several together.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-position.h"
#include "qdr-search-timer.h"
#include "test-clock.h"
#include "test.h"

/* Microseconds of CPU time, longer than any of these tests takes. */
#define LONG (G_GINT64_CONSTANT (1000) * G_USEC_PER_SEC)

static QdrSharedSearch shared;
static QdrPosition position;

static void
setup (void)
{
  shared = (QdrSharedSearch){ 0 };
  qdr_position_init (&position, 9, 9, 2);
}

static QdrSearchTimer
start (QdrLimits limits, const gint *stop)
{
  QdrSearchTimer timer;

  qdr_search_timer_start (&timer, &position.board, &limits, stop);
  return timer;
}

/* Starts the timer of one of several threads. */
static QdrSearchTimer
start_sharing (QdrLimits limits, const gint *stop)
{
  QdrSearchTimer timer = start (limits, stop);

  qdr_search_timer_set_shared_search (&timer, &shared, 2);
  return timer;
}

/* Visits @count nodes, or fewer if the timer stops. */
static guint
visit_nodes (QdrSearchTimer *timer, guint count)
{
  guint visited = 0;

  while (visited < count && qdr_search_timer_count_node (timer))
    visited++;
  return visited;
}

TEST_DEFAULTS (.timeout = 60, .set_up = setup)

TEST (a_timer_without_limits_never_stops)
{
  QdrSearchTimer timer = start ((QdrLimits){ 0 }, NULL);

  ck_assert_uint_eq (visit_nodes (&timer, 100000), 100000);
  ck_assert (qdr_search_timer_may_deepen (&timer, 9));
}

TEST (alone_the_limit_of_nodes_is_exact)
{
  QdrSearchTimer timer = start ((QdrLimits){ .nodes = 777 }, NULL);

  ck_assert_uint_eq (visit_nodes (&timer, 100000), 777);
  ck_assert_int_eq (timer.reason, QDR_STOP_NODES);
}

TEST (a_timer_that_has_stopped_does_not_go_on)
{
  gint stop = 1;
  QdrSearchTimer timer = start ((QdrLimits){ 0 }, &stop);

  ck_assert_uint_eq (visit_nodes (&timer, 10), 0);
  stop = 0;
  ck_assert_uint_eq (visit_nodes (&timer, 10), 0);
  ck_assert_int_eq (timer.reason, QDR_STOP_FLAG);
  ck_assert (!qdr_search_timer_may_deepen (&timer, 0));
}

typedef struct {
  QdrLimits limits;
  guint64 nodes; /* of the other threads */
  gint64 cpu;
  QdrStopReason reason;
} OthersCase;

static const OthersCase others_cases[] = {
  { { .cpu_ms = 1000000 }, 0, LONG, QDR_STOP_TIME },
  { { .cpu_ms = 1000000 }, 1000000000, LONG / 2, QDR_STOP_NONE },
  { { .nodes = 1000000000 }, 1000000000, 0, QDR_STOP_NODES },
  { { .nodes = 1000000000 }, 1000, LONG, QDR_STOP_NONE },
  { { .wall_ms = 1000000 }, 1000, LONG, QDR_STOP_NONE },
};

TEST (what_the_others_use_counts, .loops = G_N_ELEMENTS (others_cases))
{
  const OthersCase *c = &others_cases[_i];
  QdrSearchTimer timer = start_sharing (c->limits, NULL);

  ck_assert_uint_eq (visit_nodes (&timer, 1000), 1000);
  qdr_shared_search_add_usage (&shared, c->nodes, c->cpu);
  qdr_search_timer_check_limits (&timer);
  ck_assert_int_eq (timer.reason, c->reason);
}

TEST (no_depth_is_begun_when_the_others_have_used_up_the_time)
{
  QdrSearchTimer hard = start_sharing ((QdrLimits){ .cpu_ms = 1000000 }, NULL);
  QdrSearchTimer soft = start_sharing ((QdrLimits){ .soft_ms = 500000 }, NULL);

  ck_assert (qdr_search_timer_may_deepen (&hard, 0) && qdr_search_timer_may_deepen (&soft, 0));
  qdr_shared_search_add_usage (&shared, 0, 8 * (LONG / 10));
  ck_assert (qdr_search_timer_may_deepen (&hard, 0) && qdr_search_timer_may_deepen (&soft, 0));
  ck_assert (qdr_search_timer_may_deepen (&hard, 4) && !qdr_search_timer_may_deepen (&soft, 4));
  qdr_shared_search_add_usage (&shared, 0, 3 * (LONG / 10));
  ck_assert (!qdr_search_timer_may_deepen (&hard, 0));
}

TEST (everything_is_counted_once)
{
  QdrSearchTimer first = start_sharing ((QdrLimits){ 0 }, NULL);
  QdrSearchTimer second = start_sharing ((QdrLimits){ 0 }, NULL);

  visit_nodes (&first, 3000);
  visit_nodes (&second, 500);
  qdr_search_timer_report_usage (&first);
  qdr_search_timer_report_usage (&second);
  qdr_search_timer_report_usage (&second);
  ck_assert_uint_eq (qdr_shared_search_get_nodes (&shared), 3500);
  ck_assert_uint_eq (qdr_search_timer_nodes_visited (&first), 3500);
  ck_assert_uint_eq (qdr_search_timer_nodes_visited (&second), 3500);
  ck_assert_int_ge (qdr_search_timer_cpu_used (&first), qdr_shared_search_get_cpu_time (&shared));
}

/* A thread that finds the search stopped must not change the reason. */
TEST (whoever_first_finds_a_limit_reached_stops_everybody)
{
  const gint stop = 1;
  QdrSearchTimer first = start_sharing ((QdrLimits){ .nodes = 100 }, NULL);
  QdrSearchTimer second = start_sharing ((QdrLimits){ 0 }, &stop);

  ck_assert_uint_eq (visit_nodes (&first, 1000), 100);
  ck_assert_uint_eq (visit_nodes (&second, 1000), 0);
  ck_assert_int_eq (first.reason, QDR_STOP_NODES);
  ck_assert_int_eq (second.reason, QDR_STOP_NODES);
}

/* Duty */

/* Starts a timer that appears to have used this CPU time already, in milliseconds. */
static QdrSearchTimer
start_with_debt (guint duty, gint64 cpu_ms, const gint *stop)
{
  QdrSearchTimer timer = start ((QdrLimits){ .duty = duty }, stop);

  timer.cpu_start -= cpu_ms * 1000;
  return timer;
}

/* Returns how long the timer sleeps at the next check, in milliseconds. */
static gint64
time_asleep (QdrSearchTimer *timer)
{
  const gint64 start = g_get_monotonic_time ();

  qdr_search_timer_check_limits (timer);
  return (g_get_monotonic_time () - start) / 1000;
}

static const struct {
  guint duty;
  gint64 cpu_ms;
  gint64 asleep_ms; /* the least sleep */
} duty_cases[] = { { 100, 50, 49 }, { 50, 20, 39 }, { 20, 10, 49 }, { 5, 2, 39 }, { 1, 1, 99 } };

TEST (who_has_used_more_than_its_share_sleeps_it_off, .loops = G_N_ELEMENTS (duty_cases))
{
  QdrSearchTimer timer = start_with_debt (duty_cases[_i].duty, duty_cases[_i].cpu_ms, NULL);

  ck_assert_int_ge (time_asleep (&timer), duty_cases[_i].asleep_ms);
  ck_assert_int_eq (timer.reason, QDR_STOP_NONE);
}

TEST (the_share_is_of_all_threads_together)
{
  QdrSearchTimer timer = start_sharing ((QdrLimits){ .duty = 50 }, NULL);

  qdr_shared_search_add_usage (&shared, 0, 20 * 1000);
  ck_assert_int_ge (time_asleep (&timer), 39);
}

/* Otherwise a search that had waited for a processor would then use it without a pause for
 * long. */
TEST (time_not_used_is_not_saved_up)
{
  QdrSearchTimer timer = start ((QdrLimits){ .duty = 50 }, NULL);

  timer.duty_start -= 1000 * G_USEC_PER_SEC;
  qdr_search_timer_check_limits (&timer);
  timer.cpu_start -= 50 * 1000;
  ck_assert_int_ge (time_asleep (&timer), 79);
}

static void
raise_flag (gpointer stop)
{
  g_atomic_int_set ((gint *) stop, 1);
}

static void
end_search (gpointer data G_GNUC_UNUSED)
{
  qdr_shared_search_stop (&shared, QDR_STOP_NODES);
}

/* Without the flag they would sleep for half an hour. */
TEST (the_stop_flag_wakes_a_sleeper)
{
  gint stop = 0;
  QdrSearchTimer timer = start_with_debt (1, 20 * 1000, &stop);

  test_clock_set_sleep_func (raise_flag, &stop);
  qdr_search_timer_check_limits (&timer);
  ck_assert_int_eq (timer.reason, QDR_STOP_FLAG);
}

TEST (the_end_of_the_search_wakes_a_sleeper)
{
  QdrSearchTimer timer = start_sharing ((QdrLimits){ .duty = 1 }, NULL);

  qdr_shared_search_add_usage (&shared, 0, 20 * G_USEC_PER_SEC);
  test_clock_set_sleep_func (end_search, NULL);
  qdr_search_timer_check_limits (&timer);
  ck_assert_int_eq (timer.reason, QDR_STOP_NODES);
}

TEST (a_limit_on_the_wall_clock_wakes_a_sleeper)
{
  QdrSearchTimer timer = start ((QdrLimits){ .duty = 1, .wall_ms = 30 }, NULL);

  timer.cpu_start -= 20 * G_USEC_PER_SEC;
  qdr_search_timer_check_limits (&timer);
  ck_assert_int_eq (timer.reason, QDR_STOP_TIME);
}
