/*
 * Buttons whose words have a mnemonic, as assistive tools name them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

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
void qdr_mnemonics_name_buttons (GObject *owner);

/**
 * @brief Names the buttons that are in a widget so far: before its window is shown, and so before
 *        a screen reader has heard of another name.
 *
 * @param root  not yet shown
 */
void qdr_mnemonics_name_buttons_in (GtkWidget *root);

G_END_DECLS
