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

/** @brief An answer other than "Cancel" to a question. */
typedef struct {
  const char *id;     /**< the result of qdr_message_dialog_ask_finish() */
  const char *label;  /**< label of its button, translated, with a mnemonic */
  QdrAnswerLook look; /**< appearance of its button */
} QdrAnswer;

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
 * @param list     one sentence in each of up to a thousand lines
 */
void qdr_message_dialog_show_list (GtkWindow *parent,
                                   const char *heading,
                                   const char *body,
                                   const char *list);

/**
 * @brief Asks a question that can also be answered by "Cancel".
 *
 * A window asks one question at a time. A second question, which a user of assistive tools can
 * cause, is not shown, and is answered with "Cancel" when the first question is closed.
 *
 * @param parent   parent window of the dialog
 * @param heading    the question, translated
 * @param body       the consequences of the answers, translated
 * @param answers    the answers besides "Cancel"; the last of them is the default, but "Cancel" is
 *                   the default if the last answer is destructive
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
