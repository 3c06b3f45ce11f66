/*
 * A recorder that adds the games of a session to the library, and a function that adds one game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game-recorder.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "qdr-library.h"
#include "qdr-saved-game.h"
#include "qdr-shared-record.h"

/* The arguments of qdr_library_worker_add_game_async(), copied for the worker. */
typedef struct {
  char *text;
  char *version;
  QdrLibrarySource source;
} Job;

static void
job_free (gpointer data)
{
  Job *self = data;

  g_free (self->text);
  g_free (self->version);
  g_free (self);
}

static gboolean
add_game (QdrLibrary *library, gpointer data, GCancellable *cancellable, GError **error)
{
  const Job *job = data;
  g_autoptr (GPtrArray) games = qdr_saved_game_parse (job->text, strlen (job->text), NULL, error);

  return games != NULL && qdr_library_add_game (library, g_ptr_array_index (games, 0), job->source,
                                                job->version, NULL, NULL, error);
}

void
qdr_library_worker_add_game_async (QdrLibraryWorker *library,
                                   const char *text,
                                   QdrLibrarySource source,
                                   const char *version,
                                   GAsyncReadyCallback callback,
                                   gpointer user_data)
{
  Job *job;

  g_return_if_fail (QDR_IS_LIBRARY_WORKER (library));
  g_return_if_fail (text != NULL && version != NULL);

  job = g_new0 (Job, 1);
  job->text = g_strdup (text);
  job->version = g_strdup (version);
  job->source = source;
  qdr_library_worker_run_async (library, QDR_LIBRARY_WRITES, add_game, job, job_free, NULL,
                                callback, user_data);
}

char *
qdr_library_worker_add_game_finish (QdrLibraryWorker *library, GAsyncResult *result)
{
  g_autoptr (GError) error = NULL;

  if (qdr_library_worker_run_finish (library, result, &error) != NULL)
    return NULL;

  /* Translators: %s is a sentence about the reason. */
  return g_strdup_printf (_ ("The game is not in the library. %s"), error->message);
}

struct _QdrGameRecorder {
  GObject parent_instance;

  QdrSession *session;
  QdrLibraryWorker *library;
  char *version;
  QdrGame *game; /* (nullable): the present game */
  gboolean enabled;
  gboolean was_played;  /* whether a move of the game was played during this session */
  gboolean is_recorded; /* whether the game was added after its end, or was over when the session
                           got it */
};

G_DEFINE_FINAL_TYPE (QdrGameRecorder, qdr_game_recorder, G_TYPE_OBJECT)

enum {
  PROP_0,
  PROP_ENABLED,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

enum {
  SIGNAL_FAILED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* The data of added_cb(). */
typedef struct {
  QdrGameRecorder *recorder;
  QdrGame *game;
} Request;

static void
request_free (Request *self)
{
  g_object_unref (self->recorder);
  g_object_unref (self->game);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Request, request_free)

static void
added_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Request) request = user_data;
  QdrGameRecorder *self = request->recorder;
  g_autofree char *error = qdr_library_worker_add_game_finish (self->library, result);

  if (error == NULL)
    return;

  /* The error may be temporary, so the recorder tries again when another game replaces this one. */
  if (self->game == request->game)
    self->is_recorded = FALSE;
  g_signal_emit (self, signals[SIGNAL_FAILED], 0, error);
}

static void
record_game (QdrGameRecorder *self)
{
  g_autofree char *text = NULL;
  Request *request;
  const gboolean is_over =
      self->game != NULL && qdr_game_get_final_result (self->game).outcome != QDR_OUTCOME_ONGOING;

  if (self->game == NULL || !self->enabled || !self->was_played || self->is_recorded)
    return;
  /* A game with somebody elsewhere goes on when it is opened again. */
  if (!is_over && qdr_game_is_shared (self->game))
    return;

  self->is_recorded = is_over;
  text = qdr_saved_game_to_text (self->game);
  request = g_new (Request, 1);
  *request = (Request){ g_object_ref (self), g_object_ref (self->game) };
  qdr_library_worker_add_game_async (self->library, text, QDR_LIBRARY_PLAYED, self->version,
                                     added_cb, request);
}

/* A review that the worker is to add. It contains the game as text, because a QdrGame could change
 * before the review is added. */
typedef struct {
  char *text;
  QdrLibraryReview reviews[QDR_MAX_PLAYERS];
} ReviewJob;

static void
review_job_free (gpointer data)
{
  ReviewJob *self = data;

  g_free (self->text);
  g_free (self);
}

static gboolean
add_review (QdrLibrary *library, gpointer data, GCancellable *cancellable, GError **error)
{
  const ReviewJob *job = data;
  g_autoptr (GPtrArray) games = qdr_saved_game_parse (job->text, strlen (job->text), NULL, error);

  return games != NULL &&
         qdr_library_add_review (library, g_ptr_array_index (games, 0), job->reviews, NULL, error);
}

static void
reviewed_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (QdrGameRecorder) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autofree char *sentence = NULL;

  if (qdr_library_worker_run_finish (self->library, result, &error) != NULL)
    return;

  /* Translators: %s is a sentence about the reason. */
  sentence = g_strdup_printf (_ ("The review is not in the library. %s"), error->message);
  g_signal_emit (self, signals[SIGNAL_FAILED], 0, sentence);
}

void
qdr_game_recorder_add_review (QdrGameRecorder *self, QdrReview *review)
{
  ReviewJob *job;

  g_return_if_fail (QDR_IS_GAME_RECORDER (self));
  g_return_if_fail (QDR_IS_REVIEW (review));

  if (!self->enabled || self->game == NULL ||
      qdr_review_get_n_moves (review) != qdr_game_get_n_moves (self->game))
    return;

  job = g_new0 (ReviewJob, 1);
  job->text = qdr_saved_game_to_text (self->game);
  for (guint i = 0; i < qdr_game_get_n_moves (self->game); i++) {
    const QdrVerdict verdict = qdr_review_get_verdict (review, i);
    QdrLibraryReview *counts;
    guint player;

    qdr_game_get_move (self->game, i, &player);
    counts = &job->reviews[player];
    counts->n_moves += verdict != QDR_VERDICT_NONE;
    counts->n_inaccuracies += verdict == QDR_VERDICT_INACCURACY;
    counts->n_mistakes += verdict == QDR_VERDICT_MISTAKE;
    counts->n_blunders += verdict == QDR_VERDICT_BLUNDER;
  }
  for (guint i = 0; i < qdr_game_get_n_players (self->game); i++)
    if (!qdr_review_get_accuracy (review, i, &job->reviews[i].accuracy))
      job->reviews[i].n_moves = 0;
  qdr_library_worker_run_async (self->library, QDR_LIBRARY_WRITES, add_review, job, review_job_free,
                                NULL, reviewed_cb, g_object_ref (self));
}

static void
changed_cb (QdrGameRecorder *self, guint changes)
{
  if ((changes & QDR_CHANGE_GAME) != 0) {
    record_game (self);
    g_set_object (&self->game, qdr_session_get_game (self->session));
    self->was_played = FALSE;
    self->is_recorded = !qdr_game_is_under_way (self->game);
  }
  self->was_played = self->was_played || qdr_session_get_clock_started (self->session);
  if ((changes & QDR_CHANGE_ENDED) != 0)
    record_game (self);
}

static void
qdr_game_recorder_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  QdrGameRecorder *self = QDR_GAME_RECORDER (object);

  if (id != PROP_ENABLED) {
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    return;
  }
  self->enabled = g_value_get_boolean (value);
  if (self->game != NULL && !qdr_game_is_under_way (self->game))
    record_game (self);
}

static void
qdr_game_recorder_dispose (GObject *object)
{
  QdrGameRecorder *self = QDR_GAME_RECORDER (object);

  if (self->session != NULL) {
    g_signal_handlers_disconnect_by_data (self->session, self);
    record_game (self);
  }
  g_clear_object (&self->session);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (qdr_game_recorder_parent_class)->dispose (object);
}

static void
qdr_game_recorder_finalize (GObject *object)
{
  QdrGameRecorder *self = QDR_GAME_RECORDER (object);

  /* Until then a game may still be written. */
  g_clear_object (&self->library);
  g_free (self->version);

  G_OBJECT_CLASS (qdr_game_recorder_parent_class)->finalize (object);
}

static void
qdr_game_recorder_class_init (QdrGameRecorderClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS;

  object_class->set_property = qdr_game_recorder_set_property;
  object_class->dispose = qdr_game_recorder_dispose;
  object_class->finalize = qdr_game_recorder_finalize;

  properties[PROP_ENABLED] = g_param_spec_boolean ("enabled", NULL, NULL, TRUE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  signals[SIGNAL_FAILED] = g_signal_new ("failed", QDR_TYPE_GAME_RECORDER, G_SIGNAL_RUN_LAST, 0,
                                         NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
qdr_game_recorder_init (QdrGameRecorder *self)
{
  self->enabled = TRUE;
}

QdrGameRecorder *
qdr_game_recorder_new (QdrSession *session, QdrLibraryWorker *library, const char *version)
{
  QdrGameRecorder *self;

  g_return_val_if_fail (QDR_IS_SESSION (session), NULL);
  g_return_val_if_fail (QDR_IS_LIBRARY_WORKER (library), NULL);
  g_return_val_if_fail (version != NULL, NULL);

  self = g_object_new (QDR_TYPE_GAME_RECORDER, NULL);
  self->session = g_object_ref (session);
  self->library = g_object_ref (library);
  self->version = g_strdup (version);
  qdr_session_connect_changed (session, G_CALLBACK (changed_cb), self);
  return self;
}
