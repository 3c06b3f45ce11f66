/*
 * Functions that read a whole text file, up to a maximum size.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-text-file.h"

#include <glib/gi18n-lib.h>

#define BLOCK_SIZE 65536

static gboolean
fail_too_large (gsize max_bytes, GError **error)
{
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_MESSAGE_TOO_LARGE,
               _ ("The file is larger than %d KiB."), (int) (max_bytes / 1024));
  return FALSE;
}

char *
qdr_text_file_read_any (GFile *file,
                        gsize max_bytes,
                        gsize *length,
                        GCancellable *cancellable,
                        GError **error)
{
  g_autoptr (GFileInputStream) stream = NULL;
  g_autoptr (GByteArray) bytes = NULL;
  gsize n_requested, n_read;

  g_return_val_if_fail (G_IS_FILE (file), NULL);
  g_return_val_if_fail (max_bytes < G_MAXUINT, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  stream = g_file_read (file, cancellable, error);
  if (stream == NULL)
    return NULL;

  bytes = g_byte_array_new ();
  do {
    const guint n_before = bytes->len;

    /* Read up to one byte more than the maximum, to detect a file that is too large. */
    n_requested = MIN (BLOCK_SIZE, max_bytes + 1 - n_before);
    g_byte_array_set_size (bytes, n_before + (guint) n_requested);
    if (!g_input_stream_read_all (G_INPUT_STREAM (stream), bytes->data + n_before, n_requested,
                                  &n_read, cancellable, error))
      return NULL;
    g_byte_array_set_size (bytes, n_before + (guint) n_read);
    if (bytes->len > max_bytes) {
      fail_too_large (max_bytes, error);
      return NULL;
    }
  } while (n_read == n_requested);

  if (length != NULL)
    *length = bytes->len;
  g_byte_array_append (bytes, (const guint8 *) "", 1);
  return (char *) g_byte_array_free (g_steal_pointer (&bytes), FALSE);
}

char *
qdr_text_file_read (GFile *file,
                    gsize max_bytes,
                    gsize *length,
                    GCancellable *cancellable,
                    GError **error)
{
  g_autoptr (GFileInfo) info = NULL;
  GFileType type;

  g_return_val_if_fail (G_IS_FILE (file), NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  /* Opening a pipe would block until another program opens it, and a device may have no end. */
  info = g_file_query_info (file, G_FILE_ATTRIBUTE_STANDARD_TYPE "," G_FILE_ATTRIBUTE_STANDARD_SIZE,
                            G_FILE_QUERY_INFO_NONE, cancellable, error);
  if (info == NULL)
    return NULL;

  type = g_file_info_get_file_type (info);
  if (type != G_FILE_TYPE_REGULAR) {
    g_set_error_literal (error, G_IO_ERROR,
                         type == G_FILE_TYPE_DIRECTORY ? G_IO_ERROR_IS_DIRECTORY
                                                       : G_IO_ERROR_NOT_REGULAR_FILE,
                         _ ("This is not a regular file."));
    return NULL;
  }
  if ((guint64) g_file_info_get_size (info) > max_bytes) {
    fail_too_large (max_bytes, error);
    return NULL;
  }

  return qdr_text_file_read_any (file, max_bytes, length, cancellable, error);
}
