/*
 * Toggle buttons of which one is chosen, as assistive tools know them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * @brief Makes a toggle button a radio button to assistive tools, which then say whether it is
 *        chosen. GTK 4.8 does not, though the button is in a group.
 *
 * @param button  new, not yet in a window
 */
void qdr_radio_make (GtkToggleButton *button);

G_END_DECLS
