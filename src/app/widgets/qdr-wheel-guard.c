/*
 * Keeps the wheel from changing a number on its way through a list.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-wheel-guard.h"

void
qdr_wheel_guard_install (GtkSpinButton *spin_button)
{
  g_autoptr (GListModel) controllers = NULL;

  g_return_if_fail (GTK_IS_SPIN_BUTTON (spin_button));

  controllers = gtk_widget_observe_controllers (GTK_WIDGET (spin_button));
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

    if (GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
      gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_NONE);
  }
}
