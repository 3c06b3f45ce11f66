/*
 * A toast that is announced as well.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-toast.h"

#include "qdr-announcer.h"

/* Letters that nearly all windows have room for beside each other. */
#define LONG_SENTENCE 40

void
qdr_toast_show (AdwToastOverlay *overlay, AdwToast *toast)
{
  g_autofree char *words = NULL;

  g_return_if_fail (ADW_IS_TOAST_OVERLAY (overlay));
  g_return_if_fail (ADW_IS_TOAST (toast));

  pango_parse_markup (adw_toast_get_title (toast), -1, 0, NULL, &words, NULL, NULL);
  adw_toast_overlay_add_toast (overlay, toast);
  qdr_announce (GTK_WIDGET (overlay), words);
}

/* The title of a toast is one line, and is cut. */
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
qdr_toast_tell (AdwToastOverlay *overlay, const char *sentence)
{
  g_autofree char *markup = NULL;
  AdwToast *toast;

  g_return_if_fail (ADW_IS_TOAST_OVERLAY (overlay));
  g_return_if_fail (sentence != NULL);

  markup = g_markup_escape_text (sentence, -1);
  toast = adw_toast_new (markup);
  if (g_utf8_strlen (sentence, -1) > LONG_SENTENCE)
    adw_toast_set_custom_title (toast, make_lines (sentence));
  adw_toast_overlay_add_toast (overlay, toast);
  qdr_announce (GTK_WIDGET (overlay), sentence);
}
