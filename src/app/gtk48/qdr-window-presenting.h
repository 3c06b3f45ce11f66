/*
 * Showing windows so that a screen reader reads them from the beginning.
 *
 * This works around GTK 4.8. Remove when GTK ≥ 4.10, if the tests of the accessibility bus pass
 * with gtk_window_present().
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * @brief Shows a window like gtk_window_present(). If the window is new,
 *        qdr_accessibility_fixups_apply() is applied to it first.
 *
 * GTK 4.8 reports a window as hidden when it becomes visible, so a screen reader ignores it. This
 * function reports the window as visible before it is mapped; GTK then reports no change.
 */
void qdr_present_window (GtkWindow *window);

/**
 * @brief Prepares a window that GTK shows, as qdr_present_window() prepares the windows that it
 *        shows itself.
 *
 * @param window  a window that was never shown
 */
void qdr_window_presenting_prepare (GtkWindow *window);

/**
 * @brief Shows the open dialog of the given type again, if there is one.
 *
 * Without this, assistive tools could open the dialog a second time, since they reach the widgets
 * behind a modal dialog.
 *
 * @param parent  (nullable): the transient parent of the dialog
 * @param type    the type of the dialog
 * @return whether the dialog is open
 */
gboolean qdr_present_existing_window (GtkWindow *parent, GType type);

G_END_DECLS
