/*
 * Limits of a search that come from more than one side.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-limits.h"

guint64
qdr_tighter_limit (guint64 a, guint64 b)
{
  if (a == 0 || b == 0)
    return MAX (a, b);

  return MIN (a, b);
}

QdrLimits
qdr_limits_narrow (const QdrLimits *a, const QdrLimits *b)
{
  return (QdrLimits){
    .depth = (guint) qdr_tighter_limit (a->depth, b->depth),
    .nodes = qdr_tighter_limit (a->nodes, b->nodes),
    .cpu_ms = (guint) qdr_tighter_limit (a->cpu_ms, b->cpu_ms),
    .wall_ms = (guint) qdr_tighter_limit (a->wall_ms, b->wall_ms),
  };
}
