/*
 * A toast that is announced as well.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-toast.h"

#include "qdr-announcer.h"

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

void
qdr_toast_tell (AdwToastOverlay *overlay, const char *sentence)
{
  g_autofree char *markup = g_markup_escape_text (sentence, -1);

  qdr_toast_show (overlay, adw_toast_new (markup));
}
