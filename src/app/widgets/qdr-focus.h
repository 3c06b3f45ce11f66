/*
 * Helpers for the keyboard focus.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * @brief Finds the child that has or contains the focus.
 *
 * @return its number, from 0; -1 if there is none
 */
int qdr_focus_find_child (GtkWidget *parent);

/**
 * @brief Moves the focus to the first focusable descendant, unless the focus is in the widget
 *        already.
 *
 * A GtkStack would restore the focus of the page that it shows instead.
 *
 * @return whether the focus is in the widget
 */
gboolean qdr_focus_move_into (GtkWidget *parent);

/**
 * @brief Restores the focus after children have been replaced.
 *
 * @param parent  of the new children
 * @param number  from qdr_focus_find_child(); the last child is used if there are fewer now, none
 *                at -1
 */
void qdr_focus_restore_child (GtkWidget *parent, int number);

/**
 * @brief Sets the widget that gets the focus if the window would lose it and the last focus widget
 *        is gone.
 *
 * This happens if the focus widget is hidden or disabled, after a dialog, and in a closed menu.
 * Keys would do nothing then.
 *
 * @param window    any window
 * @param fallback  a descendant of it that lives as long
 */
void qdr_focus_set_fallback (GtkWindow *window, GtkWidget *fallback);

G_END_DECLS
