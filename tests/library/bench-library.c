/*
 * How fast a large library is: import, lists, filters, questions.
 *
 *   bench-library [GAMES [FILE]]
 *
 * FILE is a library that is made and stays, to be looked at.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>
#include <stdlib.h>
#include <time.h>

#include "qdr-library-openings.h"
#include "qdr-library-query.h"
#include "qdr-library-ratings.h"
#include "qdr-library-statistics.h"
#include "qdr-saved-game-stream.h"
#include "qdr-saved-game.h"
#include "random-games.h"

/* Games of one text, which are written together: their making is not to be measured. */
#define N_AT_ONCE 100

/* On the clock, and of the processor: others may work on the same machine. */
static double seconds_of_import;
static double processor_seconds_of_import;

static double
get_processor_seconds (void)
{
  struct timespec time;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);
  return (double) time.tv_sec + (double) time.tv_nsec / 1e9;
}

static void
add_games (QdrLibrary *library, GString *text)
{
  QdrSavedGameStream stream = qdr_saved_game_stream_make (text->str, text->len);
  QdrTextPlace place;

  if (!qdr_library_begin_batch (library, NULL))
    g_error ("no batch");
  while (!qdr_saved_game_stream_is_at_end (&stream)) {
    g_autoptr (QdrGame) game = qdr_saved_game_stream_read (&stream, &place, NULL);

    if (game == NULL ||
        !qdr_library_add (library, game, QDR_LIBRARY_IMPORTED, "", NULL, NULL, NULL))
      g_error ("a game cannot be added");
  }
  if (!qdr_library_end_batch (library, TRUE, NULL))
    g_error ("games cannot be added");
  g_string_truncate (text, 0);
}

/* @text is (nullable): NULL ends the import. */
static void
import (QdrLibrary *library, GString *text)
{
  const gint64 begin = g_get_monotonic_time ();
  const double processor_begin = get_processor_seconds ();

  if (text != NULL)
    add_games (library, text);
  else
    qdr_library_end_import (library, NULL);
  seconds_of_import += (double) (g_get_monotonic_time () - begin) / G_USEC_PER_SEC;
  processor_seconds_of_import += get_processor_seconds () - processor_begin;
}

static void
fill (QdrLibrary *library, guint n_games)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (1);
  g_autoptr (GString) text = g_string_new (NULL);

  qdr_library_begin_import (library, NULL);
  for (guint i = 0; i < n_games; i++) {
    g_autoptr (QdrGame) game = make_random_game (random, i);
    g_autofree char *saved = qdr_saved_game_to_text (game);

    g_string_append (text, saved);
    g_string_append_c (text, '\n');
    if (i % N_AT_ONCE == N_AT_ONCE - 1 || i + 1 == n_games)
      import (library, text);
  }
  import (library, NULL);
  g_print ("import %.0f games/s, %.0f games per second of processor time\n",
           n_games / seconds_of_import, n_games / processor_seconds_of_import);
}

/* Of the processor, since @begin. */
static double
get_milliseconds (double begin)
{
  return (get_processor_seconds () - begin) * 1000;
}

static gboolean
ignore_entry (const QdrLibraryEntry *entry, gpointer user_data)
{
  return TRUE;
}

/* The first hundred games as the command line lists them, all numbers as the window does. */
static void
time_list (QdrLibrary *library, const char *name, QdrLibraryFilter filter, QdrLibrarySort sort)
{
  double begin = get_processor_seconds ();
  guint count;

  if (!qdr_library_list (library, &filter, sort, TRUE, 100, ignore_entry, NULL, NULL))
    g_error ("no list");
  g_print ("%-22s %6.1f ms, ", name, get_milliseconds (begin));
  begin = get_processor_seconds ();
  if (!qdr_library_count (library, &filter, &count, NULL))
    g_error ("no count");
  g_print ("count %6u in %6.1f ms, ", count, get_milliseconds (begin));
  begin = get_processor_seconds ();
  g_array_unref (qdr_library_list_ids (library, &filter, sort, TRUE, NULL));
  g_print ("all numbers in %6.1f ms\n", get_milliseconds (begin));
}

/* What comes into sight. */
static void
time_entries (QdrLibrary *library)
{
  const QdrLibraryFilter filter = { 0 };
  g_autoptr (GArray) ids =
      qdr_library_list_ids (library, &filter, QDR_LIBRARY_SORT_PLIES, TRUE, NULL);
  const double begin = get_processor_seconds ();

  for (guint i = 0; i < MIN (ids->len, 100); i++) {
    g_autofree char *final = NULL;
    g_autoptr (QdrLibraryEntry) entry =
        qdr_library_read_entry (library, g_array_index (ids, gint64, i), &final, NULL);

    if (entry == NULL)
      g_error ("no entry");
  }
  g_print ("%-22s %6.1f ms\n", "100 games read", get_milliseconds (begin));
}

static void
time_boards (QdrLibrary *library)
{
  const double begin = get_processor_seconds ();
  g_autoptr (GArray) boards = qdr_library_list_boards (library, NULL);

  g_print ("%-22s %6.1f ms, %u\n", "boards", get_milliseconds (begin), boards->len);
}

static void
time_table (const char *name, double begin, QdrLibraryTable *table)
{
  if (table == NULL)
    g_error ("no table");
  g_print ("%-22s %6.1f ms, %u rows\n", name, get_milliseconds (begin), table->rows->len);
  qdr_library_table_free (table);
}

static void
time_moves (QdrLibrary *library, const char *name, QdrLibraryScope scope)
{
  const double begin = get_processor_seconds ();
  g_autoptr (GArray) moves = NULL;
  QdrPosition start;

  qdr_position_init (&start, 9, 9, 2);
  moves = qdr_library_find_moves (library, &start, &scope, NULL);
  if (moves == NULL)
    g_error ("no moves");
  g_print ("%-22s %6.1f ms, %u moves\n", name, get_milliseconds (begin), moves->len);
}

static void
tell_time (const char *name, gint64 begin, guint n, const char *what)
{
  g_print ("%-22s %6.1f ms, %u %s\n", name, (double) (g_get_monotonic_time () - begin) / 1000, n,
           what);
}

static void
time_player (QdrLibrary *library, const char *name)
{
  gint64 begin = g_get_monotonic_time ();
  g_autoptr (QdrLibraryPlayer) player = qdr_library_find_player (library, name, NULL);
  g_autoptr (QdrLibraryStatistics) statistics = NULL;
  g_autoptr (GArray) ratings = NULL;
  g_autoptr (GArray) reviewed = NULL;

  if (player == NULL)
    g_error ("no player");
  statistics =
      qdr_library_read_statistics (library, player->is_personality, player->identity, NULL);
  tell_time (name, begin, statistics->overall.n_games, "games");
  begin = g_get_monotonic_time ();
  ratings = qdr_library_list_ratings (library, player->is_personality, player->identity, NULL);
  tell_time ("ratings", begin, ratings->len, "days");
  begin = g_get_monotonic_time ();
  reviewed = qdr_library_list_reviewed (library, player->is_personality, player->identity, NULL);
  tell_time ("reviews", begin, reviewed->len, "games");
}

static void
time_players (QdrLibrary *library)
{
  gint64 begin = g_get_monotonic_time ();
  g_autoptr (GPtrArray) players = qdr_library_list_players (library, NULL);

  tell_time ("players", begin, players->len, "players");
  time_player (library, ((QdrLibraryPlayer *) g_ptr_array_index (players, 0))->identity);
  time_player (library, "p3");
  for (guint n_players = 2; n_players <= 4; n_players += 2) {
    g_autoptr (GPtrArray) pairings = NULL;

    begin = g_get_monotonic_time ();
    pairings = qdr_library_list_pairings (library, n_players, NULL);
    tell_time (n_players == 2 ? "personalities" : "personalities of four", begin, pairings->len,
               "pairs");
  }
}

static gboolean
measure (const char *id, int *rating, gpointer user_data)
{
  *rating = 1000;
  return TRUE;
}

int
main (int argc, char **argv)
{
  const guint n_games = argc > 1 ? (guint) strtoul (argv[1], NULL, 10) : 100000;
  g_autofree char *folder = g_dir_make_tmp ("bench-library-XXXXXX", NULL);
  g_autofree char *path =
      argc > 2 ? g_strdup (argv[2]) : g_build_filename (folder, "library.db", NULL);
  g_autoptr (QdrLibrary) library = qdr_library_open (path, NULL);
  QdrPosition start;
  GStatBuf status;
  double begin;

  if (library == NULL)
    g_error ("no library");
  fill (library, n_games);
  g_clear_pointer (&library, qdr_library_close);
  library = qdr_library_open (path, NULL);
  g_stat (path, &status);
  g_print ("size %.1f MiB\n", (double) status.st_size / 1048576);

  qdr_position_init (&start, 9, 9, 2);
  time_list (library, "all by date", (QdrLibraryFilter){ 0 }, QDR_LIBRARY_SORT_DATE);
  time_list (library, "all by players", (QdrLibraryFilter){ 0 }, QDR_LIBRARY_SORT_PLAYERS);
  time_list (library, "all by plies", (QdrLibraryFilter){ 0 }, QDR_LIBRARY_SORT_PLIES);
  time_list (library, "player", (QdrLibraryFilter){ .player = "Player 3 “D”" },
             QDR_LIBRARY_SORT_DATE);
  time_list (library, "part of a name",
             (QdrLibraryFilter){ .player = "player 3", .parts_of_names = TRUE },
             QDR_LIBRARY_SORT_DATE);
  time_list (library, "part of most names",
             (QdrLibraryFilter){ .player = "E", .parts_of_names = TRUE }, QDR_LIBRARY_SORT_DATE);
  time_list (library, "part of both names",
             (QdrLibraryFilter){ .player = "1", .opponent = "2", .parts_of_names = TRUE },
             QDR_LIBRARY_SORT_DATE);
  time_entries (library);
  time_boards (library);
  time_list (library, "player, opponent",
             (QdrLibraryFilter){ .player = "Player 3 “D”", .opponent = "p1" },
             QDR_LIBRARY_SORT_DATE);
  time_list (library, "result", (QdrLibraryFilter){ .result = "2" }, QDR_LIBRARY_SORT_DATE);
  time_list (library, "size", (QdrLibraryFilter){ .width = 9, .height = 9 }, QDR_LIBRARY_SORT_DATE);
  time_list (library, "four players", (QdrLibraryFilter){ .n_players = 4 }, QDR_LIBRARY_SORT_DATE);
  time_list (library, "opening", (QdrLibraryFilter){ .opening = "e2 e8" }, QDR_LIBRARY_SORT_DATE);
  time_list (library, "ending", (QdrLibraryFilter){ .ending = "resignation" },
             QDR_LIBRARY_SORT_DATE);
  time_list (library, "date", (QdrLibraryFilter){ .since = "2012-01-01", .until = "2014-01-01" },
             QDR_LIBRARY_SORT_DATE);
  time_list (library, "plies", (QdrLibraryFilter){ .min_plies = 20, .max_plies = 30 },
             QDR_LIBRARY_SORT_DATE);
  time_list (library, "moves", (QdrLibraryFilter){ .min_moves = 8, .max_moves = 20 },
             QDR_LIBRARY_SORT_DATE);
  time_list (library, "position", (QdrLibraryFilter){ .position = &start }, QDR_LIBRARY_SORT_DATE);

  begin = get_processor_seconds ();
  if (!qdr_library_rate (library, measure, NULL, NULL))
    g_error ("no ratings");
  g_print ("%-22s %6.1f ms\n", "all ratings", get_milliseconds (begin));
  time_moves (library, "moves of the start", (QdrLibraryScope){ QDR_LIBRARY_SCOPE_ALL, NULL });
  time_moves (library, "  of a person",
              (QdrLibraryScope){ QDR_LIBRARY_SCOPE_PERSON, "Player 3 “D”" });
  time_moves (library, "  of personalities",
              (QdrLibraryScope){ QDR_LIBRARY_SCOPE_PERSONALITIES, NULL });
  time_moves (library, "  imported", (QdrLibraryScope){ QDR_LIBRARY_SCOPE_IMPORTED, NULL });
  begin = get_processor_seconds ();
  time_table ("first player's share", begin,
              qdr_library_query_first_player_share (library, "", NULL));
  begin = get_processor_seconds ();
  time_table ("winners as first", begin, qdr_library_query_winners_as_first (library, 10, NULL));
  begin = get_processor_seconds ();
  time_table ("versus", begin, qdr_library_query_versus (library, NULL));
  begin = get_processor_seconds ();
  time_table ("best players", begin, qdr_library_query_best_players (library, 10, NULL));

  time_players (library);

  g_clear_pointer (&library, qdr_library_close);
  if (argc <= 2)
    g_unlink (path);
  g_rmdir (folder);
  return EXIT_SUCCESS;
}
