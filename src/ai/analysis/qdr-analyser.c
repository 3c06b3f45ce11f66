/*
 * The analyser, which searches at full strength: for hints, for analysis of the current position of
 * a game, and for reviews. The result of each search is a QdrAnalysis.
 *
 * Each of these three uses has a job. After each change of a job, schedule() starts the requested
 * job with the highest priority, and interrupts any other job.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-analyser-private.h"

#include "qdr-background-search.h"
#include "qdr-comment.h"
#include "qdr-personality.h"
#include "qdr-post.h"

G_STATIC_ASSERT (QDR_ANALYSIS_MAX_LINE >= QDR_MAX_LINE);

G_DEFINE_BOXED_TYPE (QdrAnalysis, qdr_analysis, qdr_analysis_copy, g_free)

QdrAnalysis *
qdr_analysis_copy (const QdrAnalysis *self)
{
  return g_memdup2 (self, sizeof *self);
}

double
qdr_analysis_get_lead (const QdrAnalysis *self, guint player)
{
  const int score = self->scores[player];

  if (ABS (score) >= QDR_SCORE_PROVED)
    return score > 0 ? QDR_EVALUATION_MAX : -QDR_EVALUATION_MAX;
  return CLAMP (score / 100.0, -QDR_EVALUATION_MAX, QDR_EVALUATION_MAX);
}

QdrAnalysis
qdr_analysis_from_report (const QdrPosition *position, guint ply, const QdrReport *report)
{
  QdrAnalysis self = {
    .ply = ply,
    .turn = position->turn,
    .depth = report->depth,
    .probabilities = qdr_win_probabilities_from_scores (position, report->scores),
    .nodes = report->nodes,
    .cpu_ms = report->cpu_ms,
    .line_length = report->line_length,
  };

  self.proof = qdr_score_get_proved_outcome (report->score, position->players, &self.proof_moves);
  for (guint player = 0; player < position->players; player++)
    self.scores[player] = report->scores[player];
  for (guint i = 0; i < report->line_length; i++)
    self.line[i] = report->line[i];
  return self;
}

QdrAnalysis
qdr_analysis_from_result (const QdrPosition *position, guint ply, QdrResult result)
{
  QdrAnalysis self = {
    .ply = ply,
    .turn = position->turn,
    .probabilities = qdr_win_probabilities_from_result (position, result),
  };

  if (result.outcome != QDR_OUTCOME_WIN)
    return self;
  self.proof = result.winner == position->turn ? 1 : -1;
  for (guint player = 0; player < position->players; player++)
    self.scores[player] = player == result.winner ? QDR_SCORE_WIN : -QDR_SCORE_WIN;
  return self;
}

/* The minimum interval between two notifications of "analysis", milliseconds. */
#define ANALYSIS_INTERVAL_MS 100

/* The uses of the engine, highest priority first. */
typedef enum {
  JOB_HINT,
  JOB_REVIEW,
  JOB_ANALYSIS,
  N_JOBS,
} JobKind;

#define NO_JOB N_JOBS

/* A search that is requested for one use of the engine. If is_requested is FALSE, the other members
 * have no meaning. */
typedef struct {
  gboolean is_requested;
  QdrSearchRequest request;
  guint ply;              /* the ply of the position in the request */
  GTask *task;            /* (nullable): the task that returns the result; NULL for analysis */
  GSource *cancel_source; /* (nullable): the source that watches the cancellable of the task */
} Job;

struct _QdrAnalyser {
  GObject parent_instance;

  QdrGame *game;
  QdrBackgroundSearch *background_search; /* (nullable): created when first needed */
  Job jobs[N_JOBS];
  JobKind running;      /* the running job, or NO_JOB */
  GCancellable *search; /* (nullable): the cancellable of the running job */

  gboolean is_busy; /* the last value of "busy" that was notified */
  gboolean analysing;
  gboolean paused;
  guint share;
  guint threads;

  gboolean has_analysis;
  QdrAnalysis analysis;
  GSource *analysis_source; /* (nullable): the timeout of a delayed notification of "analysis" */
  gint64 analysis_time;     /* the time of the last notification, monotonic microseconds */
};

enum {
  PROP_0,
  PROP_GAME,
  PROP_ANALYSING,
  PROP_PAUSED,
  PROP_SHARE,
  PROP_THREADS,
  PROP_ANALYSIS,
  PROP_BUSY,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (QdrAnalyser, qdr_analyser, G_TYPE_OBJECT)

static void schedule (QdrAnalyser *self);

static void
notify_analysis (QdrAnalyser *self)
{
  if (self->analysis_source != NULL)
    g_source_destroy (self->analysis_source);
  g_clear_pointer (&self->analysis_source, g_source_unref);
  self->analysis_time = g_get_monotonic_time ();
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ANALYSIS]);
}

static gboolean
notify_analysis_cb (gpointer data)
{
  notify_analysis (QDR_ANALYSER (data));
  return G_SOURCE_REMOVE;
}

/* Returns an analysis of the position that is being searched. */
static QdrAnalysis
make_analysis (QdrAnalyser *self, const QdrReport *report)
{
  const Job *job = &self->jobs[self->running];

  return qdr_analysis_from_report (&job->request.position, job->ply, report);
}

/* Stores an analysis, unless a deeper one is stored, and notifies "analysis". The notification is
 * delayed if the previous one was less than ANALYSIS_INTERVAL_MS ago. */
static void
set_analysis (QdrAnalyser *self, const QdrAnalysis *analysis)
{
  const gint64 since = (g_get_monotonic_time () - self->analysis_time) / 1000;

  if (self->has_analysis && analysis->depth < self->analysis.depth)
    return;

  self->analysis = *analysis;
  self->has_analysis = TRUE;
  if (self->analysis_source != NULL)
    return;
  if (since >= ANALYSIS_INTERVAL_MS) {
    notify_analysis (self);
    return;
  }
  self->analysis_source = g_timeout_source_new ((guint) (ANALYSIS_INTERVAL_MS - since));
  g_source_set_callback (self->analysis_source, notify_analysis_cb, self, NULL);
  g_source_attach (self->analysis_source, g_main_context_get_thread_default ());
}

static gboolean
is_ongoing (QdrAnalyser *self)
{
  return self->game != NULL && qdr_game_get_result (self->game).outcome == QDR_OUTCOME_ONGOING;
}

/* Ends a job and frees its request, but does not complete its task. Returns (transfer full)
 * (nullable): the task. */
static GTask *
clear_job (QdrAnalyser *self, JobKind kind)
{
  Job *job = &self->jobs[kind];

  if (job->cancel_source != NULL)
    g_source_destroy (job->cancel_source);
  g_clear_pointer (&job->cancel_source, g_source_unref);
  qdr_search_request_clear (&job->request);
  job->is_requested = FALSE;
  return g_steal_pointer (&job->task);
}

static void
stop_search (QdrAnalyser *self)
{
  if (self->search != NULL)
    g_cancellable_cancel (self->search);
  g_clear_object (&self->search);
  self->running = NO_JOB;
}

static gboolean
return_cancelled_cb (gpointer data)
{
  g_task_return_new_error (G_TASK (data), G_IO_ERROR, G_IO_ERROR_CANCELLED,
                           "The search was given up");
  return G_SOURCE_REMOVE;
}

/* Ends a job, and completes its task with G_IO_ERROR_CANCELLED. Starts no other job. */
static void
cancel_job (QdrAnalyser *self, JobKind kind)
{
  GTask *task = clear_job (self, kind);

  if (self->running == kind)
    stop_search (self);
  /* Return the error from an idle callback: the callback of the task must not run before the
   * function that cancels the job has returned. */
  if (task != NULL)
    qdr_post_callback (g_task_get_context (task), G_PRIORITY_DEFAULT, return_cancelled_cb, task,
                       g_object_unref);
}

/* The data for search_cb(). The weak reference is needed because search_cb() may run after the end
 * of the analyser. */
typedef struct {
  GWeakRef analyser;
  GCancellable *search;
} SearchContext;

static SearchContext *
search_context_new (QdrAnalyser *analyser)
{
  SearchContext *self = g_new (SearchContext, 1);

  g_weak_ref_init (&self->analyser, analyser);
  self->search = g_object_ref (analyser->search);
  return self;
}

static void
search_context_free (SearchContext *self)
{
  g_weak_ref_clear (&self->analyser);
  g_object_unref (self->search);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SearchContext, search_context_free)

static void
search_cb (GObject *source G_GNUC_UNUSED, GAsyncResult *result, gpointer data)
{
  g_autoptr (SearchContext) context = data;
  g_autoptr (QdrAnalyser) self = g_weak_ref_get (&context->analyser);
  QdrReport report;
  JobKind kind;
  QdrAnalysis analysis;
  g_autoptr (GTask) task = NULL;

  if (!qdr_background_search_run_finish (NULL, result, &report, NULL))
    return;
  if (self == NULL || self->search != context->search)
    return;

  kind = self->running;
  analysis = make_analysis (self, &report);
  task = clear_job (self, kind);
  stop_search (self);
  if (kind != JOB_REVIEW)
    set_analysis (self, &analysis);
  if (kind == JOB_HINT)
    g_task_return_pointer (task, qdr_analysis_copy (&analysis), g_free);
  else if (kind == JOB_REVIEW)
    g_task_return_pointer (task, g_memdup2 (&report, sizeof report), g_free);
  schedule (self);
}

static void
progress_cb (QdrAnalyser *self, const QdrReport *report)
{
  QdrAnalysis analysis;

  if (self->running != JOB_HINT && self->running != JOB_ANALYSIS)
    return;
  analysis = make_analysis (self, report);
  set_analysis (self, &analysis);
}

/* Starts the requested job with the highest priority, unless it is running. Stops any other job. */
static void
schedule (QdrAnalyser *self)
{
  JobKind kind = 0;

  while (kind < N_JOBS && !self->jobs[kind].is_requested)
    kind++;
  if (kind != self->running) {
    stop_search (self);
    if (kind != NO_JOB) {
      self->running = kind;
      self->search = g_cancellable_new ();
      if (self->background_search == NULL) {
        self->background_search = qdr_background_search_new ();
        g_signal_connect_object (self->background_search, "progress", G_CALLBACK (progress_cb),
                                 self, G_CONNECT_SWAPPED);
      }
      qdr_background_search_run_async (self->background_search, &self->jobs[kind].request,
                                       self->search, search_cb, search_context_new (self));
    }
  }
  if (self->is_busy != (kind != NO_JOB)) {
    self->is_busy = kind != NO_JOB;
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_BUSY]);
  }
}

/* Ends the analysis, and requests it for the current position unless it is off or paused or the
 * game is over. */
static void
update_analysis (QdrAnalyser *self)
{
  /* The limit of duty is the sum over all threads; self->share is the share of one thread. */
  const QdrLimits limits = { .duty = self->share == 100 ? 0 : self->share * self->threads };
  Job *job = &self->jobs[JOB_ANALYSIS];

  cancel_job (self, JOB_ANALYSIS);
  if (self->analysing && !self->paused && is_ongoing (self)) {
    job->request = qdr_search_request_for_game (self->game, &qdr_style_default, &limits);
    job->request.is_analysis = TRUE;
    job->ply = qdr_game_get_ply (self->game);
    job->request.threads = self->threads;
    job->is_requested = TRUE;
  }
}

/* Handles a change of position: cancels the hint, restarts analysis and discards the stored
 * analysis. If the game is over, stores an analysis made from its result instead. */
static void
follow_position (QdrAnalyser *self)
{
  G_GNUC_UNUSED g_autoptr (QdrAnalyser) alive = g_object_ref (self);
  gboolean is_over;

  cancel_job (self, JOB_HINT);
  update_analysis (self);
  schedule (self);
  is_over = self->game != NULL && !is_ongoing (self);
  if (!self->has_analysis && !is_over)
    return;

  if (is_over)
    self->analysis =
        qdr_analysis_from_result (qdr_game_get_position (self->game), qdr_game_get_ply (self->game),
                                  qdr_game_get_result (self->game));
  self->has_analysis = is_over;
  notify_analysis (self);
}

/* The data for cancelled_cb(). */
typedef struct {
  QdrAnalyser *analyser; /* unowned: it outlives the source */
  JobKind kind;
} CancelContext;

static gboolean
cancelled_cb (GCancellable *cancellable G_GNUC_UNUSED, gpointer data)
{
  const CancelContext *context = data;
  const JobKind kind = context->kind;
  g_autoptr (QdrAnalyser) self = g_object_ref (context->analyser);

  cancel_job (self, kind);
  schedule (self);
  return G_SOURCE_REMOVE;
}

/* Requests a job. An earlier job of the same kind must have ended. Takes ownership of @request and
 * @task. */
static void
queue_job (QdrAnalyser *self, JobKind kind, const QdrSearchRequest *request, GTask *task)
{
  Job *job = &self->jobs[kind];
  GCancellable *cancellable = g_task_get_cancellable (task);

  job->request = *request;
  job->ply = self->game != NULL ? qdr_game_get_ply (self->game) : 0;
  job->task = task;
  job->is_requested = TRUE;
  if (cancellable != NULL) {
    const CancelContext context = { self, kind };

    job->cancel_source = g_cancellable_source_new (cancellable);
    g_source_set_callback (job->cancel_source, G_SOURCE_FUNC (cancelled_cb),
                           g_memdup2 (&context, sizeof context), g_free);
    g_source_attach (job->cancel_source, g_main_context_get_thread_default ());
  }
  schedule (self);
}

void
qdr_analyser_find_hint_async (QdrAnalyser *self,
                              GCancellable *cancellable,
                              GAsyncReadyCallback callback,
                              gpointer user_data)
{
  const QdrLimits limits = { .cpu_ms = QDR_MOVE_CPU_MS };
  g_autoptr (GTask) task = NULL;
  QdrSearchRequest request;

  g_return_if_fail (QDR_IS_ANALYSER (self));
  g_return_if_fail (is_ongoing (self));
  g_return_if_fail (cancellable == NULL || G_IS_CANCELLABLE (cancellable));

  cancel_job (self, JOB_HINT);
  task = g_task_new (NULL, cancellable, callback, user_data);
  g_task_set_source_tag (task, qdr_analyser_find_hint_async);
  if (self->has_analysis && self->analysis.line_length > 0 &&
      self->analysis.cpu_ms >= QDR_MOVE_CPU_MS) {
    g_task_return_pointer (task, qdr_analysis_copy (&self->analysis), g_free);
    schedule (self);
    return;
  }
  request = qdr_search_request_for_game (self->game, &qdr_style_default, &limits);
  queue_job (self, JOB_HINT, &request, g_steal_pointer (&task));
}

gboolean
qdr_analyser_find_hint_finish (GAsyncResult *result, QdrAnalysis *analysis, GError **error)
{
  g_autofree QdrAnalysis *answer = NULL;

  g_return_val_if_fail (g_async_result_is_tagged (result, qdr_analyser_find_hint_async), FALSE);
  g_return_val_if_fail (analysis != NULL, FALSE);

  answer = g_task_propagate_pointer (G_TASK (result), error);
  if (answer == NULL)
    return FALSE;
  *analysis = *answer;
  return TRUE;
}

void
qdr_analyser_search_for_review_async (QdrAnalyser *self,
                                      const QdrSearchRequest *request,
                                      GCancellable *cancellable,
                                      GAsyncReadyCallback callback,
                                      gpointer user_data)
{
  QdrSearchRequest copy;
  GTask *task;

  g_return_if_fail (QDR_IS_ANALYSER (self));
  g_return_if_fail (request != NULL);

  cancel_job (self, JOB_REVIEW);
  copy = qdr_search_request_copy (request);
  task = g_task_new (NULL, cancellable, callback, user_data);
  g_task_set_source_tag (task, qdr_analyser_search_for_review_async);
  queue_job (self, JOB_REVIEW, &copy, task);
}

gboolean
qdr_analyser_search_for_review_finish (GAsyncResult *result, QdrReport *report, GError **error)
{
  g_autofree QdrReport *answer = NULL;

  g_return_val_if_fail (g_async_result_is_tagged (result, qdr_analyser_search_for_review_async),
                        FALSE);
  g_return_val_if_fail (report != NULL, FALSE);

  answer = g_task_propagate_pointer (G_TASK (result), error);
  if (answer == NULL)
    return FALSE;
  *report = *answer;
  return TRUE;
}

static void
qdr_analyser_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  QdrAnalyser *self = QDR_ANALYSER (object);

  switch (id) {
  case PROP_GAME:
    g_value_set_object (value, self->game);
    break;
  case PROP_ANALYSING:
    g_value_set_boolean (value, self->analysing);
    break;
  case PROP_PAUSED:
    g_value_set_boolean (value, self->paused);
    break;
  case PROP_SHARE:
    g_value_set_uint (value, self->share);
    break;
  case PROP_THREADS:
    g_value_set_uint (value, self->threads);
    break;
  case PROP_ANALYSIS:
    g_value_set_boxed (value, qdr_analyser_get_analysis (self));
    break;
  case PROP_BUSY:
    g_value_set_boolean (value, qdr_analyser_get_busy (self));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
qdr_analyser_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  QdrAnalyser *self = QDR_ANALYSER (object);

  switch (id) {
  case PROP_GAME:
    qdr_analyser_set_game (self, g_value_get_object (value));
    break;
  case PROP_ANALYSING:
    qdr_analyser_set_analysing (self, g_value_get_boolean (value));
    break;
  case PROP_PAUSED:
    qdr_analyser_set_paused (self, g_value_get_boolean (value));
    break;
  case PROP_SHARE:
    qdr_analyser_set_processor_share (self, g_value_get_uint (value));
    break;
  case PROP_THREADS:
    qdr_analyser_set_n_threads (self, g_value_get_uint (value));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
qdr_analyser_dispose (GObject *object)
{
  QdrAnalyser *self = QDR_ANALYSER (object);

  for (JobKind kind = 0; kind < N_JOBS; kind++)
    cancel_job (self, kind);
  if (self->analysis_source != NULL)
    g_source_destroy (self->analysis_source);
  g_clear_pointer (&self->analysis_source, g_source_unref);
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
  g_clear_object (&self->background_search);

  G_OBJECT_CLASS (qdr_analyser_parent_class)->dispose (object);
}

static void
qdr_analyser_class_init (QdrAnalyserClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags readable = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;
  const GParamFlags writable = readable | G_PARAM_WRITABLE;

  object_class->get_property = qdr_analyser_get_property;
  object_class->set_property = qdr_analyser_set_property;
  object_class->dispose = qdr_analyser_dispose;

  properties[PROP_GAME] = g_param_spec_object ("game", NULL, NULL, QDR_TYPE_GAME, writable);
  properties[PROP_ANALYSING] = g_param_spec_boolean ("analysing", NULL, NULL, FALSE, writable);
  properties[PROP_PAUSED] = g_param_spec_boolean ("paused", NULL, NULL, FALSE, writable);
  properties[PROP_SHARE] = g_param_spec_uint ("share", NULL, NULL, 1, 100, 25, writable);
  properties[PROP_THREADS] =
      g_param_spec_uint ("threads", NULL, NULL, 1, QDR_MAX_THREADS, 1, writable);
  properties[PROP_ANALYSIS] =
      g_param_spec_boxed ("analysis", NULL, NULL, QDR_TYPE_ANALYSIS, readable);
  properties[PROP_BUSY] = g_param_spec_boolean ("busy", NULL, NULL, FALSE, readable);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
qdr_analyser_init (QdrAnalyser *self)
{
  self->running = NO_JOB;
  self->share = 25;
  self->threads = 1;
}

QdrAnalyser *
qdr_analyser_new (void)
{
  return g_object_new (QDR_TYPE_ANALYSER, NULL);
}

void
qdr_analyser_set_game (QdrAnalyser *self, QdrGame *game)
{
  g_return_if_fail (QDR_IS_ANALYSER (self));
  g_return_if_fail (game == NULL || QDR_IS_GAME (game));

  if (self->game == game)
    return;

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  if (self->background_search != NULL)
    qdr_background_search_rest (self->background_search);
  if (game != NULL)
    g_signal_connect_object (game, "settled", G_CALLBACK (follow_position), self,
                             G_CONNECT_SWAPPED);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_GAME]);
  follow_position (self);
}

gboolean
qdr_analyser_get_analysing (QdrAnalyser *self)
{
  g_return_val_if_fail (QDR_IS_ANALYSER (self), FALSE);

  return self->analysing;
}

void
qdr_analyser_set_analysing (QdrAnalyser *self, gboolean analysing)
{
  g_return_if_fail (QDR_IS_ANALYSER (self));

  analysing = !!analysing;
  if (self->analysing == analysing)
    return;

  self->analysing = analysing;
  update_analysis (self);
  schedule (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ANALYSING]);
}

gboolean
qdr_analyser_get_paused (QdrAnalyser *self)
{
  g_return_val_if_fail (QDR_IS_ANALYSER (self), FALSE);

  return self->paused;
}

void
qdr_analyser_set_paused (QdrAnalyser *self, gboolean paused)
{
  g_return_if_fail (QDR_IS_ANALYSER (self));

  paused = !!paused;
  if (self->paused == paused)
    return;

  self->paused = paused;
  update_analysis (self);
  schedule (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PAUSED]);
}

guint
qdr_analyser_get_processor_share (QdrAnalyser *self)
{
  g_return_val_if_fail (QDR_IS_ANALYSER (self), 0);

  return self->share;
}

void
qdr_analyser_set_processor_share (QdrAnalyser *self, guint share)
{
  g_return_if_fail (QDR_IS_ANALYSER (self));
  g_return_if_fail (share >= 1 && share <= 100);

  if (self->share == share)
    return;

  self->share = share;
  update_analysis (self);
  schedule (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SHARE]);
}

guint
qdr_analyser_get_n_threads (QdrAnalyser *self)
{
  g_return_val_if_fail (QDR_IS_ANALYSER (self), 0);

  return self->threads;
}

void
qdr_analyser_set_n_threads (QdrAnalyser *self, guint threads)
{
  g_return_if_fail (QDR_IS_ANALYSER (self));
  g_return_if_fail (threads >= 1 && threads <= QDR_MAX_THREADS);

  if (self->threads == threads)
    return;

  self->threads = threads;
  update_analysis (self);
  schedule (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_THREADS]);
}

gboolean
qdr_analyser_get_busy (QdrAnalyser *self)
{
  g_return_val_if_fail (QDR_IS_ANALYSER (self), FALSE);

  return self->is_busy;
}

const QdrAnalysis *
qdr_analyser_get_analysis (QdrAnalyser *self)
{
  g_return_val_if_fail (QDR_IS_ANALYSER (self), NULL);

  return self->has_analysis ? &self->analysis : NULL;
}
