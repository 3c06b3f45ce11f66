/*
 * Standard input in place of a file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-standard-input.h"

#include <errno.h>
#include <unistd.h>

#define CHUNK_SIZE 65536

char *
qdr_read_standard_input (gsize max_size, gsize *length, GError **error)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *chunk = g_malloc (CHUNK_SIZE);

  g_return_val_if_fail (length != NULL, NULL);

  while (text->len < max_size) {
    const gssize n_read = read (STDIN_FILENO, chunk, MIN (CHUNK_SIZE, max_size - text->len));

    if (n_read == 0)
      break;
    if (n_read > 0) {
      g_string_append_len (text, chunk, n_read);
    } else if (errno != EINTR) {
      const int reason = errno;

      g_set_error_literal (error, G_FILE_ERROR, g_file_error_from_errno (reason),
                           g_strerror (reason));
      return NULL;
    }
  }

  *length = text->len;
  return g_string_free (g_steal_pointer (&text), FALSE);
}
