/*
 * Scrolling to a widget.
 *
 * Remove when GTK ≥ 4.12, for gtk_viewport_scroll_to().
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * @brief Scrolls to a widget when idle, because a new widget is not laid out yet. A later call for
 *        the same viewport replaces an earlier one.
 *
 * @param widget    in a GtkScrolledWindow; may be gone by then
 * @param n_around  multiples of its height to show above and below as well
 */
void qdr_scroll_to (GtkWidget *widget, guint n_around);

G_END_DECLS
