/*
 * Adds and removes games until it is killed, and prints what is done: "+ID" and "-ID". Some seeds
 * import, some add games together.
 *
 *   library-writer FILE SEED
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <stdio.h>
#include <stdlib.h>

#include "qdr-library.h"
#include "random-games.h"

static void
confirm (char sign, gint64 id)
{
  printf ("%c%" G_GINT64_FORMAT "\n", sign, id);
  fflush (stdout);
}

static void
confirm_added (GArray *ids)
{
  for (guint i = 0; i < ids->len; i++)
    confirm ('+', g_array_index (ids, gint64, i));
  g_array_set_size (ids, 0);
}

int
main (int argc, char **argv)
{
  const guint seed = (guint) strtoul (argv[2], NULL, 10);
  const gboolean in_batches = seed % 3 == 0;
  g_autoptr (GRand) random = g_rand_new_with_seed (seed);
  g_autoptr (QdrLibrary) library = qdr_library_open (argv[1], NULL);
  g_autoptr (GArray) added = g_array_new (FALSE, FALSE, sizeof (gint64));

  if (library == NULL || (seed % 2 == 0 && !qdr_library_begin_import (library, NULL)))
    return EXIT_FAILURE;

  for (guint i = 0;; i++) {
    g_autoptr (QdrGame) game = make_random_game (random, seed * 1000 + i);
    gboolean is_new;
    gint64 id;

    if (in_batches && i % 4 == 0 && !qdr_library_begin_batch (library, NULL))
      return EXIT_FAILURE;
    if (!qdr_library_add (library, game, QDR_LIBRARY_PLAYED, "", &id, &is_new, NULL))
      return EXIT_FAILURE;
    if (is_new)
      g_array_append_val (added, id);
    if (in_batches && i % 4 < 2)
      continue;
    if (in_batches && i % 4 == 2 && !qdr_library_end_batch (library, TRUE, NULL))
      return EXIT_FAILURE;
    confirm_added (added);
    if (i % 4 == 3) {
      if (!qdr_library_remove (library, &id, 1, NULL))
        return EXIT_FAILURE;
      confirm ('-', id);
    }
  }
}
