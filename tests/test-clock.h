/*
 * A clock that stands still until a test moves it.
 *
 * In a program that depends on "test_clock_dep", g_get_monotonic_time() returns its time, and
 * g_usleep() moves it instead of sleeping. The main loop of GLib keeps to the real time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

/* Advances the clock. */
void test_clock_advance (gint64 microseconds);

/* Calls @func with @data at the next g_usleep(), once. */
void test_clock_set_sleep_func (void (*func) (gpointer), gpointer data);
