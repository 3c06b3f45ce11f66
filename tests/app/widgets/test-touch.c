/*
 * Detection of touch in windows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fixture.h"
#include "qdr-touch.h"

static GObject *owner;
static GtkWidget *window;

static void
set_up (void)
{
  fixture_set_up ();
  g_object_set (gtk_settings_get_default (), "gtk-double-click-time", 1, NULL);
  owner = g_object_new (G_TYPE_OBJECT, NULL);
  qdr_touch_mark_windows (owner);
  window = gtk_window_new ();
}

static void
tear_down (void)
{
  gtk_window_destroy (GTK_WINDOW (window));
  g_clear_object (&owner);
  fixture_tear_down ();
}

static gboolean
is_marked (gpointer widget)
{
  return gtk_widget_has_css_class (widget, "touch");
}

static gboolean
is_not_marked (gpointer widget)
{
  return !is_marked (widget);
}

TEST_DEFAULTS (.set_up = set_up, .tear_down = tear_down)

TEST (nothing_is_marked_before_a_touch)
{
  qdr_touch_record_input (owner, FALSE);
  ck_assert (!is_marked (window));
}

TEST (a_touch_marks_all_windows_until_a_mouse_is_used)
{
  GtkWidget *later;

  qdr_touch_record_input (owner, TRUE);
  ck_assert (!is_marked (window));
  fixture_wait (is_marked, window);
  later = gtk_window_new ();
  ck_assert (is_marked (later));
  qdr_touch_record_input (owner, FALSE);
  ck_assert (is_marked (window));
  fixture_wait (is_not_marked, window);
  ck_assert (!is_marked (later));
  gtk_window_destroy (GTK_WINDOW (later));
}

TEST (what_is_used_last_counts)
{
  qdr_touch_record_input (owner, TRUE);
  fixture_wait (is_marked, window);
  qdr_touch_record_input (owner, FALSE);
  qdr_touch_record_input (owner, TRUE);
  while (g_main_context_iteration (NULL, FALSE))
    continue;
  ck_assert (is_marked (window));
}
