/*
 * Games that are deleted from the library in its window, and come back.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-removal-controller.h"

#include <glib/gi18n.h>

#include "qdr-actions.h"
#include "qdr-library-removal.h"
#include "qdr-toast.h"

struct _QdrRemovalController {
  GObject parent_instance;

  GActionMap *actions; /* unowned; NULL once the window is gone */
  QdrLibraryWorker *library;
  AdwToastOverlay *toasts; /* unowned */
  GPtrArray *removed;      /* (nullable): games that can come back, until they are back */
  AdwToast *undo_toast;    /* (nullable): offers that; cleared when it goes */
};

G_DEFINE_FINAL_TYPE (QdrRemovalController, qdr_removal_controller, G_TYPE_OBJECT)

/* Games that are deleted. */
typedef struct {
  GArray *ids;
  GPtrArray *removed; /* (nullable) */
} Deletion;

static void
free_deletion (gpointer data)
{
  Deletion *self = data;

  g_array_unref (self->ids);
  g_clear_pointer (&self->removed, g_ptr_array_unref);
  g_free (self);
}

static gboolean
delete_job (QdrLibrary *library, gpointer data, GCancellable *cancellable, GError **error)
{
  Deletion *deletion = data;

  deletion->removed =
      qdr_library_take_out (library, (const gint64 *) (gconstpointer) deletion->ids->data,
                            deletion->ids->len, error);
  return deletion->removed != NULL;
}

static void
toast_gone_cb (QdrRemovalController *self)
{
  self->undo_toast = NULL;
}

static void
offer_undo (QdrRemovalController *self)
{
  const guint n = self->removed->len;
  g_autofree char *words = g_strdup_printf (ngettext ("%u game deleted", "%u games deleted", n), n);
  AdwToast *toast = adw_toast_new (words);

  /* The one of libadwaita 1.2 says the mark of a mnemonic. */
  adw_toast_set_button_label (toast, _ ("Undo"));
  adw_toast_set_action_name (toast, "win.undo");
  if (self->undo_toast != NULL)
    adw_toast_dismiss (self->undo_toast);
  self->undo_toast = toast;
  g_signal_connect_object (toast, "dismissed", G_CALLBACK (toast_gone_cb), self, G_CONNECT_SWAPPED);
  qdr_toast_show (self->toasts, toast);
}

static void
deleted_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (QdrRemovalController) self = user_data;
  g_autoptr (GError) error = NULL;
  Deletion *deletion = qdr_library_worker_run_finish (self->library, result, &error);

  if (self->actions == NULL)
    return;
  if (deletion == NULL) {
    qdr_toast_tell (self->toasts, error->message);
    return;
  }
  g_clear_pointer (&self->removed, g_ptr_array_unref);
  self->removed = g_steal_pointer (&deletion->removed);
  qdr_actions_set_enabled (self->actions, "undo", TRUE);
  offer_undo (self);
}

static gboolean
undo_job (QdrLibrary *library, gpointer data, GCancellable *cancellable, GError **error)
{
  return qdr_library_put_back (library, data, error);
}

static void
undone_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (QdrRemovalController) self = user_data;
  g_autoptr (GError) error = NULL;
  GPtrArray *removed = qdr_library_worker_run_finish (self->library, result, &error);
  g_autofree char *words = NULL;

  if (self->actions == NULL)
    return;
  if (removed == NULL) {
    /* On a full disk, say: it can be tried again. */
    qdr_actions_set_enabled (self->actions, "undo", TRUE);
    qdr_toast_tell (self->toasts, error->message);
    return;
  }
  if (self->removed == removed)
    g_clear_pointer (&self->removed, g_ptr_array_unref);
  words = g_strdup_printf (ngettext ("%u game is back", "%u games are back", removed->len),
                           removed->len);
  qdr_toast_tell (self->toasts, words);
}

static void
undo_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrRemovalController *self = user_data;

  if (self->undo_toast != NULL)
    adw_toast_dismiss (self->undo_toast);
  g_simple_action_set_enabled (action, FALSE);
  qdr_library_worker_run_async (self->library, QDR_LIBRARY_WRITES, undo_job,
                                g_ptr_array_ref (self->removed), (GDestroyNotify) g_ptr_array_unref,
                                NULL, undone_cb, g_object_ref (self));
}

static const GActionEntry entries[] = {
  { .name = "undo", .activate = undo_cb },
};

static void
qdr_removal_controller_dispose (GObject *object)
{
  QdrRemovalController *self = QDR_REMOVAL_CONTROLLER (object);

  if (self->actions != NULL)
    qdr_actions_remove (self->actions, entries, G_N_ELEMENTS (entries));
  self->actions = NULL;
  g_clear_pointer (&self->removed, g_ptr_array_unref);

  G_OBJECT_CLASS (qdr_removal_controller_parent_class)->dispose (object);
}

static void
qdr_removal_controller_finalize (GObject *object)
{
  g_object_unref (QDR_REMOVAL_CONTROLLER (object)->library);

  G_OBJECT_CLASS (qdr_removal_controller_parent_class)->finalize (object);
}

static void
qdr_removal_controller_class_init (QdrRemovalControllerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qdr_removal_controller_dispose;
  G_OBJECT_CLASS (klass)->finalize = qdr_removal_controller_finalize;
}

static void
qdr_removal_controller_init (QdrRemovalController *self)
{
}

QdrRemovalController *
qdr_removal_controller_new (GActionMap *actions, QdrLibraryWorker *library, AdwToastOverlay *toasts)
{
  QdrRemovalController *self;

  g_return_val_if_fail (G_IS_ACTION_MAP (actions), NULL);
  g_return_val_if_fail (QDR_IS_LIBRARY_WORKER (library), NULL);
  g_return_val_if_fail (ADW_IS_TOAST_OVERLAY (toasts), NULL);

  self = g_object_new (QDR_TYPE_REMOVAL_CONTROLLER, NULL);
  self->actions = actions;
  self->library = g_object_ref (library);
  self->toasts = toasts;
  g_action_map_add_action_entries (actions, entries, G_N_ELEMENTS (entries), self);
  qdr_actions_set_enabled (actions, "undo", FALSE);
  return self;
}

void
qdr_removal_controller_remove (QdrRemovalController *self, GArray *ids)
{
  Deletion *deletion;

  g_return_if_fail (QDR_IS_REMOVAL_CONTROLLER (self));
  g_return_if_fail (ids != NULL);

  deletion = g_new0 (Deletion, 1);
  deletion->ids = ids;
  qdr_library_worker_run_async (self->library, QDR_LIBRARY_WRITES, delete_job, deletion,
                                free_deletion, NULL, deleted_cb, g_object_ref (self));
}
