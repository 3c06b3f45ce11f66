/*
 * Messages and questions.
 *
 * Remove when libadwaita ≥ 1.5, for AdwAlertDialog: this is the only file that uses
 * AdwMessageDialog.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-message-dialog.h"

#include "qdr-announcer.h"
#include "qdr-window-presenting.h"

#include <adwaita.h>
#include <glib/gi18n.h>

/* Height of a list of errors, and gap between its lines; logical pixels. */
#define LIST_HEIGHT 160
#define LIST_GAP 6

/* The id of a response that all questions have but messages do not. */
#define CANCEL "cancel"

static const AdwResponseAppearance appearances[] = {
  [QDR_ANSWER_PLAIN] = ADW_RESPONSE_DEFAULT,
  [QDR_ANSWER_SUGGESTED] = ADW_RESPONSE_SUGGESTED,
  [QDR_ANSWER_DESTRUCTIVE] = ADW_RESPONSE_DESTRUCTIVE,
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

/* Shows a dialog, focuses the default response and announces the body. A screen reader reads the
 * heading as the name of the window. */
static void
present_dialog (AdwMessageDialog *dialog)
{
  const char *body = adw_message_dialog_get_body (dialog);

  /* GTK 4.8 does not expose the role of a dialog, so a screen reader would not announce the
   * dialog. */
  g_object_set (dialog, "accessible-role", GTK_ACCESSIBLE_ROLE_WINDOW, NULL);
  make_selectable (GTK_WIDGET (dialog));
  qdr_present_window (GTK_WINDOW (dialog));
  gtk_window_set_focus (GTK_WINDOW (dialog), gtk_window_get_default_widget (GTK_WINDOW (dialog)));
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

/* Answers a question whose dialog is destroyed without a response, such as with its parent. */
static void
destroy_cb (AdwMessageDialog *dialog, GTask *task)
{
  g_idle_add_once (return_answer_cb, task);
}

/* Stores the response, and returns it later: the callback may destroy the parent of the dialog,
 * which is about to close itself. */
static void
response_cb (AdwMessageDialog *dialog, const char *response, GTask *task)
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
                              const QdrAnswer *answers,
                              guint n_answers,
                              GAsyncReadyCallback callback,
                              gpointer user_data)
{
  AdwMessageDialog *dialog;
  const QdrAnswer *last;
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
  adw_message_dialog_set_default_response (dialog, last->look == QDR_ANSWER_DESTRUCTIVE ? CANCEL
                                                                                        : last->id);
  adw_message_dialog_set_close_response (dialog, CANCEL);
  g_signal_connect (dialog, "response", G_CALLBACK (response_cb), task);
  g_signal_connect (dialog, "destroy", G_CALLBACK (destroy_cb), task);
  present_dialog (dialog);
}

char *
qdr_message_dialog_ask_finish (GAsyncResult *result)
{
  g_return_val_if_fail (G_IS_TASK (result), NULL);

  return g_task_propagate_pointer (G_TASK (result), NULL);
}
