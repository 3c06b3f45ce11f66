/*
 * Short questions and bad news. The only file that knows which widget asks and tells.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** @brief How an answer looks. */
typedef enum {
  QDR_ANSWER_PLAIN,
  QDR_ANSWER_SUGGESTED,
  QDR_ANSWER_DESTRUCTIVE,
} QdrAnswerLook;

/** @brief An answer beside "Cancel". */
typedef struct {
  const char *id;     /**< what qdr_message_dialog_ask_finish() returns */
  const char *label;  /**< translated, with a mnemonic */
  QdrAnswerLook look; /**< how its button looks */
} QdrAnswer;

/**
 * @brief Tells the user that something went wrong.
 *
 * @param parent   the window in front of which it stands
 * @param heading  what went wrong, translated
 * @param body     why, translated
 */
void qdr_message_dialog_show (GtkWindow *parent, const char *heading, const char *body);

/**
 * @brief Tells the user of many things that went wrong.
 *
 * @param parent   the window in front of which it stands
 * @param heading  what went wrong, translated
 * @param body     what has become of the rest, translated
 * @param list     a sentence a line, of which there may be a thousand
 */
void qdr_message_dialog_show_list (GtkWindow *parent,
                                   const char *heading,
                                   const char *body,
                                   const char *list);

/**
 * @brief Asks a question that can also be answered with "Cancel".
 *
 * A window asks one at a time. Mouse and keyboard cannot reach what asks a second one, assistive
 * tools can: that one is not shown, and is cancelled when the first one is gone.
 *
 * @param parent     the window in front of which it stands
 * @param heading    the question, translated
 * @param body       what follows from the answers, translated
 * @param answers    the other answers; the last one is the default, unless it destroys something:
 *                   then Cancel is
 * @param n_answers  how many, at least one
 * @param callback   called when the person has answered
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
 * @brief The answer.
 *
 * @param result  as the callback got it
 * @return (transfer full) (nullable): the id of the answer, NULL for "Cancel"
 */
char *qdr_message_dialog_ask_finish (GAsyncResult *result);

G_END_DECLS
