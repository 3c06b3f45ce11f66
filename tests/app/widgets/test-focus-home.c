/*
 * Windows in which the focus is never lost.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fixture.h"
#include "qdr-focus.h"

static GtkWindow *window;
static GtkWidget *home;
static GtkWidget *other;

static gboolean
is_mapped (gpointer widget)
{
  return gtk_widget_get_mapped (widget);
}

static void
set_up (void)
{
  GtkWidget *box;

  fixture_set_up ();
  home = gtk_button_new ();
  other = gtk_button_new ();
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (box), home);
  gtk_box_append (GTK_BOX (box), other);
  window = g_object_new (GTK_TYPE_WINDOW, "child", box, NULL);
  qdr_focus_set_fallback (window, home);
  gtk_window_present (window);
  gtk_widget_grab_focus (other);
  fixture_wait (is_mapped, other);
}

static void
tear_down (void)
{
  gtk_window_destroy (window);
  fixture_tear_down ();
}

static gboolean
is_focused (gpointer widget)
{
  return gtk_window_get_focus (window) == widget;
}

TEST_DEFAULTS (.set_up = set_up, .tear_down = tear_down)

TEST (the_focus_comes_back_to_where_it_was)
{
  gtk_window_set_focus (window, NULL);
  fixture_wait (is_focused, other);
}

TEST (it_comes_home_from_what_is_hidden)
{
  gtk_widget_hide (other);
  fixture_wait (is_focused, home);
}

/* GTK alone would leave the focus in the menu. */
TEST (it_comes_home_from_a_menu_that_is_closed)
{
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *item = gtk_button_new ();

  gtk_popover_set_child (GTK_POPOVER (popover), item);
  gtk_widget_set_parent (popover, home);
  gtk_window_set_focus (window, item);
  fixture_wait (is_focused, home);
  gtk_widget_unparent (popover);
}

/* F10 opens the main menu wherever the focus is. */
TEST (it_comes_back_from_a_menu_that_a_key_has_opened)
{
  GtkWidget *popover = gtk_popover_new ();
  GtkWidget *menu = gtk_menu_button_new ();
  GtkWidget *items = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_append (GTK_BOX (items), gtk_button_new ());
  gtk_box_append (GTK_BOX (items), gtk_button_new ());
  gtk_popover_set_child (GTK_POPOVER (popover), items);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (menu), popover);
  gtk_box_append (GTK_BOX (gtk_window_get_child (window)), menu);
  gtk_menu_button_popup (GTK_MENU_BUTTON (menu));
  fixture_wait (is_focused, gtk_widget_get_first_child (items));
  gtk_widget_grab_focus (gtk_widget_get_last_child (items));
  ck_assert (is_focused (gtk_widget_get_last_child (items)));
  gtk_menu_button_popdown (GTK_MENU_BUTTON (menu));
  fixture_wait (is_focused, other);

  gtk_widget_grab_focus (menu);
  gtk_menu_button_popup (GTK_MENU_BUTTON (menu));
  fixture_wait (is_focused, gtk_widget_get_first_child (items));
  gtk_menu_button_popdown (GTK_MENU_BUTTON (menu));
  fixture_wait (is_focused, gtk_widget_get_first_child (menu));
}
