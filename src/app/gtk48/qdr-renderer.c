/*
 * The renderer of the windows.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-renderer.h"

#include <epoxy/gl.h>
#include <string.h>

/* The software drivers of Mesa. */
static const char *const software_drivers[] = { "llvmpipe", "softpipe", "swrast" };

void
qdr_renderer_avoid_software_opengl (GdkDisplay *display)
{
  g_autoptr (GdkGLContext) context = NULL;
  const char *driver;

  g_return_if_fail (GDK_IS_DISPLAY (display));

  if (g_getenv ("GSK_RENDERER") != NULL)
    return;
  context = gdk_display_create_gl_context (display, NULL);
  if (context == NULL || !gdk_gl_context_realize (context, NULL))
    return;

  gdk_gl_context_make_current (context);
  driver = (const char *) glGetString (GL_RENDERER);
  for (guint i = 0; driver != NULL && i < G_N_ELEMENTS (software_drivers); i++)
    if (strstr (driver, software_drivers[i]) != NULL)
      /* GTK reads this key before it chooses a renderer. */
      g_object_set_data (G_OBJECT (display), "gsk-renderer", (gpointer) "cairo");
  gdk_gl_context_clear_current ();
}
