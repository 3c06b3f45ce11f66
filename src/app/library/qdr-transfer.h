/*
 * Work of the library's thread that takes a while: it is done in steps, so that it can be watched
 * and cancelled, and lists are read in between.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-library-worker.h"

G_BEGIN_DECLS

/** @brief How long a step takes, about; microseconds. */
#define QDR_TRANSFER_STEP 200000

/** @brief What the steps share. The data of a kind of work begin with it. */
typedef struct {
  QdrLibraryAccess access; /**< whether the steps write into the library */
  QdrLibraryJob step;      /**< does a part */
  QdrLibraryJob end;       /**< comes last in any case, also after an error, and is not cancelled */
  double share;            /**< how much is done: 1 when there is no other step */
} QdrTransfer;

/** @brief Told how much is done. @param share  0..1 */
typedef void (*QdrTransferFunc) (double share, gpointer user_data);

/**
 * @brief Does all steps, one after another.
 *
 * @param library      in whose thread
 * @param transfer     not used elsewhere until @p callback is called, by which it may be freed
 * @param cancellable  ends it after the present step
 * @param progress     called after each step, in the main context of the caller
 * @param callback     likewise, at the end
 * @param user_data    for both
 */
void qdr_transfer_run_async (QdrLibraryWorker *library,
                             QdrTransfer *transfer,
                             GCancellable *cancellable,
                             QdrTransferFunc progress,
                             GAsyncReadyCallback callback,
                             gpointer user_data);

/**
 * @brief Tells what became of it.
 *
 * @param result  what the callback was given
 * @param error   return location for that of a step, or G_IO_ERROR_CANCELLED
 * @return whether all is done
 */
gboolean qdr_transfer_run_finish (GAsyncResult *result, GError **error);

G_END_DECLS
