/*
 * The CPU time of a search, measured from outside.
 *
 * CPU time, unlike time on the wall, does not depend on what else the machine does, so a limit on
 * it can be tested.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-engine.h"

#include <time.h>

/* The tolerance of a limit of CPU time, milliseconds. */
#define COST_MARGIN_MS 5

/* Returns the CPU time of this thread, milliseconds, rounded down. */
static inline gint64
thread_cpu_ms (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (gint64) now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/*
 * Searches, and returns the CPU time, milliseconds.
 *
 * A thread is charged for the time in which a virtual machine waits, so a search above @expected_ms
 * is repeated up to twice.
 */
static inline gint64
search_cost_ms (QdrEngine *engine,
                const QdrSearchRequest *request,
                gint64 expected_ms,
                QdrReport *report)
{
  gint64 used = G_MAXINT64;

  for (guint attempt = 0; attempt < 3 && used > expected_ms; attempt++) {
    const gint64 start = thread_cpu_ms ();

    *report = qdr_engine_search (engine, request);
    used = thread_cpu_ms () - start;
  }
  return used;
}
