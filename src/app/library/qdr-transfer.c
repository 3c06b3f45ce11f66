/*
 * Work of the library's thread that takes a while.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-transfer.h"

/* A transfer on its way; the data of its task. */
typedef struct {
  QdrLibraryWorker *library;
  QdrTransfer *transfer;
  QdrTransferFunc progress;
  gpointer user_data;
  GError *error; /* (nullable): of a step */
} Way;

static void
free_way (gpointer data)
{
  Way *self = data;

  g_object_unref (self->library);
  g_clear_error (&self->error);
  g_free (self);
}

static void
ended_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GTask) task = user_data;
  Way *way = g_task_get_task_data (task);
  GError *error = NULL;
  const gboolean is_tidy = qdr_library_worker_run_finish (way->library, result, &error) != NULL;

  if (way->error != NULL) {
    g_clear_error (&error);
    g_task_return_error (task, g_steal_pointer (&way->error));
  } else if (!is_tidy) {
    g_task_return_error (task, error);
  } else {
    g_task_return_boolean (task, TRUE);
  }
}

static void take_step (GTask *task);

static void
stepped_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  GTask *task = user_data;
  Way *way = g_task_get_task_data (task);
  QdrTransfer *transfer = way->transfer;
  const gboolean is_well =
      qdr_library_worker_run_finish (way->library, result, &way->error) != NULL;

  /* What is done comes to its end, also where it is cancelled before that is known. */
  if (transfer->share >= 1 && g_error_matches (way->error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    g_clear_error (&way->error);
  way->progress (transfer->share, way->user_data);
  if (is_well && transfer->share < 1)
    take_step (task);
  else
    qdr_library_worker_run_async (way->library, transfer->access, transfer->end, transfer, NULL,
                                  NULL, ended_cb, task);
}

static void
take_step (GTask *task)
{
  Way *way = g_task_get_task_data (task);

  qdr_library_worker_run_async (way->library, way->transfer->access, way->transfer->step,
                                way->transfer, NULL, g_task_get_cancellable (task), stepped_cb,
                                task);
}

void
qdr_transfer_run_async (QdrLibraryWorker *library,
                        QdrTransfer *transfer,
                        GCancellable *cancellable,
                        QdrTransferFunc progress,
                        GAsyncReadyCallback callback,
                        gpointer user_data)
{
  GTask *task;
  Way *way;

  g_return_if_fail (QDR_IS_LIBRARY_WORKER (library));
  g_return_if_fail (transfer != NULL);
  g_return_if_fail (G_IS_CANCELLABLE (cancellable));
  g_return_if_fail (progress != NULL && callback != NULL);

  way = g_new0 (Way, 1);
  way->library = g_object_ref (library);
  way->transfer = transfer;
  way->progress = progress;
  way->user_data = user_data;
  task = g_task_new (NULL, cancellable, callback, user_data);
  g_task_set_check_cancellable (task, FALSE);
  g_task_set_task_data (task, way, free_way);
  take_step (task);
}

gboolean
qdr_transfer_run_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}
