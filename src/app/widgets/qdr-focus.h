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
 * @return the index of the child; -1 if there is none
 */
int qdr_focus_find_focused_child (GtkWidget *parent);

/**
 * @brief Moves the focus to the first focusable descendant of @p parent, unless @p parent already
 *        contains the focus.
 *
 * Use this when a GtkStack turns to a page. The stack would otherwise move the focus to the widget
 * on the page that had it last.
 *
 * @return whether @p parent contains the focus now
 */
gboolean qdr_focus_move_into (GtkWidget *parent);

/**
 * @brief Moves the focus to a child, for use after children have been replaced.
 *
 * @param parent  the parent of the new children
 * @param number  the index of the child, from qdr_focus_find_focused_child(); if it is too large,
 *                the last child gets the focus; if it is -1, nothing happens
 */
void qdr_focus_move_to_child (GtkWidget *parent, int number);

/**
 * @brief Sets the widget that gets the focus if no widget in the window has it and the last focused
 *        widget cannot get it back.
 *
 * A window can lose its focus when the focused widget is hidden or disabled, after a dialog, and
 * when a menu is closed. Keys would then do nothing.
 *
 * @param window    any window
 * @param fallback  a descendant of @p window that lives as long as the window, or until another one
 *                  is set
 */
void qdr_focus_set_fallback (GtkWindow *window, GtkWidget *fallback);

G_END_DECLS
