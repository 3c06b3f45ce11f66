/*
 * A library in a thread of its own, for a program that must not wait for a disk.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-library.h"

G_BEGIN_DECLS

#define QDR_TYPE_LIBRARY_WORKER (qdr_library_worker_get_type ())
G_DECLARE_FINAL_TYPE (QdrLibraryWorker, qdr_library_worker, QDR, LIBRARY_WORKER, GObject)

/*
 * Signals, on the main context in which the worker was made:
 *   "changed"  a job that writes has been done, or damage has shown while a job read
 *   "put-aside" (const char *sentence)  the file could not be used and has another name now; an
 *     empty library is in its place. The sentence tells both
 */

/** @brief Whether a job writes. */
typedef enum {
  QDR_LIBRARY_READS,
  QDR_LIBRARY_WRITES,
} QdrLibraryAccess;

/**
 * @brief Works with the library, in its thread. A job that writes is called once more, with an
 *        empty library, where it fails because the file is damaged; it begins anew then.
 *
 * @param library      that is open
 * @param data         as it was handed over; what is found out goes there as well
 * @param cancellable  (nullable): as it was handed over
 * @param error        return location for any error
 * @return whether it is done
 */
typedef gboolean (*QdrLibraryJob) (QdrLibrary *library,
                                   gpointer data,
                                   GCancellable *cancellable,
                                   GError **error);

/**
 * @brief Returns a worker. The file is opened for its first job, so that making one costs nothing.
 *
 * Letting go of it waits until all jobs are done.
 *
 * @param path  of the library, which is made if need be
 * @return (transfer full)
 */
QdrLibraryWorker *qdr_library_worker_new (const char *path);

/**
 * @brief Runs a job after all that were handed over before.
 *
 * @param access       whether it writes
 * @param job          is called in the thread of the worker, unless it is cancelled before
 * @param data         for @p job; must not be used elsewhere until @p callback is called
 * @param free_data    (nullable): frees @p data after @p callback
 * @param cancellable  (nullable): for the job as well
 * @param callback     (nullable): is called in the main context of the caller
 * @param user_data    for @p callback
 */
void qdr_library_worker_run_async (QdrLibraryWorker *self,
                                   QdrLibraryAccess access,
                                   QdrLibraryJob job,
                                   gpointer data,
                                   GDestroyNotify free_data,
                                   GCancellable *cancellable,
                                   GAsyncReadyCallback callback,
                                   gpointer user_data);

/**
 * @brief Tells what became of a job.
 *
 * @param result  what the callback was given
 * @param error   return location for that of the job, or of the library that could not be opened
 * @return (transfer none) (nullable): the data of the job; NULL on error
 */
gpointer
qdr_library_worker_run_finish (QdrLibraryWorker *self, GAsyncResult *result, GError **error);

/** @brief Waits until all jobs are done, before the program ends. Their callbacks come later. */
void qdr_library_worker_flush (QdrLibraryWorker *self);

G_END_DECLS
