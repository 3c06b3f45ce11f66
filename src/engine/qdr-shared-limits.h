/*
 * What the threads of one search have used up together, and whether the search is over.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <stdatomic.h>

#include "qdr-engine.h"

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

G_END_DECLS
