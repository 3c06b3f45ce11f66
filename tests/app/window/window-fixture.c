/*
 * The fixture of tests with a game window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "window-fixture.h"

QdrWindow *window;

void
window_set_up (void)
{
  fixture_set_up ();
  /* Most tests look at the list of moves. */
  g_settings_set_boolean (fixture_get_settings (), "show-sidebar", TRUE);
  window = fixture_make_window (fixture_get_personalities ());
  gtk_window_present (GTK_WINDOW (window));
}

void
window_tear_down (void)
{
  fixture_assert_finalizes (window, fixture_close);
  fixture_tear_down ();
}

gboolean
window_is_as_wide (gpointer width)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (window));

  return gdk_surface_get_width (surface) == GPOINTER_TO_INT (width);
}
