/*
 * The window that lists the keyboard shortcuts, and its rows. It is separate from the application
 * because it is a class of windows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/*
 * A row with the name of an action and its keys.
 *
 * Properties, exactly one of which is set:
 *   "accelerator"  string (write-only): the keys, in the format of GtkShortcutsShortcut:accelerator
 *   "action-name"  string (write-only): an action; the row shows the accelerators that the
 *                  application has set for it
 */
#define QDR_TYPE_SHORTCUT_ROW (qdr_shortcut_row_get_type ())
G_DECLARE_FINAL_TYPE (QdrShortcutRow, qdr_shortcut_row, QDR, SHORTCUT_ROW, AdwActionRow)

#define QDR_TYPE_SHORTCUTS_WINDOW (qdr_shortcuts_window_get_type ())
G_DECLARE_FINAL_TYPE (QdrShortcutsWindow, qdr_shortcuts_window, QDR, SHORTCUTS_WINDOW, AdwWindow)

/**
 * @brief Adds the action "win.show-help-overlay", which opens the shortcuts window.
 *
 * @param window  the window that gets the action; the shortcuts window opens in front of it
 */
void qdr_shortcuts_window_add_action (GtkApplicationWindow *window);

G_END_DECLS
