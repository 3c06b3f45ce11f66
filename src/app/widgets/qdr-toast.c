/*
 * Toasts that are also announced to assistive tools.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-toast.h"

#include "qdr-announcer.h"
#include "qdr-toast-fixups.h"

/* The time for which a toast with a button is shown. It is longer than the usual five
 * seconds, for users of screen readers and switch scanning. */
#define BUTTON_SECONDS 20

/* The last result of an overlay. */
#define RESULT_KEY "qdr-result"

static AdwToast *
make_toast (const char *sentence)
{
  g_autofree char *markup = g_markup_escape_text (sentence, -1);

  return adw_toast_new (markup);
}

AdwToast *
qdr_toast_new_with_button (const char *sentence, const char *label)
{
  AdwToast *toast;

  g_return_val_if_fail (sentence != NULL && label != NULL, NULL);

  toast = make_toast (sentence);
  /* The label has no mnemonic, because libadwaita 1.2 would show its underscore. */
  adw_toast_set_button_label (toast, label);
  adw_toast_set_timeout (toast, BUTTON_SECONDS);
  return toast;
}

/* Shows a toast and announces it. @toast is (transfer full). */
static void
show (AdwToastOverlay *overlay, AdwToast *toast, const char *sentence)
{
  qdr_toast_fixups_add_toast (overlay, toast);
  qdr_announce (GTK_WIDGET (overlay), sentence);
}

void
qdr_toast_show (AdwToastOverlay *overlay, AdwToast *toast)
{
  g_autofree char *words = NULL;

  g_return_if_fail (ADW_IS_TOAST_OVERLAY (overlay));
  g_return_if_fail (ADW_IS_TOAST (toast));

  qdr_toast_withdraw_result (overlay);
  pango_parse_markup (adw_toast_get_title (toast), -1, 0, NULL, &words, NULL, NULL);
  show (overlay, toast, words);
}

void
qdr_toast_show_text (AdwToastOverlay *overlay, const char *sentence)
{
  g_return_if_fail (ADW_IS_TOAST_OVERLAY (overlay));
  g_return_if_fail (sentence != NULL);

  show (overlay, make_toast (sentence), sentence);
}

void
qdr_toast_show_result (AdwToastOverlay *overlay, const char *sentence)
{
  AdwToast *toast;

  g_return_if_fail (ADW_IS_TOAST_OVERLAY (overlay));
  g_return_if_fail (sentence != NULL);

  qdr_toast_withdraw_result (overlay);
  toast = make_toast (sentence);
  /* It does not wait for a toast that stays. */
  adw_toast_set_priority (toast, ADW_TOAST_PRIORITY_HIGH);
  g_object_set_data_full (G_OBJECT (overlay), RESULT_KEY, g_object_ref (toast), g_object_unref);
  show (overlay, toast, sentence);
}

gboolean
qdr_toast_report (AdwToastOverlay *overlay, const GError *error)
{
  g_return_val_if_fail (ADW_IS_TOAST_OVERLAY (overlay), FALSE);

  if (error != NULL)
    qdr_toast_show_result (overlay, error->message);
  else
    qdr_toast_withdraw_result (overlay);
  return error == NULL;
}

void
qdr_toast_withdraw_result (AdwToastOverlay *overlay)
{
  g_autoptr (AdwToast) toast = NULL;

  g_return_if_fail (ADW_IS_TOAST_OVERLAY (overlay));

  toast = g_object_steal_data (G_OBJECT (overlay), RESULT_KEY);
  if (toast != NULL)
    adw_toast_dismiss (toast);
}
