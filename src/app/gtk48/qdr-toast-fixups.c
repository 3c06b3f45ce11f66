/*
 * Corrections to toasts.
 *
 * libadwaita 1.2 gives the close button of a toast no accessible name. It also frees a toast that
 * has faded out. If the toast is still moving in at that time, which takes longer when it replaces
 * another one, the end of the movement uses freed memory. Therefore a toast is dismissed only when
 * it has moved in. A toast that waits for its turn is shown for that long, too.
 *
 * Remove when libadwaita ≥ 1.4, if the tests of the library window pass without it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-toast-fixups.h"

#include <glib/gi18n.h>

/* The time that libadwaita 1.2 takes to move a toast into the place of another, microseconds. */
#define ENTRANCE_USEC (500 * 1000)

/* Names the close button of a toast. */
static void
name_button_in (GtkWidget *widget)
{
  if (GTK_IS_BUTTON (widget) && gtk_button_get_icon_name (GTK_BUTTON (widget)) != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    _ ("Close"), -1);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    name_button_in (child);
}

static gboolean
is_entering (GtkWidget *overlay)
{
  return g_object_get_data (G_OBJECT (overlay), "qdr-entering") != NULL;
}

/* Toasts that are dismissed when the last one has moved in, the first one first. */
static GQueue *
get_leaving (GtkWidget *overlay)
{
  return g_object_get_data (G_OBJECT (overlay), "qdr-leaving");
}

/* GTK calls libadwaita's own callback first in each frame, because it was added later. */
static gboolean
entrance_cb (GtkWidget *overlay, GdkFrameClock *clock, gpointer user_data)
{
  gint64 *end = user_data;
  const gint64 now = gdk_frame_clock_get_frame_time (clock);

  if (*end == 0)
    *end = now + ENTRANCE_USEC;
  if (now < *end)
    return G_SOURCE_CONTINUE;

  g_object_set_data (G_OBJECT (overlay), "qdr-entering", NULL);
  while (!is_entering (overlay) && !g_queue_is_empty (get_leaving (overlay))) {
    g_autoptr (AdwToast) toast = g_queue_pop_head (get_leaving (overlay));

    /* adw_toast_dismiss() does nothing the second time. */
    g_signal_emit_by_name (toast, "dismissed");
  }
  return G_SOURCE_REMOVE;
}

/* Without animations, nothing moves. */
static void
dismissed_cb (AdwToast *toast, GtkWidget *overlay)
{
  if (!is_entering (overlay) || !gtk_widget_get_mapped (overlay) ||
      !adw_get_enable_animations (overlay))
    return;

  g_signal_stop_emission_by_name (toast, "dismissed");
  g_queue_push_tail (get_leaving (overlay), g_object_ref (toast));
}

static void
toasts_changed_cb (GListModel *toasts, guint position, guint n_removed, guint n_added)
{
  for (guint i = position; i < position + n_added; i++) {
    g_autoptr (GtkWidget) toast = g_list_model_get_item (toasts, i);
    GtkWidget *overlay = gtk_widget_get_parent (toast);

    name_button_in (toast);
    g_object_set_data (G_OBJECT (overlay), "qdr-entering", toast);
    gtk_widget_add_tick_callback (overlay, entrance_cb, g_new0 (gint64, 1), g_free);
  }
}

static void
free_leaving (gpointer leaving)
{
  g_queue_free_full (leaving, g_object_unref);
}

void
qdr_toast_fixups_add (AdwToastOverlay *overlay, AdwToast *toast)
{
  g_return_if_fail (ADW_IS_TOAST_OVERLAY (overlay));
  g_return_if_fail (ADW_IS_TOAST (toast));

  /* The widget of a toast is created only when the previous one has gone. */
  if (g_object_get_data (G_OBJECT (overlay), "qdr-toasts") == NULL) {
    GListModel *toasts = gtk_widget_observe_children (GTK_WIDGET (overlay));

    g_object_set_data_full (G_OBJECT (overlay), "qdr-toasts", toasts, g_object_unref);
    g_object_set_data_full (G_OBJECT (overlay), "qdr-leaving", g_queue_new (), free_leaving);
    g_signal_connect (toasts, "items-changed", G_CALLBACK (toasts_changed_cb), NULL);
  }
  g_signal_connect_object (toast, "dismissed", G_CALLBACK (dismissed_cb), overlay, 0);
  adw_toast_overlay_add_toast (overlay, toast);
}
