/*
 * Corrections to the accessible objects of widgets.
 *
 * They work around GTK 4.8. Remove when GTK ≥ 4.10 each correction without which the tests of the
 * accessibility bus pass.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * @brief Prepares a widget and its descendants for assistive tools.
 *
 * GTK 4.8 exposes invisible pages, scroll bars and icons without text. Containers, and lists
 * without a title, are named after their type. A state that was set before the first focus is
 * reported right after that focus, so that a radio button is read as “selected” twice. This
 * function corrects all this, prevents scrolled windows from taking the focus, and names buttons
 * with a mnemonic correctly.
 *
 * @param root  a widget that is not yet shown, and need not be in a window
 */
void qdr_accessibility_fixups_apply (GtkWidget *root);

/**
 * @brief Gives a toggle button the role and state of a radio button, which GTK 4.8 does not do for
 *        buttons in a group.
 *
 * @param button  a new button that is not yet in a window
 */
void qdr_accessibility_fixups_make_radio (GtkToggleButton *button);

/**
 * @brief Names all buttons with a mnemonic correctly in every window that opens from now on.
 *
 * GTK 4.8 gives such a button two names, one with the underscore: “_Continue Continue”. It does so
 * again if the button's label is set; set the text of the GtkLabel in the button instead.
 *
 * @param owner  the function has an effect until this object is finalized
 */
void qdr_accessibility_fixups_name_buttons (GObject *owner);

G_END_DECLS
