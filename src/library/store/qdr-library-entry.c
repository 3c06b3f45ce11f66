/*
 * A game in a list of the library.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-library-entry.h"

static const char *const endings[QDR_LIBRARY_N_ENDINGS] = {
  [QDR_LIBRARY_UNFINISHED] = "unfinished",   [QDR_LIBRARY_GOAL] = "goal",
  [QDR_LIBRARY_RESIGNATION] = "resignation", [QDR_LIBRARY_TIME] = "time",
  [QDR_LIBRARY_STALEMATE] = "stalemate",     [QDR_LIBRARY_REPETITION] = "repetition",
};

void
qdr_library_entry_free (QdrLibraryEntry *self)
{
  if (self == NULL)
    return;

  for (guint i = 0; i < self->n_players; i++)
    g_free (self->names[i]);
  g_free (self->date);
  g_free (self->time);
  g_free (self);
}

const char *
qdr_library_entry_get_result (const QdrLibraryEntry *self)
{
  static const char *const results[] = { "*", "draw", "1", "2", "3", "4" };

  g_return_val_if_fail (self != NULL, NULL);

  return results[self->winner + 1];
}

const char *
qdr_library_ending_get_name (QdrLibraryEnding ending)
{
  g_return_val_if_fail (ending < QDR_LIBRARY_N_ENDINGS, NULL);

  return endings[ending];
}

gboolean
qdr_library_ending_find (const char *name, QdrLibraryEnding *ending)
{
  g_return_val_if_fail (name != NULL && ending != NULL, FALSE);

  for (guint i = 0; i < QDR_LIBRARY_N_ENDINGS; i++)
    if (g_str_equal (endings[i], name)) {
      *ending = i;
      return TRUE;
    }
  return FALSE;
}
