/*
 * The memory that this process uses.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <check.h>
#include <glib.h>
#include <string.h>
#include <unistd.h>

#ifdef __SANITIZE_ADDRESS__
/* Of the sanitizer, whose header not every compiler brings. Returns bytes. */
size_t __sanitizer_get_current_allocated_bytes (void);
#endif

/* Returns MiB. A sanitizer does not return what is freed to the system, so its count of what is not
 * freed is taken. */
static inline double
measure_memory (void)
{
#ifdef __SANITIZE_ADDRESS__
  return (double) __sanitizer_get_current_allocated_bytes () / (1 << 20);
#else
  g_autofree char *statm = NULL;
  g_autoptr (GError) error = NULL;
  char *resident;

  g_file_get_contents ("/proc/self/statm", &statm, NULL, &error);
  g_assert_no_error (error);
  resident = strchr (statm, ' ');
  ck_assert_ptr_nonnull (resident);
  return g_ascii_strtod (resident, NULL) * (double) sysconf (_SC_PAGESIZE) / (1 << 20);
#endif
}
