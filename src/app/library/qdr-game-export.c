/*
 * Games of the library that go into a file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game-export.h"

#include <string.h>

static gboolean
export_game (QdrGameExport *self, QdrLibrary *library, GError **error)
{
  g_autofree char *text =
      qdr_library_read_game (library, g_array_index (self->ids, gint64, self->n_exported), error);

  return text != NULL &&
         (self->n_exported == 0 || qdr_durable_stream_write (self->output, "\n", 1, error)) &&
         qdr_durable_stream_write (self->output, text, strlen (text), error);
}

static gboolean
step (QdrLibrary *library, gpointer data, GCancellable *cancellable, GError **error)
{
  QdrGameExport *self = data;
  const gint64 end = g_get_monotonic_time () + QDR_TRANSFER_STEP;

  if (self->output == NULL)
    self->output = qdr_durable_stream_open (self->file, error);
  if (self->output == NULL)
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

static gboolean
end (QdrLibrary *library, gpointer data, GCancellable *cancellable, GError **error)
{
  QdrGameExport *self = data;

  return self->output == NULL || self->transfer.share < 1 ||
         qdr_durable_stream_finish (self->output, error);
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
  g_clear_pointer (&self->output, qdr_durable_stream_free);
  g_object_unref (self->file);
  g_free (self);
}
