/*
 * Corrections of widgets and of rows of preferences, for assistive tools, keyboard and mouse wheel.
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
 * When GTK ≥ 4.10 is required, remove each correction if the tests of the accessibility bus pass
 * without it.
 */

/**
 * @brief Prepares a widget and its descendants for assistive tools.
 *
 * Hides scroll bars, icons without text and invisible pages from assistive tools, and clears names
 * that are only the type of a widget, later also in each menu that opens. Prevents scrolled
 * windows from taking the focus, and names buttons with a mnemonic correctly. A toggle button with
 * the role of a tab gets the state of one. The description of a status page or of a group of
 * preferences describes its first control, because the text itself cannot have the focus. Reports
 * the state of each widget before the widget first gets the focus; otherwise a screen reader would
 * read a radio button as “selected” twice.
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
 * @brief Corrects every window that opens from now on: the names of buttons with a mnemonic, labels
 *        that select their text, and the visible focus, which GTK 4.8 hides three seconds after a
 *        key. Here it stays until the mouse or a finger is used.
 *
 * GTK 4.8 gives such a button two names, one with the underscore: “_Continue Continue”. To change
 * the text later, set the text of the GtkLabel in the button. If the label of the button were set,
 * GTK would add the second name again.
 *
 * @param owner  an object; windows that open after it is finalized are not corrected
 */
void qdr_accessibility_fixups_correct_windows (GObject *owner);

/*
 * Rows of preferences, for assistive tools and the mouse wheel
 *
 * When GTK ≥ 4.10 and libadwaita ≥ 1.4 are required, remove each correction if the tests of the
 * accessibility bus pass without it.
 */

/**
 * @brief Corrects all rows of preferences in a widget.
 *
 * In libadwaita 1.2, assistive tools find neither a value nor an action of a combo row, and a row
 * with a switch or a number has two tab stops. With the corrections, each row is one tab stop. A
 * combo row has a name such as “Colours, Follow System”, and its choices can be opened. A row with
 * a switch is a check box. The text of an entry row has a name, and a changed number is announced.
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
 * @brief Names a row by its title and its subtitle, for a row without other controls. A screen
 *        reader would else read the subtitle twice or not at all. Call it again when one changes.
 */
void qdr_row_fixups_name_with_subtitle (AdwActionRow *row);

/**
 * @brief Makes a number field ignore the mouse wheel, so that scrolling a list does not change a
 *        number under the pointer.
 */
void qdr_spin_button_fixups_ignore_wheel (GtkSpinButton *spin_button);

G_END_DECLS
