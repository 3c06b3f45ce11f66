/*
 * A library in a thread of its own, for programs that must not block on the disk.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-library.h"

G_BEGIN_DECLS

#define QDR_TYPE_LIBRARY_WORKER (qdr_library_worker_get_type ())
G_DECLARE_FINAL_TYPE (QdrLibraryWorker, qdr_library_worker, QDR, LIBRARY_WORKER, GObject)

/*
 * Signals, emitted in the main context in which the worker was created:
 *   "changed"  a job has written, or damage was found while reading
 *   "put-aside" (const char *sentence)  an unusable file was renamed and replaced with an empty
 *     library; the sentence explains this to the user
 */

/** @brief Whether a job reads or writes. */
typedef enum {
  QDR_LIBRARY_READS,
  QDR_LIBRARY_WRITES,
} QdrLibraryAccess;

/**
 * @brief A function that does a job in the thread of the library. If a job that writes finds the
 *        file damaged, the function is called again, from the beginning, with an empty library.
 *
 * @param data         input and output of the job
 * @param cancellable  (nullable): the cancellable of qdr_library_worker_run_async()
 * @param error        return location for any error
 * @return whether the job succeeded
 */
typedef gboolean (*QdrLibraryJob) (QdrLibrary *library,
                                   gpointer data,
                                   GCancellable *cancellable,
                                   GError **error);

/**
 * @brief Creates a worker. The file is opened when the first job begins.
 *
 * Releasing the last reference to a worker waits until all jobs are done.
 *
 * @param path  path of the library, which is created if necessary
 * @return (transfer full)
 */
QdrLibraryWorker *qdr_library_worker_new (const char *path);

/**
 * @brief Runs a job after all earlier jobs.
 *
 * @param job          called in the thread of the worker, unless it is cancelled before it begins
 * @param data         for @p job; must not be used elsewhere until @p callback is called
 * @param free_data    (nullable): frees @p data after @p callback
 * @param cancellable  (nullable): also passed to the job
 * @param callback     (nullable): called in the main context of the caller
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
 * @brief Finishes qdr_library_worker_run_async().
 *
 * @param error  return location for the error of the job or of opening the library
 * @return (transfer none) (nullable): the data of the job; NULL on error
 */
gpointer
qdr_library_worker_run_finish (QdrLibraryWorker *self, GAsyncResult *result, GError **error);

/** @brief Waits until all jobs are done, but not for their callbacks. Call this before the program
 *  ends. */
void qdr_library_worker_wait_for_jobs (QdrLibraryWorker *self);

G_END_DECLS
