/*
 * Dialogs: messages, questions, the system's file chooser, and the About window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-config.h"

#include "qdr-dialogs.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "qdr-accessibility-fixups.h"
#include "qdr-announcer.h"
#include "qdr-display-name.h"
#include "qdr-window-presenting.h"

#pragma GCC diagnostic ignored "-Wdeprecated-declarations"

/*
 * Messages and questions
 *
 * Remove when libadwaita ≥ 1.5: AdwAlertDialog replaces AdwMessageDialog, which only this file
 * uses.
 */

/* The height of a list of errors, logical pixels. */
#define LIST_HEIGHT 160

/* The gap between the lines of a list of errors, logical pixels. */
#define LIST_GAP 6

/* The id of the answer "Cancel", which every question has and no message has. */
#define CANCEL "cancel"

static const AdwResponseAppearance appearances[] = {
  [QDR_DIALOG_ANSWER_PLAIN] = ADW_RESPONSE_DEFAULT,
  [QDR_DIALOG_ANSWER_SUGGESTED] = ADW_RESPONSE_SUGGESTED,
  [QDR_DIALOG_ANSWER_DESTRUCTIVE] = ADW_RESPONSE_DESTRUCTIVE,
};

/* Makes all labels selectable, so that they can have the focus and be read by a screen reader. */
static void
make_selectable (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget) && gtk_widget_get_ancestor (widget, GTK_TYPE_BUTTON) == NULL)
    gtk_label_set_selectable (GTK_LABEL (widget), TRUE);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    make_selectable (child);
}

/* Gives a dialog the role of a window. GTK 4.8 does not expose the role of a dialog, so a screen
 * reader would announce neither the dialog nor the focus in it, nor that the focus returns. */
static void
make_window (GtkWidget *dialog)
{
  g_object_set (dialog, "accessible-role", GTK_ACCESSIBLE_ROLE_WINDOW, NULL);
}

/* Shows a dialog, focuses the default response and announces the body. A screen reader reads the
 * heading as the name of the window, but not if another dialog has just closed and its parent is
 * not active yet. */
static void
present_dialog (AdwMessageDialog *dialog)
{
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (dialog));
  const gboolean is_named = parent == NULL || gtk_window_is_active (parent);
  const char *body = adw_message_dialog_get_body (dialog);

  make_window (GTK_WIDGET (dialog));
  make_selectable (GTK_WIDGET (dialog));
  qdr_present_window (GTK_WINDOW (dialog));
  gtk_window_set_focus (GTK_WINDOW (dialog), gtk_window_get_default_widget (GTK_WINDOW (dialog)));
  if (!is_named)
    qdr_announce (GTK_WIDGET (dialog), adw_message_dialog_get_heading (dialog));
  if (*body != '\0')
    qdr_announce (GTK_WIDGET (dialog), body);
}

/* Makes a message, which the user can only close. */
static AdwMessageDialog *
make_message (GtkWindow *parent, const char *heading, const char *body)
{
  AdwMessageDialog *dialog = ADW_MESSAGE_DIALOG (adw_message_dialog_new (parent, heading, body));

  adw_message_dialog_add_response (dialog, "close", _ ("_Close"));
  adw_message_dialog_set_default_response (dialog, "close");
  return dialog;
}

void
qdr_message_dialog_show (GtkWindow *parent, const char *heading, const char *body)
{
  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (heading != NULL);
  g_return_if_fail (body != NULL);

  present_dialog (make_message (parent, heading, body));
}

void
qdr_message_dialog_show_list (GtkWindow *parent,
                              const char *heading,
                              const char *body,
                              const char *list)
{
  AdwMessageDialog *dialog;
  GtkWidget *view;
  GtkWidget *scroller;

  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (heading != NULL);
  g_return_if_fail (body != NULL);
  g_return_if_fail (list != NULL);

  dialog = make_message (parent, heading, body);
  view = g_object_new (GTK_TYPE_TEXT_VIEW, "editable", FALSE, "accepts-tab", FALSE, "wrap-mode",
                       GTK_WRAP_WORD_CHAR, "pixels-below-lines", LIST_GAP, NULL);
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (view)), list, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (view), GTK_ACCESSIBLE_PROPERTY_LABEL, heading,
                                  -1);
  scroller =
      g_object_new (GTK_TYPE_SCROLLED_WINDOW, "child", view, "hscrollbar-policy", GTK_POLICY_NEVER,
                    "min-content-height", LIST_HEIGHT, "focusable", FALSE, NULL);
  adw_message_dialog_set_extra_child (dialog, scroller);
  present_dialog (dialog);
}

static void
return_answer_cb (gpointer user_data)
{
  g_autoptr (GTask) task = G_TASK (user_data);

  g_task_return_pointer (task, g_strdup (g_task_get_task_data (task)), g_free);
}

/* Answers a question with "Cancel" if its dialog is destroyed without a response, for example
 * together with the parent window. */
static void
destroy_cb (AdwMessageDialog *dialog, GTask *task)
{
  g_idle_add_once (return_answer_cb, task);
}

/* Returns the response when the program is idle. The dialog has closed itself by then, so the
 * caller may destroy the parent window, and the dialog with it. */
static void
answered_cb (AdwMessageDialog *dialog, const char *response, GTask *task)
{
  g_signal_handlers_disconnect_by_func (dialog, destroy_cb, task);
  if (!g_str_equal (response, CANCEL))
    g_task_set_task_data (task, g_strdup (response), g_free);
  g_idle_add_once (return_answer_cb, task);
}

/* Returns (transfer none) the dialog of a window's open question, or NULL. */
static AdwMessageDialog *
find_question (GtkWindow *parent)
{
  GListModel *toplevels = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++) {
    g_autoptr (GtkWindow) window = g_list_model_get_item (toplevels, i);

    if (ADW_IS_MESSAGE_DIALOG (window) && gtk_window_get_transient_for (window) == parent &&
        g_str_equal (adw_message_dialog_get_close_response (ADW_MESSAGE_DIALOG (window)), CANCEL))
      return ADW_MESSAGE_DIALOG (window);
  }
  return NULL;
}

void
qdr_message_dialog_ask_async (GtkWindow *parent,
                              const char *heading,
                              const char *body,
                              const QdrDialogAnswer *answers,
                              guint n_answers,
                              GAsyncReadyCallback callback,
                              gpointer user_data)
{
  AdwMessageDialog *dialog;
  const QdrDialogAnswer *last;
  GTask *task;

  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (heading != NULL);
  g_return_if_fail (answers != NULL && n_answers > 0);

  task = g_task_new (NULL, NULL, callback, user_data);
  dialog = find_question (parent);
  if (dialog != NULL) {
    g_signal_connect (dialog, "destroy", G_CALLBACK (destroy_cb), task);
    gtk_window_present (GTK_WINDOW (dialog));
    return;
  }

  last = &answers[n_answers - 1];
  dialog = ADW_MESSAGE_DIALOG (adw_message_dialog_new (parent, heading, body));
  adw_message_dialog_add_response (dialog, CANCEL, _ ("_Cancel"));
  for (guint i = 0; i < n_answers; i++) {
    adw_message_dialog_add_response (dialog, answers[i].id, answers[i].label);
    adw_message_dialog_set_response_appearance (dialog, answers[i].id,
                                                appearances[answers[i].look]);
  }
  adw_message_dialog_set_default_response (dialog, last->look == QDR_DIALOG_ANSWER_DESTRUCTIVE
                                                       ? CANCEL
                                                       : last->id);
  adw_message_dialog_set_close_response (dialog, CANCEL);
  g_signal_connect (dialog, "response", G_CALLBACK (answered_cb), task);
  g_signal_connect (dialog, "destroy", G_CALLBACK (destroy_cb), task);
  present_dialog (dialog);
}

char *
qdr_message_dialog_ask_finish (GAsyncResult *result)
{
  g_return_val_if_fail (G_IS_TASK (result), NULL);

  return g_task_propagate_pointer (G_TASK (result), NULL);
}

/*
 * The system's file chooser
 *
 * Remove when GTK ≥ 4.10: GtkFileDialog replaces GtkFileChooserNative, which only this file uses.
 */

#define EXTENSION ".quoridor"

/* The key of a window's data for its open file chooser. While one is open, no second one is opened;
 * assistive tools could request it through the widgets behind the first one. */
#define OPEN_KEY "qdr-file-dialog"

/* A request for a file, owned by its task. */
typedef struct {
  GtkFileChooserNative *dialog; /* (nullable): owned, because GTK keeps no reference */
  char *extension;              /* added to a chosen name that has no extension */
  GFile *file;                  /* (nullable): an existing file, until the user has answered
                                   whether to replace it */
} Request;

static void
request_free (Request *self)
{
  g_clear_object (&self->dialog);
  g_free (self->extension);
  g_clear_object (&self->file);
  g_free (self);
}

/* Returns (transfer full) the chosen file, whose name gets an extension if necessary. */
static GFile *
add_extension (GFile *file, const char *extension)
{
  g_autoptr (GFile) folder = g_file_get_parent (file);
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *long_name = g_strconcat (name, extension, NULL);
  const char *stop = strrchr (name, '.');
  /* A full stop begins no extension if it ends the name, or if a space comes after it, as in "Anna
   * vs. Ben". */
  const gboolean has_extension = stop != NULL && stop[1] != '\0' && strchr (stop, ' ') == NULL;

  /* If the file exists, the user meant that file, even if its name has no extension. */
  if (has_extension || folder == NULL || g_file_query_exists (file, NULL))
    return g_object_ref (file);
  return g_file_get_child (folder, long_name);
}

static void
close_dialog (GtkFileChooserNative *dialog)
{
  GtkWindow *parent = gtk_native_dialog_get_transient_for (GTK_NATIVE_DIALOG (dialog));

  if (parent != NULL)
    g_object_set_data (G_OBJECT (parent), OPEN_KEY, NULL);
  gtk_native_dialog_destroy (GTK_NATIVE_DIALOG (dialog));
}

static void
replace_answered_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GTask) task = G_TASK (user_data);
  Request *request = g_task_get_task_data (task);
  g_autofree char *answer = qdr_message_dialog_ask_finish (result);

  g_task_return_pointer (task, answer != NULL ? g_object_ref (request->file) : NULL,
                         g_object_unref);
}

static void
response_cb (GtkFileChooserNative *dialog, int response, gpointer user_data)
{
  g_autoptr (GTask) task = G_TASK (user_data);
  Request *request = g_task_get_task_data (task);
  GtkFileChooser *chooser = GTK_FILE_CHOOSER (dialog);
  g_autoptr (GtkWindow) parent = NULL;
  g_autoptr (GFile) chosen = NULL;
  g_autoptr (GFile) file = NULL;

  g_set_object (&parent, gtk_native_dialog_get_transient_for (GTK_NATIVE_DIALOG (dialog)));
  if (response == GTK_RESPONSE_ACCEPT)
    chosen = gtk_file_chooser_get_file (chooser);
  if (chosen != NULL)
    file = gtk_file_chooser_get_action (chooser) == GTK_FILE_CHOOSER_ACTION_SAVE
               ? add_extension (chosen, request->extension)
               : g_object_ref (chosen);
  close_dialog (dialog);

  if (file != NULL && !g_file_equal (file, chosen) && g_file_query_exists (file, NULL)) {
    /* GTK has checked only for a file with the typed name, without the extension. A file with the
     * extension exists, so ask whether to replace it. */
    const QdrDialogAnswer answers[] = { { "replace", _ ("_Replace"),
                                          QDR_DIALOG_ANSWER_DESTRUCTIVE } };
    g_autofree char *name = qdr_display_name_of_file (file);
    /* Translators: %s is the name of a file. */
    g_autofree char *heading = g_strdup_printf (_ ("Replace “%s”?"), name);

    g_set_object (&request->file, file);
    g_clear_object (&request->dialog);
    qdr_message_dialog_ask_async (
        parent, heading, _ ("A file of that name already exists. It would be overwritten."),
        answers, G_N_ELEMENTS (answers), replace_answered_cb, g_object_ref (task));
  } else {
    g_task_return_pointer (task, g_steal_pointer (&file), g_object_unref);
  }
}

static void
files_response_cb (GtkFileChooserNative *dialog, int response, gpointer user_data)
{
  g_autoptr (GTask) task = G_TASK (user_data);
  g_autoptr (GListModel) chosen = NULL;
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);

  if (response == GTK_RESPONSE_ACCEPT)
    chosen = gtk_file_chooser_get_files (GTK_FILE_CHOOSER (dialog));
  for (guint i = 0; chosen != NULL && i < g_list_model_get_n_items (chosen); i++)
    g_ptr_array_add (files, g_list_model_get_item (chosen, i));
  close_dialog (dialog);

  g_task_return_pointer (task, files->len > 0 ? g_steal_pointer (&files) : NULL,
                         (GDestroyNotify) g_ptr_array_unref);
}

/* Announces the file at the cursor, because GTK 4.8 exposes no rows of a tree view. */
static void
cursor_changed_cb (GtkTreeView *files)
{
  GtkTreeModel *model = gtk_tree_view_get_model (files);
  g_autoptr (GtkTreePath) path = NULL;
  g_autofree char *name = NULL;
  GtkTreeIter iter;

  gtk_tree_view_get_cursor (files, &path, NULL);
  if (path == NULL || !gtk_tree_model_get_iter (model, &iter, path))
    return;
  gtk_tree_model_get (model, &iter, 0, &name, -1);
  if (name != NULL)
    qdr_announce_transient (GTK_WIDGET (files), name, 0);
}

/* Returns the last widget of a type in a widget. In a drop-down list, the label of the empty list
 * comes before that of an item. */
static GtkWidget *
find_last (GtkWidget *widget, GType type)
{
  GtkWidget *found = NULL;

  for (GtkWidget *child = gtk_widget_get_last_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_prev_sibling (child))
    found = find_last (child, type);
  return found == NULL && G_TYPE_CHECK_INSTANCE_TYPE (widget, type) ? widget : found;
}

/* Returns the name of a button with a picture only: the first folder of the path, or an arrow to
 * the folders for which the path has no room. */
static const char *
name_picture (GtkWidget *picture)
{
  const char *icon = picture != NULL ? gtk_image_get_icon_name (GTK_IMAGE (picture)) : NULL;

  if (g_strcmp0 (icon, "pan-start-symbolic") == 0)
    return _ ("Parent Folders");
  return g_strcmp0 (icon, "pan-end-symbolic") == 0 ? _ ("Subfolders") : _ ("File System");
}

/* Names a part of GTK's file chooser, which would have the name of its type or none. */
static void
name_part (GtkWidget *widget)
{
  GtkWidget *label = find_last (widget, GTK_TYPE_LABEL);
  const char *name = NULL;

  if (GTK_IS_TREE_VIEW (widget)) {
    name = _ ("Files");
    g_signal_handlers_disconnect_by_func (widget, cursor_changed_cb, NULL);
    g_signal_connect (widget, "cursor-changed", G_CALLBACK (cursor_changed_cb), NULL);
  } else if (GTK_IS_LIST_BOX (widget)) {
    name = _ ("Places");
  } else if (GTK_IS_DROP_DOWN (widget) || GTK_IS_MENU_BUTTON (widget)) {
    name = gtk_widget_get_tooltip_text (widget);
  } else if (GTK_IS_BUTTON (widget) && label != NULL) {
    gtk_accessible_update_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                    label, NULL, -1);
  } else if (GTK_IS_BUTTON (widget) && !GTK_IS_MENU_BUTTON (gtk_widget_get_parent (widget))) {
    name = name_picture (find_last (widget, GTK_TYPE_IMAGE));
  } else if (GTK_IS_TEXT (widget)) {
    name = "";
  } else if (GTK_IS_EDITABLE (widget)) {
    g_autoptr (GList) labels = gtk_widget_list_mnemonic_labels (widget);

    name = labels != NULL ? "" : GTK_IS_SEARCH_ENTRY (widget) ? _ ("Search") : _ ("Location");
  } else if (GTK_IS_POPOVER (widget)) {
    qdr_accessibility_fixups_apply (widget);
  } else if (GTK_IS_IMAGE (widget)) {
    gtk_accessible_update_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  }
  if (name != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "", -1);
}

/* GTK makes parts of the file chooser at any time, such as the buttons of the path. */
static gboolean
mapped_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer user_data)
{
  GtkWidget *widget = g_value_get_object (&values[0]);

  if (gtk_widget_get_ancestor (widget, GTK_TYPE_FILE_CHOOSER_WIDGET) != NULL)
    name_part (widget);
  return TRUE;
}

/* Prepares the window that GTK shows if the desktop has no file chooser. */
static void
prepare_fallback (void)
{
  static gboolean are_parts_named;
  GListModel *toplevels = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++) {
    g_autoptr (GtkWidget) window = g_list_model_get_item (toplevels, i);

    if (GTK_IS_FILE_CHOOSER_DIALOG (window) && !gtk_widget_get_realized (window)) {
      make_window (window);
      qdr_window_presenting_prepare (GTK_WINDOW (window));
      if (!are_parts_named)
        g_signal_add_emission_hook (g_signal_lookup ("map", GTK_TYPE_WIDGET), 0, mapped_cb, NULL,
                                    NULL);
      are_parts_named = TRUE;
    }
  }
}

static void
run_dialog (GtkFileChooserNative *dialog,
            GFile *folder,
            const char *kind,
            const char *extension,
            GCallback answered,
            GAsyncReadyCallback callback,
            gpointer user_data)
{
  GtkWindow *parent = gtk_native_dialog_get_transient_for (GTK_NATIVE_DIALOG (dialog));
  GTask *task = g_task_new (NULL, NULL, callback, user_data);
  Request *request = g_new0 (Request, 1);

  request->dialog = dialog;
  request->extension = g_strdup (extension);
  g_task_set_task_data (task, request, (GDestroyNotify) request_free);
  if (g_object_get_data (G_OBJECT (parent), OPEN_KEY) != NULL) {
    g_task_return_pointer (task, NULL, NULL);
    g_object_unref (task);
    return;
  }

  g_object_set_data (G_OBJECT (parent), OPEN_KEY, dialog);
  prepare_fallback ();
  if (folder != NULL)
    gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (dialog), folder, NULL);
  if (kind != NULL) {
    g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();
    g_autoptr (GtkFileFilter) all_files = gtk_file_filter_new ();
    g_autofree char *pattern = g_strconcat ("*", extension, NULL);

    gtk_file_filter_set_name (filter, kind);
    if (g_str_equal (extension, EXTENSION))
      gtk_file_filter_add_mime_type (filter, "application/x-quoridor");
    gtk_file_filter_add_pattern (filter, pattern);
    gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (dialog), filter);
    gtk_file_filter_set_name (all_files, _ ("All Files"));
    gtk_file_filter_add_pattern (all_files, "*");
    gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (dialog), all_files);
  }
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  g_signal_connect (dialog, "response", answered, task);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

/* Returns (transfer full) the folder of @beside (nullable), else the user's folder of a kind. */
static GFile *
find_folder (GFile *beside, GUserDirectory kind)
{
  const char *path = g_get_user_special_dir (kind);

  return beside != NULL ? g_file_get_parent (beside)
                        : g_file_new_for_path (path != NULL ? path : g_get_home_dir ());
}

void
qdr_file_dialog_open_async (GtkWindow *parent,
                            GFile *beside,
                            GAsyncReadyCallback callback,
                            gpointer user_data)
{
  g_autoptr (GFile) folder = beside != NULL ? g_file_get_parent (beside) : NULL;

  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (beside == NULL || G_IS_FILE (beside));

  run_dialog (gtk_file_chooser_native_new (_ ("Open Game"), parent, GTK_FILE_CHOOSER_ACTION_OPEN,
                                           _ ("_Open"), _ ("_Cancel")),
              folder, _ ("Quoridor Games"), EXTENSION, G_CALLBACK (response_cb), callback,
              user_data);
}

void
qdr_file_dialog_open_files_async (GtkWindow *parent,
                                  const char *title,
                                  GAsyncReadyCallback callback,
                                  gpointer user_data)
{
  GtkFileChooserNative *dialog;

  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (title != NULL);

  dialog = gtk_file_chooser_native_new (title, parent, GTK_FILE_CHOOSER_ACTION_OPEN, _ ("_Open"),
                                        _ ("_Cancel"));
  gtk_file_chooser_set_select_multiple (GTK_FILE_CHOOSER (dialog), TRUE);
  run_dialog (dialog, NULL, _ ("Quoridor Games"), EXTENSION, G_CALLBACK (files_response_cb),
              callback, user_data);
}

void
qdr_file_dialog_open_any_file_async (GtkWindow *parent,
                                     const char *title,
                                     GAsyncReadyCallback callback,
                                     gpointer user_data)
{
  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (title != NULL);

  run_dialog (gtk_file_chooser_native_new (title, parent, GTK_FILE_CHOOSER_ACTION_OPEN, _ ("_Open"),
                                           _ ("_Cancel")),
              NULL, NULL, NULL, G_CALLBACK (response_cb), callback, user_data);
}

static GtkFileChooserNative *
make_save_dialog (GtkWindow *parent, const char *title, const char *name)
{
  GtkFileChooserNative *dialog =
      gtk_file_chooser_native_new (title, parent, GTK_FILE_CHOOSER_ACTION_SAVE, _ ("_Save"),
                                   _ ("_Cancel"));

  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
  return dialog;
}

void
qdr_file_dialog_save_async (GtkWindow *parent,
                            GFile *beside,
                            const char *name,
                            GAsyncReadyCallback callback,
                            gpointer user_data)
{
  g_autoptr (GFile) folder = find_folder (beside, G_USER_DIRECTORY_DOCUMENTS);

  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (beside == NULL || G_IS_FILE (beside));
  g_return_if_fail (name != NULL);

  run_dialog (make_save_dialog (parent, _ ("Save Game"), name), folder, _ ("Quoridor Games"),
              EXTENSION, G_CALLBACK (response_cb), callback, user_data);
}

void
qdr_file_dialog_export_async (GtkWindow *parent,
                              GUserDirectory folder,
                              const char *title,
                              const char *kind,
                              const char *name,
                              GAsyncReadyCallback callback,
                              gpointer user_data)
{
  g_autoptr (GFile) first = find_folder (NULL, folder);

  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (title != NULL && kind != NULL);
  g_return_if_fail (name != NULL && strrchr (name, '.') != NULL);

  run_dialog (make_save_dialog (parent, title, name), first, kind, strrchr (name, '.'),
              G_CALLBACK (response_cb), callback, user_data);
}

GPtrArray *
qdr_file_dialog_finish_files (GAsyncResult *result)
{
  g_return_val_if_fail (G_IS_TASK (result), NULL);

  return g_task_propagate_pointer (G_TASK (result), NULL);
}

GFile *
qdr_file_dialog_finish (GAsyncResult *result)
{
  g_return_val_if_fail (G_IS_TASK (result), NULL);

  return g_task_propagate_pointer (G_TASK (result), NULL);
}

/*
 * The About window
 *
 * Remove when libadwaita ≥ 1.5: AdwAboutDialog replaces AdwAboutWindow, which only this file uses.
 */

/* Adds the accessible names that the lists and the version button lack in libadwaita 1.2. */
static void
add_accessible_names (GtkWidget *widget)
{
  if (GTK_IS_LIST_BOX (widget)) {
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, "", -1);
  } else if (GTK_IS_BUTTON (widget) && GTK_IS_LABEL (gtk_button_get_child (GTK_BUTTON (widget))) &&
             gtk_button_get_label (GTK_BUTTON (widget)) == NULL) {
    g_autofree char *words = g_strdup_printf (_ ("Version %s"), QDR_VERSION);

    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                    -1);
  }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    add_accessible_names (child);
}

void
qdr_about_present (GtkWindow *parent)
{
  GtkWidget *about;

  g_return_if_fail (parent == NULL || GTK_IS_WINDOW (parent));

  if (qdr_present_existing_window (parent, ADW_TYPE_ABOUT_WINDOW))
    return;

  about = g_object_new (
      ADW_TYPE_ABOUT_WINDOW, "transient-for", parent, "application-icon", QDR_APPLICATION_ID,
      "application-name", _ ("Quoridor"), "version", QDR_VERSION, "developer-name",
      _ ("The Quoridor contributors"), "comments",
      _ ("Race your pawn to the other side, and put walls in the way of the others.\n\n"
         "Quoridor was invented by Mirko Marchesi and is a trademark of Gigamic. "
         "This is an independent program, not connected with either."),
      "license-type", GTK_LICENSE_GPL_3_0, "copyright", _ ("© The Quoridor contributors"),
      /* Translators: put your names here, one a line. */
      "translator-credits", _ ("translator-credits"), NULL);
  add_accessible_names (about);
  qdr_present_window (GTK_WINDOW (about));
}
