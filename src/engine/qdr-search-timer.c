/*
 * The timer of a search, which counts nodes, watches the clocks and decides when to stop.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-search-timer.h"

#include <time.h>

/* A search stops this long before a time limit, because the clocks are checked only every few
 * nodes, and because the program also needs some time before and after a long search. */
#define MIN_MARGIN_US 3000
#define MAX_MARGIN_US 40000
#define MARGIN_SHARE 125 /* of the limit, one part in so many */

/* With more threads than this, each thread checks the clocks more often. */
#define PATIENT_THREADS 16u

/*
 * A search to the next depth takes several times as long as the previous one. A search with a hard
 * limit begins it anyway: even a part of it finds better moves. A search with a soft limit begins
 * it only if it is worth the time: the longer the best move has been stable, the earlier the search
 * stops.
 *
 * The index is the number of successive depths with the same best move, at most SHARES - 1. Each
 * entry is a percentage of the soft limit: once that much of it has been used, no new depth is
 * begun.
 */
#define SHARES 5
static const guint soft_shares[SHARES] = { 250, 180, 120, 90, 60 };

/* Once the result is proved, only a quicker win or a slower loss can be found. No new depth is
 * begun for it once this percentage of a hard limit has been used. */
#define PROVED_SHARE 5

/* A search that may use only a share of a processor works until it owes this much sleep. It never
 * sleeps longer than this before it checks the limits, unless its share is below NAP_SHARE. */
#define NAP_US 3000

/* Below this share in per cent, naps get longer. Each nap costs processor time too. At one per
 * cent, short naps alone could use up the share, and the search would never have slept enough. */
#define NAP_SHARE 25

/* A search that has used less than its share may use more later, but at most this much more. */
#define MAX_CREDIT_US 20000

/* Returns the CPU time of the calling thread in microseconds. */
static gint64
thread_cpu_time (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (gint64) now.tv_sec * G_USEC_PER_SEC + now.tv_nsec / 1000;
}

/* Converts a limit to microseconds and subtracts the margin. */
static gint64
hard_limit (guint limit_ms)
{
  const gint64 limit = (gint64) limit_ms * 1000;
  const gint64 margin = CLAMP (limit / MARGIN_SHARE, MIN_MARGIN_US, MAX_MARGIN_US);

  return limit - MIN (margin, limit / 10);
}

void
qdr_search_timer_start (QdrSearchTimer *self,
                        const QdrBoard *board,
                        const QdrLimits *limits,
                        const gint *stop)
{
  *self = (QdrSearchTimer){
    .limits = *limits,
    .stop = stop,
    .cpu_start = thread_cpu_time (),
    .wall_start = g_get_monotonic_time (),
    /* This many nodes take about a millisecond. The time for a node grows with the number of words
     * in the bit sets of the board. */
    .interval = 512u / (board->words * board->words),
    .reason = QDR_STOP_NONE,
  };
  self->duty_start = self->wall_start;
}

void
qdr_search_timer_set_shared_search (QdrSearchTimer *self, QdrSharedSearch *shared, guint n_threads)
{
  self->shared = shared;
  /* Each thread overruns until its next check. Together they must stay within the margin, so with
   * many threads each checks more often. */
  self->interval = MAX (self->interval * PATIENT_THREADS / MAX (n_threads, PATIENT_THREADS), 1);
}

static gint64
own_cpu_used (const QdrSearchTimer *self)
{
  return thread_cpu_time () - self->cpu_start;
}

void
qdr_search_timer_report_usage (QdrSearchTimer *self)
{
  const gint64 cpu = own_cpu_used (self);

  qdr_shared_search_add_usage (self->shared, self->nodes - self->shared_nodes,
                               cpu - self->shared_cpu);
  self->shared_nodes = self->nodes;
  self->shared_cpu = cpu;
}

gint64
qdr_search_timer_cpu_used (const QdrSearchTimer *self)
{
  const gint64 others =
      self->shared != NULL ? qdr_shared_search_get_cpu_time (self->shared) - self->shared_cpu : 0;

  return own_cpu_used (self) + others;
}

guint64
qdr_search_timer_nodes_visited (const QdrSearchTimer *self)
{
  const guint64 others =
      self->shared != NULL ? qdr_shared_search_get_nodes (self->shared) - self->shared_nodes : 0;

  return self->nodes + others;
}

/* Returns whether @per_cent of one of the limits is used up. */
static gboolean
is_used_up (const QdrSearchTimer *self, gint64 cpu_limit, gint64 wall_limit, guint per_cent)
{
  if (cpu_limit != 0 && qdr_search_timer_cpu_used (self) * 100 >= cpu_limit * per_cent)
    return TRUE;
  return wall_limit != 0 &&
         (g_get_monotonic_time () - self->wall_start) * 100 >= wall_limit * per_cent;
}

/* Returns whether @per_cent of one of the hard limits is used up. */
static gboolean
time_is_up (const QdrSearchTimer *self, guint per_cent)
{
  return is_used_up (self, hard_limit (self->limits.cpu_ms), hard_limit (self->limits.wall_ms),
                     per_cent);
}

/* Checks all limits, and whether another thread has stopped the search. */
static void
check_limits (QdrSearchTimer *self)
{
  QdrStopReason reason = QDR_STOP_NONE;

  if (self->stop != NULL && g_atomic_int_get (self->stop) != 0)
    reason = QDR_STOP_FLAG;
  else if (self->limits.nodes != 0 && qdr_search_timer_nodes_visited (self) >= self->limits.nodes)
    reason = QDR_STOP_NODES;
  else if (time_is_up (self, 100))
    reason = QDR_STOP_TIME;

  if (self->shared != NULL) {
    qdr_search_timer_report_usage (self);
    reason = qdr_shared_search_stop (self->shared, reason);
  }
  if (reason != QDR_STOP_NONE)
    self->reason = reason;
}

/* Returns the sleep in microseconds that brings the search within its share again; 0 or less if it
 * is within its share already. */
static gint64
sleep_owed (QdrSearchTimer *self)
{
  const gint64 earned = qdr_search_timer_cpu_used (self) * 100 / self->limits.duty;
  const gint64 owed = earned - (g_get_monotonic_time () - self->duty_start);

  if (owed < -MAX_CREDIT_US)
    self->duty_start -= owed + MAX_CREDIT_US;
  return owed;
}

/* Sleeps until the search is within its share or must end. */
static void
sleep_for_duty (QdrSearchTimer *self)
{
  const gint64 nap = NAP_US * MAX (NAP_SHARE / (gint64) self->limits.duty, 1);
  gint64 owed = sleep_owed (self);

  if (owed < NAP_US)
    return;
  while (owed > 0 && !qdr_search_timer_must_stop (self)) {
    g_usleep ((gulong) nap);
    check_limits (self);
    owed = sleep_owed (self);
  }
}

void
qdr_search_timer_check_limits (QdrSearchTimer *self)
{
  self->next_check = self->nodes + self->interval;
  if (self->limits.nodes != 0)
    self->next_check = MIN (self->next_check, self->limits.nodes);

  check_limits (self);
  if (self->limits.duty != 0 && !qdr_search_timer_must_stop (self))
    sleep_for_duty (self);
}

gboolean
qdr_search_timer_may_deepen (const QdrSearchTimer *self, guint stable_depths)
{
  const gint64 soft = (gint64) self->limits.soft_ms * 1000;
  const guint i = MIN (stable_depths, SHARES - 1);

  if (qdr_search_timer_must_stop (self) || time_is_up (self, 100))
    return FALSE;
  return !is_used_up (self, soft, soft, soft_shares[i]);
}

gboolean
qdr_search_timer_may_refine_proof (const QdrSearchTimer *self)
{
  return !qdr_search_timer_must_stop (self) && !time_is_up (self, PROVED_SHARE);
}
