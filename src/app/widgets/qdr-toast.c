/*
 * Toasts that are announced to assistive tools as well.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-toast.h"

#include <glib/gi18n.h>

#include "qdr-announcer.h"

/* More than the usual five seconds, for users of screen readers and switch scanning. */
#define UNDO_SECONDS 20

/* The time that libadwaita 1.2 takes to move a toast into the place of another, microseconds. */
#define ENTRANCE_USEC (500 * 1000)

/* Maximum length of one line in nearly all windows, characters. */
#define LONG_SENTENCE 40

/* libadwaita 1.2 gives the close button of a toast no accessible name. */
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

/*
 * Entrances. libadwaita 1.2 frees a toast that has faded out. If it is still moving in at that
 * time, which takes longer when it replaces another, the end of the movement uses freed memory.
 * Therefore a toast is dismissed only when it has moved in. One that waits for its turn is shown
 * for that long as well.
 */

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

/* Called after libadwaita's own callback in the same frame, because that was added later. */
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

/* The widget of a toast is created only when the previous one has gone. */
static void
add (AdwToastOverlay *overlay, AdwToast *toast)
{
  if (g_object_get_data (G_OBJECT (overlay), "qdr-toasts") == NULL) {
    GListModel *toasts = gtk_widget_observe_children (GTK_WIDGET (overlay));

    g_object_set_data_full (G_OBJECT (overlay), "qdr-toasts", toasts, g_object_unref);
    g_object_set_data_full (G_OBJECT (overlay), "qdr-leaving", g_queue_new (), free_leaving);
    g_signal_connect (toasts, "items-changed", G_CALLBACK (toasts_changed_cb), NULL);
  }
  g_signal_connect_object (toast, "dismissed", G_CALLBACK (dismissed_cb), overlay, 0);
  adw_toast_overlay_add_toast (overlay, toast);
}

AdwToast *
qdr_toast_new_undo (const char *sentence)
{
  g_autofree char *markup = NULL;
  AdwToast *toast;

  g_return_val_if_fail (sentence != NULL, NULL);

  markup = g_markup_escape_text (sentence, -1);
  toast = adw_toast_new (markup);
  /* Without a mnemonic, whose underscore libadwaita 1.2 would expose. */
  adw_toast_set_button_label (toast, _ ("Undo"));
  adw_toast_set_timeout (toast, UNDO_SECONDS);
  return toast;
}

void
qdr_toast_show (AdwToastOverlay *overlay, AdwToast *toast)
{
  g_autofree char *words = NULL;

  g_return_if_fail (ADW_IS_TOAST_OVERLAY (overlay));
  g_return_if_fail (ADW_IS_TOAST (toast));

  pango_parse_markup (adw_toast_get_title (toast), -1, 0, NULL, &words, NULL, NULL);
  add (overlay, toast);
  qdr_announce (GTK_WIDGET (overlay), words);
}

/* The title of a toast is a single line, which may be cut. */
static GtkWidget *
make_lines (const char *sentence)
{
  GtkWidget *label =
      g_object_new (GTK_TYPE_LABEL, "label", sentence, "wrap", TRUE, "wrap-mode",
                    PANGO_WRAP_WORD_CHAR, "xalign", 0.0, "max-width-chars", LONG_SENTENCE, NULL);

  gtk_widget_add_css_class (label, "heading");
  return label;
}

void
qdr_toast_show_text (AdwToastOverlay *overlay, const char *sentence)
{
  g_autofree char *markup = NULL;
  AdwToast *toast;

  g_return_if_fail (ADW_IS_TOAST_OVERLAY (overlay));
  g_return_if_fail (sentence != NULL);

  markup = g_markup_escape_text (sentence, -1);
  toast = adw_toast_new (markup);
  if (g_utf8_strlen (sentence, -1) > LONG_SENTENCE)
    adw_toast_set_custom_title (toast, make_lines (sentence));
  add (overlay, toast);
  qdr_announce (GTK_WIDGET (overlay), sentence);
}
