/*
 * How fast a large library is: import, lists, filters, questions.
 *
 *   bench-library [GAMES [FILE]]
 *
 * FILE is a library that is made if it is not there, and stays.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "qdr-library-book.h"
#include "qdr-library-openings.h"
#include "qdr-library-query.h"
#include "qdr-library-ratings.h"
#include "qdr-library-statistics.h"
#include "qdr-notation.h"
#include "qdr-saved-game-stream.h"
#include "qdr-saved-game.h"
#include "random-games.h"

/* Games of one text, which are written together as in the terminal; their making is not
 * measured. */
#define N_AT_ONCE 1000

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
tell_time (const char *name, double begin, guint n, const char *what)
{
  g_print ("%-22s %6.1f ms, %u %s\n", name, get_milliseconds (begin), n, what);
}

/* What the panel of openings asks in a position. */
static void
time_openings (QdrLibrary *library, const char *name, const QdrPosition *position)
{
  static const struct {
    const char *name;
    QdrLibraryScope scope;
  } scopes[] = {
    { "  all", { QDR_LIBRARY_SCOPE_ALL, NULL } },
    { "  of a person", { QDR_LIBRARY_SCOPE_PERSON, "Player 3 “D”" } },
    { "  of personalities", { QDR_LIBRARY_SCOPE_PERSONALITIES, NULL } },
    { "  imported", { QDR_LIBRARY_SCOPE_IMPORTED, NULL } },
  };

  g_print ("moves %s:\n", name);
  for (guint i = 0; i < G_N_ELEMENTS (scopes); i++) {
    const double begin = get_processor_seconds ();
    g_autoptr (GArray) moves = qdr_library_find_moves (library, position, &scopes[i].scope, NULL);

    if (moves == NULL)
      g_error ("no moves");
    tell_time (scopes[i].name, begin, moves->len, "moves");
  }
}

static void
play (QdrPosition *position, const char *text)
{
  QdrMove move;
  QdrUndo undo;

  if (qdr_move_from_text (&position->board, text, &move) != QDR_REASON_NONE)
    g_error ("no move");
  qdr_position_do (position, move, &undo);
}

/* One in which a game of ordinary length ended. */
static void
find_rare_position (QdrLibrary *library, QdrPosition *position)
{
  const QdrLibraryFilter filter = {
    .width = 9, .height = 9, .n_players = 2, .min_plies = 20, .max_plies = 20
  };
  g_autoptr (GArray) ids =
      qdr_library_list_ids (library, &filter, QDR_LIBRARY_SORT_DATE, TRUE, NULL);
  g_autofree char *final = NULL;
  g_autoptr (QdrLibraryEntry) entry =
      ids->len > 0 ? qdr_library_read_entry (library, g_array_index (ids, gint64, ids->len / 2),
                                             &final, NULL)
                   : NULL;

  if (entry == NULL || !qdr_position_from_text (final, position, NULL, NULL))
    g_error ("no position");
}

static void
time_positions (QdrLibrary *library)
{
  QdrPosition start, middle, rare;

  qdr_position_init (&start, 9, 9, 2);
  middle = start;
  play (&middle, "e2");
  play (&middle, "e8");
  find_rare_position (library, &rare);
  time_list (library, "position of the start", (QdrLibraryFilter){ .position = &start },
             QDR_LIBRARY_SORT_DATE);
  time_list (library, "position after e2 e8", (QdrLibraryFilter){ .position = &middle },
             QDR_LIBRARY_SORT_DATE);
  time_list (library, "rare position", (QdrLibraryFilter){ .position = &rare },
             QDR_LIBRARY_SORT_DATE);
  time_openings (library, "of the start", &start);
  time_openings (library, "after e2 e8", &middle);
  time_openings (library, "of a rare position", &rare);
}

static void
time_book (QdrLibrary *library)
{
  const double begin = get_processor_seconds ();
  g_autofree char *book =
      qdr_library_write_book (library, &qdr_library_book_rules_default, NULL, NULL);

  if (book == NULL)
    g_error ("no book");
  g_print ("%-22s %6.1f ms, %zu bytes\n", "book", get_milliseconds (begin), strlen (book));
}

static void
time_player (QdrLibrary *library, const char *name)
{
  double begin = get_processor_seconds ();
  g_autoptr (QdrLibraryPlayer) player = qdr_library_find_player (library, name, NULL);
  g_autoptr (QdrLibraryStatistics) statistics = NULL;
  g_autoptr (GArray) ratings = NULL;
  g_autoptr (GArray) reviewed = NULL;

  if (player == NULL)
    g_error ("no player");
  statistics =
      qdr_library_read_statistics (library, player->is_personality, player->identity, NULL);
  tell_time (name, begin, statistics->overall.n_games, "games");
  begin = get_processor_seconds ();
  ratings = qdr_library_list_ratings (library, player->is_personality, player->identity, NULL);
  tell_time ("ratings", begin, ratings->len, "days");
  begin = get_processor_seconds ();
  reviewed = qdr_library_list_reviewed (library, player->is_personality, player->identity, NULL);
  tell_time ("reviews", begin, reviewed->len, "games");
}

static void
time_players (QdrLibrary *library)
{
  double begin = get_processor_seconds ();
  g_autoptr (GPtrArray) players = qdr_library_list_players (library, NULL);

  tell_time ("players", begin, players->len, "players");
  time_player (library, ((QdrLibraryPlayer *) g_ptr_array_index (players, 0))->identity);
  time_player (library, "p3");
  for (guint n_players = 2; n_players <= 4; n_players += 2) {
    g_autoptr (GPtrArray) pairings = NULL;

    begin = get_processor_seconds ();
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
  const gboolean is_made = g_file_test (path, G_FILE_TEST_EXISTS);
  g_autoptr (QdrLibrary) library = qdr_library_open (path, NULL);
  GStatBuf status;
  double begin;

  if (library == NULL)
    g_error ("no library");
  if (!is_made)
    fill (library, n_games);
  g_clear_pointer (&library, qdr_library_close);
  library = qdr_library_open (path, NULL);
  g_stat (path, &status);
  g_print ("size %.1f MiB\n", (double) status.st_size / 1048576);

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

  begin = get_processor_seconds ();
  if (!qdr_library_rate (library, measure, NULL, NULL))
    g_error ("no ratings");
  g_print ("%-22s %6.1f ms\n", "all ratings", get_milliseconds (begin));
  time_positions (library);
  time_book (library);
  begin = get_processor_seconds ();
  time_table ("first player's share", begin,
              qdr_library_query_first_player_share (library, "", NULL));
  begin = get_processor_seconds ();
  time_table ("winners as first", begin, qdr_library_query_winners_as_first (library, 10, NULL));
  begin = get_processor_seconds ();
  time_table ("rated above 1500", begin, qdr_library_query_rated_above (library, 1500, NULL));
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
