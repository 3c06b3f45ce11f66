/*
 * Rows of controls in a window, for switch scanning.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-control-groups.h"

#include "qdr-focusable-label.h"

#define FIRST "qdr-first-group"

typedef struct {
  GtkWidget *root;
  GPtrArray *groups; /* (element-type GPtrArray): the rows that were found, of GtkWidget */
  GPtrArray *first;  /* (nullable): the first row, while the widget that is put first is searched */
} Search;

void
qdr_control_groups_put_first (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  g_object_set_data (G_OBJECT (widget), FIRST, widget);
}

static gboolean
is_control (GtkWidget *widget)
{
  const char *type = G_OBJECT_TYPE_NAME (widget);

  if (GTK_IS_LIST_BOX_ROW (widget))
    return gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (widget));
  if (GTK_IS_BUTTON (widget)) {
    const char *action = gtk_actionable_get_action_name (GTK_ACTIONABLE (widget));

    /* The buttons in a window's title bar are excluded, because a user with one switch could not
     * restore a minimized window; but the close button of a dialog is included. */
    if (g_strcmp0 (action, "window.close") == 0)
      return gtk_window_get_transient_for (GTK_WINDOW (gtk_widget_get_root (widget))) != NULL;
    return action == NULL || !g_str_has_prefix (action, "window.");
  }
  /* Types of items of drop-down lists and menus are compared by name, because they are not
   * public. */
  if (GTK_IS_FLOW_BOX_CHILD (widget) || g_str_equal (type, "GtkListItemWidget"))
    return gtk_widget_get_focusable (widget);
  return GTK_IS_CHECK_BUTTON (widget) || GTK_IS_SWITCH (widget) ||
         g_str_equal (type, "GtkModelButton");
}

/* Returns the row for the next control: the last row if the control is beside it, otherwise a new
 * row. */
static GPtrArray *
find_row (Search *search, GtkWidget *control)
{
  graphene_rect_t one, two;

  if (search->first != NULL)
    return search->first;

  if (search->groups->len > 0) {
    GPtrArray *last = g_ptr_array_index (search->groups, search->groups->len - 1);

    if (gtk_widget_compute_bounds (control, search->root, &one) &&
        gtk_widget_compute_bounds (g_ptr_array_index (last, 0), search->root, &two) &&
        ABS (one.origin.y + one.size.height / 2 - two.origin.y - two.size.height / 2) <
            MIN (one.size.height, two.size.height) / 2)
      return last;
  }
  g_ptr_array_add (search->groups, g_ptr_array_new ());
  return g_ptr_array_index (search->groups, search->groups->len - 1);
}

static void
search_widget (GtkWidget *widget, Search *search)
{
  const gboolean is_first = g_object_get_data (G_OBJECT (widget), FIRST) != NULL;
  GtkWidget *parent = gtk_widget_get_parent (widget);

  if (!gtk_widget_get_mapped (widget) || !gtk_widget_get_sensitive (widget) ||
      !gtk_widget_get_can_target (widget) || (GTK_IS_NATIVE (widget) && widget != search->root))
    return;
  /* A page is still mapped while an animation hides it. */
  if (GTK_IS_STACK (parent) && gtk_stack_get_visible_child (GTK_STACK (parent)) != widget)
    return;
  if (is_control (widget) || (QDR_IS_FOCUSABLE_LABEL (widget) && search->first != NULL)) {
    /* A suggested action is the first control of the row, so that it takes the fewest steps. */
    const gboolean is_suggested =
        search->first != NULL && gtk_widget_has_css_class (widget, "suggested-action");

    g_ptr_array_insert (find_row (search, widget), is_suggested ? 0 : -1, widget);
    return;
  }

  if (is_first)
    search->first = g_ptr_array_new ();
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    search_widget (child, search);
  if (!is_first)
    return;

  if (search->first->len > 0)
    g_ptr_array_insert (search->groups, 0, search->first);
  else
    g_ptr_array_unref (search->first);
  search->first = NULL;
}

GPtrArray *
qdr_control_groups_find (GtkWidget *root)
{
  Search search = { .root = root };

  g_return_val_if_fail (GTK_IS_WIDGET (root), NULL);

  search.groups = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  search_widget (root, &search);
  return search.groups;
}

gboolean
qdr_control_groups_has_control_at (GtkWidget *root, double x, double y)
{
  GtkWidget *widget;

  g_return_val_if_fail (GTK_IS_WIDGET (root), FALSE);

  widget = gtk_widget_pick (root, x, y, GTK_PICK_DEFAULT);
  while (widget != NULL && !is_control (widget) && !GTK_IS_RANGE (widget))
    widget = gtk_widget_get_parent (widget);
  return widget != NULL;
}
