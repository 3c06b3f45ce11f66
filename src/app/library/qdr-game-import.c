/*
 * Games that come into the library from a file.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game-import.h"

#include <glib/gi18n.h>

#include "qdr-foreign-stream.h"

/* The file, and how far it has been read. */
struct QdrImportSource {
  GFile *file;
  char *text; /* (nullable): nothing has been read */
  gsize length;
  QdrSavedGameStream stream;
};

static gboolean
open_source (QdrGameImport *self, QdrLibrary *library, GCancellable *cancellable, GError **error)
{
  struct QdrImportSource *source = self->source;

  if (!g_file_load_contents (source->file, cancellable, &source->text, &source->length, NULL,
                             error))
    return FALSE;

  source->stream = qdr_saved_game_stream_make (source->text, source->length);
  return qdr_library_begin_import (library, error);
}

/* FALSE only where the library fails. */
static gboolean
import_game (QdrGameImport *self, QdrLibrary *library, GError **error)
{
  g_autoptr (GError) problem = NULL;
  g_autoptr (QdrGame) game = NULL;
  QdrTextPlace place;
  gboolean is_new;

  game = qdr_saved_game_stream_read (&self->source->stream, &place, &problem);
  if (game == NULL) {
    g_ptr_array_add (self->problems,
                     /* Translators: the last part is a sentence that says what is wrong there. */
                     g_strdup_printf (_ ("Line %u, column %u: %s"), place.line, place.column,
                                      problem->message));
    return TRUE;
  }
  if (!qdr_library_add (library, game, QDR_LIBRARY_IMPORTED, "", NULL, &is_new, error))
    return FALSE;
  if (is_new)
    self->n_imported++;
  else
    self->n_already_there++;
  return TRUE;
}

static gboolean
step (QdrLibrary *library, gpointer data, GCancellable *cancellable, GError **error)
{
  QdrGameImport *self = data;
  struct QdrImportSource *source = self->source;
  const gint64 end = g_get_monotonic_time () + QDR_TRANSFER_STEP;

  if (source->text == NULL && !open_source (self, library, cancellable, error))
    return FALSE;
  do
    if (!import_game (self, library, error))
      return FALSE;
  while (!qdr_saved_game_stream_is_at_end (&source->stream) && g_get_monotonic_time () < end);
  self->transfer.share =
      qdr_saved_game_stream_is_at_end (&source->stream)
          ? 1
          : (double) (source->stream.at - source->text) / (double) source->length;
  return TRUE;
}

static gboolean
end (QdrLibrary *library, gpointer data, GCancellable *cancellable, GError **error)
{
  return qdr_library_end_import (library, error);
}

QdrGameImport *
qdr_game_import_new (GFile *file)
{
  QdrGameImport *self;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  self = g_new0 (QdrGameImport, 1);
  self->transfer = (QdrTransfer){ .access = QDR_LIBRARY_WRITES, .step = step, .end = end };
  self->problems = g_ptr_array_new_with_free_func (g_free);
  self->source = g_new0 (struct QdrImportSource, 1);
  self->source->file = g_object_ref (file);
  return self;
}

void
qdr_game_import_free (QdrGameImport *self)
{
  g_object_unref (self->source->file);
  g_free (self->source->text);
  g_free (self->source);
  g_ptr_array_unref (self->problems);
  g_free (self);
}
