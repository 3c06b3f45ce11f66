/*
 * Deletion of games in the library window, and its undo.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-deletion-controller.h"

#include <glib/gi18n.h>

#include "qdr-actions.h"
#include "qdr-library.h"
#include "qdr-toast.h"
#include "qdr-transfer.h"

/* The games that one step deletes or restores. Other work on the library is done between steps. */
#define N_AT_ONCE 500

/* The time after which progress is shown, milliseconds. */
#define PROGRESS_DELAY_MS 500

/* The time for which a refusal is shown, milliseconds. */
#define REFUSAL_MS 3000

struct _QdrDeletionController {
  GObject parent_instance;

  GActionMap *actions; /* unowned; NULL once the window is gone */
  QdrLibraryWorker *library;
  AdwToastOverlay *toasts; /* unowned */
  GPtrArray *deletions;    /* of GPtrArray: games that can be restored; the last deletion is last */
  AdwToast *toast;         /* (nullable): with an offer to undo, or progress */
  gboolean has_progress;   /* the toast shows progress */
  char *activity;          /* (nullable): the work in progress, in words */
  double share;            /* of the work done */
  guint progress_source;   /* shows progress; 0 if it is shown or there is no work */
};

G_DEFINE_FINAL_TYPE (QdrDeletionController, qdr_deletion_controller, G_TYPE_OBJECT)

/* Toasts */

static void
toast_gone_cb (QdrDeletionController *self, AdwToast *toast)
{
  if (self->toast != toast)
    return;

  self->toast = NULL;
  self->has_progress = FALSE;
}

static void
dismiss (QdrDeletionController *self)
{
  if (self->toast != NULL)
    adw_toast_dismiss (self->toast);
}

/* Replaces the last toast. */
static void
show_toast (QdrDeletionController *self, AdwToast *toast)
{
  dismiss (self);
  self->toast = toast;
  g_signal_connect_object (toast, "dismissed", G_CALLBACK (toast_gone_cb), self, G_CONNECT_SWAPPED);
  qdr_toast_show (self->toasts, toast);
}

/* (transfer full) */
static char *
format_progress (QdrDeletionController *self)
{
  /* Translators: the work in progress, and the share done: “Deleting 40,000 games… 25 %”. */
  return g_strdup_printf (_ ("%s %.0f %%"), self->activity, 100 * self->share);
}

static gboolean
progress_due_cb (gpointer user_data)
{
  QdrDeletionController *self = user_data;
  g_autofree char *words = format_progress (self);
  AdwToast *toast = adw_toast_new (words);

  self->progress_source = 0;
  adw_toast_set_timeout (toast, 0);
  show_toast (self, toast);
  self->has_progress = TRUE;
  return G_SOURCE_REMOVE;
}

/* Replaces the progress for a while. */
static void
show_refusal (QdrDeletionController *self)
{
  g_autofree char *words =
      /* Translators: %s is the work in progress, such as “Deleting 40,000 games…”. */
      g_strdup_printf (_ ("Please wait. %s"), self->activity);

  show_toast (self, adw_toast_new (words));
  g_clear_handle_id (&self->progress_source, g_source_remove);
  self->progress_source = g_timeout_add (REFUSAL_MS, progress_due_cb, self);
}

/* Takes @activity. */
static void
begin_activity (QdrDeletionController *self, char *activity)
{
  dismiss (self);
  self->activity = activity;
  self->share = 0;
  self->progress_source = g_timeout_add (PROGRESS_DELAY_MS, progress_due_cb, self);
  /* Until the work ends, the action only shows a refusal. */
  qdr_actions_set_enabled (self->actions, "undo", TRUE);
}

static void
end_activity (QdrDeletionController *self)
{
  dismiss (self);
  g_clear_pointer (&self->activity, g_free);
  g_clear_handle_id (&self->progress_source, g_source_remove);
  qdr_actions_set_enabled (self->actions, "undo", self->deletions->len > 0);
}

/* Steps */

/* Games being deleted or restored. */
typedef struct {
  QdrTransfer transfer;
  QdrDeletionController *controller;
  GArray *ids;        /* (nullable): of the games to delete */
  GPtrArray *removed; /* the games deleted, or not restored yet */
  guint n;            /* the number of games in all */
  gboolean has_begun;
} Deletion;

static void
free_deletion (Deletion *self)
{
  g_object_unref (self->controller);
  g_clear_pointer (&self->ids, g_array_unref);
  g_ptr_array_unref (self->removed);
  g_free (self);
}

/* For many games, part of the writing is postponed to the end. */
static gboolean
begin_steps (Deletion *self, QdrLibrary *library, GError **error)
{
  if (self->has_begun || self->n <= N_AT_ONCE)
    return TRUE;

  self->has_begun = qdr_library_begin_import (library, error);
  return self->has_begun;
}

static gboolean
end_steps (QdrLibrary *library, gpointer data, GCancellable *cancellable, GError **error)
{
  const Deletion *self = data;

  return !self->has_begun || qdr_library_end_import (library, error);
}

static void
progress_cb (double share, gpointer user_data)
{
  const Deletion *deletion = user_data;
  QdrDeletionController *self = deletion->controller;
  g_autofree char *words = NULL;

  self->share = share;
  if (self->actions == NULL || !self->has_progress)
    return;
  words = format_progress (self);
  adw_toast_set_title (self->toast, words);
}

static void
run (Deletion *deletion, GAsyncReadyCallback callback)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();

  qdr_transfer_run_async (deletion->controller->library, &deletion->transfer, cancellable,
                          progress_cb, callback, deletion);
}

/* Deleting */

static gboolean
delete_step (QdrLibrary *library, gpointer data, GCancellable *cancellable, GError **error)
{
  Deletion *self = data;
  const guint n_done = self->removed->len;
  const guint n = MIN (N_AT_ONCE, self->n - n_done);
  GPtrArray *removed;

  if (!begin_steps (self, library, error))
    return FALSE;
  removed = qdr_library_take_out (library, &g_array_index (self->ids, gint64, n_done), n, error);
  if (removed == NULL)
    return FALSE;
  g_ptr_array_extend_and_steal (self->removed, removed);
  self->transfer.share = (double) self->removed->len / self->n;
  return TRUE;
}

/* After an error, the games deleted so far can be restored, too. */
static void
deleted_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Deletion *deletion = user_data;
  QdrDeletionController *self = deletion->controller;
  g_autoptr (GError) error = NULL;
  const gboolean is_done = qdr_transfer_run_finish (result, &error);
  const guint n = deletion->removed->len;

  if (self->actions != NULL) {
    if (n > 0)
      g_ptr_array_add (self->deletions, g_ptr_array_ref (deletion->removed));
    end_activity (self);
    if (n > 0) {
      g_autofree char *words =
          g_strdup_printf (ngettext ("%'u game deleted", "%'u games deleted", n), n);
      AdwToast *toast = qdr_toast_new_undo (words);

      adw_toast_set_action_name (toast, "win.undo");
      show_toast (self, toast);
    }
    if (!is_done)
      qdr_toast_show_text (self->toasts, error->message);
  }
  free_deletion (deletion);
}

/* Restoring */

static gboolean
undo_step (QdrLibrary *library, gpointer data, GCancellable *cancellable, GError **error)
{
  Deletion *self = data;

  if (!begin_steps (self, library, error) ||
      !qdr_library_put_back (library, self->removed, MIN (N_AT_ONCE, self->removed->len), error))
    return FALSE;

  self->transfer.share = 1 - (double) self->removed->len / self->n;
  return TRUE;
}

/* After an error such as a full disk, the remaining games can be restored by another undo. */
static void
undone_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  Deletion *deletion = user_data;
  QdrDeletionController *self = deletion->controller;
  g_autoptr (GError) error = NULL;
  const gboolean is_done = qdr_transfer_run_finish (result, &error);
  g_autofree char *words = NULL;

  if (self->actions != NULL) {
    if (deletion->removed->len == 0)
      g_ptr_array_remove (self->deletions, deletion->removed);
    end_activity (self);
    words = g_strdup_printf (ngettext ("%'u game restored", "%'u games restored", deletion->n),
                             deletion->n);
    qdr_toast_show_text (self->toasts, is_done ? words : error->message);
  }
  free_deletion (deletion);
}

static void
undo_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrDeletionController *self = user_data;
  Deletion *deletion;
  guint n;

  if (self->activity != NULL) {
    show_refusal (self);
    return;
  }

  deletion = g_new0 (Deletion, 1);
  deletion->transfer =
      (QdrTransfer){ .access = QDR_LIBRARY_WRITES, .step = undo_step, .end = end_steps };
  deletion->controller = g_object_ref (self);
  deletion->removed =
      g_ptr_array_ref (g_ptr_array_index (self->deletions, self->deletions->len - 1));
  n = deletion->n = deletion->removed->len;
  begin_activity (self,
                  g_strdup_printf (ngettext ("Restoring %'u game…", "Restoring %'u games…", n), n));
  run (deletion, undone_cb);
}

static const GActionEntry entries[] = {
  { .name = "undo", .activate = undo_cb },
};

static void
qdr_deletion_controller_dispose (GObject *object)
{
  QdrDeletionController *self = QDR_DELETION_CONTROLLER (object);

  if (self->actions != NULL)
    qdr_actions_remove (self->actions, entries, G_N_ELEMENTS (entries));
  self->actions = NULL;
  g_clear_handle_id (&self->progress_source, g_source_remove);

  G_OBJECT_CLASS (qdr_deletion_controller_parent_class)->dispose (object);
}

static void
qdr_deletion_controller_finalize (GObject *object)
{
  QdrDeletionController *self = QDR_DELETION_CONTROLLER (object);

  g_object_unref (self->library);
  g_ptr_array_unref (self->deletions);
  g_free (self->activity);

  G_OBJECT_CLASS (qdr_deletion_controller_parent_class)->finalize (object);
}

static void
qdr_deletion_controller_class_init (QdrDeletionControllerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qdr_deletion_controller_dispose;
  G_OBJECT_CLASS (klass)->finalize = qdr_deletion_controller_finalize;
}

static void
qdr_deletion_controller_init (QdrDeletionController *self)
{
  self->deletions = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
}

QdrDeletionController *
qdr_deletion_controller_new (GActionMap *actions,
                             QdrLibraryWorker *library,
                             AdwToastOverlay *toasts)
{
  QdrDeletionController *self;

  g_return_val_if_fail (G_IS_ACTION_MAP (actions), NULL);
  g_return_val_if_fail (QDR_IS_LIBRARY_WORKER (library), NULL);
  g_return_val_if_fail (ADW_IS_TOAST_OVERLAY (toasts), NULL);

  self = g_object_new (QDR_TYPE_DELETION_CONTROLLER, NULL);
  self->actions = actions;
  self->library = g_object_ref (library);
  self->toasts = toasts;
  g_action_map_add_action_entries (actions, entries, G_N_ELEMENTS (entries), self);
  qdr_actions_set_enabled (actions, "undo", FALSE);
  return self;
}

void
qdr_deletion_controller_delete (QdrDeletionController *self, GArray *ids)
{
  Deletion *deletion;
  guint n;

  g_return_if_fail (QDR_IS_DELETION_CONTROLLER (self));
  g_return_if_fail (ids != NULL && ids->len > 0);

  /* The games may be those that are being deleted. */
  if (self->activity != NULL) {
    show_refusal (self);
    g_array_unref (ids);
    return;
  }

  n = ids->len;
  deletion = g_new0 (Deletion, 1);
  deletion->transfer =
      (QdrTransfer){ .access = QDR_LIBRARY_WRITES, .step = delete_step, .end = end_steps };
  deletion->controller = g_object_ref (self);
  deletion->ids = ids;
  deletion->removed = qdr_library_removed_new ();
  deletion->n = n;
  begin_activity (self,
                  g_strdup_printf (ngettext ("Deleting %'u game…", "Deleting %'u games…", n), n));
  run (deletion, deleted_cb);
}
