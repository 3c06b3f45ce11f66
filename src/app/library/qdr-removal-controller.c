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

/* What takes longer is told of, milliseconds. */
#define PATIENCE_MS 500

struct _QdrRemovalController {
  GObject parent_instance;

  GActionMap *actions; /* unowned; NULL once the window is gone */
  QdrLibraryWorker *library;
  AdwToastOverlay *toasts; /* unowned */
  GPtrArray *deletions;    /* of GPtrArray: games that can come back, those last that went last */
  AdwToast *toast;       /* (nullable): offers that, or tells what goes on; cleared when it goes */
  char *activity;        /* (nullable): what goes on, in words */
  guint patience_source; /* will tell of it; 0 where nothing goes on, or it was told */
};

G_DEFINE_FINAL_TYPE (QdrRemovalController, qdr_removal_controller, G_TYPE_OBJECT)

/* --- Toasts ----------------------------------------------------------------------------------- */

static void
toast_gone_cb (QdrRemovalController *self)
{
  self->toast = NULL;
}

static void
dismiss (QdrRemovalController *self)
{
  if (self->toast != NULL)
    adw_toast_dismiss (self->toast);
}

/* In the place of the one before. */
static void
show (QdrRemovalController *self, AdwToast *toast)
{
  dismiss (self);
  self->toast = toast;
  g_signal_connect_object (toast, "dismissed", G_CALLBACK (toast_gone_cb), self, G_CONNECT_SWAPPED);
  qdr_toast_show (self->toasts, toast);
}

static gboolean
patience_cb (gpointer user_data)
{
  QdrRemovalController *self = user_data;
  AdwToast *toast = adw_toast_new (self->activity);

  self->patience_source = 0;
  adw_toast_set_timeout (toast, 0);
  show (self, toast);
  return G_SOURCE_REMOVE;
}

/* @activity is (transfer full). */
static void
begin (QdrRemovalController *self, char *activity)
{
  dismiss (self);
  self->activity = activity;
  self->patience_source = g_timeout_add (PATIENCE_MS, patience_cb, self);
  qdr_actions_set_enabled (self->actions, "undo", FALSE);
}

static void
end (QdrRemovalController *self)
{
  dismiss (self);
  g_clear_pointer (&self->activity, g_free);
  g_clear_handle_id (&self->patience_source, g_source_remove);
  qdr_actions_set_enabled (self->actions, "undo", self->deletions->len > 0);
}

/* --- Deleting --------------------------------------------------------------------------------- */

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
offer_undo (QdrRemovalController *self, guint n)
{
  g_autofree char *words =
      g_strdup_printf (ngettext ("%'u game deleted", "%'u games deleted", n), n);
  AdwToast *toast = adw_toast_new (words);

  /* The one of libadwaita 1.2 says the mark of a mnemonic. */
  adw_toast_set_button_label (toast, _ ("Undo"));
  adw_toast_set_action_name (toast, "win.undo");
  show (self, toast);
}

static void
deleted_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (QdrRemovalController) self = user_data;
  g_autoptr (GError) error = NULL;
  Deletion *deletion = qdr_library_worker_run_finish (self->library, result, &error);

  if (self->actions == NULL)
    return;
  if (deletion != NULL)
    g_ptr_array_add (self->deletions, g_ptr_array_ref (deletion->removed));
  end (self);
  if (deletion != NULL)
    offer_undo (self, deletion->removed->len);
  else
    qdr_toast_tell (self->toasts, error->message);
}

/* --- Bringing back ---------------------------------------------------------------------------- */

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
  /* On a full disk, say, it can be tried again. */
  if (removed != NULL)
    g_ptr_array_remove (self->deletions, removed);
  end (self);
  if (removed != NULL)
    words = g_strdup_printf (ngettext ("%'u game is back", "%'u games are back", removed->len),
                             removed->len);
  qdr_toast_tell (self->toasts, removed != NULL ? words : error->message);
}

static void
undo_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrRemovalController *self = user_data;
  GPtrArray *removed = g_ptr_array_index (self->deletions, self->deletions->len - 1);
  const guint n = removed->len;

  begin (self, g_strdup_printf (ngettext ("%'u game comes back…", "%'u games come back…", n), n));
  qdr_library_worker_run_async (self->library, QDR_LIBRARY_WRITES, undo_job,
                                g_ptr_array_ref (removed), (GDestroyNotify) g_ptr_array_unref, NULL,
                                undone_cb, g_object_ref (self));
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
  g_clear_handle_id (&self->patience_source, g_source_remove);

  G_OBJECT_CLASS (qdr_removal_controller_parent_class)->dispose (object);
}

static void
qdr_removal_controller_finalize (GObject *object)
{
  QdrRemovalController *self = QDR_REMOVAL_CONTROLLER (object);

  g_object_unref (self->library);
  g_ptr_array_unref (self->deletions);
  g_free (self->activity);

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
  self->deletions = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
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
  guint n;

  g_return_if_fail (QDR_IS_REMOVAL_CONTROLLER (self));
  g_return_if_fail (ids != NULL);

  /* They may be those that go already. */
  if (self->activity != NULL) {
    g_array_unref (ids);
    return;
  }

  n = ids->len;
  begin (self, g_strdup_printf (ngettext ("Deleting %'u game…", "Deleting %'u games…", n), n));
  deletion = g_new0 (Deletion, 1);
  deletion->ids = ids;
  qdr_library_worker_run_async (self->library, QDR_LIBRARY_WRITES, delete_job, deletion,
                                free_deletion, NULL, deleted_cb, g_object_ref (self));
}
