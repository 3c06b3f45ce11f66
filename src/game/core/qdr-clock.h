/*
 * A chess clock for one player, as a plain value.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** @brief The longest time of a clock, 99:59:59, in milliseconds. */
#define QDR_CLOCK_MAX G_GINT64_CONSTANT (359999000)

/**
 * @brief The time left of a player.
 *
 * In all functions "now" is in microseconds, from g_get_monotonic_time(); it is ignored for a
 * stopped clock.
 */
typedef struct {
  gint64 left;    /**< microseconds left when last stopped, or -1 for no clock */
  gint64 started; /**< when it was started, or -1 while it is stopped */
} QdrClock;

/** @brief No clock. */
#define QDR_CLOCK_NONE ((QdrClock){ .left = -1, .started = -1 })

/** @brief Returns a stopped clock with @p milliseconds left, 0..QDR_CLOCK_MAX, or -1 for none. */
QdrClock qdr_clock_make (gint64 milliseconds);

/** @brief Starts the clock. Does nothing if it is running or there is none. */
void qdr_clock_start (QdrClock *self, gint64 now);

/** @brief Stops the clock. Does nothing if it is stopped. */
void qdr_clock_stop (QdrClock *self, gint64 now);

/**
 * @brief Returns the time left.
 *
 * @return milliseconds, rounded up so that 0 means that time is up; -1 for no clock
 */
gint64 qdr_clock_get_remaining (const QdrClock *self, gint64 now);

/**
 * @brief Returns the time until the clock, not QDR_CLOCK_NONE, shows a second less or runs out.
 *
 * @return milliseconds, at least 1
 */
guint qdr_clock_get_until_tick (const QdrClock *self, gint64 now);

/**
 * @brief Formats a time left as a clock shows it: "14:58", or "1:00:00" from an hour on.
 *
 * @param milliseconds  rounded up to seconds
 * @return (transfer full)
 */
char *qdr_clock_format_time (gint64 milliseconds);

G_END_DECLS
