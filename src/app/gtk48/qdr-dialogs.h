/*
 * Dialogs: messages, questions, the system's file chooser, and the About window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/*
 * Messages and questions
 *
 * Remove when libadwaita ≥ 1.5: AdwAlertDialog replaces AdwMessageDialog, which only this file
 * uses.
 */

/** @brief The appearance of an answer. */
typedef enum {
  QDR_DIALOG_ANSWER_PLAIN,
  QDR_DIALOG_ANSWER_SUGGESTED,
  QDR_DIALOG_ANSWER_DESTRUCTIVE,
} QdrDialogAnswerLook;

/** @brief An answer other than "Cancel" to a question. */
typedef struct {
  const char *id;           /**< the result of qdr_message_dialog_ask_finish() */
  const char *label;        /**< label of its button, translated, with a mnemonic */
  QdrDialogAnswerLook look; /**< appearance of its button */
} QdrDialogAnswer;

/**
 * @brief Shows an error message.
 *
 * @param parent   parent window of the dialog
 * @param heading  heading of the dialog, translated
 * @param body     the reason, translated
 */
void qdr_message_dialog_show (GtkWindow *parent, const char *heading, const char *body);

/**
 * @brief Shows a list of errors.
 *
 * @param parent   parent window of the dialog
 * @param heading  heading of the dialog, translated
 * @param body     a sentence about the outcome, translated
 * @param list     up to a thousand lines, one sentence in each
 */
void qdr_message_dialog_show_list (GtkWindow *parent,
                                   const char *heading,
                                   const char *body,
                                   const char *list);

/**
 * @brief Asks a question that can also be answered by "Cancel".
 *
 * A window asks one question at a time. A second question, which a user of assistive tools can
 * cause, is not shown. It is answered with "Cancel" when the first question is closed.
 *
 * @param parent   parent window of the dialog
 * @param heading    the question, translated
 * @param body       the consequences of the answers, translated
 * @param answers    the answers besides "Cancel". The default answer is the last one, or "Cancel"
 *                   if the last one is destructive
 * @param n_answers  at least 1
 * @param callback   called when the question is answered; must call qdr_message_dialog_ask_finish()
 * @param user_data  for @p callback
 */
void qdr_message_dialog_ask_async (GtkWindow *parent,
                                   const char *heading,
                                   const char *body,
                                   const QdrDialogAnswer *answers,
                                   guint n_answers,
                                   GAsyncReadyCallback callback,
                                   gpointer user_data);

/**
 * @brief Finishes qdr_message_dialog_ask_async().
 *
 * @return (transfer full) (nullable): the id of the answer, NULL for "Cancel"
 */
char *qdr_message_dialog_ask_finish (GAsyncResult *result);

/*
 * The system's file chooser. A window has at most one file chooser; a second request
 * ends immediately, as if the user had cancelled it.
 *
 * Remove when GTK ≥ 4.10: GtkFileDialog replaces GtkFileChooserNative, which only this file uses.
 */

/**
 * @brief Asks for a saved game to open.
 *
 * @param parent    parent window of the dialog
 * @param beside    (nullable): a file whose folder is shown first
 * @param callback  called when the dialog is closed; must call qdr_file_dialog_finish()
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
 * @param callback  called when the dialog is closed; must call qdr_file_dialog_finish_files()
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
 * @param callback  called when the dialog is closed; must call qdr_file_dialog_finish()
 */
void qdr_file_dialog_open_any_file_async (GtkWindow *parent,
                                          const char *title,
                                          GAsyncReadyCallback callback,
                                          gpointer user_data);

/**
 * @brief Asks where to save a game.
 *
 * @param parent    parent window of the dialog
 * @param beside    (nullable): a file whose folder is shown first
 * @param name      suggested file name. If the user enters a name without an extension, the
 *                  extension of saved games is added
 * @param callback  called when the dialog is closed; must call qdr_file_dialog_finish()
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
 * @param folder    the folder that is shown first, such as that of pictures
 * @param title     title of the dialog, translated
 * @param kind      name of the type of files, plural, translated
 * @param name      suggested file name with an extension. If the user enters a name without an
 *                  extension, this extension is added
 * @param callback  called when the dialog is closed; must call qdr_file_dialog_finish()
 */
void qdr_file_dialog_export_async (GtkWindow *parent,
                                   GUserDirectory folder,
                                   const char *title,
                                   const char *kind,
                                   const char *name,
                                   GAsyncReadyCallback callback,
                                   gpointer user_data);

/**
 * @brief Finishes qdr_file_dialog_open_files_async().
 *
 * @return (transfer full) (element-type GFile) (nullable): at least one file, NULL if the dialog
 *         was closed
 */
GPtrArray *qdr_file_dialog_finish_files (GAsyncResult *result);

/**
 * @brief Finishes a dialog that asks for one file.
 *
 * @return (transfer full) (nullable): the file, NULL if the dialog was closed
 */
GFile *qdr_file_dialog_finish (GAsyncResult *result);

/**
 * @brief Shows the About window.
 *
 * @param parent  (nullable): the window in front of which it is shown
 */
void qdr_about_present (GtkWindow *parent);

G_END_DECLS
