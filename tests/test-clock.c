/*
 * A clock that stands still until a test advances it. The linker puts these functions in place
 * of GLib's (--wrap).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "test-clock.h"

gint64 __real_g_get_monotonic_time (void);
gint64 __wrap_g_get_monotonic_time (void);
void __wrap_g_usleep (gulong microseconds);

static gint64 now;
static void (*sleep_func) (gpointer);
static gpointer sleep_data;

gint64
__wrap_g_get_monotonic_time (void)
{
  if (now == 0)
    now = __real_g_get_monotonic_time ();
  return now;
}

void
__wrap_g_usleep (gulong microseconds)
{
  void (*func) (gpointer) = g_steal_pointer (&sleep_func);

  test_clock_advance ((gint64) microseconds);
  if (func != NULL)
    func (sleep_data);
}

void
test_clock_advance (gint64 microseconds)
{
  now = __wrap_g_get_monotonic_time () + microseconds;
}

void
test_clock_set_sleep_func (void (*func) (gpointer), gpointer data)
{
  sleep_func = func;
  sleep_data = data;
}
