/*
 * A search on a thread of its own, for the engine protocol.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-engine.h"

G_BEGIN_DECLS

/**
 * @brief Told about a search, on its thread.
 *
 * @param report    what has been found
 * @param position  what was searched
 */
typedef void (*QdrWorkerFunc) (const QdrReport *report,
                               const QdrPosition *position,
                               gpointer user_data);

/** @brief A thread that searches while the main loop goes on. */
typedef struct QdrSearchWorker QdrSearchWorker;

/**
 * @brief Makes a worker with nothing to do.
 *
 * @param progress   told after each completed depth
 * @param done       told once a search; when it returns, the worker is free again
 * @param user_data  for both
 * @return (transfer full): free with qdr_search_worker_free()
 */
QdrSearchWorker *
qdr_search_worker_new (QdrWorkerFunc progress, QdrWorkerFunc done, gpointer user_data);

/** @brief Stops a search that still runs, then frees the worker. */
void qdr_search_worker_free (QdrSearchWorker *self);

/**
 * @brief Starts a search; none may be running.
 *
 * @param engine    must not be touched until the search is over
 * @param request   is copied; what it holds passes to the worker, stop and report are its own
 * @param infinite  the search is over only when it is stopped, even if there is nothing more to
 *                  find
 */
void qdr_search_worker_start (QdrSearchWorker *self,
                              QdrEngine *engine,
                              const QdrSearchRequest *request,
                              gboolean infinite);

/** @brief Whether a search is not over yet. */
gboolean qdr_search_worker_is_running (QdrSearchWorker *self);

/** @brief Ends a search and waits until done() has been told; nothing happens when none runs. */
void qdr_search_worker_stop (QdrSearchWorker *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrSearchWorker, qdr_search_worker_free)

G_END_DECLS
