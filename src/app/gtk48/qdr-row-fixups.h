/*
 * Corrections to rows of preferences for assistive tools and the mouse wheel.
 *
 * They work around GTK 4.8 and libadwaita 1.2. Remove when GTK ≥ 4.10 and libadwaita ≥ 1.4 each
 * correction without which the tests of the accessibility bus pass.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * @brief Corrects all rows of preferences in a widget.
 *
 * With libadwaita 1.2 a combo row has neither value nor action; a row with a switch or number has
 * two tab stops, the first of which is read as “not selected”; the text of an entry row has no
 * name; and a changed number is not announced. The corrections make each row one tab stop: a combo
 * row has a name such as “Colours, Follow System”, a switch is a check box, and a number announces
 * its value. Assistive tools can open a choice and turn a switch.
 *
 * @param root  a widget that already contains all rows
 */
void qdr_row_fixups_apply (GtkWidget *root);

/**
 * @brief Adds an action "row.NAME" that activates the row, because GTK 4.8 has no such action for
 *        assistive tools.
 */
void qdr_row_fixups_add_action (GtkListBoxRow *row, const char *name);

/**
 * @brief Makes a number field ignore the mouse wheel, so that scrolling a list does not change a
 *        number under the pointer.
 */
void qdr_row_fixups_ignore_wheel (GtkSpinButton *spin_button);

G_END_DECLS
