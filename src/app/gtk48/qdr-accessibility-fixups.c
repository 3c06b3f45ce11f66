/*
 * Corrections to the accessible objects of widgets.
 *
 * They work around GTK 4.8. Remove when GTK ≥ 4.10 each correction without which the tests of the
 * accessibility bus pass.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-accessibility-fixups.h"

#include <adwaita.h>

#include "qdr-board-view.h"
#include "qdr-silent-label.h"

/* Buttons with a mnemonic */

/* Clears the accessible name of each button with a mnemonic, which repeats that of its label. */
static void
clear_button_names (GtkWidget *root)
{
  if (GTK_IS_BUTTON (root) && gtk_button_get_use_underline (GTK_BUTTON (root)))
    gtk_accessible_reset_property (GTK_ACCESSIBLE (root), GTK_ACCESSIBLE_PROPERTY_LABEL);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    clear_button_names (child);
}

/* Corrects the names of a new window's buttons, all of which exist when the window is mapped. */
static void
window_mapped_cb (GtkWidget *window)
{
  g_signal_handlers_disconnect_by_func (window, window_mapped_cb, NULL);
  clear_button_names (window);
}

static void
windows_changed_cb (GListModel *windows, guint position, guint removed, guint added)
{
  for (guint i = position; i < position + added; i++) {
    g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

    g_signal_connect (window, "map", G_CALLBACK (window_mapped_cb), NULL);
  }
}

void
qdr_accessibility_fixups_name_buttons (GObject *owner)
{
  g_return_if_fail (G_IS_OBJECT (owner));

  g_signal_connect_object (gtk_window_get_toplevels (), "items-changed",
                           G_CALLBACK (windows_changed_cb), owner, 0);
}

/* Pages */

static void
set_hidden (GtkWidget *widget, gboolean hidden)
{
  gtk_accessible_update_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_HIDDEN, hidden, -1);
}

static void
clear_name (gpointer accessible)
{
  gtk_accessible_update_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL, "", -1);
}

/* Hides all pages but the visible one from assistive tools. Works for all stacks whose pages have a
 * property "child". */
static void
page_turned_cb (GtkWidget *stack)
{
  g_autoptr (GListModel) pages = NULL;
  g_autoptr (GtkWidget) visible = NULL;

  g_object_get (stack, "pages", &pages, "visible-child", &visible, NULL);
  for (guint i = 0; i < g_list_model_get_n_items (pages); i++) {
    g_autoptr (GObject) page = g_list_model_get_item (pages, i);
    g_autoptr (GtkWidget) child = NULL;

    g_object_get (page, "child", &child, NULL);
    set_hidden (child, child != visible);
    /* A page of a GtkStack is an accessible object around its child. The child may have a name. */
    if (GTK_IS_STACK_PAGE (page) && gtk_stack_page_get_title (GTK_STACK_PAGE (page)) == NULL)
      clear_name (page);
  }
}

static void
revealed_cb (GtkRevealer *revealer)
{
  GtkWidget *child = gtk_revealer_get_child (revealer);

  if (child != NULL)
    set_hidden (child, !gtk_revealer_get_reveal_child (revealer));
}

/* All widgets */

/* Returns whether GTK would use the widget's type as its accessible name, which adds nothing to the
 * names of its children. */
static gboolean
is_named_after_type (GtkWidget *widget)
{
  const GtkAccessibleRole role = gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget));

  if (!GTK_IS_ROOT (widget) &&
      (role == GTK_ACCESSIBLE_ROLE_WIDGET || role == GTK_ACCESSIBLE_ROLE_GENERIC))
    return TRUE;
  if (GTK_IS_LIST_BOX (widget)) {
    GtkWidget *group = gtk_widget_get_ancestor (widget, ADW_TYPE_PREFERENCES_GROUP);

    /* A list in a preferences group is named after the title of the group. */
    return group != NULL &&
           *adw_preferences_group_get_title (ADW_PREFERENCES_GROUP (group)) == '\0';
  }
  return ADW_IS_VIEW_SWITCHER (widget) || GTK_IS_POPOVER_MENU (widget);
}

/* Reports a widget's state when it is in a window, because GTK reports no changes before. */
static void
root_set_cb (GtkWidget *widget)
{
  g_signal_handlers_disconnect_by_func (widget, root_set_cb, NULL);
  qdr_silent_label_report (widget);
}

static void
fix_widget (GtkWidget *widget)
{
  const GtkAccessibleRole role = gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget));

  /* Decorations and invisible pages are hidden from assistive tools. */
  if (GTK_IS_SCROLLBAR (widget) || (GTK_IS_IMAGE (widget) && role == GTK_ACCESSIBLE_ROLE_IMG))
    set_hidden (widget, TRUE);
  else if (is_named_after_type (widget))
    clear_name (widget);
  if (GTK_IS_STACK (widget) || ADW_IS_VIEW_STACK (widget) || ADW_IS_SQUEEZER (widget) ||
      (ADW_IS_LEAFLET (widget) && !adw_leaflet_get_can_unfold (ADW_LEAFLET (widget)))) {
    g_signal_connect (widget, "notify::visible-child", G_CALLBACK (page_turned_cb), NULL);
    page_turned_cb (widget);
  } else if (GTK_IS_REVEALER (widget)) {
    g_signal_connect (widget, "notify::reveal-child", G_CALLBACK (revealed_cb), NULL);
    g_signal_connect (widget, "notify::child", G_CALLBACK (revealed_cb), NULL);
    revealed_cb (GTK_REVEALER (widget));
  }

  /* A scrolled window needs no focus, because its children can have it and arrow keys scroll
   * then. */
  if (GTK_IS_SCROLLED_WINDOW (widget))
    gtk_widget_set_focusable (widget, FALSE);
  if (gtk_widget_get_focusable (widget)) {
    if (gtk_widget_get_root (widget) != NULL)
      qdr_silent_label_report (widget);
    else
      g_signal_connect (widget, "notify::root", G_CALLBACK (root_set_cb), NULL);
  }

  /* A board view corrects its children itself. */
  if (QDR_IS_BOARD_VIEW (widget))
    return;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    fix_widget (child);
}

void
qdr_accessibility_fixups_apply (GtkWidget *root)
{
  g_return_if_fail (GTK_IS_WIDGET (root));

  clear_button_names (root);
  fix_widget (root);
}

/* Radio buttons */

/* Sets the state of a radio button. A toggle button also has the state “pressed”, which a screen
 * reader would read too; it does not read a constant value. */
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
qdr_accessibility_fixups_make_radio (GtkToggleButton *button)
{
  g_return_if_fail (GTK_IS_TOGGLE_BUTTON (button));

  g_object_set (button, "accessible-role", GTK_ACCESSIBLE_ROLE_RADIO, NULL);
  g_signal_connect (button, "toggled", G_CALLBACK (toggled_cb), NULL);
  toggled_cb (button);
}
