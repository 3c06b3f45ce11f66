/*
 * A chess clock for one player, as a plain value.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-clock.h"

#define US_PER_MS 1000
#define MS_PER_SECOND 1000

QdrClock
qdr_clock_make (gint64 milliseconds)
{
  g_assert (milliseconds >= -1 && milliseconds <= QDR_CLOCK_MAX);

  if (milliseconds < 0)
    return QDR_CLOCK_NONE;
  return (QdrClock){ .left = milliseconds * US_PER_MS, .started = -1 };
}

static gint64
microseconds_left (const QdrClock *self, gint64 now)
{
  if (self->started < 0)
    return self->left;
  return MAX (0, self->left - (now - self->started));
}

void
qdr_clock_start (QdrClock *self, gint64 now)
{
  if (self->left >= 0 && self->started < 0)
    self->started = now;
}

void
qdr_clock_stop (QdrClock *self, gint64 now)
{
  self->left = microseconds_left (self, now);
  self->started = -1;
}

gint64
qdr_clock_get_remaining (const QdrClock *self, gint64 now)
{
  if (self->left < 0)
    return -1;
  return (microseconds_left (self, now) + US_PER_MS - 1) / US_PER_MS;
}

guint
qdr_clock_get_until_tick (const QdrClock *self, gint64 now)
{
  g_assert (self->left >= 0);

  return (guint) (qdr_clock_get_remaining (self, now) % MS_PER_SECOND) + 1;
}

char *
qdr_clock_format_time (gint64 milliseconds)
{
  const gint64 seconds = (MAX (milliseconds, 0) + MS_PER_SECOND - 1) / MS_PER_SECOND;
  const int hours = (int) (seconds / 3600);
  const int minutes = (int) (seconds / 60 % 60);

  if (hours > 0)
    return g_strdup_printf ("%d:%02d:%02d", hours, minutes, (int) (seconds % 60));
  return g_strdup_printf ("%d:%02d", minutes, (int) (seconds % 60));
}
