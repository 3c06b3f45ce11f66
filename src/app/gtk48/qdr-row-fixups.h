/*
 * Corrections to rows of preferences for assistive tools and the mouse wheel.
 *
 * Remove when GTK ≥ 4.10 and libadwaita ≥ 1.4, as far as the tests over the accessibility bus pass
 * without them: they work around GTK 4.8 and libadwaita 1.2.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * @brief Corrects all rows in a widget.
 *
 * With libadwaita 1.2 a combo row has neither value nor action; a row with a switch or number has
 * two tab stops, the first of which is read as “not selected”; the text of an entry row has no
 * name; and a changed number is not announced. Afterwards each row is one tab stop: a combo row has
 * a name such as “Colours, Follow System”, a switch is a check box, and a number announces its
 * value. Assistive tools can open a choice and turn a switch.
 *
 * @param root  contains all the rows already
 */
void qdr_row_fixups_apply (GtkWidget *root);

/**
 * @brief Adds an action "row.NAME" for assistive tools that activates the row, for which GTK 4.8
 *        has none.
 */
void qdr_row_fixups_add_action (GtkListBoxRow *row, const char *name);

/**
 * @brief Makes a number field ignore the mouse wheel, so that scrolling a list does not change a
 *        number under the pointer.
 */
void qdr_row_fixups_ignore_wheel (GtkSpinButton *spin_button);

G_END_DECLS
