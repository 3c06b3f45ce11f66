/*
 * Detection of touch input, for larger controls. It is separate because all windows use it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-touch.h"

#define TOUCH_KEY "qdr-touch"
#define TOUCH_CLASS "touch"

typedef struct {
  gboolean is_used;  /* whether the windows have the CSS class */
  gboolean was_last; /* whether the last input was a touch */
  guint source;      /* the source that updates the windows, or 0 */
} Touch;

static void
update_css_class (GtkWidget *window, const Touch *self)
{
  if (self->is_used)
    gtk_widget_add_css_class (window, TOUCH_CLASS);
  else
    gtk_widget_remove_css_class (window, TOUCH_CLASS);
}

static gboolean
update_windows_cb (gpointer user_data)
{
  Touch *self = user_data;
  GListModel *windows = gtk_window_get_toplevels ();

  self->source = 0;
  self->is_used = self->was_last;
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++) {
    g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

    update_css_class (window, self);
  }
  return G_SOURCE_REMOVE;
}

void
qdr_touch_record_input (GObject *owner, gboolean by_finger)
{
  Touch *self;
  int delay_ms;

  g_return_if_fail (G_IS_OBJECT (owner));
  self = g_object_get_data (owner, TOUCH_KEY);
  g_return_if_fail (self != NULL);

  g_object_get (gtk_settings_get_default (), "gtk-double-click-time", &delay_ms, NULL);
  g_clear_handle_id (&self->source, g_source_remove);
  self->was_last = by_finger;
  if (self->is_used != by_finger)
    self->source = g_timeout_add ((guint) delay_ms, update_windows_cb, self);
}

static gboolean
event_cb (GtkEventControllerLegacy *controller, GdkEvent *event, GObject *owner)
{
  const GdkEventType type = gdk_event_get_event_type (event);
  Touch *self = g_object_get_data (owner, TOUCH_KEY);

  if (type == GDK_TOUCH_BEGIN)
    g_clear_handle_id (&self->source, g_source_remove);
  else if (type == GDK_TOUCH_END || type == GDK_TOUCH_CANCEL)
    qdr_touch_record_input (owner, TRUE);
  else if (type == GDK_BUTTON_RELEASE)
    qdr_touch_record_input (owner, FALSE);
  return GDK_EVENT_PROPAGATE;
}

static void
windows_changed_cb (GListModel *windows, guint position, guint removed, guint added, gpointer owner)
{
  Touch *self = g_object_get_data (owner, TOUCH_KEY);

  for (guint i = position; i < position + added; i++) {
    g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);
    GtkEventController *controller = gtk_event_controller_legacy_new ();

    gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
    g_signal_connect_object (controller, "event", G_CALLBACK (event_cb), owner, 0);
    gtk_widget_add_controller (window, controller);
    update_css_class (window, self);
  }
}

static void
touch_free (gpointer data)
{
  Touch *self = data;

  g_clear_handle_id (&self->source, g_source_remove);
  g_free (self);
}

void
qdr_touch_mark_windows (GObject *owner)
{
  GdkSeat *seat = gdk_display_get_default_seat (gdk_display_get_default ());
  const GdkSeatCapabilities all =
      seat != NULL ? gdk_seat_get_capabilities (seat) : GDK_SEAT_CAPABILITY_NONE;
  Touch *self;

  g_return_if_fail (G_IS_OBJECT (owner));

  self = g_new0 (Touch, 1);
  self->is_used =
      (all & GDK_SEAT_CAPABILITY_TOUCH) != 0 && (all & GDK_SEAT_CAPABILITY_POINTER) == 0;
  self->was_last = self->is_used;
  g_object_set_data_full (owner, TOUCH_KEY, self, touch_free);
  g_signal_connect_object (gtk_window_get_toplevels (), "items-changed",
                           G_CALLBACK (windows_changed_cb), owner, 0);
}
