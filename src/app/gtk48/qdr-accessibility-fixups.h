/*
 * Corrections to the accessible objects of widgets.
 *
 * Remove when GTK ≥ 4.10, as far as the tests over the accessibility bus pass without them: all of
 * them work around GTK 4.8.
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
 * without a title, are named after their type. State that is set before the first focus is reported
 * just after it, so that a radio button is read as “selected” twice. Afterwards only visible
 * widgets are exposed, containers have no name, and nothing is reported late. Scrolled windows no
 * longer take the focus. Buttons with a mnemonic have the right name.
 *
 * @param root  not yet shown, perhaps not yet in a window
 */
void qdr_accessibility_fixups_apply (GtkWidget *root);

/**
 * @brief Gives a toggle button the role and state of a radio button, which GTK 4.8 does not do for
 *        buttons in a group.
 *
 * @param button  new, not yet in a window
 */
void qdr_accessibility_fixups_make_radio (GtkToggleButton *button);

/**
 * @brief Names all buttons with a mnemonic correctly in every window that opens from now on.
 *
 * GTK 4.8 names such a button twice, once with the underscore: “_Continue Continue”. It does so
 * again if the label of the button is set; set the text of the GtkLabel in it instead.
 *
 * @param owner  limits the lifetime of the connection
 */
void qdr_accessibility_fixups_name_buttons (GObject *owner);

G_END_DECLS
