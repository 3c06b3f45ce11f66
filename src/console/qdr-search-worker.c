/*
 * A search on a thread of its own, for the engine protocol.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-search-worker.h"

#include "qdr-search-request.h"

struct QdrSearchWorker {
  QdrWorkerFunc progress;
  QdrWorkerFunc done;
  gpointer user_data;

  GThread *thread; /* of the last search, until it is joined */
  QdrEngine *engine;
  QdrSearchRequest request;
  gboolean infinite;

  gint stop; /* atomic: the engine reads it at every node */
  GMutex mutex;
  GCond stop_requested;
  gboolean running; /* under the mutex */
};

static void
progress_cb (const QdrReport *report, gpointer user_data)
{
  QdrSearchWorker *self = user_data;

  self->progress (report, &self->request.position, self->user_data);
}

/*
 * Tells the result under the mutex: a caller that has seen it and asks is_running() must hear that
 * the search is over.
 */
static gpointer
search_thread (gpointer data)
{
  QdrSearchWorker *self = data;
  const QdrReport report = qdr_engine_search (self->engine, &self->request);

  g_mutex_lock (&self->mutex);
  while (self->infinite && !g_atomic_int_get (&self->stop))
    g_cond_wait (&self->stop_requested, &self->mutex);
  self->done (&report, &self->request.position, self->user_data);
  self->running = FALSE;
  g_mutex_unlock (&self->mutex);

  return NULL;
}

/* Waits for the thread of the last search, which is over or about to be. */
static void
join (QdrSearchWorker *self)
{
  g_clear_pointer (&self->thread, g_thread_join);
  qdr_search_request_clear (&self->request);
}

QdrSearchWorker *
qdr_search_worker_new (QdrWorkerFunc progress, QdrWorkerFunc done, gpointer user_data)
{
  QdrSearchWorker *self;

  g_return_val_if_fail (progress != NULL && done != NULL, NULL);

  self = g_new0 (QdrSearchWorker, 1);
  self->progress = progress;
  self->done = done;
  self->user_data = user_data;
  g_mutex_init (&self->mutex);
  g_cond_init (&self->stop_requested);

  return self;
}

void
qdr_search_worker_free (QdrSearchWorker *self)
{
  g_return_if_fail (self != NULL);

  qdr_search_worker_stop (self);
  g_cond_clear (&self->stop_requested);
  g_mutex_clear (&self->mutex);
  g_free (self);
}

void
qdr_search_worker_start (QdrSearchWorker *self,
                         QdrEngine *engine,
                         const QdrSearchRequest *request,
                         gboolean infinite)
{
  g_return_if_fail (self != NULL && engine != NULL && request != NULL);
  g_return_if_fail (!qdr_search_worker_is_running (self));

  join (self);
  self->engine = engine;
  self->request = *request;
  self->request.stop = &self->stop;
  self->request.report = progress_cb;
  self->request.report_data = self;
  self->infinite = infinite;
  g_atomic_int_set (&self->stop, 0);
  self->running = TRUE;
  self->thread = g_thread_new ("search", search_thread, self);
}

gboolean
qdr_search_worker_is_running (QdrSearchWorker *self)
{
  gboolean running;

  g_return_val_if_fail (self != NULL, FALSE);

  g_mutex_lock (&self->mutex);
  running = self->running;
  g_mutex_unlock (&self->mutex);

  return running;
}

void
qdr_search_worker_stop (QdrSearchWorker *self)
{
  g_return_if_fail (self != NULL);

  g_mutex_lock (&self->mutex);
  g_atomic_int_set (&self->stop, 1);
  g_cond_signal (&self->stop_requested);
  g_mutex_unlock (&self->mutex);
  join (self);
}
