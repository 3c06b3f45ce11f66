/*
 * Background search: searches for moves of a game on a worker thread.
 *
 * The object and its worker threads share two structures by counting references. An EngineHolder
 * contains the engine, and a lock that protects it. A SearchJob for each search contains the
 * request and the stop flag. Therefore the object can be released without waiting for a worker.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-background-search.h"

#include "qdr-post.h"

/* The engine is freed if no search has begun for so many seconds and none is running. Most moves of
 * a person take less, and the next search goes on with the results of the last one. */
#define REST_S 60

/* The time until a search that was stopped has ended, milliseconds. */
#define STOP_MS 20

/* An engine, and the lock that a worker holds while it searches. */
typedef struct {
  GMutex lock;
  QdrEngine *engine; /* (nullable): NULL while there is nothing to search, since its tables are
                        large */
} EngineHolder;

/* A running or finished search. */
typedef struct {
  EngineHolder *holder;
  QdrSearchRequest request;
  GWeakRef search; /* the object that emits "progress"; not used on the worker thread */
  gulong cancelled_handler;
  gint stop;     /* atomic; non-zero ends the search */
  gint is_stale; /* atomic; non-zero if the result will be discarded */
} SearchJob;

struct _QdrBackgroundSearch {
  GObject parent_instance;

  EngineHolder *holder;
  SearchJob *job;       /* (nullable): the latest search */
  GSource *rest_source; /* (nullable): the timeout that frees the engine */
};

enum {
  SIGNAL_PROGRESS,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (QdrBackgroundSearch, qdr_background_search, G_TYPE_OBJECT)

static void
engine_holder_clear (gpointer data)
{
  EngineHolder *self = data;

  g_clear_pointer (&self->engine, qdr_engine_free);
  g_mutex_clear (&self->lock);
}

static void
engine_holder_release (EngineHolder *self)
{
  g_atomic_rc_box_release_full (self, engine_holder_clear);
}

static SearchJob *
search_job_new (QdrBackgroundSearch *search, const QdrSearchRequest *request)
{
  SearchJob *self = g_atomic_rc_box_new0 (SearchJob);

  self->holder = g_atomic_rc_box_acquire (search->holder);
  self->request = qdr_search_request_copy (request);
  self->request.stop = &self->stop;
  g_weak_ref_init (&self->search, search);

  return self;
}

static void
search_job_clear (gpointer data)
{
  SearchJob *self = data;

  engine_holder_release (self->holder);
  qdr_search_request_clear (&self->request);
  g_weak_ref_clear (&self->search);
}

static void
search_job_release (gpointer data)
{
  g_atomic_rc_box_release_full (data, search_job_clear);
}

static void
search_job_abandon (SearchJob *self)
{
  g_atomic_int_set (&self->is_stale, TRUE);
  g_atomic_int_set (&self->stop, TRUE);
}

static void
clear_rest_source (QdrBackgroundSearch *self)
{
  if (self->rest_source != NULL)
    g_source_destroy (self->rest_source);
  g_clear_pointer (&self->rest_source, g_source_unref);
}

static gboolean
rest_cb (gpointer data)
{
  QdrBackgroundSearch *self = QDR_BACKGROUND_SEARCH (data);

  if (!g_mutex_trylock (&self->holder->lock))
    return G_SOURCE_CONTINUE;
  g_clear_pointer (&self->holder->engine, qdr_engine_free);
  g_mutex_unlock (&self->holder->lock);
  clear_rest_source (self);
  return G_SOURCE_REMOVE;
}

/* Frees the engine when the interval of @source has passed without a new search, unless a search is
 * running then. Takes ownership of @source. */
static void
rest_after (QdrBackgroundSearch *self, GSource *source)
{
  clear_rest_source (self);
  self->rest_source = source;
  g_source_set_callback (source, rest_cb, self, NULL);
  g_source_attach (source, g_main_context_get_thread_default ());
}

static void
qdr_background_search_dispose (GObject *object)
{
  QdrBackgroundSearch *self = QDR_BACKGROUND_SEARCH (object);

  clear_rest_source (self);
  if (self->job != NULL)
    search_job_abandon (self->job);
  g_clear_pointer (&self->job, search_job_release);

  G_OBJECT_CLASS (qdr_background_search_parent_class)->dispose (object);
}

static void
qdr_background_search_finalize (GObject *object)
{
  QdrBackgroundSearch *self = QDR_BACKGROUND_SEARCH (object);

  engine_holder_release (self->holder);

  G_OBJECT_CLASS (qdr_background_search_parent_class)->finalize (object);
}

static void
qdr_background_search_class_init (QdrBackgroundSearchClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = qdr_background_search_dispose;
  object_class->finalize = qdr_background_search_finalize;

  signals[SIGNAL_PROGRESS] = g_signal_new ("progress", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                           0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
}

static void
qdr_background_search_init (QdrBackgroundSearch *self)
{
  self->holder = g_atomic_rc_box_new0 (EngineHolder);
  g_mutex_init (&self->holder->lock);
}

QdrBackgroundSearch *
qdr_background_search_new (void)
{
  return g_object_new (QDR_TYPE_BACKGROUND_SEARCH, NULL);
}

/* A report on its way from the worker to the main context of the task. */
typedef struct {
  SearchJob *job;
  GCancellable *cancellable; /* (nullable) */
  QdrReport report;
} Progress;

static void
progress_free (gpointer data)
{
  Progress *self = data;

  search_job_release (self->job);
  g_clear_object (&self->cancellable);
  g_free (self);
}

static gboolean
progress_cb (gpointer data)
{
  Progress *self = data;
  g_autoptr (QdrBackgroundSearch) search = g_weak_ref_get (&self->job->search);
  const gboolean is_current =
      search != NULL && search->job == self->job && !g_cancellable_is_cancelled (self->cancellable);

  if (is_current)
    g_signal_emit (search, signals[SIGNAL_PROGRESS], 0, &self->report);

  return G_SOURCE_REMOVE;
}

/* Passes a report to the main context. The engine calls this function on the worker thread. */
static void
report_progress (const QdrReport *report, gpointer data)
{
  GTask *task = data;
  GCancellable *cancellable = g_task_get_cancellable (task);
  Progress *progress = g_new (Progress, 1);

  progress->job = g_atomic_rc_box_acquire (g_task_get_task_data (task));
  progress->cancellable = cancellable != NULL ? g_object_ref (cancellable) : NULL;
  progress->report = *report;
  qdr_post_callback (g_task_get_context (task), G_PRIORITY_DEFAULT, progress_cb, progress,
                     progress_free);
}

static void
search_in_thread (GTask *task,
                  gpointer source_object G_GNUC_UNUSED,
                  gpointer task_data,
                  GCancellable *cancellable)
{
  SearchJob *job = task_data;
  EngineHolder *holder = job->holder;
  QdrSearchRequest request = job->request;
  QdrReport *report = g_new (QdrReport, 1);

  request.report = report_progress;
  request.report_data = task;

  /* Wait for the previous search, which has been stopped and ends within milliseconds. */
  g_mutex_lock (&holder->lock);
  if (holder->engine == NULL)
    holder->engine = qdr_engine_new (QDR_DEFAULT_TABLE_MIB);
  *report = qdr_engine_search (holder->engine, &request);
  g_mutex_unlock (&holder->lock);

  g_cancellable_disconnect (cancellable, job->cancelled_handler);
  g_task_return_pointer (task, report, g_free);
}

static void
cancelled_cb (GCancellable *cancellable G_GNUC_UNUSED, gpointer data)
{
  SearchJob *job = data;

  search_job_abandon (job);
}

void
qdr_background_search_run_async (QdrBackgroundSearch *self,
                                 const QdrSearchRequest *request,
                                 GCancellable *cancellable,
                                 GAsyncReadyCallback callback,
                                 gpointer user_data)
{
  g_autoptr (GTask) task = NULL;
  SearchJob *job;

  g_return_if_fail (QDR_IS_BACKGROUND_SEARCH (self));
  g_return_if_fail (request != NULL);
  g_return_if_fail (cancellable == NULL || G_IS_CANCELLABLE (cancellable));

  if (self->job != NULL)
    search_job_abandon (self->job);
  g_clear_pointer (&self->job, search_job_release);
  rest_after (self, g_timeout_source_new_seconds (REST_S));

  job = search_job_new (self, request);
  self->job = g_atomic_rc_box_acquire (job);
  if (cancellable != NULL)
    job->cancelled_handler =
        g_cancellable_connect (cancellable, G_CALLBACK (cancelled_cb),
                               g_atomic_rc_box_acquire (job), search_job_release);

  task = g_task_new (NULL, cancellable, callback, user_data);
  g_task_set_source_tag (task, qdr_background_search_run_async);
  g_task_set_task_data (task, job, search_job_release);
  g_task_run_in_thread (task, search_in_thread);
}

void
qdr_background_search_run_for_game_async (QdrBackgroundSearch *self,
                                          QdrGame *game,
                                          const QdrStyle *style,
                                          const QdrLimits *limits,
                                          GCancellable *cancellable,
                                          GAsyncReadyCallback callback,
                                          gpointer user_data)
{
  g_auto (QdrSearchRequest) request = { .past_keys = NULL };

  g_return_if_fail (QDR_IS_GAME (game));
  g_return_if_fail (qdr_game_get_result (game).outcome == QDR_OUTCOME_ONGOING);
  g_return_if_fail (style != NULL && limits != NULL);

  request = qdr_search_request_for_game (game, style, limits);
  qdr_background_search_run_async (self, &request, cancellable, callback, user_data);
}

gboolean
qdr_background_search_run_finish (QdrBackgroundSearch *self,
                                  GAsyncResult *result,
                                  QdrReport *report,
                                  GError **error)
{
  g_autofree QdrReport *answer = NULL;
  SearchJob *job;

  g_return_val_if_fail (self == NULL || QDR_IS_BACKGROUND_SEARCH (self), FALSE);
  g_return_val_if_fail (g_async_result_is_tagged (result, qdr_background_search_run_async), FALSE);
  g_return_val_if_fail (report != NULL, FALSE);

  job = g_task_get_task_data (G_TASK (result));
  answer = g_task_propagate_pointer (G_TASK (result), error);
  if (answer == NULL)
    return FALSE;
  if (g_atomic_int_get (&job->is_stale)) {
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_CANCELLED, "The search was given up");
    return FALSE;
  }

  *report = *answer;
  return TRUE;
}

void
qdr_background_search_stop_early (QdrBackgroundSearch *self)
{
  g_return_if_fail (QDR_IS_BACKGROUND_SEARCH (self));

  if (self->job != NULL)
    g_atomic_int_set (&self->job->stop, TRUE);
}

void
qdr_background_search_rest (QdrBackgroundSearch *self)
{
  g_return_if_fail (QDR_IS_BACKGROUND_SEARCH (self));

  if (self->rest_source != NULL)
    rest_after (self, g_timeout_source_new (STOP_MS));
}
