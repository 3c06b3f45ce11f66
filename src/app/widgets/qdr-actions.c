/*
 * Actions that an object adds to a window, and takes away with itself.
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

void
qdr_actions_set_active (GActionMap *actions, const char *name, gboolean active)
{
  GAction *action;

  g_return_if_fail (G_IS_ACTION_MAP (actions));

  action = g_action_map_lookup_action (actions, name);
  g_return_if_fail (G_IS_SIMPLE_ACTION (action));

  g_simple_action_set_state (G_SIMPLE_ACTION (action), g_variant_new_boolean (active));
}

void
qdr_actions_remove (GActionMap *actions, const GActionEntry *entries, gsize n_entries)
{
  g_return_if_fail (G_IS_ACTION_MAP (actions));

  for (gsize i = 0; i < n_entries; i++)
    g_action_map_remove_action (actions, entries[i].name);
}
