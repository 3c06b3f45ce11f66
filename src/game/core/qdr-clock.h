/*
 * A chess clock for one player, as a plain value.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** @brief The longest time a clock can show, 99:59:59, in milliseconds. */
#define QDR_CLOCK_MAX G_GINT64_CONSTANT (359999000)

/**
 * @brief The time a player has left. The time of day is told to it with every call.
 *
 * All "now" are microseconds of g_get_monotonic_time().
 */
typedef struct {
  gint64 left;    /**< microseconds left when last stopped, or -1 for no clock */
  gint64 started; /**< since when it runs, or -1 while it is stopped */
} QdrClock;

/** @brief No clock. */
#define QDR_CLOCK_NONE ((QdrClock){ .left = -1, .started = -1 })

/**
 * @brief Returns a stopped clock.
 *
 * @param milliseconds  0..QDR_CLOCK_MAX, or -1 for none
 */
QdrClock qdr_clock_make (gint64 milliseconds);

/**
 * @brief Starts the clock. Does nothing if it runs already, or is none.
 *
 * @param now  microseconds of g_get_monotonic_time()
 */
void qdr_clock_start (QdrClock *self, gint64 now);

/**
 * @brief Stops the clock. Does nothing if it is stopped.
 *
 * @param now  microseconds of g_get_monotonic_time()
 */
void qdr_clock_stop (QdrClock *self, gint64 now);

/**
 * @brief Returns the time left.
 *
 * @param now  microseconds of g_get_monotonic_time(); does not matter to a stopped clock
 * @return milliseconds, rounded up so that 0 means that the time is up; -1 for no clock
 */
gint64 qdr_clock_get_remaining (const QdrClock *self, gint64 now);

/**
 * @brief Returns how long it takes until the time left counts one second less, or is up.
 *
 * @param now  microseconds of g_get_monotonic_time()
 * @return milliseconds, at least 1; of a clock that is not none
 */
guint qdr_clock_get_until_tick (const QdrClock *self, gint64 now);

/**
 * @brief Writes a time as a clock shows it: "14:58", or "1:00:00" from an hour on.
 *
 * @param milliseconds  of time left, rounded up to seconds
 * @return (transfer full)
 */
char *qdr_clock_format_time (gint64 milliseconds);

G_END_DECLS
