/*
 * The focus among children: those that are made anew, and those of a page.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-child-focus.h"

int
qdr_child_focus_find (GtkWidget *parent)
{
  GtkRoot *root;
  GtkWidget *focus;
  int number = 0;

  g_return_val_if_fail (GTK_IS_WIDGET (parent), -1);

  root = gtk_widget_get_root (parent);
  focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (parent); focus != NULL && child != NULL;
       child = gtk_widget_get_next_sibling (child), number++)
    if (focus == child || gtk_widget_is_ancestor (focus, child))
      return number;
  return -1;
}

gboolean
qdr_child_focus_enter (GtkWidget *parent)
{
  g_return_val_if_fail (GTK_IS_WIDGET (parent), FALSE);

  return qdr_child_focus_find (parent) >= 0 || gtk_widget_child_focus (parent, GTK_DIR_TAB_FORWARD);
}

void
qdr_child_focus_restore (GtkWidget *parent, int number)
{
  GtkWidget *child;

  g_return_if_fail (GTK_IS_WIDGET (parent));

  child = number >= 0 ? gtk_widget_get_first_child (parent) : NULL;
  for (int i = 0; i < number && child != NULL && gtk_widget_get_next_sibling (child) != NULL; i++)
    child = gtk_widget_get_next_sibling (child);
  if (child != NULL)
    gtk_widget_grab_focus (child);
}
