/*
 * Import and export in the library page: the bar that shows the progress, and the actions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-transfer-bar.h"

#include <glib/gi18n.h>

#include "qdr-actions.h"
#include "qdr-dialogs.h"
#include "qdr-foreign-game.h"
#include "qdr-game-chooser.h"
#include "qdr-toast.h"
#include "qdr-transfer.h"

struct _QdrTransferBar {
  GtkWidget parent_instance;

  GCancellable *cancellable; /* (nullable): cancels the import or export in progress */
  QdrLibraryWorker *library; /* (nullable): the library of the page or of the last import */
  QdrGameImport *import;     /* (nullable): the import in progress */
  QdrGameExport *export;     /* (nullable): the export in progress */

  QdrPage *page;      /* (nullable), unowned; NULL unless the bar has joined a page */
  QdrGameList *games; /* (nullable): the games of the page */
  GtkSelectionModel *selection;
  AdwToastOverlay *toasts;    /* unowned */
  const char *leaving_action; /* (nullable): the action to activate after the question */
  gboolean is_stopping;       /* whether the user has agreed to stop */

  GtkWidget *box;
  GtkLabel *words;
  GtkProgressBar *progress;
};

G_DEFINE_FINAL_TYPE (QdrTransferBar, qdr_transfer_bar, GTK_TYPE_WIDGET)

/* The number of files that a question names. */
#define MAX_SHOWN_FILES 5

static guint ended_signal;

static GtkWindow *
get_window (QdrTransferBar *self)
{
  return GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
}

/* Updates the actions of the page. */
static void
update_actions (QdrTransferBar *self)
{
  GActionMap *actions = qdr_page_get_actions (self->page);
  g_autoptr (GtkBitset) chosen = gtk_selection_model_get_selection (self->selection);
  const gboolean is_free = !qdr_transfer_bar_is_busy (self);

  qdr_actions_set_enabled (actions, "import", is_free);
  qdr_actions_set_enabled (actions, "export",
                           is_free && g_list_model_get_n_items (G_LIST_MODEL (self->games)) > 0);
  qdr_actions_set_enabled (actions, "export-selected", is_free && !gtk_bitset_is_empty (chosen));
}

/* Appends lines for the first @n_shown stored remarks, and a line with the number of other remarks,
 * if there are any. @n is the number of all remarks. */
static void
append_remarks (GString *text, GPtrArray *remarks, guint n_shown, guint n)
{
  const guint n_left = n - n_shown;

  for (guint i = 0; i < n_shown; i++)
    g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "",
                            (const char *) g_ptr_array_index (remarks, i));
  if (n_left > 0) {
    g_string_append_c (text, '\n');
    /* Translators: the last line of a list of games or files that is too long; %'u is the number of
     * games or files that are not in the list. */
    g_string_append_printf (text, ngettext ("and %'u more", "and %'u more", n_left), n_left);
  }
}

/* Ends the import. @failure (nullable) is the reason why it has ended early. The heading has the
 * number of refused games, else of unreadable files, else of games in other notations. */
static void
end_import (QdrTransferBar *self, const char *failure)
{
  QdrGameImport *import = g_steal_pointer (&self->import);
  const guint n = import->n_imported;
  const guint n_there = import->n_already_there;
  g_autoptr (GString) summary = g_string_new (NULL);
  g_autofree char *heading = NULL;
  g_autoptr (GString) remarks = g_string_new (NULL);

  g_string_append_printf (summary, ngettext ("%'u game imported.", "%'u games imported.", n), n);
  if (n_there > 0) {
    g_string_append_c (summary, ' ');
    g_string_append_printf (summary,
                            ngettext ("%'u was already there.", "%'u were already there.", n_there),
                            n_there);
  }
  if (failure != NULL)
    g_string_append_printf (summary, " %s", failure);

  qdr_game_import_refuse_other_encodings (import);
  qdr_game_import_refuse_ambiguous_games (import);
  if (import->n_refused > 0)
    heading = g_strdup_printf (ngettext ("%'u Game Was Refused", "%'u Games Were Refused",
                                         import->n_refused),
                               import->n_refused);
  else if (import->n_unreadable > 0)
    heading = g_strdup_printf (ngettext ("%'u File Could Not Be Read",
                                         "%'u Files Could Not Be Read", import->n_unreadable),
                               import->n_unreadable);
  else if (import->n_foreign > 0)
    heading = g_strdup_printf (ngettext ("%'u Game Was in Another Notation",
                                         "%'u Games Were in Another Notation", import->n_foreign),
                               import->n_foreign);
  append_remarks (remarks, import->problems, import->problems->len,
                  import->n_refused + import->n_unreadable);
  append_remarks (remarks, import->notations, import->notations->len, import->n_foreign);
  qdr_game_import_free (import);
  g_signal_emit (self, ended_signal, 0, summary->str, heading,
                 heading != NULL ? remarks->str : NULL);
}

static void begin_transfer (QdrTransferBar *self,
                            QdrLibraryWorker *library,
                            QdrTransfer *transfer,
                            const char *words);

static void
notation_chosen_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (QdrTransferBar) self = user_data;
  const QdrForeignGame *meaning = qdr_game_chooser_choose_finish (result, NULL);

  if (meaning == NULL || self->box == NULL) {
    end_import (self, NULL);
  } else {
    qdr_game_import_prepare_ambiguous_games (self->import, meaning->notation);
    begin_transfer (self, self->library, &self->import->transfer, _ ("Importing"));
  }
}

/* Ends the import, or asks for a notation if there are ambiguous games. The user chooses it for the
 * first of them, and it is used for all. */
static void
end_import_or_ask_for_notation (QdrTransferBar *self)
{
  const guint n = self->import->n_ambiguous;
  g_autofree char *count = g_strdup_printf (ngettext ("%'u game", "%'u games", n), n);

  if (self->import->readings == NULL || self->box == NULL)
    end_import (self, NULL);
  else
    qdr_game_chooser_choose_interpretation_async (get_window (self), self->import->readings, count,
                                                  notation_chosen_cb, g_object_ref (self));
}

static void
encodings_answered_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (QdrTransferBar) self = user_data;
  g_autofree char *answer = qdr_message_dialog_ask_finish (result);

  if (answer != NULL && self->box != NULL) {
    qdr_game_import_prepare_other_encodings (self->import);
    begin_transfer (self, self->library, &self->import->transfer, _ ("Importing"));
  } else {
    qdr_game_import_refuse_other_encodings (self->import);
    end_import_or_ask_for_notation (self);
  }
}

/* Asks whether to import the files that are not in UTF-8. */
static void
ask_about_encodings (QdrTransferBar *self)
{
  const QdrDialogAnswer import = { "import", _ ("_Import"), QDR_DIALOG_ANSWER_SUGGESTED };
  GPtrArray *lines = qdr_game_import_get_other_encodings (self->import);
  const guint n = self->import->n_other_encodings;
  g_autofree char *heading =
      g_strdup_printf (ngettext ("%'u File Is Not in UTF-8", "%'u Files Are Not in UTF-8", n), n);
  g_autoptr (GString) body = g_string_new (NULL);

  append_remarks (body, lines, MIN (lines->len, MAX_SHOWN_FILES), n);
  g_string_append_printf (body, "\n%s", _ ("If this is not so, some letters will be wrong."));
  qdr_message_dialog_ask_async (get_window (self), heading, body->str, &import, 1,
                                encodings_answered_cb, g_object_ref (self));
}

static void
transfer_ended_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (QdrTransferBar) self = user_data;
  g_autoptr (GError) error = NULL;
  const gboolean is_done = qdr_transfer_run_finish (result, &error);
  const gboolean is_cancelled = g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);

  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  g_clear_object (&self->cancellable);
  if (self->export != NULL) {
    const guint n = self->export->n_exported;
    g_autofree char *count =
        g_strdup_printf (ngettext ("%'u game exported.", "%'u games exported.", n), n);

    g_clear_pointer (&self->export, qdr_game_export_free);
    g_signal_emit (self, ended_signal, 0,
                   is_cancelled ? _ ("The export was cancelled.")
                   : is_done    ? count
                                : error->message,
                   NULL, NULL);
  } else if (!is_done) {
    /* The games imported so far stay in the library. */
    end_import (self, is_cancelled ? _ ("The rest was cancelled.") : error->message);
  } else if (self->import->n_other_encodings > 0 && self->box != NULL) {
    ask_about_encodings (self);
  } else {
    end_import_or_ask_for_notation (self);
  }
}

static void
progress_cb (double share, gpointer user_data)
{
  QdrTransferBar *self = user_data;

  if (self->box != NULL)
    gtk_progress_bar_set_fraction (self->progress, share);
}

static void
begin_transfer (QdrTransferBar *self,
                QdrLibraryWorker *library,
                QdrTransfer *transfer,
                const char *words)
{
  self->cancellable = g_cancellable_new ();
  gtk_label_set_text (self->words, words);
  gtk_progress_bar_set_fraction (self->progress, 0);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
  if (self->page != NULL)
    update_actions (self);
  qdr_transfer_run_async (library, transfer, self->cancellable, progress_cb, transfer_ended_cb,
                          g_object_ref (self));
}

static void
qdr_transfer_bar_dispose (GObject *object)
{
  QdrTransferBar *self = QDR_TRANSFER_BAR (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_object (&self->library);
  g_clear_object (&self->games);
  g_clear_object (&self->selection);

  G_OBJECT_CLASS (qdr_transfer_bar_parent_class)->dispose (object);
}

static void
cancel_cb (QdrTransferBar *self)
{
  g_cancellable_cancel (self->cancellable);
}

static void
qdr_transfer_bar_class_init (QdrTransferBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = qdr_transfer_bar_dispose;

  ended_signal = g_signal_new ("ended", QDR_TYPE_TRANSFER_BAR, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                               NULL, G_TYPE_NONE, 3, G_TYPE_STRING, G_TYPE_STRING, G_TYPE_STRING);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/quoridor/Quoridor/library/transfer-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrTransferBar, box);
  gtk_widget_class_bind_template_child (widget_class, QdrTransferBar, words);
  gtk_widget_class_bind_template_child (widget_class, QdrTransferBar, progress);
  gtk_widget_class_bind_template_callback (widget_class, cancel_cb);
}

static void
qdr_transfer_bar_init (QdrTransferBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

gboolean
qdr_transfer_bar_is_busy (QdrTransferBar *self)
{
  g_return_val_if_fail (QDR_IS_TRANSFER_BAR (self), FALSE);

  return self->import != NULL || self->export != NULL;
}

void
qdr_transfer_bar_import_files (QdrTransferBar *self, QdrLibraryWorker *library, GPtrArray *files)
{
  g_return_if_fail (QDR_IS_TRANSFER_BAR (self) && !qdr_transfer_bar_is_busy (self));
  g_return_if_fail (files != NULL && files->len > 0);

  self->import = qdr_game_import_new (files);
  g_set_object (&self->library, library);
  begin_transfer (self, library, &self->import->transfer, _ ("Importing"));
}

void
qdr_transfer_bar_export_games (QdrTransferBar *self,
                               QdrLibraryWorker *library,
                               GArray *ids,
                               GFile *file)
{
  g_return_if_fail (QDR_IS_TRANSFER_BAR (self) && !qdr_transfer_bar_is_busy (self));
  g_return_if_fail (ids != NULL);
  g_return_if_fail (G_IS_FILE (file));

  self->export = qdr_game_export_new (ids, file);
  begin_transfer (self, library, &self->export->transfer, _ ("Exporting"));
}

static void
show_result (QdrTransferBar *self, const char *sentence, const char *heading, const char *remarks)
{
  if (self->page == NULL)
    return;
  update_actions (self);
  if (remarks != NULL)
    qdr_message_dialog_show_list (get_window (self), heading, sentence, remarks);
  else
    qdr_toast_show_result (self->toasts, sentence);
}

static void
stop_answered_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (QdrTransferBar) self = user_data;
  g_autofree char *answer = qdr_message_dialog_ask_finish (result);
  const char *action = g_steal_pointer (&self->leaving_action);

  self->is_stopping = answer != NULL;
  if (self->page != NULL && answer != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self->page), action, NULL);
}

gboolean
qdr_transfer_bar_ask_before_stopping (QdrTransferBar *self, const char *action)
{
  const QdrDialogAnswer stop = { "stop", _ ("_Stop"), QDR_DIALOG_ANSWER_DESTRUCTIVE };
  gboolean is_importing;

  g_return_val_if_fail (QDR_IS_TRANSFER_BAR (self), FALSE);

  if (!qdr_transfer_bar_is_busy (self) || self->is_stopping)
    return FALSE;

  is_importing = self->import != NULL;
  self->leaving_action = action;
  qdr_message_dialog_ask_async (get_window (self),
                                is_importing ? _ ("Stop Importing?") : _ ("Stop Exporting?"),
                                is_importing
                                    ? _ ("The games that were imported so far stay in the library.")
                                    : _ ("The file stays as it was."),
                                &stop, 1, stop_answered_cb, g_object_ref (self));
  return TRUE;
}

static gboolean
can_begin_transfer (QdrTransferBar *self)
{
  return self->page != NULL && !qdr_transfer_bar_is_busy (self);
}

static void
import_chosen_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (QdrTransferBar) self = user_data;
  g_autoptr (GPtrArray) files = qdr_file_dialog_finish_files (result);

  if (files != NULL && can_begin_transfer (self))
    qdr_transfer_bar_import_files (self, self->library, files);
}

static void
import_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrTransferBar *self = user_data;

  qdr_file_dialog_open_files_async (get_window (self), _ ("Import Games"), import_chosen_cb,
                                    g_object_ref (self));
}

/* Imports files that are dropped on the page. */
static gboolean
drop_cb (QdrTransferBar *self, const GValue *value)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);

  for (GSList *node = g_value_get_boxed (value); node != NULL; node = node->next)
    g_ptr_array_add (files, g_object_ref (node->data));
  if (files->len == 0 || !can_begin_transfer (self))
    return FALSE;
  qdr_transfer_bar_import_files (self, self->library, files);
  return TRUE;
}

/* The data of an export while the user chooses a file. */
typedef struct {
  QdrTransferBar *bar;
  GArray *ids; /* (nullable): the ids of the games; NULL after the export has taken them */
} ExportRequest;

static void
free_export_request (ExportRequest *self)
{
  g_object_unref (self->bar);
  g_clear_pointer (&self->ids, g_array_unref);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ExportRequest, free_export_request)

static void
export_chosen_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (ExportRequest) request = user_data;
  QdrTransferBar *self = request->bar;
  g_autoptr (GFile) file = qdr_file_dialog_finish (result);

  if (file == NULL || !can_begin_transfer (self))
    return;

  qdr_transfer_bar_export_games (self, self->library, g_steal_pointer (&request->ids), file);
}

/* Asks for a file and exports games to it. @positions is (nullable): the list positions of the
 * games; NULL for all games. */
static void
ask_for_export_file (QdrTransferBar *self, GtkBitset *positions)
{
  ExportRequest *request = g_new (ExportRequest, 1);

  *request =
      (ExportRequest){ g_object_ref (self), qdr_game_list_copy_game_ids (self->games, positions) };
  qdr_file_dialog_export_async (get_window (self), G_USER_DIRECTORY_DOCUMENTS, _ ("Export Games"),
                                _ ("Quoridor Games"), _ ("Games.quoridor"), export_chosen_cb,
                                request);
}

static void
export_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  ask_for_export_file (user_data, NULL);
}

static void
export_selected_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  QdrTransferBar *self = user_data;
  g_autoptr (GtkBitset) chosen = gtk_selection_model_get_selection (self->selection);

  ask_for_export_file (self, chosen);
}

static const GActionEntry entries[] = {
  { .name = "export", .activate = export_cb },
  { .name = "export-selected", .activate = export_selected_cb },
  { .name = "import", .activate = import_cb },
};

void
qdr_transfer_bar_join_page (QdrTransferBar *self,
                            QdrPage *page,
                            QdrLibraryWorker *library,
                            QdrGameList *games,
                            GtkSelectionModel *selection,
                            AdwToastOverlay *toasts)
{
  GtkDropTarget *target;

  g_return_if_fail (QDR_IS_TRANSFER_BAR (self) && self->page == NULL);
  g_return_if_fail (QDR_IS_PAGE (page));
  g_return_if_fail (QDR_IS_LIBRARY_WORKER (library));
  g_return_if_fail (QDR_IS_GAME_LIST (games) && GTK_IS_SELECTION_MODEL (selection));
  g_return_if_fail (ADW_IS_TOAST_OVERLAY (toasts));

  self->page = page;
  self->library = g_object_ref (library);
  self->games = g_object_ref (games);
  self->selection = g_object_ref (selection);
  self->toasts = toasts;
  g_action_map_add_action_entries (qdr_page_get_actions (page), entries, G_N_ELEMENTS (entries),
                                   self);
  g_signal_connect_swapped (games, "listed", G_CALLBACK (update_actions), self);
  g_signal_connect_swapped (selection, "selection-changed", G_CALLBACK (update_actions), self);
  g_signal_connect_swapped (selection, "items-changed", G_CALLBACK (update_actions), self);
  g_signal_connect (self, "ended", G_CALLBACK (show_result), NULL);
  target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);
  g_signal_connect_object (target, "drop", G_CALLBACK (drop_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (page), GTK_EVENT_CONTROLLER (target));
  update_actions (self);
}

void
qdr_transfer_bar_leave_page (QdrTransferBar *self)
{
  g_return_if_fail (QDR_IS_TRANSFER_BAR (self) && self->page != NULL);

  cancel_cb (self);
  qdr_actions_remove (qdr_page_get_actions (self->page), entries, G_N_ELEMENTS (entries));
  g_signal_handlers_disconnect_by_data (self->games, self);
  g_signal_handlers_disconnect_by_data (self->selection, self);
  self->page = NULL;
}
