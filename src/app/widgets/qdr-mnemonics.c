/*
 * Buttons whose words have a mnemonic, as assistive tools name them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-mnemonics.h"

/* What remains is the name of the label, which the button is labelled by because of the
 * mnemonic. */
void
qdr_mnemonics_name_buttons_in (GtkWidget *root)
{
  g_return_if_fail (GTK_IS_WIDGET (root));

  if (GTK_IS_BUTTON (root) && gtk_button_get_use_underline (GTK_BUTTON (root)))
    gtk_accessible_reset_property (GTK_ACCESSIBLE (root), GTK_ACCESSIBLE_PROPERTY_LABEL);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    qdr_mnemonics_name_buttons_in (child);
}

/* By now it has its buttons. */
static void
window_mapped_cb (GtkWidget *window)
{
  g_signal_handlers_disconnect_by_func (window, window_mapped_cb, NULL);
  qdr_mnemonics_name_buttons_in (window);
}

static void
windows_changed_cb (GListModel *windows, guint position, guint removed, guint added)
{
  for (guint i = position; i < position + added; i++) {
    g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

    g_signal_connect (window, "map", G_CALLBACK (window_mapped_cb), NULL);
  }
}

void
qdr_mnemonics_name_buttons (GObject *owner)
{
  g_return_if_fail (G_IS_OBJECT (owner));

  g_signal_connect_object (gtk_window_get_toplevels (), "items-changed",
                           G_CALLBACK (windows_changed_cb), owner, 0);
}
