/*
 * Where the data installed with the program is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-data-dir.h"

#include "qdr-config.h"

/* The data of the tree that the running program is installed in: <prefix>/bin/quoridor has it in
 * <prefix>/share/quoridor. */
static char *
relative_to_program (const char *name)
{
  g_autofree char *program = g_file_read_link ("/proc/self/exe", NULL);
  g_autofree char *bin_dir = NULL;
  g_autofree char *prefix = NULL;

  if (program == NULL)
    return NULL;

  bin_dir = g_path_get_dirname (program);
  prefix = g_path_get_dirname (bin_dir);
  return g_build_filename (prefix, "share", "quoridor", name, NULL);
}

char *
qdr_data_dir_find (const char *variable, const char *name)
{
  const char *said = g_getenv (variable);
  g_autofree char *installed = NULL;
  g_autofree char *moved = NULL;
  g_autofree char *source = NULL;
  char **const candidates[] = { &installed, &moved, &source };

  g_return_val_if_fail (name != NULL, NULL);

  if (said != NULL)
    return g_strdup (said);
  installed = g_build_filename (QDR_PKGDATADIR, name, NULL);
  moved = relative_to_program (name);
  source = g_build_filename (QDR_BUILD_DATADIR, name, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (candidates); i++)
    if (*candidates[i] != NULL && g_file_test (*candidates[i], G_FILE_TEST_EXISTS))
      return g_steal_pointer (candidates[i]);
  return NULL;
}
