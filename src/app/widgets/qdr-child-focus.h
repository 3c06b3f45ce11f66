/*
 * The focus among children that are made anew: it would go with the one that has it.
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
int qdr_child_focus_find (GtkWidget *parent);

/**
 * @brief Gives the focus to a child of @p parent, where one had it before.
 *
 * @param parent  of the new children
 * @param number  what qdr_child_focus_find() has returned; where there are fewer now, the last one
 *                gets it, and at -1 nothing is done
 */
void qdr_child_focus_restore (GtkWidget *parent, int number);

G_END_DECLS
