/*
 * Another name for a person in the library, on the thread of the library.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-person-renaming.h"

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

  return qdr_library_rename_person (library, self->earlier, self->name, error);
}

static QdrPersonRenaming *
make_renaming (const char *earlier, const char *name)
{
  QdrPersonRenaming *self = g_new (QdrPersonRenaming, 1);

  *self = (QdrPersonRenaming){ g_strdup (earlier), g_strdup (name) };
  return self;
}

void
qdr_library_worker_check_new_name_async (QdrLibraryWorker *library,
                                         const char *earlier,
                                         const char *name,
                                         GAsyncReadyCallback callback,
                                         gpointer user_data)
{
  qdr_library_worker_run_async (library, QDR_LIBRARY_READS, check_job,
                                make_renaming (earlier, name), free_renaming, NULL, callback,
                                user_data);
}

void
qdr_library_worker_rename_person_async (QdrLibraryWorker *library,
                                        const char *earlier,
                                        const char *name,
                                        GAsyncReadyCallback callback,
                                        gpointer user_data)
{
  qdr_library_worker_run_async (library, QDR_LIBRARY_WRITES, rename_job,
                                make_renaming (earlier, name), free_renaming, NULL, callback,
                                user_data);
}

const QdrPersonRenaming *
qdr_library_worker_rename_person_finish (QdrLibraryWorker *library,
                                         GAsyncResult *result,
                                         GError **error)
{
  return qdr_library_worker_run_finish (library, result, error);
}
