/*
 * What an assistive tool can do with a row of a list.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * @brief Gives a row an action that does what a click on it does; with GTK 4.8 it has none by
 *        itself.
 *
 * @param row   a row of a list
 * @param name  of the action, which is called “row.NAME”
 */
void qdr_row_action_add (GtkListBoxRow *row, const char *name);

G_END_DECLS
