/*
 * Windows that a screen reader can follow from the beginning.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * @brief Shows a window as gtk_window_present() does.
 *
 * GTK 4.8 tells assistive tools of a window that has become visible by saying that it no longer
 * shows, and a screen reader that believes it says nothing of what goes on there. So the window is
 * made known to them before it is on the screen, as one that shows; afterwards nothing changes.
 *
 * @param window  any window
 */
void qdr_present_window (GtkWindow *window);

/**
 * @brief Shows the dialog of a kind once more that stands in front of a window.
 *
 * Assistive tools reach what is behind a modal window, so that a dialog is asked for again while it
 * is open.
 *
 * @param parent  (nullable): what the dialog is transient for
 * @param type    of the dialog
 * @return whether there is one
 */
gboolean qdr_present_existing_window (GtkWindow *parent, GType type);

G_END_DECLS
