/*
 * Messages and questions.
 *
 * Remove when libadwaita ≥ 1.5, for AdwAlertDialog: this is the only file that uses
 * AdwMessageDialog.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** @brief The appearance of an answer. */
typedef enum {
  QDR_ANSWER_PLAIN,
  QDR_ANSWER_SUGGESTED,
  QDR_ANSWER_DESTRUCTIVE,
} QdrAnswerLook;

/** @brief An answer besides "Cancel". */
typedef struct {
  const char *id;     /**< returned by qdr_message_dialog_ask_finish() */
  const char *label;  /**< translated, with a mnemonic */
  QdrAnswerLook look; /**< appearance of its button */
} QdrAnswer;

/**
 * @brief Shows an error message.
 *
 * @param parent   of the dialog
 * @param heading  translated
 * @param body     the reason, translated
 */
void qdr_message_dialog_show (GtkWindow *parent, const char *heading, const char *body);

/**
 * @brief Shows a list of errors.
 *
 * @param parent   of the dialog
 * @param heading  translated
 * @param body     the outcome for the rest, translated
 * @param list     a sentence per line, perhaps a thousand
 */
void qdr_message_dialog_show_list (GtkWindow *parent,
                                   const char *heading,
                                   const char *body,
                                   const char *list);

/**
 * @brief Asks a question that can also be answered by "Cancel".
 *
 * A window asks one question at a time. Assistive tools can reach widgets that ask a second one. It
 * is not shown and is cancelled when the first one closes.
 *
 * @param parent     of the dialog
 * @param heading    the question, translated
 * @param body       consequences of the answers, translated
 * @param answers    the other answers; the last one is the default unless it is destructive, in
 *                   which case "Cancel" is
 * @param n_answers  at least 1
 * @param callback   calls qdr_message_dialog_ask_finish()
 * @param user_data  for @p callback
 */
void qdr_message_dialog_ask_async (GtkWindow *parent,
                                   const char *heading,
                                   const char *body,
                                   const QdrAnswer *answers,
                                   guint n_answers,
                                   GAsyncReadyCallback callback,
                                   gpointer user_data);

/**
 * @brief Finishes qdr_message_dialog_ask_async().
 *
 * @return (transfer full) (nullable): the id of the answer, NULL for "Cancel"
 */
char *qdr_message_dialog_ask_finish (GAsyncResult *result);

G_END_DECLS
