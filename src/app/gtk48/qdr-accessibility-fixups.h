/*
 * Windows as a screen reader finds them: what is there, and nothing else.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * @brief Makes what is in a widget ready for assistive tools, while it is not yet on the screen.
 *
 * To GTK 4.8 pages that are not in sight, scroll bars and pictures without words are there like
 * anything else; what only arranges others, and a list of rows without a title, has the name of its
 * type; and what has been said of a widget before its first focus is told as news just after it, so
 * that a radio button is “selected” twice. Afterwards only what is in sight is there, what only
 * arranges has no name, and there is no such news. No pane that scrolls is a stop for the keyboard.
 * Buttons are named once, as by qdr_mnemonics_name_buttons_in().
 *
 * @param root  not yet shown, perhaps not yet in a window; it and all in it so far
 */
void qdr_accessibility_fixups_apply (GtkWidget *root);

/**
 * @brief Makes a toggle button a radio button to assistive tools, which then say whether it is
 *        chosen. GTK 4.8 does not, though the button is in a group.
 *
 * @param button  new, not yet in a window
 */
void qdr_accessibility_fixups_make_radio (GtkToggleButton *button);

/**
 * @brief From now on names all buttons that have a mnemonic by their words alone, in every window
 *        that opens.
 *
 * GTK 4.8 names such a button twice, once with the mark of the mnemonic: “_Continue Continue”.
 * It does so again when the label of the button is set; whose words change later sets those of the
 * GtkLabel in it.
 *
 * @param owner  as long as this lives
 */
void qdr_accessibility_fixups_name_buttons (GObject *owner);

G_END_DECLS
