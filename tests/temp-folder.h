/*
 * A folder for the files of a test.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <check.h>
#include <glib/gstdio.h>

/* Returns the path of a new, empty folder (transfer full). */
static inline char *
make_temp_folder (void)
{
  char *folder = g_dir_make_tmp ("quoridor-test-XXXXXX", NULL);

  ck_assert_ptr_nonnull (folder);
  return folder;
}

/* Removes everything in @folder, if it exists, without following links. */
static inline void
empty_folder (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename (folder, name, NULL);

    if (g_file_test (path, G_FILE_TEST_IS_DIR) && !g_file_test (path, G_FILE_TEST_IS_SYMLINK))
      empty_folder (path);
    g_remove (path);
  }
}

/* Removes @folder with its contents, and frees the path. */
static inline void
remove_temp_folder (char *folder)
{
  empty_folder (folder);
  g_rmdir (folder);
  g_free (folder);
}
