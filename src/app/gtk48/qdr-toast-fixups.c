/*
 * Corrections of toasts.
 *
 * libadwaita 1.2 names the parts of a toast after their types, gives the close button no accessible
 * name, and cuts a title that is longer than a line. It also frees a dismissed toast when the toast
 * has faded out, even if the toast is still moving in; the end of the movement then uses freed
 * memory. Therefore, while any toast moves in, the dismissals of all toasts wait, even of those
 * that are not shown yet. No toast has ADW_TOAST_PRIORITY_HIGH, because an overlay that is
 * destroyed while such a toast takes the place of another frees the other twice. Escape would hide
 * a toast, in silence, instead of going back or closing the window.
 *
 * Remove when libadwaita ≥ 1.4, if the tests of the library page pass without it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-toast-fixups.h"

#include <glib/gi18n.h>

#include "qdr-accessibility-fixups.h"

/* The time in which libadwaita 1.2 replaces one toast by another, microseconds. */
#define ENTRANCE_USEC (500 * 1000)

/* The maximum width of a title in characters, in a wide window, and in any beside a button; a
 * longer one has more lines. libadwaita gives a toast the height of its natural width even where
 * there is less width, and then cuts the buttons. */
#define TITLE_CHARS 40
#define MIN_TITLE_CHARS 16

/* The width of a toast beside its title and its button, and that of a character; logical pixels. */
#define REST_WIDTH 80
#define CHAR_WIDTH 10

static void
correct_parts (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget) && !GTK_IS_BUTTON (gtk_widget_get_parent (widget))) {
    GtkWidget *button = gtk_widget_get_next_sibling (gtk_widget_get_parent (widget));
    GtkWidget *overlay = gtk_widget_get_ancestor (widget, ADW_TYPE_TOAST_OVERLAY);
    const int room = gtk_widget_get_width (overlay) - REST_WIDTH;
    int button_width = 0;
    int n_chars;

    if (button != NULL)
      gtk_widget_measure (button, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &button_width, NULL, NULL);
    n_chars = button_width == 0
                  ? TITLE_CHARS
                  : CLAMP ((room - button_width) / CHAR_WIDTH, MIN_TITLE_CHARS, TITLE_CHARS);
    g_object_set (widget, "ellipsize", PANGO_ELLIPSIZE_NONE, "single-line-mode", FALSE, "wrap",
                  TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "max-width-chars", n_chars,
                  "natural-wrap-mode", /* else no wider than two lines need */
                  g_utf8_strlen (gtk_label_get_text (GTK_LABEL (widget)), -1) <= n_chars
                      ? GTK_NATURAL_WRAP_NONE
                      : GTK_NATURAL_WRAP_INHERIT,
                  NULL);
  }
  if (GTK_IS_BUTTON (widget) && gtk_button_get_icon_name (GTK_BUTTON (widget)) != NULL) {
    gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    _ ("Close"), -1);
  }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    correct_parts (child);
}

static gboolean
is_entering (GtkWidget *overlay)
{
  return g_object_get_data (G_OBJECT (overlay), "qdr-entering") != NULL;
}

/* Returns the queue of toasts that will be dismissed when the newest toast has moved in. */
static GQueue *
get_dismissed_toasts (GtkWidget *overlay)
{
  return g_object_get_data (G_OBJECT (overlay), "qdr-leaving");
}

/* Dismisses the waiting toasts when the newest toast has moved in. In the last frame, libadwaita
 * moves the toast before this callback runs. */
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
  while (!is_entering (overlay) && !g_queue_is_empty (get_dismissed_toasts (overlay))) {
    g_autoptr (AdwToast) toast = g_queue_pop_head (get_dismissed_toasts (overlay));

    /* The signal is emitted directly, because a second adw_toast_dismiss() does nothing. */
    g_signal_emit_by_name (toast, "dismissed");
  }
  return G_SOURCE_REMOVE;
}

/* Delays a dismissal if a toast is moving in. Toasts move only if animations are enabled. */
static void
dismissed_cb (AdwToast *toast, GtkWidget *overlay)
{
  if (!is_entering (overlay) || !gtk_widget_get_mapped (overlay) ||
      !adw_get_enable_animations (overlay))
    return;

  g_signal_stop_emission_by_name (toast, "dismissed");
  g_queue_push_tail (get_dismissed_toasts (overlay), g_object_ref (toast));
}

static void
toasts_changed_cb (GListModel *toasts, guint position, guint n_removed, guint n_added)
{
  for (guint i = position; i < position + n_added; i++) {
    g_autoptr (GtkWidget) toast = g_list_model_get_item (toasts, i);
    GtkWidget *overlay = gtk_widget_get_parent (toast);
    guint tick;

    qdr_accessibility_fixups_apply (toast);
    correct_parts (toast);
    if (is_entering (overlay))
      gtk_widget_remove_tick_callback (overlay,
                                       GPOINTER_TO_UINT (
                                           g_object_get_data (G_OBJECT (overlay), "qdr-entering")));
    tick = gtk_widget_add_tick_callback (overlay, entrance_cb, g_new0 (gint64, 1), g_free);
    g_object_set_data (G_OBJECT (overlay), "qdr-entering", GUINT_TO_POINTER (tick));
  }
}

static void
free_leaving (gpointer leaving)
{
  g_queue_free_full (leaving, g_object_unref);
}

void
qdr_toast_fixups_add_toast (AdwToastOverlay *overlay, AdwToast *toast)
{
  g_return_if_fail (ADW_IS_TOAST_OVERLAY (overlay));
  g_return_if_fail (ADW_IS_TOAST (toast));

  /* New children are observed, because the widget of a toast is created only after the previous
   * toast has disappeared. */
  if (g_object_get_data (G_OBJECT (overlay), "qdr-toasts") == NULL) {
    GListModel *toasts = gtk_widget_observe_children (GTK_WIDGET (overlay));
    g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (overlay));

    for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
      g_autoptr (GtkEventController) keys = g_list_model_get_item (controllers, i);

      if (GTK_IS_SHORTCUT_CONTROLLER (keys))
        gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_NONE);
    }
    g_object_set_data_full (G_OBJECT (overlay), "qdr-toasts", toasts, g_object_unref);
    g_object_set_data_full (G_OBJECT (overlay), "qdr-leaving", g_queue_new (), free_leaving);
    g_signal_connect (toasts, "items-changed", G_CALLBACK (toasts_changed_cb), NULL);
  }
  g_signal_connect_object (toast, "dismissed", G_CALLBACK (dismissed_cb), overlay, 0);
  adw_toast_overlay_add_toast (overlay, toast);
}
