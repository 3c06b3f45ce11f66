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

static void
toasts_changed_cb (GListModel *toasts, guint position, guint n_removed, guint n_added)
{
  for (guint i = position; i < position + n_added; i++) {
    g_autoptr (GtkWidget) toast = g_list_model_get_item (toasts, i);

    name_button_in (toast);
  }
}

/* A toast is created only when the previous one has gone. */
static void
add (AdwToastOverlay *overlay, AdwToast *toast)
{
  if (g_object_get_data (G_OBJECT (overlay), "qdr-toasts") == NULL) {
    GListModel *toasts = gtk_widget_observe_children (GTK_WIDGET (overlay));

    g_object_set_data_full (G_OBJECT (overlay), "qdr-toasts", toasts, g_object_unref);
    g_signal_connect (toasts, "items-changed", G_CALLBACK (toasts_changed_cb), NULL);
  }
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
