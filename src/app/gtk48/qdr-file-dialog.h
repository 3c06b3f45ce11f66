/*
 * The system's file chooser. The only file that knows which class that is. A window has one at a
 * time: what asks for a second one is answered at once, as one that was closed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * @brief Asks for a saved game to open.
 *
 * @param parent     the window in front of which it stands
 * @param beside     (nullable): a file beside which to look first
 * @param callback   called when the person has answered
 * @param user_data  for @p callback
 */
void qdr_file_dialog_open_async (GtkWindow *parent,
                                 GFile *beside,
                                 GAsyncReadyCallback callback,
                                 gpointer user_data);

/**
 * @brief Asks for saved games, one file or several at once.
 *
 * @param parent     the window in front of which it stands
 * @param title      of the question, translated
 * @param callback   called when the person has answered; see qdr_file_dialog_finish_files()
 * @param user_data  for @p callback
 */
void qdr_file_dialog_open_files_async (GtkWindow *parent,
                                       const char *title,
                                       GAsyncReadyCallback callback,
                                       gpointer user_data);

/**
 * @brief Asks for one file of any kind.
 *
 * @param parent     the window in front of which it stands
 * @param title      of the question, translated
 * @param callback   called when the person has answered
 * @param user_data  for @p callback
 */
void qdr_file_dialog_open_any_async (GtkWindow *parent,
                                     const char *title,
                                     GAsyncReadyCallback callback,
                                     gpointer user_data);

/**
 * @brief Asks where to save a game.
 *
 * @param parent     the window in front of which it stands
 * @param beside     (nullable): a file beside which to look first
 * @param name       the file name that is offered; what is chosen without an extension gets the one
 *                   of saved games
 * @param callback   called when the person has answered
 * @param user_data  for @p callback
 */
void qdr_file_dialog_save_async (GtkWindow *parent,
                                 GFile *beside,
                                 const char *name,
                                 GAsyncReadyCallback callback,
                                 gpointer user_data);

/**
 * @brief Asks where to write something else than the game of the window.
 *
 * @param parent     the window in front of which it stands
 * @param beside     (nullable): a file beside which to look first
 * @param title      of the question, translated
 * @param kind       of files, in the plural, translated
 * @param name       the file name that is offered, with an extension; what is chosen without one
 *                   gets that
 * @param callback   called when the person has answered
 * @param user_data  for @p callback
 */
void qdr_file_dialog_export_async (GtkWindow *parent,
                                   GFile *beside,
                                   const char *title,
                                   const char *kind,
                                   const char *name,
                                   GAsyncReadyCallback callback,
                                   gpointer user_data);

/**
 * @brief The answer to qdr_file_dialog_open_files_async().
 *
 * @param result  as @p callback got it
 * @param error   G_IO_ERROR_CANCELLED when the question was closed without an answer
 * @return (transfer full) (element-type GFile): at least one, or NULL
 */
GPtrArray *qdr_file_dialog_finish_files (GAsyncResult *result, GError **error);

/**
 * @brief The answer to any of the other questions.
 *
 * @param result  as @p callback got it
 * @param error   G_IO_ERROR_CANCELLED when the question was closed without an answer
 * @return (transfer full): the file, or NULL
 */
GFile *qdr_file_dialog_finish (GAsyncResult *result, GError **error);

G_END_DECLS
