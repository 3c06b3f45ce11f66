/*
 * A folder for the files of a test.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <check.h>
#include <glib/gstdio.h>

/* (transfer full): the path of a new, empty folder. */
static inline char *
make_temp_folder (void)
{
  char *folder = g_dir_make_tmp ("quoridor-test-XXXXXX", NULL);

  ck_assert_ptr_nonnull (folder);
  return folder;
}

/* Removes @folder, which may hold files but no folders, and frees its path. */
static inline void
remove_temp_folder (char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename (folder, name, NULL);

    g_remove (path);
  }
  g_rmdir (folder);
  g_free (folder);
}
