/*
 * The location of the program's data files.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-data-dir.h"

#include "qdr-config.h"

char *
qdr_data_dir_get_path_in_prefix (const char *path)
{
  g_autofree char *program = g_file_read_link ("/proc/self/exe", NULL);
  g_autofree char *bin_dir = NULL;
  g_autofree char *prefix = NULL;

  g_return_val_if_fail (path != NULL, NULL);

  if (program == NULL)
    return NULL;

  bin_dir = g_path_get_dirname (program);
  prefix = g_path_get_dirname (bin_dir);
  return g_build_filename (prefix, path, NULL);
}

char *
qdr_data_dir_find_path (const char *variable, const char *name)
{
  const char *override = g_getenv (variable);
  g_autofree char *beside = qdr_data_dir_get_path_in_prefix ("share/quoridor");
  const char *const folders[] = {
    QDR_PKGDATADIR,
    beside,
#ifdef QDR_SOURCE_DATADIR
    QDR_SOURCE_DATADIR,
#endif
  };

  g_return_val_if_fail (name != NULL, NULL);

  if (override != NULL)
    return g_strdup (override);
  for (guint i = 0; i < G_N_ELEMENTS (folders); i++) {
    g_autofree char *path = folders[i] != NULL ? g_build_filename (folders[i], name, NULL) : NULL;

    if (path != NULL && g_file_test (path, G_FILE_TEST_EXISTS))
      return g_steal_pointer (&path);
  }
  return NULL;
}
