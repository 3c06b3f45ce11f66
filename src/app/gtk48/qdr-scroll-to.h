/*
 * Scrolls to a widget once it is laid out.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * @brief Brings a widget into sight in a moment: where something has just changed, it is not laid
 *        out yet. A later call for the same scrolled window takes the place of an earlier one.
 *
 * @param widget    in a GtkScrolledWindow; it may be gone by then
 * @param n_around  how many of its own height are to be in sight above it and below it as well
 */
void qdr_scroll_to (GtkWidget *widget, guint n_around);

G_END_DECLS
