/*
 * A library in a thread of its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-library-worker.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

/* A job on its way; the data of its task. */
typedef struct {
  QdrLibraryAccess access;
  QdrLibraryJob job;
  gpointer data;
  GDestroyNotify free_data;
} Assignment;

/* Where signals go: it outlives the worker while one is on its way. */
typedef struct {
  GWeakRef worker;
} Address;

struct _QdrLibraryWorker {
  GObject parent_instance;

  char *path;
  GMainContext *context; /* where signals are emitted */
  GAsyncQueue *tasks;    /* of GTask; one without a job ends the thread */
  GThread *thread;       /* (nullable): from the first job on */
  Address *address;      /* counted */
  QdrLibrary *library;   /* (nullable): of the thread */
};

enum {
  SIGNAL_CHANGED,
  SIGNAL_PUT_ASIDE,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (QdrLibraryWorker, qdr_library_worker, G_TYPE_OBJECT)

static void
free_assignment (gpointer data)
{
  Assignment *self = data;

  if (self->free_data != NULL)
    self->free_data (self->data);
  g_free (self);
}

/* --- In the thread ---------------------------------------------------------------------------- */

/* A signal that is on its way to the main context. */
typedef struct {
  Address *address; /* counted */
  guint signal;
  char *sentence; /* (nullable) */
} Message;

static void
clear_address (gpointer data)
{
  g_weak_ref_clear (&((Address *) data)->worker);
}

static void
free_message (gpointer data)
{
  Message *self = data;

  g_atomic_rc_box_release_full (self->address, clear_address);
  g_free (self->sentence);
  g_free (self);
}

static gboolean
emit_cb (gpointer data)
{
  Message *message = data;
  g_autoptr (QdrLibraryWorker) worker = g_weak_ref_get (&message->address->worker);

  if (worker != NULL && message->signal == SIGNAL_PUT_ASIDE)
    g_signal_emit (worker, signals[SIGNAL_PUT_ASIDE], 0, message->sentence);
  else if (worker != NULL)
    g_signal_emit (worker, signals[SIGNAL_CHANGED], 0);
  return G_SOURCE_REMOVE;
}

/* @sentence is owned by the message from now on. It never arrives in this thread, as it might by
 * g_main_context_invoke() while nobody runs the context. */
static void
send_signal (QdrLibraryWorker *self, guint signal, char *sentence)
{
  Message *message = g_new0 (Message, 1);
  g_autoptr (GSource) source = g_idle_source_new ();

  message->address = g_atomic_rc_box_acquire (self->address);
  message->signal = signal;
  message->sentence = sentence;
  g_source_set_priority (source, G_PRIORITY_DEFAULT);
  g_source_set_callback (source, emit_cb, message, free_message);
  g_source_attach (source, self->context);
}

/* The log of a file belongs to it alone. */
static gboolean
rename_file (const char *path, const char *to)
{
  static const char *const logs[] = { "-wal", "-shm" };

  if (g_rename (path, to) != 0)
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (logs); i++) {
    g_autofree char *log = g_strconcat (path, logs[i], NULL);
    g_autofree char *log_to = g_strconcat (to, logs[i], NULL);

    g_rename (log, log_to);
  }
  return TRUE;
}

/* Gives a file that cannot be used a name that no file has, and opens an empty one in its place. */
static QdrLibrary *
put_aside (QdrLibraryWorker *self, const GError *why)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *when = g_date_time_format (now, "%Y-%m-%d-%H%M%S");
  g_autofree char *to = g_strdup_printf ("%s.%s.bad", self->path, when);
  g_autofree char *before = g_path_get_basename (self->path);
  g_autofree char *name = g_path_get_basename (to);
  QdrLibrary *library;

  if (g_file_test (to, G_FILE_TEST_EXISTS) || !rename_file (self->path, to))
    return NULL;
  library = qdr_library_open (self->path, NULL);
  if (library != NULL)
    send_signal (self, SIGNAL_PUT_ASIDE,
                 /* Translators: a sentence, the name of a file, and its new one. */
                 g_strdup_printf (_ ("%s “%s” is called “%s” now, and a new one has been begun."),
                                  why->message, before, name));
  return library;
}

static QdrLibrary *
open_library (QdrLibraryWorker *self, GError **error)
{
  g_autoptr (GError) failure = NULL;
  QdrLibrary *library = qdr_library_open (self->path, &failure);

  if (g_error_matches (failure, QDR_LIBRARY_ERROR, QDR_LIBRARY_ERROR_FOREIGN) ||
      g_error_matches (failure, QDR_LIBRARY_ERROR, QDR_LIBRARY_ERROR_DAMAGED))
    library = put_aside (self, failure);
  if (library == NULL)
    g_propagate_error (error, g_steal_pointer (&failure));
  return library;
}

static gboolean
do_job (QdrLibraryWorker *self, GTask *task, GError **error)
{
  const Assignment *assignment = g_task_get_task_data (task);

  return assignment->job (self->library, assignment->data, g_task_get_cancellable (task), error);
}

/* Damage may show only when a part of the file is read that nobody has read before. What was to be
 * written is written into the new file. */
static gboolean
do_again (QdrLibraryWorker *self, GTask *task, GError **error)
{
  const Assignment *assignment = g_task_get_task_data (task);
  g_autoptr (GError) damage = g_steal_pointer (error);

  g_clear_pointer (&self->library, qdr_library_close);
  self->library = put_aside (self, damage);
  if (self->library != NULL && assignment->access == QDR_LIBRARY_WRITES)
    return do_job (self, task, error);

  /* Whoever shows what there was is to look again. */
  send_signal (self, SIGNAL_CHANGED, NULL);
  g_propagate_error (error, g_steal_pointer (&damage));
  return FALSE;
}

static void
do_task (QdrLibraryWorker *self, GTask *task)
{
  const Assignment *assignment = g_task_get_task_data (task);
  GError *error = NULL;
  gboolean is_done;

  if (g_task_return_error_if_cancelled (task))
    return;
  if (self->library == NULL)
    self->library = open_library (self, &error);
  is_done = self->library != NULL && do_job (self, task, &error);
  if (self->library != NULL &&
      g_error_matches (error, QDR_LIBRARY_ERROR, QDR_LIBRARY_ERROR_DAMAGED))
    is_done = do_again (self, task, &error);
  if (!is_done) {
    g_task_return_error (task, error);
    return;
  }

  if (assignment->access == QDR_LIBRARY_WRITES)
    send_signal (self, SIGNAL_CHANGED, NULL);
  g_task_return_pointer (task, assignment->data, NULL);
}

static gpointer
work (gpointer data)
{
  QdrLibraryWorker *self = data;

  for (;;) {
    g_autoptr (GTask) task = g_async_queue_pop (self->tasks);

    if (g_task_get_task_data (task) == NULL)
      break;
    do_task (self, task);
  }
  g_clear_pointer (&self->library, qdr_library_close);
  return NULL;
}

/* --- Outside ---------------------------------------------------------------------------------- */

/* A task without a job ends it, after all others. */
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
  g_atomic_rc_box_release_full (self->address, clear_address);
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
  self->address = g_atomic_rc_box_new0 (Address);
  g_weak_ref_init (&self->address->worker, self);
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

/* The task has no source: a job on its way does not keep the worker alive, which waits for it. */
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
  Assignment *assignment;
  GTask *task;

  g_return_if_fail (QDR_IS_LIBRARY_WORKER (self));
  g_return_if_fail (job != NULL && data != NULL);

  assignment = g_new0 (Assignment, 1);
  *assignment = (Assignment){ access, job, data, free_data };
  task = g_task_new (NULL, cancellable, callback, user_data);
  g_task_set_source_tag (task, qdr_library_worker_run_async);
  g_task_set_task_data (task, assignment, free_assignment);
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
qdr_library_worker_flush (QdrLibraryWorker *self)
{
  g_return_if_fail (QDR_IS_LIBRARY_WORKER (self));

  end_thread (self);
}
