/*
 * A library in a thread of its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-library-worker.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "qdr-post.h"

/* A job and its data, stored as the task data of a GTask. */
typedef struct {
  QdrLibraryAccess access;
  QdrLibraryJob job;
  gpointer data;
  GDestroyNotify free_data;
} Request;

/* A weak reference to the worker. It outlives the worker while a signal is pending. */
typedef struct {
  GWeakRef worker;
} WorkerRef;

struct _QdrLibraryWorker {
  GObject parent_instance;

  char *path;
  GMainContext *context; /* the context in which signals are emitted */
  GAsyncQueue *tasks;    /* GTask elements; a task without a request ends the thread */
  GThread *thread;       /* (nullable): NULL while no thread runs */
  WorkerRef *worker_ref; /* reference-counted */
  QdrLibrary *library;   /* (nullable): NULL while no file is open; used only by the thread */
};

enum {
  SIGNAL_CHANGED,
  SIGNAL_PUT_ASIDE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (QdrLibraryWorker, qdr_library_worker, G_TYPE_OBJECT)

static void
free_request (gpointer data)
{
  Request *self = data;

  if (self->free_data != NULL)
    self->free_data (self->data);
  g_free (self);
}

/* A pending signal. */
typedef struct {
  WorkerRef *worker_ref; /* reference-counted */
  guint signal;
  char *sentence; /* (nullable): the argument of the signal, if it has one */
} Message;

static void
clear_worker_ref (gpointer data)
{
  g_weak_ref_clear (&((WorkerRef *) data)->worker);
}

static void
free_message (gpointer data)
{
  Message *self = data;

  g_atomic_rc_box_release_full (self->worker_ref, clear_worker_ref);
  g_free (self->sentence);
  g_free (self);
}

static gboolean
emit_cb (gpointer data)
{
  Message *message = data;
  g_autoptr (QdrLibraryWorker) worker = g_weak_ref_get (&message->worker_ref->worker);

  if (worker != NULL && message->signal == SIGNAL_PUT_ASIDE)
    g_signal_emit (worker, signals[SIGNAL_PUT_ASIDE], 0, message->sentence);
  else if (worker != NULL)
    g_signal_emit (worker, signals[SIGNAL_CHANGED], 0);
  return G_SOURCE_REMOVE;
}

/* Emits a signal in the context of the worker. Takes ownership of @sentence. */
static void
send_signal (QdrLibraryWorker *self, guint signal, char *sentence)
{
  Message *message = g_new0 (Message, 1);

  message->worker_ref = g_atomic_rc_box_acquire (self->worker_ref);
  message->signal = signal;
  message->sentence = sentence;
  qdr_post_callback (self->context, G_PRIORITY_DEFAULT, emit_cb, message, free_message);
}

/* Renames an unusable file and opens an empty library in its place. Returns NULL on failure. @why:
 * the error that shows that the file is unusable */
static QdrLibrary *
put_aside (QdrLibraryWorker *self, const GError *why)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *when = g_date_time_format (now, "%Y-%m-%d-%H%M%S");
  g_autofree char *to = g_strdup_printf ("%s.%s.bad", self->path, when);
  g_autofree char *before = g_path_get_basename (self->path);
  g_autofree char *name = g_path_get_basename (to);
  QdrLibrary *library;
  static const char *const logs[] = { "-wal", "-shm" };

  if (g_file_test (to, G_FILE_TEST_EXISTS))
    return NULL;

  if (g_rename (self->path, to) != 0)
    return NULL;
  /* The write-ahead log belongs to the unusable file. */
  for (guint i = 0; i < G_N_ELEMENTS (logs); i++) {
    g_autofree char *log = g_strconcat (self->path, logs[i], NULL);
    g_autofree char *log_to = g_strconcat (to, logs[i], NULL);

    g_rename (log, log_to);
  }

  library = qdr_library_open (self->path, NULL);
  if (library != NULL)
    send_signal (self, SIGNAL_PUT_ASIDE,
                 /* Translators: a sentence on what is wrong with a file, the name of this file, and
                  * its new name. */
                 g_strdup_printf (_ ("%s “%s” was renamed “%s”, and a new library was created."),
                                  why->message, before, name));
  return library;
}

static gpointer
work (gpointer data)
{
  QdrLibraryWorker *self = data;

  for (;;) {
    g_autoptr (GTask) task = g_async_queue_pop (self->tasks);
    const Request *request = g_task_get_task_data (task);
    GCancellable *cancellable = g_task_get_cancellable (task);
    GError *error = NULL;
    gboolean is_done;

    if (request == NULL)
      break;
    if (g_task_return_error_if_cancelled (task))
      continue;

    if (self->library == NULL) {
      g_autoptr (GError) failure = NULL;

      self->library = qdr_library_open (self->path, &failure);
      if (g_error_matches (failure, QDR_LIBRARY_ERROR, QDR_LIBRARY_ERROR_FOREIGN) ||
          g_error_matches (failure, QDR_LIBRARY_ERROR, QDR_LIBRARY_ERROR_DAMAGED))
        self->library = put_aside (self, failure);
      if (self->library == NULL)
        g_propagate_error (&error, g_steal_pointer (&failure));
    }
    is_done =
        self->library != NULL && request->job (self->library, request->data, cancellable, &error);

    /* If the file is damaged, opens an empty library and repeats a job that writes. After a job
     * that reads, emits "changed", so that views load their contents again. */
    if (self->library != NULL &&
        g_error_matches (error, QDR_LIBRARY_ERROR, QDR_LIBRARY_ERROR_DAMAGED)) {
      g_clear_pointer (&self->library, qdr_library_close);
      self->library = put_aside (self, error);
      if (self->library != NULL && request->access == QDR_LIBRARY_WRITES) {
        g_clear_error (&error);
        is_done = request->job (self->library, request->data, cancellable, &error);
      } else {
        send_signal (self, SIGNAL_CHANGED, NULL);
      }
    }

    if (is_done && request->access == QDR_LIBRARY_WRITES)
      send_signal (self, SIGNAL_CHANGED, NULL);
    if (is_done)
      g_task_return_pointer (task, request->data, NULL);
    else
      g_task_return_error (task, error);
  }
  g_clear_pointer (&self->library, qdr_library_close);
  return NULL;
}

/* Waits until all pending jobs are done, and ends the thread. */
static void
end_thread (QdrLibraryWorker *self)
{
  if (self->thread == NULL)
    return;

  g_async_queue_push (self->tasks, g_task_new (NULL, NULL, NULL, NULL));
  g_thread_join (g_steal_pointer (&self->thread));
}

static void
qdr_library_worker_finalize (GObject *object)
{
  QdrLibraryWorker *self = QDR_LIBRARY_WORKER (object);

  end_thread (self);
  g_async_queue_unref (self->tasks);
  g_main_context_unref (self->context);
  g_atomic_rc_box_release_full (self->worker_ref, clear_worker_ref);
  g_free (self->path);

  G_OBJECT_CLASS (qdr_library_worker_parent_class)->finalize (object);
}

static void
qdr_library_worker_class_init (QdrLibraryWorkerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = qdr_library_worker_finalize;

  signals[SIGNAL_CHANGED] = g_signal_new ("changed", QDR_TYPE_LIBRARY_WORKER, G_SIGNAL_RUN_LAST, 0,
                                          NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_PUT_ASIDE] = g_signal_new ("put-aside", QDR_TYPE_LIBRARY_WORKER, G_SIGNAL_RUN_LAST,
                                            0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
qdr_library_worker_init (QdrLibraryWorker *self)
{
  self->tasks = g_async_queue_new_full (g_object_unref);
  self->context = g_main_context_ref_thread_default ();
  self->worker_ref = g_atomic_rc_box_new0 (WorkerRef);
  g_weak_ref_init (&self->worker_ref->worker, self);
}

QdrLibraryWorker *
qdr_library_worker_new (const char *path)
{
  QdrLibraryWorker *self;

  g_return_val_if_fail (path != NULL, NULL);

  self = g_object_new (QDR_TYPE_LIBRARY_WORKER, NULL);
  self->path = g_strdup (path);
  return self;
}

void
qdr_library_worker_run_async (QdrLibraryWorker *self,
                              QdrLibraryAccess access,
                              QdrLibraryJob job,
                              gpointer data,
                              GDestroyNotify free_data,
                              GCancellable *cancellable,
                              GAsyncReadyCallback callback,
                              gpointer user_data)
{
  Request *request;
  GTask *task;

  g_return_if_fail (QDR_IS_LIBRARY_WORKER (self));
  g_return_if_fail (job != NULL && data != NULL);

  request = g_new0 (Request, 1);
  *request = (Request){ access, job, data, free_data };
  /* The task has no source object, which would keep the worker alive until the job is done. */
  task = g_task_new (NULL, cancellable, callback, user_data);
  g_task_set_source_tag (task, qdr_library_worker_run_async);
  g_task_set_task_data (task, request, free_request);
  g_async_queue_push (self->tasks, task);
  if (self->thread == NULL)
    self->thread = g_thread_new ("library", work, self);
}

gpointer
qdr_library_worker_run_finish (QdrLibraryWorker *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

void
qdr_library_worker_wait_for_jobs (QdrLibraryWorker *self)
{
  g_return_if_fail (QDR_IS_LIBRARY_WORKER (self));

  end_thread (self);
}
