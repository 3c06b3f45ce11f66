/*
 * The focus among children: those that are made anew, with which it would go, and those of a page.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * @brief Finds the child that has the focus or contains it.
 *
 * @param parent  of the children
 * @return its number, from 0; -1 if none has it
 */
int qdr_focus_find_child (GtkWidget *parent);

/**
 * @brief Moves the focus to the first place in a widget, unless it is in there already.
 *
 * A stack, for one, moves it to the page that it shows where it was on the page before.
 *
 * @param parent  of children
 * @return whether the focus is in there
 */
gboolean qdr_focus_enter (GtkWidget *parent);

/**
 * @brief Gives the focus to a child of @p parent, where one had it before.
 *
 * @param parent  of the new children
 * @param number  what qdr_focus_find_child() has returned; where there are fewer now, the last one
 *                gets it, and at -1 nothing is done
 */
void qdr_focus_restore_child (GtkWidget *parent, int number);

/**
 * @brief Lets the focus of @p window go back to where it was, or to @p home, whenever it would be
 *        nowhere.
 *
 * A button that is hidden or disabled while it has the focus takes the focus with it, a dialog may
 * not give it back, and a menu keeps it where an item of a submenu was clicked; then keys would do
 * nothing.
 *
 * @param window  the window
 * @param home    a widget of the window, which lives as long
 */
void qdr_focus_set_fallback (GtkWindow *window, GtkWidget *home);

G_END_DECLS
