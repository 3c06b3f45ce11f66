/*
 * Showing windows so that a screen reader reads them from the beginning.
 *
 * It works around GTK 4.8. Remove when GTK ≥ 4.10, if the tests of the accessibility bus pass with
 * gtk_window_present().
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * @brief Shows a window like gtk_window_present(), but applies qdr_accessibility_fixups_apply() to
 *        it first.
 *
 * GTK 4.8 reports a window as hidden when it becomes visible, and a screen reader then ignores it.
 * This function reports the window as visible before it is mapped, and GTK then reports no change.
 */
void qdr_present_window (GtkWindow *window);

/**
 * @brief Shows the dialog of the given type again if it is already open.
 *
 * Assistive tools can reach the widgets of a parent window behind its modal dialog, and could open
 * the dialog a second time.
 *
 * @param parent  (nullable): the transient parent of the dialog
 * @param type    the type of the dialog
 * @return whether the dialog is open
 */
gboolean qdr_present_existing_window (GtkWindow *parent, GType type);

G_END_DECLS
