/*
 * The timer of a search, which counts nodes, watches the clocks and decides when to stop.
 *
 * It is separate from qdr-search-context because it is tested without a search.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-engine.h"

#include <stdatomic.h>

G_BEGIN_DECLS

/**
 * @brief The state that the threads of a search share: what they have used together, and why they
 *        must stop. All zero at the start of the search.
 */
typedef struct {
  _Atomic guint64 nodes; /**< number of nodes that all threads have added */
  _Atomic gint64 cpu;    /**< CPU time that all threads have added, in microseconds */
  _Atomic int reason;    /**< a QdrStopReason, why all threads must stop */
} QdrSharedSearch;

/**
 * @brief Adds nodes and CPU time that a thread has used and not yet added.
 *
 * @param cpu  microseconds
 */
static inline void
qdr_shared_search_add_usage (QdrSharedSearch *self, guint64 nodes, gint64 cpu)
{
  atomic_fetch_add_explicit (&self->nodes, nodes, memory_order_relaxed);
  atomic_fetch_add_explicit (&self->cpu, cpu, memory_order_relaxed);
}

/** @brief Returns the number of nodes that all threads have added. */
static inline guint64
qdr_shared_search_get_nodes (const QdrSharedSearch *self)
{
  return atomic_load_explicit (&self->nodes, memory_order_relaxed);
}

/** @brief Returns the CPU time that all threads have added, in microseconds. */
static inline gint64
qdr_shared_search_get_cpu_time (const QdrSharedSearch *self)
{
  return atomic_load_explicit (&self->cpu, memory_order_relaxed);
}

/**
 * @brief Stops the search of all threads, if it has not been stopped before.
 *
 * @param reason  QDR_STOP_NONE has no effect
 * @return the reason for which the search was first stopped, or QDR_STOP_NONE
 */
static inline QdrStopReason
qdr_shared_search_stop (QdrSharedSearch *self, QdrStopReason reason)
{
  int before = QDR_STOP_NONE;

  if (atomic_compare_exchange_strong_explicit (&self->reason, &before, (int) reason,
                                               memory_order_relaxed, memory_order_relaxed))
    return reason;
  return (QdrStopReason) before;
}

/**
 * @brief The timer of one search, or of one thread of a search.
 *
 * The stop flag and the clocks are checked only every few nodes. A clock is checked only if it has
 * a limit, so a search limited only by depth or nodes does not depend on a clock.
 *
 * If a search may use only a share of a processor and has used more, the timer sleeps. Meanwhile it
 * checks the other limits every 3 ms. If the share is below 25%, it may check them less often, but
 * at least every 75 ms.
 *
 * If several threads search, each has a timer. The limits are for all threads together. The first
 * timer that reaches a limit stops all threads. So the search need not wait for a thread that has
 * no processor.
 */
typedef struct {
  QdrLimits limits;        /**< limits of the search */
  const gint *stop;        /**< (nullable): the caller's stop flag */
  gint64 cpu_start;        /**< CPU time of the thread at the start, microseconds */
  gint64 wall_start;       /**< wall-clock time at the start, microseconds */
  gint64 duty_start;       /**< wall-clock time from which the share of a processor is computed,
                                microseconds */
  guint64 nodes;           /**< nodes visited by this thread */
  guint64 next_check;      /**< number of nodes at the next check */
  guint interval;          /**< nodes between two checks */
  QdrStopReason reason;    /**< reason why the search has ended, or QDR_STOP_NONE */
  QdrSharedSearch *shared; /**< (nullable): state shared by all threads */
  guint64 shared_nodes;    /**< nodes that this thread has added to the shared state */
  gint64 shared_cpu;       /**< CPU time that this thread has added to the shared state,
                                microseconds */
} QdrSearchTimer;

/**
 * @brief Starts the timer. Must be called on the thread that will search.
 *
 * @param board   board of the search; its size determines how often the limits are checked
 * @param limits  limits of the search; copied
 * @param stop    (nullable): the caller's stop flag
 */
void qdr_search_timer_start (QdrSearchTimer *self,
                             const QdrBoard *board,
                             const QdrLimits *limits,
                             const gint *stop);

/**
 * @brief Makes the timer count the work of other threads too, from now on.
 *
 * @param shared     shared by the timers of all threads
 * @param n_threads  number of threads
 */
void
qdr_search_timer_set_shared_search (QdrSearchTimer *self, QdrSharedSearch *shared, guint n_threads);

/**
 * @brief Adds to the shared search the nodes and CPU time that this thread has used since it last
 *        called this function.
 */
void qdr_search_timer_report_usage (QdrSearchTimer *self);

/** @brief Checks all limits and schedules the next check. */
void qdr_search_timer_check_limits (QdrSearchTimer *self);

/**
 * @brief Returns whether a deeper search is worth starting.
 *
 * @param stable_depths  completed depths since the best move last changed
 */
gboolean qdr_search_timer_may_deepen (const QdrSearchTimer *self, guint stable_depths);

/** @brief Returns whether a deeper search is worth starting although the result is proved. */
gboolean qdr_search_timer_may_refine_proof (const QdrSearchTimer *self);

/** @brief Returns the CPU time of all threads in the search so far, in microseconds. */
gint64 qdr_search_timer_cpu_used (const QdrSearchTimer *self);

/** @brief Returns the number of nodes that all threads have visited so far. */
guint64 qdr_search_timer_nodes_visited (const QdrSearchTimer *self);

/** @brief Returns whether the search must end because of a limit or the stop flag. */
static inline gboolean
qdr_search_timer_must_stop (const QdrSearchTimer *self)
{
  return self->reason != QDR_STOP_NONE;
}

/**
 * @brief Counts one more node.
 *
 * @return FALSE if the search must end instead
 */
static inline gboolean
qdr_search_timer_count_node (QdrSearchTimer *self)
{
  if (self->nodes >= self->next_check)
    qdr_search_timer_check_limits (self);
  if (qdr_search_timer_must_stop (self))
    return FALSE;
  self->nodes++;
  return TRUE;
}

G_END_DECLS
