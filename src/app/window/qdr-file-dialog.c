/*
 * The system's file chooser for saved games. The only file that knows which class that is.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-file-dialog.h"

#include <glib/gi18n.h>

static void
response_cb (GtkNativeDialog *dialog, int response, gpointer user_data)
{
  g_autoptr (GTask) task = G_TASK (user_data);

  if (response == GTK_RESPONSE_ACCEPT)
    g_task_return_pointer (task, gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog)),
                           g_object_unref);
  else
    g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_CANCELLED, "No file was chosen.");

  gtk_native_dialog_destroy (dialog);
}

static void
add_filters (GtkFileChooser *chooser)
{
  g_autoptr (GtkFileFilter) saved_games = gtk_file_filter_new ();
  g_autoptr (GtkFileFilter) all_files = gtk_file_filter_new ();

  gtk_file_filter_set_name (saved_games, _ ("Quoridor Games"));
  gtk_file_filter_add_mime_type (saved_games, "application/x-quoridor");
  gtk_file_filter_add_pattern (saved_games, "*.quoridor");
  gtk_file_filter_set_name (all_files, _ ("All Files"));
  gtk_file_filter_add_pattern (all_files, "*");

  gtk_file_chooser_add_filter (chooser, saved_games);
  gtk_file_chooser_add_filter (chooser, all_files);
}

/* The task owns the dialog: a native dialog is not kept alive by being shown. */
static void
run (GtkFileChooserNative *dialog, GFile *beside, GAsyncReadyCallback callback, gpointer user_data)
{
  g_autoptr (GFile) folder = beside != NULL ? g_file_get_parent (beside) : NULL;
  GTask *task = g_task_new (NULL, NULL, callback, user_data);

  if (folder != NULL)
    gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (dialog), folder, NULL);
  add_filters (GTK_FILE_CHOOSER (dialog));
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  g_task_set_task_data (task, dialog, g_object_unref);
  g_signal_connect (dialog, "response", G_CALLBACK (response_cb), task);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

void
qdr_file_dialog_open_async (GtkWindow *parent,
                            GFile *beside,
                            GAsyncReadyCallback callback,
                            gpointer user_data)
{
  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (beside == NULL || G_IS_FILE (beside));

  run (gtk_file_chooser_native_new (_ ("Open Game"), parent, GTK_FILE_CHOOSER_ACTION_OPEN,
                                    _ ("_Open"), _ ("_Cancel")),
       beside, callback, user_data);
}

void
qdr_file_dialog_save_async (GtkWindow *parent,
                            GFile *beside,
                            const char *name,
                            GAsyncReadyCallback callback,
                            gpointer user_data)
{
  GtkFileChooserNative *dialog;

  g_return_if_fail (GTK_IS_WINDOW (parent));
  g_return_if_fail (beside == NULL || G_IS_FILE (beside));
  g_return_if_fail (name != NULL);

  dialog = gtk_file_chooser_native_new (_ ("Save Game"), parent, GTK_FILE_CHOOSER_ACTION_SAVE,
                                        _ ("_Save"), _ ("_Cancel"));
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
  run (dialog, beside, callback, user_data);
}

GFile *
qdr_file_dialog_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (G_IS_TASK (result), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
