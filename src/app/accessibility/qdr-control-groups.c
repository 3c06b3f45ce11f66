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
  GPtrArray *groups; /* of GPtrArray of GtkWidget */
  GPtrArray *first;  /* (nullable): the row of the first-placed widget being searched */
} Search;

void
qdr_control_groups_put_first (GtkWidget *widget)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));

  g_object_set_data (G_OBJECT (widget), FIRST, widget);
}

/* Items of menus and drop-down lists have no public type. */
static gboolean
is_item (GtkWidget *widget)
{
  const char *type = G_OBJECT_TYPE_NAME (widget);

  return g_str_equal (type, "GtkModelButton") ||
         (g_str_equal (type, "GtkListItemWidget") && gtk_widget_get_focusable (widget));
}

/* Includes the close button of dialogs only, because a user with one switch could not restore a
 * minimized window. */
static gboolean
is_wanted (GtkWidget *button)
{
  const char *action = gtk_actionable_get_action_name (GTK_ACTIONABLE (button));
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (button));

  if (g_strcmp0 (action, "window.close") == 0)
    return gtk_window_get_transient_for (window) != NULL;
  return action == NULL || !g_str_has_prefix (action, "window.");
}

static gboolean
is_control (GtkWidget *widget)
{
  if (GTK_IS_LIST_BOX_ROW (widget))
    return gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (widget));
  if (GTK_IS_BUTTON (widget))
    return is_wanted (widget);
  return GTK_IS_CHECK_BUTTON (widget) || GTK_IS_SWITCH (widget) ||
         (GTK_IS_FLOW_BOX_CHILD (widget) && gtk_widget_get_focusable (widget)) || is_item (widget);
}

static gboolean
can_be_used (GtkWidget *widget)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);

  /* A page that is animated out is still mapped. */
  if (GTK_IS_STACK (parent) && gtk_stack_get_visible_child (GTK_STACK (parent)) != widget)
    return FALSE;
  return gtk_widget_get_mapped (widget) && gtk_widget_get_sensitive (widget) &&
         gtk_widget_get_can_target (widget);
}

static gboolean
is_beside (GtkWidget *widget, GtkWidget *other, GtkWidget *root)
{
  graphene_rect_t one, two;

  return gtk_widget_compute_bounds (widget, root, &one) &&
         gtk_widget_compute_bounds (other, root, &two) &&
         ABS (one.origin.y + one.size.height / 2 - two.origin.y - two.size.height / 2) <
             MIN (one.size.height, two.size.height) / 2;
}

static GPtrArray *
find_group_for (Search *search, GtkWidget *control)
{
  GPtrArray *last =
      search->groups->len > 0 ? g_ptr_array_index (search->groups, search->groups->len - 1) : NULL;

  if (search->first != NULL)
    return search->first;
  if (last == NULL || !is_beside (control, g_ptr_array_index (last, 0), search->root)) {
    last = g_ptr_array_new ();
    g_ptr_array_add (search->groups, last);
  }
  return last;
}

/* A suggested action comes first, so that it takes the fewest steps. */
static void
add (Search *search, GtkWidget *control)
{
  const gboolean is_recommended =
      search->first != NULL && gtk_widget_has_css_class (control, "suggested-action");

  g_ptr_array_insert (find_group_for (search, control), is_recommended ? 0 : -1, control);
}

static void
look_through (GtkWidget *widget, Search *search)
{
  const gboolean is_first = g_object_get_data (G_OBJECT (widget), FIRST) != NULL;

  if (!can_be_used (widget) || (GTK_IS_NATIVE (widget) && widget != search->root))
    return;
  if (is_control (widget) || (QDR_IS_FOCUSABLE_LABEL (widget) && search->first != NULL)) {
    add (search, widget);
    return;
  }

  if (is_first)
    search->first = g_ptr_array_new ();
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    look_through (child, search);
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
  look_through (root, &search);
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
