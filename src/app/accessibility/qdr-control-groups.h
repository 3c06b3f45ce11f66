/*
 * Rows of controls in a window, for switch scanning.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * @brief Makes the controls of a widget the first row of the window. If several widgets are put
 *        first, the last of them in the window comes first.
 *
 * A suggested action is the first control of the row. Focusable labels are included.
 *
 * @param widget  a container of controls, such as a bar of buttons
 */
void qdr_control_groups_put_first (GtkWidget *widget);

/**
 * @brief Finds the visible and sensitive controls of a window or popover, grouped in rows.
 *
 * @param root  a window or a popover
 * @return (transfer full) (element-type GPtrArray): the rows, none of them empty; their elements
 *         are of type GtkWidget
 */
GPtrArray *qdr_control_groups_find (GtkWidget *root);

/**
 * @brief Returns whether a point of a window is in a control or a slider.
 *
 * @param root  a window
 * @param x     horizontal coordinate in the window
 * @param y     vertical coordinate in the window
 */
gboolean qdr_control_groups_has_control_at (GtkWidget *root, double x, double y);

G_END_DECLS
