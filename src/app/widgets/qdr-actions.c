/*
 * Actions that can be used or not, as the state of their owner says.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-actions.h"

void
qdr_actions_set_enabled (GActionMap *actions, const char *name, gboolean enabled)
{
  GAction *action;

  g_return_if_fail (G_IS_ACTION_MAP (actions));

  action = g_action_map_lookup_action (actions, name);
  g_return_if_fail (G_IS_SIMPLE_ACTION (action));

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}
