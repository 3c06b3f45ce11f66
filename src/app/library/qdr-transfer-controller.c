/*
 * Games that come into the library from files, and go from its window into files.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-transfer-controller.h"

#include <glib/gi18n.h>

#include "qdr-actions.h"
#include "qdr-file-dialog.h"
#include "qdr-message-dialog.h"
#include "qdr-toast.h"

struct _QdrTransferController {
  GObject parent_instance;

  GtkWindow *window; /* unowned; NULL once it is gone */
  QdrLibraryWorker *library;
  QdrGameList *games;
  GtkSelectionModel *selection;
  QdrTransferBar *bar;     /* unowned */
  AdwToastOverlay *toasts; /* unowned */
};

G_DEFINE_FINAL_TYPE (QdrTransferController, qdr_transfer_controller, G_TYPE_OBJECT)

static void
update_actions (QdrTransferController *self)
{
  GActionMap *actions = G_ACTION_MAP (self->window);
  g_autoptr (GtkBitset) chosen = gtk_selection_model_get_selection (self->selection);
  const gboolean is_free = !qdr_transfer_bar_is_busy (self->bar);

  qdr_actions_set_enabled (actions, "import", is_free);
  qdr_actions_set_enabled (actions, "export",
                           is_free && g_list_model_get_n_items (G_LIST_MODEL (self->games)) > 0);
  qdr_actions_set_enabled (actions, "export-selected", is_free && !gtk_bitset_is_empty (chosen));
}

static void
ended_cb (QdrTransferController *self,
          const char *sentence,
          const char *heading,
          const char *remarks)
{
  if (self->window == NULL)
    return;
  update_actions (self);
  if (remarks != NULL)
    qdr_message_dialog_show_list (self->window, heading, sentence, remarks);
  else
    qdr_toast_show_text (self->toasts, sentence);
}

/* --- Closing ---------------------------------------------------------------------------------- */

static void
answered_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (QdrTransferController) self = user_data;
  g_autofree char *answer = qdr_message_dialog_ask_finish (result);

  if (self->window != NULL && answer != NULL)
    gtk_window_destroy (self->window);
}

static gboolean
close_request_cb (QdrTransferController *self)
{
  const QdrAnswer stop = { "stop", _ ("_Stop"), QDR_ANSWER_DESTRUCTIVE };
  const gboolean is_importing = qdr_transfer_bar_is_importing (self->bar);

  if (!qdr_transfer_bar_is_busy (self->bar))
    return FALSE;

  qdr_message_dialog_ask_async (self->window,
                                is_importing ? _ ("Stop Importing?") : _ ("Stop Exporting?"),
                                is_importing
                                    ? _ ("The games that were imported so far stay in the library.")
                                    : _ ("The file stays as it was."),
                                &stop, 1, answered_cb, g_object_ref (self));
  return TRUE;
}

/* --- Beginning -------------------------------------------------------------------------------- */

static gboolean
can_begin (QdrTransferController *self)
{
  return self->window != NULL && !qdr_transfer_bar_is_busy (self->bar);
}

static void
import_files (QdrTransferController *self, GPtrArray *files)
{
  qdr_transfer_bar_import (self->bar, self->library, files);
  update_actions (self);
}

static void
import_chosen_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (QdrTransferController) self = user_data;
  g_autoptr (GPtrArray) files = qdr_file_dialog_finish_files (result, NULL);

  if (files != NULL && can_begin (self))
    import_files (self, files);
}

static void
import_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrTransferController *self = user_data;

  qdr_file_dialog_open_files_async (self->window, _ ("Import Games"), import_chosen_cb,
                                    g_object_ref (self));
}

/* Files that were dragged onto the window. */
static gboolean
drop_cb (QdrTransferController *self, const GValue *value)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);

  for (GSList *node = g_value_get_boxed (value); node != NULL; node = node->next)
    g_ptr_array_add (files, g_object_ref (node->data));
  if (files->len == 0 || !can_begin (self))
    return FALSE;

  import_files (self, files);
  return TRUE;
}

static void
take_drops (QdrTransferController *self)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  g_signal_connect_object (target, "drop", G_CALLBACK (drop_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->window), GTK_EVENT_CONTROLLER (target));
}

/* Games that go where the user will say. */
typedef struct {
  QdrTransferController *controller;
  GArray *ids; /* (nullable) once they are handed over */
} Export;

static void
free_export (Export *self)
{
  g_object_unref (self->controller);
  g_clear_pointer (&self->ids, g_array_unref);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Export, free_export)

static void
export_chosen_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Export) export = user_data;
  QdrTransferController *self = export->controller;
  g_autoptr (GFile) file = qdr_file_dialog_finish (result, NULL);

  if (file == NULL || !can_begin (self))
    return;

  qdr_transfer_bar_export (self->bar, self->library, g_steal_pointer (&export->ids), file);
  update_actions (self);
}

/* @positions, (nullable), are those that go; NULL is all. */
static void
ask_where (QdrTransferController *self, GtkBitset *positions)
{
  Export *export = g_new (Export, 1);

  *export = (Export){ g_object_ref (self), qdr_game_list_copy_ids (self->games, positions) };
  qdr_file_dialog_export_async (self->window, NULL, _ ("Export Games"), _ ("Quoridor Games"),
                                _ ("Games.quoridor"), export_chosen_cb, export);
}

static void
export_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  ask_where (QDR_TRANSFER_CONTROLLER (user_data), NULL);
}

static void
export_selected_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrTransferController *self = user_data;
  g_autoptr (GtkBitset) chosen = gtk_selection_model_get_selection (self->selection);

  ask_where (self, chosen);
}

static const GActionEntry entries[] = {
  { .name = "export", .activate = export_cb },
  { .name = "export-selected", .activate = export_selected_cb },
  { .name = "import", .activate = import_cb },
};

static void
qdr_transfer_controller_dispose (GObject *object)
{
  QdrTransferController *self = QDR_TRANSFER_CONTROLLER (object);

  if (self->window != NULL) {
    qdr_transfer_bar_cancel (self->bar);
    qdr_actions_remove (G_ACTION_MAP (self->window), entries, G_N_ELEMENTS (entries));
  }
  self->window = NULL;
  g_signal_handlers_disconnect_by_data (self->games, self);
  g_signal_handlers_disconnect_by_data (self->selection, self);

  G_OBJECT_CLASS (qdr_transfer_controller_parent_class)->dispose (object);
}

static void
qdr_transfer_controller_finalize (GObject *object)
{
  QdrTransferController *self = QDR_TRANSFER_CONTROLLER (object);

  g_object_unref (self->library);
  g_object_unref (self->games);
  g_object_unref (self->selection);

  G_OBJECT_CLASS (qdr_transfer_controller_parent_class)->finalize (object);
}

static void
qdr_transfer_controller_class_init (QdrTransferControllerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = qdr_transfer_controller_dispose;
  G_OBJECT_CLASS (klass)->finalize = qdr_transfer_controller_finalize;
}

static void
qdr_transfer_controller_init (QdrTransferController *self)
{
}

QdrTransferController *
qdr_transfer_controller_new (GtkWindow *window,
                             QdrLibraryWorker *library,
                             QdrGameList *games,
                             GtkSelectionModel *selection,
                             QdrTransferBar *bar,
                             AdwToastOverlay *toasts)
{
  QdrTransferController *self;

  g_return_val_if_fail (GTK_IS_WINDOW (window) && G_IS_ACTION_MAP (window), NULL);
  g_return_val_if_fail (QDR_IS_LIBRARY_WORKER (library), NULL);
  g_return_val_if_fail (QDR_IS_GAME_LIST (games) && GTK_IS_SELECTION_MODEL (selection), NULL);
  g_return_val_if_fail (QDR_IS_TRANSFER_BAR (bar), NULL);
  g_return_val_if_fail (ADW_IS_TOAST_OVERLAY (toasts), NULL);

  self = g_object_new (QDR_TYPE_TRANSFER_CONTROLLER, NULL);
  self->window = window;
  self->library = g_object_ref (library);
  self->games = g_object_ref (games);
  self->selection = g_object_ref (selection);
  self->bar = bar;
  self->toasts = toasts;
  g_action_map_add_action_entries (G_ACTION_MAP (window), entries, G_N_ELEMENTS (entries), self);
  g_signal_connect_swapped (games, "listed", G_CALLBACK (update_actions), self);
  g_signal_connect_swapped (selection, "selection-changed", G_CALLBACK (update_actions), self);
  g_signal_connect_swapped (selection, "items-changed", G_CALLBACK (update_actions), self);
  g_signal_connect_object (window, "close-request", G_CALLBACK (close_request_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (bar, "ended", G_CALLBACK (ended_cb), self, G_CONNECT_SWAPPED);
  take_drops (self);
  update_actions (self);
  return self;
}
