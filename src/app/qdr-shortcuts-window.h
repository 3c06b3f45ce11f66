/*
 * The window that lists the shortcuts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * @brief Gives a window the action "win.show-help-overlay".
 *
 * The action makes the list of shortcuts when it is first activated. GtkApplication, which finds
 * such a list by its name in the resources, makes it together with each window.
 *
 * @param window  keeps the list
 */
void qdr_shortcuts_window_offer (GtkApplicationWindow *window);

G_END_DECLS
