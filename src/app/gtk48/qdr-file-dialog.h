/*
 * The system's file chooser. A window has at most one file chooser; a second request fails at once,
 * as if the user had cancelled it.
 *
 * Remove when GTK ≥ 4.10, for GtkFileDialog: this is the only file that uses GtkFileChooserNative.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * @brief Asks for a saved game to open.
 *
 * @param parent    parent window of the dialog
 * @param beside    (nullable): a file in the initial folder
 * @param callback  calls qdr_file_dialog_finish()
 */
void qdr_file_dialog_open_async (GtkWindow *parent,
                                 GFile *beside,
                                 GAsyncReadyCallback callback,
                                 gpointer user_data);

/**
 * @brief Asks for one or several saved games.
 *
 * @param parent    parent window of the dialog
 * @param title     title of the dialog, translated
 * @param callback  calls qdr_file_dialog_finish_files()
 */
void qdr_file_dialog_open_files_async (GtkWindow *parent,
                                       const char *title,
                                       GAsyncReadyCallback callback,
                                       gpointer user_data);

/**
 * @brief Asks for one file of any type.
 *
 * @param parent    parent window of the dialog
 * @param title     title of the dialog, translated
 * @param callback  calls qdr_file_dialog_finish()
 */
void qdr_file_dialog_open_any_async (GtkWindow *parent,
                                     const char *title,
                                     GAsyncReadyCallback callback,
                                     gpointer user_data);

/**
 * @brief Asks where to save a game.
 *
 * @param parent    parent window of the dialog
 * @param beside    (nullable): a file in the initial folder
 * @param name      suggested file name; if the user enters a name without an extension, that of
 *                  saved games is added
 * @param callback  calls qdr_file_dialog_finish()
 */
void qdr_file_dialog_save_async (GtkWindow *parent,
                                 GFile *beside,
                                 const char *name,
                                 GAsyncReadyCallback callback,
                                 gpointer user_data);

/**
 * @brief Asks where to export data.
 *
 * @param parent    parent window of the dialog
 * @param beside    (nullable): a file in the initial folder
 * @param title     title of the dialog, translated
 * @param kind      name of the type of files, plural, translated
 * @param name      suggested file name with an extension, which is added if the user enters a name
 *                  without one
 * @param callback  calls qdr_file_dialog_finish()
 */
void qdr_file_dialog_export_async (GtkWindow *parent,
                                   GFile *beside,
                                   const char *title,
                                   const char *kind,
                                   const char *name,
                                   GAsyncReadyCallback callback,
                                   gpointer user_data);

/**
 * @brief Finishes qdr_file_dialog_open_files_async().
 *
 * @param error  G_IO_ERROR_CANCELLED if the dialog was closed
 * @return (transfer full) (element-type GFile) (nullable): at least one file, NULL on error
 */
GPtrArray *qdr_file_dialog_finish_files (GAsyncResult *result, GError **error);

/**
 * @brief Finishes a dialog that asks for one file.
 *
 * @param error  G_IO_ERROR_CANCELLED if the dialog was closed
 * @return (transfer full) (nullable): NULL on error
 */
GFile *qdr_file_dialog_finish (GAsyncResult *result, GError **error);

G_END_DECLS
