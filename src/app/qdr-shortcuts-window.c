/*
 * The window that lists the shortcuts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-shortcuts-window.h"

static void
show_help_overlay_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  GtkApplicationWindow *window = GTK_APPLICATION_WINDOW (user_data);

  if (gtk_application_window_get_help_overlay (window) == NULL) {
    g_autoptr (GtkBuilder) builder =
        gtk_builder_new_from_resource ("/io/github/quoridor/Quoridor/help-overlay.ui");
    GObject *made = gtk_builder_get_object (builder, "help_overlay");

    gtk_application_window_set_help_overlay (window, GTK_SHORTCUTS_WINDOW (made));
  }
  gtk_window_present (GTK_WINDOW (gtk_application_window_get_help_overlay (window)));
}

void
qdr_shortcuts_window_offer (GtkApplicationWindow *window)
{
  const GActionEntry entry = { .name = "show-help-overlay", .activate = show_help_overlay_cb };

  g_return_if_fail (GTK_IS_APPLICATION_WINDOW (window));

  g_action_map_add_action_entries (G_ACTION_MAP (window), &entry, 1, window);
}
