/*
 * Adds and removes games until it is killed, and prints its work: "+ID" and "-ID", "~ID" before
 * a removal, and "*N" after exercise N was added and answered. Some seeds import, some add and
 * remove games together. With a number of games it begins when its standard input ends, and
 * stops after that number.
 *
 *   library-writer FILE SEED [GAMES]
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <stdio.h>
#include <stdlib.h>

#include "qdr-library-exercises.h"
#include "random-games.h"

/* A Julian day, as in GDate. */
#define DAY 739000

static void
confirm (char sign, gint64 id)
{
  printf ("%c%" G_GINT64_FORMAT "\n", sign, id);
  fflush (stdout);
}

/* Prints the ids of the games from @first on. */
static void
confirm_added (GArray *ids, guint first)
{
  for (guint i = first; i < ids->len; i++)
    confirm ('+', g_array_index (ids, gint64, i));
}

/* Removes the last @n of these games together, and drops their ids. */
static gboolean
remove_last (QdrLibrary *library, GArray *ids, guint n, GError **error)
{
  const gint64 *last = &g_array_index (ids, gint64, ids->len - n);

  for (guint i = 0; i < n; i++)
    confirm ('~', last[i]);
  if (!qdr_library_remove_games (library, last, n, error))
    return FALSE;
  for (guint i = 0; i < n; i++)
    confirm ('-', last[i]);
  g_array_set_size (ids, ids->len - n);
  return TRUE;
}

/* Adds an exercise of a game, and an attempt at it. Each number has its own position, and the line
 * ends in the number. */
static gboolean
write_exercise (QdrLibrary *library, QdrGame *game, guint number, GError **error)
{
  g_autoptr (GPtrArray) exercises =
      g_ptr_array_new_with_free_func ((GDestroyNotify) qdr_library_exercise_free);
  g_autofree char *name =
      g_strdup_printf ("19 19 2 1 | %c%u j18 | %u %u | - | -", 'a' + number / 9000 % 19,
                       2 + number / 171000 % 10, 1 + number % 90, number / 90 % 100);
  g_autofree char *line = g_strdup_printf ("d4v %u", number);
  const QdrLibraryAttempt attempt = { name, DAY, TRUE, FALSE, 1500 };

  g_ptr_array_add (exercises, qdr_library_exercise_new (name, "e4h", line, FALSE, DAY));
  if (!qdr_library_add_exercises (library, exercises, game, error) ||
      !qdr_library_record_exercise_answer (library, name, QDR_LIBRARY_QUALITY_AT_ONCE, DAY,
                                           error) ||
      !qdr_library_add_attempt (library, &attempt, error))
    return FALSE;
  confirm ('*', number);
  return TRUE;
}

static gboolean
write_games (QdrLibrary *library, guint seed, guint64 n_games, GError **error)
{
  const gboolean in_batches = seed % 3 == 0;
  const guint n_removed = seed % 5 == 0 ? 3 : 1; /* of four added games */
  g_autoptr (GRand) random = g_rand_new_with_seed (seed);
  g_autoptr (GArray) added = g_array_new (FALSE, FALSE, sizeof (gint64));
  guint n_confirmed = 0;

  for (guint i = 0; i < n_games; i++) {
    g_autoptr (QdrGame) game = make_random_game (random, seed * 1000 + i);
    gboolean is_new;
    gint64 id;

    if ((in_batches && i % 4 == 0 && !qdr_library_begin_batch (library, error)) ||
        !qdr_library_add_game (library, game, QDR_LIBRARY_PLAYED, "", &id, &is_new, error))
      return FALSE;
    if (is_new)
      g_array_append_val (added, id);
    if (in_batches && i % 4 < 2)
      continue;
    if (in_batches && i % 4 == 2 && !qdr_library_end_batch (library, TRUE, error))
      return FALSE;
    confirm_added (added, n_confirmed);
    if (!write_exercise (library, game, seed * 1000 + i, error))
      return FALSE;
    if (i % 4 == 3 && !remove_last (library, added, n_removed, error))
      return FALSE;
    n_confirmed = added->len;
  }
  return TRUE;
}

int
main (int argc, char **argv)
{
  const guint seed = (guint) strtoul (argv[2], NULL, 10);
  const guint64 n_games = argc > 3 ? strtoul (argv[3], NULL, 10) : G_MAXUINT64;
  g_autoptr (GError) error = NULL;
  g_autoptr (QdrLibrary) library = NULL;

  while (argc > 3 && getchar () != EOF)
    ;
  library = qdr_library_open (argv[1], &error);
  if (library != NULL && (seed % 2 != 0 || qdr_library_begin_import (library, &error)) &&
      write_games (library, seed, n_games, &error))
    return EXIT_SUCCESS;

  g_printerr ("%s\n", error->message);
  return EXIT_FAILURE;
}
