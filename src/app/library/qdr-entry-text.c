/*
 * A game of the library in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-entry-text.h"

#include <glib/gi18n.h>
#include <stdio.h>

char *
qdr_entry_text_players (const QdrLibraryEntry *entry)
{
  g_return_val_if_fail (entry != NULL, NULL);

  return g_strjoinv (" – ", (char **) entry->names);
}

char *
qdr_entry_text_result (const QdrLibraryEntry *entry)
{
  const char *winner;

  g_return_val_if_fail (entry != NULL, NULL);

  if (entry->winner == QDR_LIBRARY_NO_WINNER)
    return g_strdup (_ ("Not finished"));
  if (entry->winner == 0)
    return g_strdup (entry->ending == QDR_LIBRARY_REPETITION ? _ ("Draw by repetition")
                                                             : _ ("Draw"));

  winner = entry->names[entry->winner - 1];
  if (entry->ending == QDR_LIBRARY_RESIGNATION)
    return g_strdup_printf (_ ("%s won by resignation"), winner);
  if (entry->ending == QDR_LIBRARY_TIME)
    return g_strdup_printf (_ ("%s won on time"), winner);
  return g_strdup_printf (_ ("%s won"), winner);
}

/* As people write it; (nullable): the date of a file may be anything. */
static char *
write_date (const char *date)
{
  int year, month, day;
  g_autoptr (GDateTime) when = NULL;

  if (sscanf (date, "%4d-%2d-%2d", &year, &month, &day) == 3)
    when = g_date_time_new_local (year, month, day, 0, 0, 0);
  return when != NULL ? g_date_time_format (when, "%x") : NULL;
}

char *
qdr_entry_text_details (const QdrLibraryEntry *entry)
{
  g_autofree char *date = NULL;
  GString *text = g_string_new (NULL);
  guint n_moves;

  g_return_val_if_fail (entry != NULL, NULL);

  date = write_date (entry->date);
  n_moves = (entry->n_plies + entry->n_players - 1) / entry->n_players;
  g_string_append_printf (text, "%u×%u · ", entry->width, entry->height);
  g_string_append_printf (text, ngettext ("%u move", "%u moves", n_moves), n_moves);
  if (date != NULL)
    g_string_append_printf (text, " · %s", date);
  return g_string_free (text, FALSE);
}
