/*
 * Showing windows so that a screen reader follows them from the beginning.
 *
 * Remove when GTK ≥ 4.10, if the tests over the accessibility bus pass with gtk_window_present():
 * it works around GTK 4.8.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * @brief Shows a window like gtk_window_present(), after qdr_accessibility_fixups_apply().
 *
 * When a window becomes visible, GTK 4.8 reports that it is no longer showing, and a screen reader
 * then ignores it. This function reports the window as showing before it is mapped, after which
 * nothing changes.
 */
void qdr_present_window (GtkWindow *window);

/**
 * @brief Shows the existing dialog of a type, if there is one.
 *
 * Assistive tools reach widgets behind a modal window and may open its dialog again.
 *
 * @param parent  (nullable): the transient parent of the dialog
 * @param type    of the dialog
 * @return whether there is one
 */
gboolean qdr_present_existing_window (GtkWindow *parent, GType type);

G_END_DECLS
