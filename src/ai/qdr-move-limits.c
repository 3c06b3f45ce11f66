/*
 * Limits of a move: time on a clock, and combinations of limits.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-move-limits.h"

/* The number of moves that the rest of a game is assumed to take. */
#define MOVES_TO_GO 25

/* The maximum for an unstable best move, in shares, and the divisor for the maximum part of the
 * clock. */
#define MOST_SHARES 3
#define CLOCK_DIVISOR 4

/* With less time than this, in milliseconds, only the first depth is searched. */
#define HURRY_MS 50

/* Milliseconds reserved for communication between programs. */
#define RESERVE_MS 100

guint64
qdr_tighter_limit (guint64 a, guint64 b)
{
  if (a == 0 || b == 0)
    return MAX (a, b);

  return MIN (a, b);
}

QdrLimits
qdr_limits_for_clock (guint64 remaining, guint64 increment)
{
  const guint64 usable = remaining - MIN (remaining / 2, RESERVE_MS);
  const guint64 affordable = usable / CLOCK_DIVISOR;
  const guint64 planned = MIN (usable / MOVES_TO_GO + increment / 4 * 3, affordable);
  const guint64 share = CLAMP (planned, 1, QDR_MOVE_CPU_MS);
  const guint64 most = MIN (MOST_SHARES * share, affordable);
  const guint hard = (guint) CLAMP (most, 1, QDR_MOVE_CPU_MS);

  return (QdrLimits){
    .depth = remaining < HURRY_MS ? 1 : 0,
    .cpu_ms = hard,
    .wall_ms = hard,
    .soft_ms = (guint) share,
  };
}

QdrLimits
qdr_limits_combine (const QdrLimits *a, const QdrLimits *b)
{
  return (QdrLimits){
    .depth = (guint) qdr_tighter_limit (a->depth, b->depth),
    .nodes = qdr_tighter_limit (a->nodes, b->nodes),
    .cpu_ms = (guint) qdr_tighter_limit (a->cpu_ms, b->cpu_ms),
    .wall_ms = (guint) qdr_tighter_limit (a->wall_ms, b->wall_ms),
    .soft_ms = (guint) qdr_tighter_limit (a->soft_ms, b->soft_ms),
    .duty = (guint) qdr_tighter_limit (a->duty, b->duty),
  };
}

gboolean
qdr_limits_are_time_only (const QdrLimits *limits)
{
  return limits->depth == 0 && limits->nodes == 0;
}

QdrLimits
qdr_limits_for_person (const QdrLimits *limits)
{
  const QdrLimits of_person = { .wall_ms = QDR_MOVE_CLOCK_MS };

  return qdr_limits_are_time_only (limits) ? qdr_limits_combine (limits, &of_person) : *limits;
}
