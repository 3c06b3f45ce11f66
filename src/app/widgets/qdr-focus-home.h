/*
 * Where the focus goes when the widget that has it goes away.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * @brief Lets the focus of @p window go back to where it was, or to @p home, whenever it would be
 *        nowhere.
 *
 * A button that is hidden or disabled while it has the focus takes the focus with it, a dialog may
 * not give it back, and a menu keeps it where an item of a submenu was clicked; then keys would do
 * nothing.
 *
 * @param window  the window
 * @param home    a widget of the window, which lives as long
 */
void qdr_focus_home_set (GtkWindow *window, GtkWidget *home);

G_END_DECLS
