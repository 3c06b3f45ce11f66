/*
 * Toggle buttons of which one is chosen, as assistive tools know them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-radio.h"

/* As a toggle button it also tells that it is pressed, which a screen reader would say besides.
 * What it is all the time is no news. */
static void
toggled_cb (GtkToggleButton *button)
{
  gtk_accessible_update_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_CHECKED,
                               gtk_toggle_button_get_active (button)
                                   ? GTK_ACCESSIBLE_TRISTATE_TRUE
                                   : GTK_ACCESSIBLE_TRISTATE_FALSE,
                               GTK_ACCESSIBLE_STATE_PRESSED, GTK_ACCESSIBLE_TRISTATE_TRUE, -1);
}

void
qdr_radio_make (GtkToggleButton *button)
{
  g_return_if_fail (GTK_IS_TOGGLE_BUTTON (button));

  g_object_set (button, "accessible-role", GTK_ACCESSIBLE_ROLE_RADIO, NULL);
  g_signal_connect (button, "toggled", G_CALLBACK (toggled_cb), NULL);
  toggled_cb (button);
}
