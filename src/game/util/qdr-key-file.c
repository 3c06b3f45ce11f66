/*
 * Reading of values of key files that may be malformed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-key-file.h"

#include <glib/gi18n-lib.h>
#include <string.h>

char *
qdr_key_file_get_string (GKeyFile *file, const char *group, const char *key, GError **error)
{
  g_autofree char *raw = g_key_file_get_value (file, group, key, error);
  g_autofree char *value = NULL;
  g_autoptr (GError) reason = NULL;
  gsize n_backslashes = 0;

  if (raw == NULL)
    return NULL;

  for (gsize length = strlen (raw); n_backslashes < length; n_backslashes++)
    if (raw[length - 1 - n_backslashes] != '\\')
      break;
  if (n_backslashes % 2 != 0) {
    g_set_error_literal (error, G_KEY_FILE_ERROR, G_KEY_FILE_ERROR_INVALID_VALUE,
                         _ ("A value ends with a backslash."));
    return NULL;
  }

  /* GLib may return both a text and an error for a malformed value. */
  value = g_key_file_get_string (file, group, key, &reason);
  if (reason == NULL)
    return g_steal_pointer (&value);
  g_propagate_error (error, g_steal_pointer (&reason));
  return NULL;
}
