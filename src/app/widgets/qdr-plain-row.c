/*
 * An action row that shows plain text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-plain-row.h"

GtkWidget *
qdr_plain_row_new (const char *title, const char *subtitle)
{
  GtkWidget *row;

  g_return_val_if_fail (title != NULL, NULL);

  row = g_object_new (ADW_TYPE_ACTION_ROW, "use-markup", FALSE, NULL);
  /* The title is set after construction, during which GTK would parse it as markup and warn. */
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  if (subtitle != NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  return row;
}
