/*
 * A game of the library, read to be looked at.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-kept-game.h"

#include <string.h>

#include "qdr-saved-game.h"

typedef struct {
  gint64 id;
  char *text; /* (nullable) */
} Reading;

static void
free_reading (gpointer data)
{
  Reading *self = data;

  g_free (self->text);
  g_free (self);
}

static gboolean
read_job (QdrLibrary *library, gpointer data, GCancellable *cancellable, GError **error)
{
  Reading *reading = data;

  reading->text = qdr_library_read_game (library, reading->id, error);
  return reading->text != NULL;
}

void
qdr_kept_game_read_async (QdrLibraryWorker *library,
                          gint64 id,
                          GAsyncReadyCallback callback,
                          gpointer user_data)
{
  Reading *reading;

  g_return_if_fail (QDR_IS_LIBRARY_WORKER (library));

  reading = g_new0 (Reading, 1);
  reading->id = id;
  qdr_library_worker_run_async (library, QDR_LIBRARY_READS, read_job, reading, free_reading, NULL,
                                callback, user_data);
}

QdrGame *
qdr_kept_game_read_finish (QdrLibraryWorker *library, GAsyncResult *result, GError **error)
{
  const Reading *reading = qdr_library_worker_run_finish (library, result, error);
  g_autoptr (GPtrArray) games = NULL;

  if (reading != NULL)
    games = qdr_saved_game_parse (reading->text, strlen (reading->text), NULL, error);
  return games != NULL ? g_object_ref (g_ptr_array_index (games, 0)) : NULL;
}
