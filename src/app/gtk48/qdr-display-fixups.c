/*
 * Corrections for displays: web browsers, and computers without a graphics card.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-display-fixups.h"

#include <epoxy/gl.h>
#include <string.h>

/*
 * Broadway, GTK's server for web browsers
 *
 * Broadway of GTK 4.8 reports a released mouse button as not pressed, but GTK expects it to be
 * reported as still pressed. As a result, GTK sends all later clicks to the clicked widget until
 * the pointer leaves the widget or the widget is unmapped. The pointer stays over the board for
 * many moves, so the event handlers unmap the clicked widget for a moment. Remove the handlers when
 * GTK ≥ 4.10, if clicks reach a redrawn board without them.
 *
 * Broadway also sends keys to a closed window until the user clicks another window.
 */

#define ALL_BUTTONS                                                                                \
  (GDK_BUTTON1_MASK | GDK_BUTTON2_MASK | GDK_BUTTON3_MASK | GDK_BUTTON4_MASK | GDK_BUTTON5_MASK)

void
qdr_broadway_unset_renderer (void)
{
  if (g_strcmp0 (g_getenv ("GDK_BACKEND"), "broadway") == 0)
    g_unsetenv ("GSK_RENDERER");
}

gboolean
qdr_broadway_is_used (void)
{
  /* The type is compared by its name, because the header that declares it exists only if GTK was
   * built with Broadway. */
  return g_str_equal (G_OBJECT_TYPE_NAME (gdk_display_get_default ()), "GdkBroadwayDisplay");
}

/* Unmaps the clicked widget for a moment, after all handlers of the event have run. */
static gboolean
unpress_cb (gpointer pressed)
{
  if (gtk_widget_get_mapped (pressed)) {
    gtk_widget_unmap (pressed);
    gtk_widget_map (pressed);
  }
  return G_SOURCE_REMOVE;
}

static gboolean
event_cb (GtkEventControllerLegacy *controller, GdkEvent *event)
{
  GtkWidget *window = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (controller));
  const GdkEventType type = gdk_event_get_event_type (event);
  const gboolean is_last =
      type == GDK_BUTTON_RELEASE && (gdk_event_get_modifier_state (event) & ALL_BUTTONS) == 0;
  GtkWidget *pressed;

  if (is_last) {
    pressed = g_object_steal_data (G_OBJECT (controller), "pressed");
    if (pressed != NULL)
      g_idle_add_full (G_PRIORITY_HIGH, unpress_cb, pressed, g_object_unref);
  } else if (type == GDK_BUTTON_PRESS) {
    double x, y, left, top;

    gdk_event_get_position (event, &x, &y);
    gtk_native_get_surface_transform (GTK_NATIVE (window), &left, &top);
    pressed = gtk_widget_pick (window, x - left, y - top, GTK_PICK_DEFAULT);
    if (pressed != NULL)
      g_object_set_data_full (G_OBJECT (controller), "pressed", g_object_ref (pressed),
                              g_object_unref);
  }
  return GDK_EVENT_PROPAGATE;
}

/* Called when a window is closed. Moves the keyboard focus to its parent window, if that is
 * visible. */
static void
unmap_cb (GtkWindow *window)
{
  GtkWindow *behind = gtk_window_get_transient_for (window);

  if (behind != NULL && gtk_widget_get_mapped (GTK_WIDGET (behind)))
    gdk_toplevel_focus (GDK_TOPLEVEL (gtk_native_get_surface (GTK_NATIVE (behind))),
                        GDK_CURRENT_TIME);
}

static void
windows_changed_cb (GListModel *windows, guint position, guint removed, guint added)
{
  for (guint i = position; i < position + added; i++) {
    g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);
    GtkEventController *controller = gtk_event_controller_legacy_new ();

    gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
    g_signal_connect (controller, "event", G_CALLBACK (event_cb), NULL);
    gtk_widget_add_controller (GTK_WIDGET (window), controller);
    g_signal_connect (window, "unmap", G_CALLBACK (unmap_cb), NULL);
    if (GTK_IS_APPLICATION_WINDOW (window))
      gtk_window_maximize (window);
  }
}

void
qdr_broadway_adapt_windows (GObject *owner)
{
  g_return_if_fail (G_IS_OBJECT (owner));

  if (qdr_broadway_is_used ())
    g_signal_connect_object (gtk_window_get_toplevels (), "items-changed",
                             G_CALLBACK (windows_changed_cb), owner, 0);
}

/*
 * OpenGL
 *
 * GTK 4.8 draws by OpenGL also where OpenGL itself is computed by the processor. There each change,
 * such as a tick of a clock, computes the whole window again. Remove this when the minimum version
 * of GTK does not choose such a renderer.
 */

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
