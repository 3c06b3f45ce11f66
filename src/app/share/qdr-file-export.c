/*
 * Export of data to a file that the user chooses, and of a game as an animation.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-file-export.h"

#include <glib/gi18n.h>

#include "qdr-animation-encoder.h"
#include "qdr-dialogs.h"
#include "qdr-display-name.h"
#include "qdr-durable-file.h"
#include "qdr-post.h"
#include "qdr-toast.h"

/* An export, while the user chooses a file. */
typedef struct {
  AdwToastOverlay *toasts;
  GBytes *bytes;
} Request;

static void
request_free (Request *self)
{
  g_object_unref (self->toasts);
  g_bytes_unref (self->bytes);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Request, request_free)

void
qdr_file_export_show_success (GFile *file, AdwToastOverlay *toasts)
{
  g_autofree char *name = NULL;
  g_autofree char *sentence = NULL;

  g_return_if_fail (G_IS_FILE (file));
  g_return_if_fail (ADW_IS_TOAST_OVERLAY (toasts));

  name = qdr_display_name_of_file (file);
  /* Translators: %s is the name of a file. */
  sentence = g_strdup_printf (_ ("“%s” saved"), name);
  qdr_toast_show_result (toasts, sentence);
}

void
qdr_file_export_show_error (GFile *file, GtkWindow *parent, const GError *error)
{
  g_autofree char *name = NULL;
  g_autofree char *heading = NULL;

  g_return_if_fail (G_IS_FILE (file));
  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (error != NULL);

  name = qdr_display_name_of_file (file);
  heading = g_strdup_printf (_ ("Could Not Save “%s”"), name);
  qdr_message_dialog_show (parent, heading, error->message);
}

/* Writes the chosen file. Does nothing if the window was closed in the meantime: the toast overlay
 * then has no root. */
static void
file_chosen_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Request) request = user_data;
  g_autoptr (GFile) file = qdr_file_dialog_finish (result);
  GtkRoot *window = gtk_widget_get_root (GTK_WIDGET (request->toasts));
  g_autoptr (GError) error = NULL;
  gsize length;
  gconstpointer contents = g_bytes_get_data (request->bytes, &length);

  if (file == NULL || window == NULL)
    return;

  if (qdr_durable_file_replace (file, contents, length, &error))
    qdr_file_export_show_success (file, request->toasts);
  else
    qdr_file_export_show_error (file, GTK_WINDOW (window), error);
}

void
qdr_file_export_ask_for_file (const QdrFileExport *self,
                              GtkWindow *parent,
                              GUserDirectory folder,
                              AdwToastOverlay *toasts)
{
  Request *request;

  g_return_if_fail (self != NULL);
  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (ADW_IS_TOAST_OVERLAY (toasts));

  request = g_new (Request, 1);
  *request = (Request){ g_object_ref (toasts), g_bytes_ref (self->bytes) };
  qdr_file_dialog_export_async (parent, folder, self->title, self->kind, self->name, file_chosen_cb,
                                request);
}

/* The time for which a frame is shown, and the time for which the last frame is shown;
 * milliseconds. */
#define DURATION 800
#define LAST_DURATION 3000

/* The number of frames that are painted ahead, so that the encoding thread seldom waits for the
 * main thread. */
#define AHEAD 2

typedef struct {
  QdrFrameRenderer *renderer; /* (nullable): used on the main thread only; NULL after
                                 qdr_animation_writer_write_finish() */
  guint length;
  int width;
  int height;
  GFile *file;
  QdrAnimationProgressFunc progress; /* (nullable) */
  gpointer progress_data;
  guint n_painted;      /* the number of painted frames; used on the main thread only */
  GAsyncQueue *painted; /* of GBytes: the pixels of a frame, or 0 bytes after a cancellation */
} Job;

static void
job_free (Job *self)
{
  g_clear_object (&self->renderer);
  g_object_unref (self->file);
  g_async_queue_unref (self->painted);
  g_free (self);
}

/* Paints the next frame, on the main thread. */
static gboolean
paint_cb (gpointer user_data)
{
  GTask *task = user_data;
  Job *job = g_task_get_task_data (task);

  if (job->renderer == NULL || g_cancellable_is_cancelled (g_task_get_cancellable (task))) {
    g_async_queue_push (job->painted, g_bytes_new (NULL, 0));
    return G_SOURCE_REMOVE;
  }

  g_async_queue_push (job->painted,
                      qdr_frame_renderer_paint_frame (job->renderer, job->n_painted++));
  if (job->progress != NULL)
    job->progress (job->n_painted, job->progress_data);
  return G_SOURCE_REMOVE;
}

static void
request_frame (GTask *task)
{
  qdr_post_callback (g_task_get_context (task), G_PRIORITY_DEFAULT_IDLE, paint_cb,
                     g_object_ref (task), g_object_unref);
}

static GBytes *
encode (GTask *task, GError **error)
{
  Job *job = g_task_get_task_data (task);
  g_autoptr (QdrAnimationEncoder) encoder = qdr_animation_encoder_new (job->width, job->height);

  for (guint i = 0; i < MIN (AHEAD, job->length); i++)
    request_frame (task);
  for (guint i = 0; i < job->length; i++) {
    g_autoptr (GBytes) pixels = g_async_queue_pop (job->painted);
    const guint duration = i == job->length - 1 ? LAST_DURATION : DURATION;

    if (g_cancellable_set_error_if_cancelled (g_task_get_cancellable (task), error) ||
        !qdr_animation_encoder_add_frame (encoder, g_bytes_get_data (pixels, NULL), duration,
                                          error))
      return NULL;
    if (i + AHEAD < job->length)
      request_frame (task);
  }
  return qdr_animation_encoder_finish (encoder, error);
}

static void
write_cb (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  Job *job = task_data;
  GError *error = NULL;
  g_autoptr (GBytes) animation = encode (task, &error);
  gconstpointer contents = NULL;
  gsize length = 0;

  if (animation != NULL)
    contents = g_bytes_get_data (animation, &length);
  if (animation != NULL && !g_cancellable_set_error_if_cancelled (cancellable, &error))
    qdr_durable_file_replace (job->file, contents, length, &error);
  if (error != NULL)
    g_task_return_error (task, error);
  else
    g_task_return_boolean (task, TRUE);
}

void
qdr_animation_writer_write_async (QdrFrameRenderer *renderer,
                                  GFile *file,
                                  GCancellable *cancellable,
                                  QdrAnimationProgressFunc progress,
                                  GAsyncReadyCallback callback,
                                  gpointer user_data)
{
  g_autoptr (GTask) task = NULL;
  Job *job;

  g_return_if_fail (QDR_IS_FRAME_RENDERER (renderer));
  g_return_if_fail (G_IS_FILE (file));
  g_return_if_fail (qdr_animation_encoder_is_supported ());

  job = g_new0 (Job, 1);
  job->renderer = g_object_ref (renderer);
  job->length = qdr_frame_renderer_get_n_frames (renderer);
  job->width = qdr_frame_renderer_get_width (renderer);
  job->height = qdr_frame_renderer_get_height (renderer);
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

  /* Release the renderer here, because its widget must be released on the main thread. job_free()
   * may run on another thread. */
  job = g_task_get_task_data (G_TASK (result));
  g_clear_object (&job->renderer);
  return g_task_propagate_boolean (G_TASK (result), error);
}
