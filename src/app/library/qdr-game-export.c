/*
 * Games of the library that go into a file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game-export.h"

#include <string.h>

static gboolean
open_output (QdrGameExport *self, GCancellable *cancellable, GError **error)
{
  g_autoptr (GFileOutputStream) stream =
      g_file_replace (self->file, NULL, FALSE, G_FILE_CREATE_NONE, cancellable, error);

  if (stream != NULL)
    self->output = g_buffered_output_stream_new (G_OUTPUT_STREAM (stream));
  return stream != NULL;
}

static gboolean
export_game (QdrGameExport *self, QdrLibrary *library, GError **error)
{
  g_autofree char *text =
      qdr_library_read_game (library, g_array_index (self->ids, gint64, self->n_exported), error);

  return text != NULL && g_output_stream_printf (self->output, NULL, NULL, error, "%s%s",
                                                 self->n_exported > 0 ? "\n" : "", text);
}

static gboolean
step (QdrLibrary *library, gpointer data, GCancellable *cancellable, GError **error)
{
  QdrGameExport *self = data;
  const gint64 end = g_get_monotonic_time () + QDR_TRANSFER_STEP;

  if (self->output == NULL && !open_output (self, cancellable, error))
    return FALSE;
  while (self->n_exported < self->ids->len && g_get_monotonic_time () < end) {
    if (!export_game (self, library, error))
      return FALSE;
    self->n_exported++;
  }
  self->transfer.share =
      self->ids->len > 0 ? (double) self->n_exported / (double) self->ids->len : 1;
  return TRUE;
}

/* A stream that is closed with a cancelled cancellable throws away what is not whole. */
static gboolean
end (QdrLibrary *library, gpointer data, GCancellable *cancellable, GError **error)
{
  QdrGameExport *self = data;
  g_autoptr (GCancellable) thrown_away = g_cancellable_new ();

  if (self->output == NULL)
    return TRUE;
  if (self->transfer.share >= 1)
    return g_output_stream_close (self->output, NULL, error);
  g_cancellable_cancel (thrown_away);
  g_output_stream_close (self->output, thrown_away, NULL);
  return TRUE;
}

QdrGameExport *
qdr_game_export_new (GArray *ids, GFile *file)
{
  QdrGameExport *self;

  g_return_val_if_fail (ids != NULL, NULL);
  g_return_val_if_fail (G_IS_FILE (file), NULL);

  self = g_new0 (QdrGameExport, 1);
  self->transfer = (QdrTransfer){ .access = QDR_LIBRARY_READS, .step = step, .end = end };
  self->ids = ids;
  self->file = g_object_ref (file);
  return self;
}

void
qdr_game_export_free (QdrGameExport *self)
{
  g_array_unref (self->ids);
  g_clear_object (&self->output);
  g_object_unref (self->file);
  g_free (self);
}
