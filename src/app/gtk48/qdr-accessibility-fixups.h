/*
 * Corrections to widgets for assistive tools, the keyboard and the mouse wheel: to the accessible
 * objects of a window, and to rows of preferences.
 *
 * They work around GTK 4.8 and libadwaita 1.2. Each part states when it can be removed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/*
 * Accessible objects
 *
 * When GTK ≥ 4.10 is required, remove each correction without which the tests of the accessibility
 * bus still pass.
 */

/**
 * @brief Prepares a widget and its descendants for assistive tools.
 *
 * GTK 4.8 exposes scroll bars, icons without text, and invisible pages to assistive tools. It names
 * containers, and lists without a title, after their type. If a state of a widget was set before
 * the widget first gets the focus, GTK reports the state right after the focus; a screen reader
 * then reads a radio button as “selected” twice. This function corrects all this, prevents scrolled
 * windows from taking the focus, and names buttons with a mnemonic correctly.
 *
 * @param root  a widget that is not yet shown, and need not be in a window
 */
void qdr_accessibility_fixups_apply (GtkWidget *root);

/**
 * @brief Gives a toggle button the role and state of a radio button. GTK 4.8 does not do this for
 *        the toggle buttons of a group.
 *
 * @param button  a new button that is not yet in a window
 */
void qdr_accessibility_fixups_make_radio_button (GtkToggleButton *button);

/**
 * @brief Names all buttons with a mnemonic correctly in every window that opens from now on.
 *
 * GTK 4.8 gives such a button two names, one with the underscore: “_Continue Continue”. If the
 * label of the button is set later, GTK adds the second name again. To change the text, set that of
 * the GtkLabel in the button instead.
 *
 * @param owner  an object; windows that open after it is finalized are not corrected
 */
void qdr_accessibility_fixups_correct_button_names (GObject *owner);

/*
 * Rows of preferences, for assistive tools and the mouse wheel
 *
 * When GTK ≥ 4.10 and libadwaita ≥ 1.4 are required, remove each correction without which the tests
 * of the accessibility bus still pass.
 */

/**
 * @brief Corrects all rows of preferences in a widget.
 *
 * With libadwaita 1.2, assistive tools find neither a value nor an action of a combo row, and no
 * name of the text in an entry row. A row with a switch or a number has two tab stops, and the
 * first one is read as “not selected”. A change of a number is not announced. With the corrections,
 * each row is one tab stop. A combo row has a name such as “Colours, Follow System”, a row with a
 * switch is a check box, and a changed number is announced. Assistive tools can open the choices of
 * a combo row and turn a switch.
 *
 * @param root  a widget that already contains all rows
 */
void qdr_row_fixups_apply (GtkWidget *root);

/**
 * @brief Adds an action "row.NAME" that activates the row. In GTK 4.8 a row has no action that
 *        assistive tools could use.
 */
void qdr_row_fixups_add_activate_action (GtkListBoxRow *row, const char *name);

/**
 * @brief Makes a number field ignore the mouse wheel, so that scrolling a list does not change a
 *        number under the pointer.
 */
void qdr_spin_button_fixups_ignore_wheel (GtkSpinButton *spin_button);

G_END_DECLS
