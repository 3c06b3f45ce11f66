/*
 * The renderer of the windows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "window-fixture.h"

#include "qdr-display-fixups.h"

TEST_DEFAULTS (.timeout = 120)

/* The display of tests has no OpenGL, or a software driver. */
TEST (without_a_graphics_card_cairo_draws_and_only_what_has_changed)
{
  g_unsetenv ("GSK_RENDERER");
  adw_init ();
  qdr_renderer_avoid_software_opengl (gdk_display_get_default ());
  window_set_up ();
  ck_assert_str_eq (G_OBJECT_TYPE_NAME (gtk_native_get_renderer (GTK_NATIVE (window))),
                    "GskCairoRenderer");
  window_tear_down ();
}
