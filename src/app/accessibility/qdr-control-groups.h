/*
 * What can be pressed in a window, row by row.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * @brief Lets the controls in a widget be a group of their own, before all others of the window and
 *        before those that were put there earlier in it.
 *
 * A suggested action is the first of them, and a text that Tab goes to is one of them.
 *
 * @param widget  such as a bar with buttons
 */
void qdr_control_groups_put_first (GtkWidget *widget);

/**
 * @brief Finds the controls that are to be seen and can be used, those beside each other in a
 *        group.
 *
 * @param root  a window, or a popover
 * @return (transfer full) (element-type GPtrArray): groups of GtkWidget, none of them empty
 */
GPtrArray *qdr_control_groups_find (GtkWidget *root);

/**
 * @brief Returns whether there is a control, or something that is dragged, at a point.
 *
 * @param root  a window
 * @param x     of the point, in its coordinates
 * @param y     likewise
 * @return whether a click there is for it
 */
gboolean qdr_control_groups_have_one_at (GtkWidget *root, double x, double y);

G_END_DECLS
