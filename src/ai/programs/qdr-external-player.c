/*
 * External player: requests the moves of a game from external engines, on a worker thread.
 *
 * The object and its worker threads share two structures by counting references: the running
 * programs, which a lock protects, and a job for each request. Therefore the object can be released
 * without waiting for a worker.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-external-player.h"

/* The timeouts for the start of a program and for an answer, milliseconds. They are long because
 * the machine may be busy; the limit of CPU time is shorter. */
#define START_MS 15000
#define ANSWER_MS 40000

/* The running programs of a game. The indexes of the arrays are the seats. */
typedef struct {
  GMutex lock;
  QdrProtocolDialogue *dialogues[QDR_MAX_PLAYERS]; /* (nullable): the dialogue with each program */
  QdrExternalEngine *engines[QDR_MAX_PLAYERS];     /* (nullable): the engine of each program */
  gint is_abandoned; /* atomic; non-zero if the player does not use the programs anymore */
} Programs;

/* A request for a move. */
typedef struct {
  Programs *programs;
  QdrExternalEngine *engine;
  QdrMoveRequest *request;
  gint64 answer_ms;
  gulong cancelled_handler;
  gint interrupt; /* atomic; a QdrInterrupt */
} Job;

struct _QdrExternalPlayer {
  GObject parent_instance;

  Programs *programs;
  Job *job; /* (nullable): the latest request */
  gint64 answer_ms;
};

G_DEFINE_FINAL_TYPE (QdrExternalPlayer, qdr_external_player, G_TYPE_OBJECT)

static Programs *
programs_new (void)
{
  Programs *self = g_atomic_rc_box_new0 (Programs);

  g_mutex_init (&self->lock);
  return self;
}

static void
programs_clear (gpointer data)
{
  Programs *self = data;

  for (guint i = 0; i < QDR_MAX_PLAYERS; i++) {
    g_clear_pointer (&self->dialogues[i], qdr_protocol_dialogue_free);
    g_clear_object (&self->engines[i]);
  }
  g_mutex_clear (&self->lock);
}

static void
job_clear (gpointer data)
{
  Job *self = data;

  g_atomic_rc_box_release_full (self->programs, programs_clear);
  g_object_unref (self->engine);
  qdr_move_request_free (self->request);
}

static void
job_release (gpointer data)
{
  g_atomic_rc_box_release_full (data, job_clear);
}

/* Releases the programs. They end when no worker uses them anymore. */
static void
programs_abandon (Programs *self)
{
  g_atomic_int_set (&self->is_abandoned, TRUE);
  g_atomic_rc_box_release_full (self, programs_clear);
}

static void
cancel_job (QdrExternalPlayer *self)
{
  if (self->job != NULL)
    g_atomic_int_set (&self->job->interrupt, QDR_INTERRUPT_STOP);
  g_clear_pointer (&self->job, job_release);
}

static void
qdr_external_player_finalize (GObject *object)
{
  QdrExternalPlayer *self = QDR_EXTERNAL_PLAYER (object);

  cancel_job (self);
  programs_abandon (self->programs);

  G_OBJECT_CLASS (qdr_external_player_parent_class)->finalize (object);
}

static void
qdr_external_player_class_init (QdrExternalPlayerClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = qdr_external_player_finalize;
}

static void
qdr_external_player_init (QdrExternalPlayer *self)
{
  /* Tests set this variable, to shorten the timeout. */
  const char *text = g_getenv ("QDR_ENGINE_PATIENCE_MS");
  guint64 milliseconds;

  self->programs = programs_new ();
  self->answer_ms =
      text != NULL && g_ascii_string_to_unsigned (text, 10, 1, G_MAXINT, &milliseconds, NULL)
          ? (gint64) milliseconds
          : ANSWER_MS;
}

QdrExternalPlayer *
qdr_external_player_new (void)
{
  return g_object_new (QDR_TYPE_EXTERNAL_PLAYER, NULL);
}

void
qdr_external_player_reset (QdrExternalPlayer *self)
{
  g_return_if_fail (QDR_IS_EXTERNAL_PLAYER (self));

  cancel_job (self);
  programs_abandon (self->programs);
  self->programs = programs_new ();
}

/* On the worker thread */

static QdrWaitLimits
get_wait_limits (Job *self, gint64 milliseconds)
{
  return (QdrWaitLimits){ .deadline = g_get_monotonic_time () + milliseconds * 1000,
                          .interrupt = &self->interrupt };
}

/* Starts the program of a seat, unless it is running, and requests a move from it. */
static gboolean
request_move (Job *self, guint seat, QdrMove *move, GError **error)
{
  QdrProtocolDialogue **dialogue = &self->programs->dialogues[seat];
  QdrExternalEngine **engine = &self->programs->engines[seat];
  QdrWaitLimits wait_limits;
  QdrMoveAnswer answer;

  if (*dialogue == NULL || *engine != self->engine) {
    g_clear_pointer (dialogue, qdr_protocol_dialogue_free);
    g_set_object (engine, self->engine);
    /* A request to hurry must not interrupt the start of the program. */
    wait_limits = get_wait_limits (self, START_MS);
    wait_limits.ignores_hurry = TRUE;
    *dialogue = qdr_protocol_dialogue_start (qdr_external_engine_get_argv (self->engine),
                                             qdr_external_engine_get_protocol (self->engine),
                                             &wait_limits, error);
    if (*dialogue == NULL || !qdr_protocol_dialogue_begin_game (*dialogue, &wait_limits, error))
      return FALSE;
  }

  wait_limits = get_wait_limits (self, self->answer_ms);
  if (!qdr_protocol_dialogue_request_move (*dialogue, self->request, &wait_limits, &answer, error))
    return FALSE;
  *move = answer.move;
  return TRUE;
}

static void
request_in_thread (GTask *task,
                   gpointer source_object G_GNUC_UNUSED,
                   gpointer task_data,
                   GCancellable *cancellable)
{
  Job *job = task_data;
  const guint seat = job->request->position.turn;
  QdrProtocolDialogue **dialogue = &job->programs->dialogues[seat];
  QdrMove move = QDR_MOVE_NONE;
  GError *error = NULL;

  /* Wait for the previous request, which has been cancelled and ends soon. */
  g_mutex_lock (&job->programs->lock);
  if (!request_move (job, seat, &move, &error) && *dialogue != NULL) {
    const gboolean can_continue =
        g_error_matches (error, QDR_PROGRAM_ERROR, QDR_PROGRAM_ERROR_STOPPED) &&
        !g_atomic_int_get (&job->programs->is_abandoned);

    if (!can_continue || !qdr_protocol_dialogue_recover (*dialogue))
      g_clear_pointer (dialogue, qdr_protocol_dialogue_free);
  }
  g_mutex_unlock (&job->programs->lock);

  g_cancellable_disconnect (cancellable, job->cancelled_handler);
  if (error != NULL)
    g_task_return_error (task, error);
  else
    g_task_return_int (task, move);
}

/* On the main thread */

static void
cancelled_cb (GCancellable *cancellable G_GNUC_UNUSED, gpointer data)
{
  Job *job = data;

  g_atomic_int_set (&job->interrupt, QDR_INTERRUPT_STOP);
}

void
qdr_external_player_find_move_async (QdrExternalPlayer *self,
                                     QdrExternalEngine *engine,
                                     QdrGame *game,
                                     const QdrLimits *limits,
                                     GCancellable *cancellable,
                                     GAsyncReadyCallback callback,
                                     gpointer user_data)
{
  g_autoptr (GTask) task = NULL;
  Job *job;

  g_return_if_fail (QDR_IS_EXTERNAL_PLAYER (self));
  g_return_if_fail (QDR_IS_EXTERNAL_ENGINE (engine));
  g_return_if_fail (QDR_IS_GAME (game));
  g_return_if_fail (qdr_game_get_result (game).outcome == QDR_OUTCOME_ONGOING);

  cancel_job (self);
  job = g_atomic_rc_box_new0 (Job);
  job->programs = g_atomic_rc_box_acquire (self->programs);
  job->engine = g_object_ref (engine);
  job->request = qdr_move_request_new (game, limits);
  job->answer_ms = self->answer_ms;
  self->job = g_atomic_rc_box_acquire (job);
  if (cancellable != NULL)
    job->cancelled_handler = g_cancellable_connect (cancellable, G_CALLBACK (cancelled_cb),
                                                    g_atomic_rc_box_acquire (job), job_release);

  task = g_task_new (NULL, cancellable, callback, user_data);
  g_task_set_source_tag (task, qdr_external_player_find_move_async);
  g_task_set_task_data (task, job, job_release);
  g_task_run_in_thread (task, request_in_thread);
}

gboolean
qdr_external_player_find_move_finish (GAsyncResult *result, QdrMove *move, GError **error)
{
  Job *job;
  gssize answer;

  g_return_val_if_fail (g_async_result_is_tagged (result, qdr_external_player_find_move_async),
                        FALSE);
  g_return_val_if_fail (move != NULL, FALSE);

  job = g_task_get_task_data (G_TASK (result));
  answer = g_task_propagate_int (G_TASK (result), error);
  if (answer < 0)
    return FALSE;
  if (g_atomic_int_get (&job->interrupt) == QDR_INTERRUPT_STOP) {
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_CANCELLED, "The question was dropped");
    return FALSE;
  }
  *move = (QdrMove) answer;
  return TRUE;
}

void
qdr_external_player_move_now (QdrExternalPlayer *self)
{
  g_return_if_fail (QDR_IS_EXTERNAL_PLAYER (self));

  if (self->job != NULL)
    g_atomic_int_compare_and_exchange (&self->job->interrupt, QDR_INTERRUPT_NONE,
                                       QDR_INTERRUPT_HURRY);
}
