/*
 * The window that lists the shortcuts.
 *
 * GTK's own window for them has a fixed size, which is too wide for a phone, and libadwaita's with
 * pages says nothing but “page tab” to a screen reader when it opens.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-shortcuts-window.h"

#include "qdr-present.h"
#include "qdr-shortcut-row.h"

struct _QdrShortcutsWindow {
  AdwWindow parent_instance;
};

G_DEFINE_FINAL_TYPE (QdrShortcutsWindow, qdr_shortcuts_window, ADW_TYPE_WINDOW)

static void
qdr_shortcuts_window_class_init (QdrShortcutsWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (QDR_TYPE_SHORTCUT_ROW);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/quoridor/Quoridor/shortcuts-window.ui");
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
qdr_shortcuts_window_init (QdrShortcutsWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
show_help_overlay_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  if (!qdr_present_again (user_data, QDR_TYPE_SHORTCUTS_WINDOW))
    qdr_present (g_object_new (QDR_TYPE_SHORTCUTS_WINDOW, "transient-for", user_data, NULL));
}

void
qdr_shortcuts_window_offer (GtkApplicationWindow *window)
{
  const GActionEntry entry = { .name = "show-help-overlay", .activate = show_help_overlay_cb };

  g_return_if_fail (GTK_IS_APPLICATION_WINDOW (window));

  g_action_map_add_action_entries (G_ACTION_MAP (window), &entry, 1, window);
}
