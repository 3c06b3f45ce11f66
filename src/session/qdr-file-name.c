/*
 * Names of files, as people read them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-file-name.h"

#include <string.h>

#define EXTENSION ".quoridor"

char *
qdr_file_name_for_display (GFile *file)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  name = g_file_get_basename (file);
  return g_filename_display_name (name);
}

char *
qdr_file_name_without_extension (const char *name)
{
  g_return_val_if_fail (name != NULL, NULL);

  return g_strndup (name,
                    strlen (name) - (g_str_has_suffix (name, EXTENSION) ? strlen (EXTENSION) : 0));
}
