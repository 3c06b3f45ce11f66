/*
 * Adds and removes games until it is killed, and prints what is done: "+ID" and "-ID".
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

int
main (int argc, char **argv)
{
  const guint seed = (guint) strtoul (argv[2], NULL, 10);
  g_autoptr (GRand) random = g_rand_new_with_seed (seed);
  g_autoptr (QdrLibrary) library = qdr_library_open (argv[1], NULL);

  if (library == NULL || (seed % 2 == 0 && !qdr_library_begin_import (library, NULL)))
    return EXIT_FAILURE;

  for (guint i = 0;; i++) {
    g_autoptr (QdrGame) game = make_random_game (random, seed * 1000 + i);
    gboolean is_new;
    gint64 id;

    if (!qdr_library_add (library, game, QDR_LIBRARY_PLAYED, "", &id, &is_new, NULL))
      return EXIT_FAILURE;
    if (is_new)
      confirm ('+', id);
    if (i % 4 == 3) {
      if (!qdr_library_remove (library, &id, 1, NULL))
        return EXIT_FAILURE;
      confirm ('-', id);
    }
  }
}
