/*
 * Warnings about rejected opponent files, in a toast and in the preferences. The file is separate
 * because the window and the preferences share it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-config.h"

#include "qdr-personality-warnings.h"

#include <glib/gi18n.h>

#include "qdr-personality-list.h"
#include "qdr-rows.h"

/* Duration of the toast, enough to read a file name and a sentence. */
#define TOAST_SECONDS 10

AdwToast *
qdr_personality_warnings_make_toast (const GPtrArray *rejected)
{
  const QdrRejectedPersonality *first;
  g_autofree char *sentence = NULL;
  g_autofree char *title = NULL;
  AdwToast *toast;
  guint n_others;

  g_return_val_if_fail (rejected != NULL && rejected->len > 0, NULL);

  first = g_ptr_array_index (rejected, 0);
  n_others = rejected->len - 1;
  if (n_others == 0)
    sentence = qdr_rejected_personality_to_string (first);
  else
    /* Translators: %s is the name of a file, %u is the number of other files. */
    sentence = g_strdup_printf (ngettext ("“%s” and %u other file were left out",
                                          "“%s” and %u other files were left out", n_others),
                                first->file, n_others);
  title = g_markup_escape_text (sentence, -1);
  toast = adw_toast_new (title);
  adw_toast_set_timeout (toast, TOAST_SECONDS);
  adw_toast_set_button_label (toast, _ ("_Details"));
  adw_toast_set_action_name (toast, "app.preferences");

  return toast;
}

void
qdr_personality_warnings_fill_group (AdwPreferencesGroup *group, const GPtrArray *rejected)
{
  g_return_if_fail (ADW_IS_PREFERENCES_GROUP (group));
  g_return_if_fail (rejected != NULL);

  for (guint i = 0; i < rejected->len; i++) {
    const QdrRejectedPersonality *personality = g_ptr_array_index (rejected, i);

    adw_preferences_group_add (group, qdr_plain_row_new (personality->file, personality->reason));
  }
  gtk_widget_set_visible (GTK_WIDGET (group), rejected->len > 0);
}
