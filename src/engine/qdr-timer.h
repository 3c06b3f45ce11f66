/*
 * When to stop: counts nodes and watches the limits of a search.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-engine.h"

#include <stdatomic.h>

G_BEGIN_DECLS

/** @brief Shared by the timers of all threads. All zero: nothing used up, and not over. */
typedef struct {
  _Atomic guint64 nodes; /**< visited by all threads */
  _Atomic gint64 cpu;    /**< microseconds */
  _Atomic int reason;    /**< QdrStopReason */
} QdrSharedLimits;

/**
 * @brief Adds what a thread has used since it last did so.
 *
 * @param nodes  visited
 * @param cpu    microseconds
 */
static inline void
qdr_shared_limits_add (QdrSharedLimits *self, guint64 nodes, gint64 cpu)
{
  atomic_fetch_add_explicit (&self->nodes, nodes, memory_order_relaxed);
  atomic_fetch_add_explicit (&self->cpu, cpu, memory_order_relaxed);
}

/** @brief Nodes of all threads, as far as they have reported them. */
static inline guint64
qdr_shared_limits_nodes (const QdrSharedLimits *self)
{
  return atomic_load_explicit (&self->nodes, memory_order_relaxed);
}

/** @brief CPU time of all threads, as far as they have reported it, microseconds. */
static inline gint64
qdr_shared_limits_cpu (const QdrSharedLimits *self)
{
  return atomic_load_explicit (&self->cpu, memory_order_relaxed);
}

/**
 * @brief Ends the search of all threads unless it has ended.
 *
 * @param reason  QDR_STOP_NONE changes nothing
 * @return why the search has ended: the reason that came first, or QDR_STOP_NONE
 */
static inline QdrStopReason
qdr_shared_limits_stop (QdrSharedLimits *self, QdrStopReason reason)
{
  int before = QDR_STOP_NONE;

  if (atomic_compare_exchange_strong_explicit (&self->reason, &before, (int) reason,
                                               memory_order_relaxed, memory_order_relaxed))
    return reason;
  return (QdrStopReason) before;
}

/**
 * @brief Watches one search, or one thread of a search.
 *
 * The stop flag and the clocks are looked at only every few nodes, and a clock only if there is a
 * limit on it; so a search limited by depth or nodes never depends on one.
 *
 * A search with a duty sleeps here when it has used more than its share. It looks at the other
 * limits every 3 ms meanwhile, and at a share below a quarter every 75 ms at most.
 *
 * Where several threads search, each has a timer. Limits are of all threads together, and whichever
 * timer first finds one reached stops them all: a thread that waits for a processor need not be
 * waited for.
 */
typedef struct {
  QdrLimits limits;        /**< of the search */
  const gint *stop;        /**< (nullable): the caller's stop flag */
  gint64 cpu_start;        /**< microseconds of the searching thread */
  gint64 wall_start;       /**< microseconds */
  gint64 duty_start;       /**< likewise: since when the share of a processor counts */
  guint64 nodes;           /**< visited so far, by this thread */
  guint64 next_check;      /**< node count at which to look again */
  guint interval;          /**< nodes between two looks */
  QdrStopReason reason;    /**< why the search has ended, or QDR_STOP_NONE */
  QdrSharedLimits *shared; /**< (nullable): of all threads */
  guint64 shared_nodes;    /**< what this thread has added to it */
  gint64 shared_cpu;       /**< likewise, microseconds */
} QdrTimer;

/**
 * @brief Starts watching, on the thread that will search.
 *
 * @param board   tells how much work a node is
 * @param limits  copied
 * @param stop    (nullable): the caller's stop flag
 */
void
qdr_timer_start (QdrTimer *self, const QdrBoard *board, const QdrLimits *limits, const gint *stop);

/**
 * @brief Counts from now on what other threads do, too.
 *
 * @param shared     shared by the timers of all threads
 * @param n_threads  how many there are
 */
void qdr_timer_share (QdrTimer *self, QdrSharedLimits *shared, guint n_threads);

/**
 * @brief Adds to the shared limits what this thread has done since it last looked at the limits.
 */
void qdr_timer_update_shared (QdrTimer *self);

/** @brief Looks at every limit now and decides when to look next. */
void qdr_timer_check (QdrTimer *self);

/**
 * @brief Whether beginning one more depth is worth it.
 *
 * @param stable_depths  completed depths since the best move last changed
 */
gboolean qdr_timer_may_deepen (const QdrTimer *self, guint stable_depths);

/** @brief Whether beginning one more depth is worth it although the result is proved. */
gboolean qdr_timer_may_refine_proof (const QdrTimer *self);

/** @brief CPU time of the search so far, microseconds, all threads together. */
gint64 qdr_timer_cpu_used (const QdrTimer *self);

/** @brief Nodes visited so far, all threads together. */
guint64 qdr_timer_nodes_visited (const QdrTimer *self);

/** @brief Whether the search must end. */
static inline gboolean
qdr_timer_has_stopped (const QdrTimer *self)
{
  return self->reason != QDR_STOP_NONE;
}

/**
 * @brief Asks to visit one more node, and counts it.
 *
 * @return FALSE when the search must end instead
 */
static inline gboolean
qdr_timer_visit_node (QdrTimer *self)
{
  if (self->nodes >= self->next_check)
    qdr_timer_check (self);
  if (qdr_timer_has_stopped (self))
    return FALSE;
  self->nodes++;
  return TRUE;
}

G_END_DECLS
