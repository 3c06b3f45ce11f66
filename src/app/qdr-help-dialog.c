/*
 * How to play: the rules, the board and the keyboard on one page.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-help-dialog.h"

struct _QdrHelpDialog {
  AdwWindow parent_instance;
};

G_DEFINE_FINAL_TYPE (QdrHelpDialog, qdr_help_dialog, ADW_TYPE_WINDOW)

static void
qdr_help_dialog_class_init (QdrHelpDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/quoridor/Quoridor/help-dialog.ui");
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
qdr_help_dialog_init (QdrHelpDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
qdr_help_dialog_present (GtkWindow *parent)
{
  GtkWindow *dialog;

  g_return_if_fail (parent == NULL || GTK_IS_WINDOW (parent));

  dialog = g_object_new (QDR_TYPE_HELP_DIALOG, "transient-for", parent, NULL);
  gtk_window_present (dialog);
}
