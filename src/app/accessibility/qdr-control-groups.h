/*
 * Rows of controls in a window, for switch scanning.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * @brief Makes the controls of a widget the first row of the window. The last one of several such
 *        widgets comes first.
 *
 * A suggested action is the first of them, and focusable labels are included.
 *
 * @param widget  such as a bar of buttons
 */
void qdr_control_groups_put_first (GtkWidget *widget);

/**
 * @brief Finds the visible and sensitive controls, grouped in rows.
 *
 * @param root  a window or a popover
 * @return (transfer full) (element-type GPtrArray): rows of GtkWidget, none of them empty
 */
GPtrArray *qdr_control_groups_find (GtkWidget *root);

/**
 * @brief Returns whether there is a control or a slider at a point.
 *
 * @param root  a window
 * @param x     in its coordinates
 * @param y     in its coordinates
 */
gboolean qdr_control_groups_has_control_at (GtkWidget *root, double x, double y);

G_END_DECLS
