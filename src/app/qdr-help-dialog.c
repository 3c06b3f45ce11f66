/*
 * The help page: rules, mouse, touch and keyboard.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-help-dialog.h"

#include <glib/gi18n.h>

#include "qdr-help-topics.h"
#include "qdr-window-presenting.h"
#include "qdr-wrap-layout.h"

struct _QdrHelpDialog {
  AdwWindow parent_instance;

  GtkBox *page;
};

G_DEFINE_FINAL_TYPE (QdrHelpDialog, qdr_help_dialog, ADW_TYPE_WINDOW)

/* Appends a selectable label, so that Tab reaches it and a screen reader reads it. */
static void
append_label (QdrHelpDialog *self, const char *text, GtkAccessibleRole role, const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", text, "wrap", TRUE, "xalign", 0.0,
                                   "selectable", TRUE, "accessible-role", role, NULL);

  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  gtk_box_append (self->page, label);
}

static void
qdr_help_dialog_class_init (QdrHelpDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (QDR_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/quoridor/Quoridor/help-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, QdrHelpDialog, page);
  gtk_widget_class_bind_template_callback (widget_class, gtk_window_close);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
qdr_help_dialog_init (QdrHelpDialog *self)
{
  guint n;
  const QdrHelpTopic *topics = qdr_help_get_topics (&n);

  gtk_widget_init_template (GTK_WIDGET (self));
  for (const QdrHelpTopic *topic = topics; topic < topics + n; topic++) {
    /* The window has the title of the first chapter. */
    if (topic->chapter != NULL && topic > topics)
      append_label (self, _ (topic->chapter), GTK_ACCESSIBLE_ROLE_HEADING, "title-2");
    append_label (self, _ (topic->title), GTK_ACCESSIBLE_ROLE_HEADING, "title-4");
    for (guint i = 0; i < QDR_MAX_HELP_PARAGRAPHS; i++) {
      g_autofree char *paragraph = qdr_help_topic_dup_paragraph (topic, i);

      if (paragraph != NULL)
        append_label (self, paragraph, GTK_ACCESSIBLE_ROLE_LABEL, NULL);
    }
  }
}

void
qdr_help_dialog_present (GtkWindow *parent)
{
  GtkApplication *application;
  GtkWindow *dialog;

  g_return_if_fail (parent == NULL || GTK_IS_WINDOW (parent));

  if (qdr_present_existing_window (parent, QDR_TYPE_HELP_DIALOG))
    return;

  dialog = g_object_new (QDR_TYPE_HELP_DIALOG, "transient-for", parent, NULL);
  application = parent != NULL ? gtk_window_get_application (parent) : NULL;
  /* This window does not belong to the application, so the application's actions are inserted for
   * the buttons in the window. */
  if (application != NULL)
    gtk_widget_insert_action_group (GTK_WIDGET (dialog), "app", G_ACTION_GROUP (application));
  qdr_present_window (dialog);
}
