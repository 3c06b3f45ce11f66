/*
 * Another name for a person in the library and in the games folder, on the thread of the library.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-person-renaming.h"

#include "qdr-games-folder.h"

static void
free_renaming (gpointer data)
{
  QdrPersonRenaming *self = data;

  g_free (self->earlier);
  g_free (self->name);
  g_free (self);
}

static gboolean
check_job (QdrLibrary *library, gpointer data, GCancellable *cancellable, GError **error)
{
  const QdrPersonRenaming *self = data;

  return qdr_library_check_new_name (library, self->earlier, self->name, error);
}

static gboolean
rename_job (QdrLibrary *library, gpointer data, GCancellable *cancellable, GError **error)
{
  const QdrPersonRenaming *self = data;

  g_autoptr (GFile) folder = qdr_games_folder_get_default ();

  if (!qdr_library_rename_person (library, self->earlier, self->name, error))
    return FALSE;
  qdr_games_folder_rename_person (folder, self->earlier, self->name);
  return TRUE;
}

void
qdr_library_worker_rename_person_async (QdrLibraryWorker *library,
                                        const char *earlier,
                                        const char *name,
                                        gboolean only_checks,
                                        GAsyncReadyCallback callback,
                                        gpointer user_data)
{
  QdrPersonRenaming *self = g_new (QdrPersonRenaming, 1);

  *self = (QdrPersonRenaming){ g_strdup (earlier), g_strdup (name) };
  qdr_library_worker_run_async (library, only_checks ? QDR_LIBRARY_READS : QDR_LIBRARY_WRITES,
                                only_checks ? check_job : rename_job, self, free_renaming, NULL,
                                callback, user_data);
}

const QdrPersonRenaming *
qdr_library_worker_rename_person_finish (QdrLibraryWorker *library,
                                         GAsyncResult *result,
                                         GError **error)
{
  return qdr_library_worker_run_finish (library, result, error);
}
