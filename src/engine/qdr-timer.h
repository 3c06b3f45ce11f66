/*
 * When to stop: counts nodes and watches the limits of a search.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-engine.h"

G_BEGIN_DECLS

/**
 * @brief Watches one search.
 *
 * The stop flag and the clocks are looked at only every few nodes, and a clock only if there is a
 * limit on it; so a search limited by depth or nodes never depends on one.
 */
typedef struct {
  QdrLimits limits;
  const gint *stop;
  gint64 cpu_start;   /**< microseconds of the searching thread */
  gint64 wall_start;  /**< microseconds */
  guint64 nodes;      /**< visited so far */
  guint64 next_check; /**< node count at which to look again */
  guint interval;     /**< nodes between two looks */
  QdrStopReason reason;
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

/** @brief Looks at every limit now and decides when to look next. */
void qdr_timer_check (QdrTimer *self);

/**
 * @brief Whether beginning one more depth is worth it.
 *
 * @param stable_depths  completed depths since the best move last changed
 */
gboolean qdr_timer_may_deepen (const QdrTimer *self, guint stable_depths);

/** @brief CPU time of the search so far, microseconds. */
gint64 qdr_timer_cpu_used (const QdrTimer *self);

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
