/*
 * Writes a game as a picture that moves, on a thread of its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-animation-writer.h"

#include "qdr-durable-file.h"
#include "qdr-animation-encoder.h"

/* How long pictures stand, milliseconds. */
#define DURATION 800
#define LAST_DURATION 3000

/* Painted and not yet written, so that neither thread waits for the other one for long. */
#define AHEAD 2

typedef struct {
  QdrFrameRenderer *film; /* (nullable): of the main thread, and NULL once it is done */
  guint length;
  int width;
  int height;
  GFile *file;
  QdrAnimationProgressFunc progress; /* (nullable) */
  gpointer progress_data;
  guint n_painted;      /* of the main thread */
  GAsyncQueue *painted; /* of GBytes; an empty one when it is given up */
} Job;

static void
job_free (Job *self)
{
  g_clear_object (&self->film);
  g_object_unref (self->file);
  g_async_queue_unref (self->painted);
  g_free (self);
}

/* In the main thread. */
static gboolean
paint_cb (gpointer user_data)
{
  GTask *task = user_data;
  Job *job = g_task_get_task_data (task);

  if (job->film == NULL || g_cancellable_is_cancelled (g_task_get_cancellable (task))) {
    g_async_queue_push (job->painted, g_bytes_new (NULL, 0));
    return G_SOURCE_REMOVE;
  }

  g_async_queue_push (job->painted, qdr_frame_renderer_paint (job->film, job->n_painted++));
  if (job->progress != NULL)
    job->progress (job->n_painted, job->progress_data);
  return G_SOURCE_REMOVE;
}

static void
ask_for_picture (GTask *task)
{
  g_autoptr (GSource) source = g_idle_source_new ();

  g_source_set_callback (source, paint_cb, g_object_ref (task), g_object_unref);
  g_source_attach (source, g_task_get_context (task));
}

static gboolean
add_picture (GTask *task, QdrAnimationEncoder *picture, gboolean is_last, GError **error)
{
  Job *job = g_task_get_task_data (task);
  g_autoptr (GBytes) pixels = g_async_queue_pop (job->painted);

  if (g_cancellable_set_error_if_cancelled (g_task_get_cancellable (task), error))
    return FALSE;

  return qdr_animation_encoder_add (picture, g_bytes_get_data (pixels, NULL),
                                    is_last ? LAST_DURATION : DURATION, error);
}

static GBytes *
make_picture (GTask *task, GError **error)
{
  Job *job = g_task_get_task_data (task);
  g_autoptr (QdrAnimationEncoder) picture = qdr_animation_encoder_new (job->width, job->height);

  for (guint i = 0; i < MIN (AHEAD, job->length); i++)
    ask_for_picture (task);
  for (guint i = 0; i < job->length; i++) {
    if (!add_picture (task, picture, i == job->length - 1, error))
      return NULL;
    if (i + AHEAD < job->length)
      ask_for_picture (task);
  }
  return qdr_animation_encoder_finish (picture, error);
}

static void
write_cb (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  Job *job = task_data;
  GError *error = NULL;
  g_autoptr (GBytes) picture = make_picture (task, &error);
  gconstpointer contents = NULL;
  gsize length = 0;

  if (picture != NULL)
    contents = g_bytes_get_data (picture, &length);
  if (picture != NULL && !g_cancellable_set_error_if_cancelled (cancellable, &error))
    qdr_durable_file_replace (job->file, contents, length, &error);
  if (error != NULL)
    g_task_return_error (task, error);
  else
    g_task_return_boolean (task, TRUE);
}

void
qdr_animation_writer_write_async (QdrFrameRenderer *film,
                                  GFile *file,
                                  GCancellable *cancellable,
                                  QdrAnimationProgressFunc progress,
                                  GAsyncReadyCallback callback,
                                  gpointer user_data)
{
  g_autoptr (GTask) task = NULL;
  Job *job;

  g_return_if_fail (QDR_IS_FRAME_RENDERER (film));
  g_return_if_fail (G_IS_FILE (file));
  g_return_if_fail (qdr_animation_encoder_is_built ());

  job = g_new0 (Job, 1);
  job->film = g_object_ref (film);
  job->length = qdr_frame_renderer_get_length (film);
  job->width = qdr_frame_renderer_get_width (film);
  job->height = qdr_frame_renderer_get_height (film);
  job->file = g_object_ref (file);
  job->progress = progress;
  job->progress_data = user_data;
  job->painted = g_async_queue_new_full ((GDestroyNotify) g_bytes_unref);
  task = g_task_new (NULL, cancellable, callback, user_data);
  g_task_set_task_data (task, job, (GDestroyNotify) job_free);
  g_task_run_in_thread (task, write_cb);
}

gboolean
qdr_animation_writer_write_finish (GAsyncResult *result, GError **error)
{
  Job *job;

  g_return_val_if_fail (G_IS_TASK (result), FALSE);

  /* Here and not by the thread that lets go of the task last, since it holds widgets. */
  job = g_task_get_task_data (G_TASK (result));
  g_clear_object (&job->film);
  return g_task_propagate_boolean (G_TASK (result), error);
}
