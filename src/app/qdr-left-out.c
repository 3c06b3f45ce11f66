/*
 * Tells which files of opponents were left out. The only file that knows which widgets tell it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-config.h"

#include "qdr-left-out.h"

#include <glib/gi18n.h>

#include "qdr-personality-problem.h"

/* Long enough to read a file name and a sentence. */
#define TOAST_SECONDS 10

/* (transfer full): what fits into a line. */
static char *
summarize (const GPtrArray *problems)
{
  const QdrPersonalityProblem *first = g_ptr_array_index (problems, 0);
  const guint n_others = problems->len - 1;

  if (n_others == 0)
    return qdr_personality_problem_to_string (first);

  /* Translators: the first is the name of a file. */
  return g_strdup_printf (ngettext ("“%s” and %u other file were left out",
                                    "“%s” and %u other files were left out", n_others),
                          first->file, n_others);
}

AdwToast *
qdr_left_out_make_toast (const GPtrArray *problems)
{
  g_autofree char *sentence = NULL;
  g_autofree char *title = NULL;
  AdwToast *toast;

  g_return_val_if_fail (problems != NULL && problems->len > 0, NULL);

  sentence = summarize (problems);
  title = g_markup_escape_text (sentence, -1);
  toast = adw_toast_new (title);
  adw_toast_set_timeout (toast, TOAST_SECONDS);
  adw_toast_set_button_label (toast, _ ("_Details"));
  adw_toast_set_action_name (toast, "app.preferences");

  return toast;
}

static GtkWidget *
make_row (const QdrPersonalityProblem *problem)
{
  GtkWidget *row = adw_action_row_new ();

  /* First: a row shows its texts as soon as it has them. */
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), problem->file);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), problem->reason);

  return row;
}

void
qdr_left_out_fill_group (AdwPreferencesGroup *group, const GPtrArray *problems)
{
  g_return_if_fail (ADW_IS_PREFERENCES_GROUP (group));
  g_return_if_fail (problems != NULL);

  for (guint i = 0; i < problems->len; i++)
    adw_preferences_group_add (group, make_row (g_ptr_array_index (problems, i)));
  gtk_widget_set_visible (GTK_WIDGET (group), problems->len > 0);
}
