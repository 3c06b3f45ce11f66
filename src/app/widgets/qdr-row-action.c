/*
 * What an assistive tool can do with a row of a list.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-row-action.h"

static void
activate_cb (GSimpleAction *action, GVariant *parameter, gpointer row)
{
  gtk_widget_activate (row);
}

void
qdr_row_action_add (GtkListBoxRow *row, const char *name)
{
  const GActionEntry entry = { .name = name, .activate = activate_cb };
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();

  g_return_if_fail (GTK_IS_LIST_BOX_ROW (row));
  g_return_if_fail (name != NULL);

  g_action_map_add_action_entries (G_ACTION_MAP (actions), &entry, 1, row);
  gtk_widget_insert_action_group (GTK_WIDGET (row), "row", G_ACTION_GROUP (actions));
}
