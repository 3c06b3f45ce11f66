/*
 * Removes the first games of a library in steps, as its window does, and restores them likewise.
 * Prints the number of removed games after each step.
 *
 *   library-remover FILE GAMES STEP
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <stdio.h>
#include <stdlib.h>

#include "qdr-library.h"

static void
confirm (const GPtrArray *removed)
{
  printf ("%u\n", removed->len);
  fflush (stdout);
}

static gboolean
remove_and_bring_back (QdrLibrary *library, guint n_games, guint n_at_once, GError **error)
{
  g_autoptr (GArray) ids = qdr_library_list_game_ids (library, &(QdrLibraryFilter){ 0 },
                                                      QDR_LIBRARY_SORT_ID, FALSE, error);
  g_autoptr (GPtrArray) removed = qdr_library_removed_games_new ();

  if (ids == NULL || !qdr_library_begin_import (library, error))
    return FALSE;

  while (removed->len < n_games) {
    GPtrArray *some =
        qdr_library_take_out_games (library, &g_array_index (ids, gint64, removed->len), n_at_once,
                                    error);

    if (some == NULL)
      return FALSE;
    g_ptr_array_extend_and_steal (removed, some);
    confirm (removed);
  }
  while (removed->len > 0) {
    if (!qdr_library_put_back_games (library, removed, n_at_once, error))
      return FALSE;
    confirm (removed);
  }
  return qdr_library_end_import (library, error);
}

int
main (int argc, char **argv)
{
  const guint n_games = (guint) strtoul (argv[2], NULL, 10);
  const guint n_at_once = (guint) strtoul (argv[3], NULL, 10);
  g_autoptr (GError) error = NULL;
  g_autoptr (QdrLibrary) library = qdr_library_open (argv[1], &error);

  if (library != NULL && remove_and_bring_back (library, n_games, n_at_once, &error))
    return EXIT_SUCCESS;

  g_printerr ("%s\n", error->message);
  return EXIT_FAILURE;
}
