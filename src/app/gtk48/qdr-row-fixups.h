/*
 * Rows of settings in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * @brief Makes the rows of a window say what they are, what is chosen, and what becomes of it.
 *
 * With libadwaita 1.2 a combo row has no value and no action, a row with a switch or a number is
 * two stops for the keyboard, the first of which says “not selected”, the text of an entry row has
 * no name, and nothing is heard of a number that changes. Afterwards each row is one stop: a combo
 * row is called “Colours, Follow System”, a switch is a check box, and a number tells its new
 * value. An assistive tool can open
 * a choice and turn a switch.
 *
 * @param root  holds the rows, all of which are there
 */
void qdr_row_fixups_apply (GtkWidget *root);

/**
 * @brief Gives a row an action that does what a click on it does; with GTK 4.8 it has none by
 *        itself.
 *
 * @param row   a row of a list
 * @param name  of the action, which is called “row.NAME”
 */
void qdr_row_fixups_add_action (GtkListBoxRow *row, const char *name);

/**
 * @brief Leaves the wheel to the list that a number field is in.
 *
 * Otherwise the number under the pointer changes while the list is scrolled.
 *
 * @param spin_button  the number field
 */
void qdr_row_fixups_ignore_wheel (GtkSpinButton *spin_button);

G_END_DECLS
