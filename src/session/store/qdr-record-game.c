/*
 * Addition of a game to the library, in the thread of its worker.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-record-game.h"

#include <glib/gi18n-lib.h>

#include "qdr-person-name.h"

typedef struct {
  char *text;
  char *user; /* (nullable) */
  char *version;
  QdrLibrarySource source;
} Job;

static void
job_free (gpointer data)
{
  Job *self = data;

  g_free (self->text);
  g_free (self->user);
  g_free (self->version);
  g_free (self);
}

static gboolean
add_game (QdrLibrary *library, gpointer data, GCancellable *cancellable, GError **error)
{
  const Job *job = data;
  g_autoptr (QdrGame) game = qdr_person_name_parse_game (job->text, job->user, error);

  return game != NULL &&
         qdr_library_add (library, game, job->source, job->version, NULL, NULL, error);
}

void
qdr_record_game_async (QdrLibraryWorker *library,
                       const char *text,
                       const char *user,
                       QdrLibrarySource source,
                       const char *version,
                       GAsyncReadyCallback callback,
                       gpointer user_data)
{
  Job *job;

  g_return_if_fail (QDR_IS_LIBRARY_WORKER (library));
  g_return_if_fail (text != NULL && version != NULL);

  job = g_new0 (Job, 1);
  job->text = g_strdup (text);
  job->user = g_strdup (user);
  job->version = g_strdup (version);
  job->source = source;
  qdr_library_worker_run_async (library, QDR_LIBRARY_WRITES, add_game, job, job_free, NULL,
                                callback, user_data);
}

char *
qdr_record_game_finish (QdrLibraryWorker *library, GAsyncResult *result)
{
  g_autoptr (GError) error = NULL;

  if (qdr_library_worker_run_finish (library, result, &error) != NULL)
    return NULL;

  /* Translators: %s is another sentence, which says why. */
  return g_strdup_printf (_ ("The game is not in the library. %s"), error->message);
}
