/*
 * Scrolling to a widget.
 *
 * Remove when GTK ≥ 4.12: gtk_viewport_scroll_to() replaces it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * @brief Scrolls to a widget when the program is idle, because a new widget is not laid out before
 *        that. A later call for the same viewport replaces an earlier call.
 *
 * @param widget    a widget in a GtkScrolledWindow; it may be destroyed before the program is idle
 * @param n_around  the height to show above the widget, and again below it, as a multiple of the
 *                  height of the widget
 */
void qdr_scroll_to_widget (GtkWidget *widget, guint n_around);

G_END_DECLS
