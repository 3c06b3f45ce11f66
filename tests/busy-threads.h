/*
 * The number of busy threads of this process.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <check.h>
#include <glib.h>
#include <string.h>

/* Whether a thread is running or ready to run. */
static inline gboolean
is_thread_busy (const char *id)
{
  g_autofree char *path = g_build_filename ("/proc/self/task", id, "stat", NULL);
  g_autofree char *text = NULL;
  const char *name_end;

  if (!g_file_get_contents (path, &text, NULL, NULL))
    return FALSE;
  name_end = strrchr (text, ')');
  return name_end != NULL && name_end[1] == ' ' && name_end[2] == 'R';
}

/* Includes the calling thread. */
static inline guint
count_busy_threads (void)
{
  g_autoptr (GDir) threads = g_dir_open ("/proc/self/task", 0, NULL);
  const char *id;
  guint count = 0;

  ck_assert_ptr_nonnull (threads);
  while ((id = g_dir_read_name (threads)) != NULL)
    count += is_thread_busy (id);
  return count;
}
