/*
 * The speed of a large library: import, lists, filters, queries.
 *
 *   bench-library [GAMES [FILE]]
 *
 * FILE is a library that is created if it does not exist, and kept.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "qdr-library-openings.h"
#include "qdr-library-query.h"
#include "qdr-library-ratings.h"
#include "qdr-library-statistics.h"
#include "qdr-library.h"
#include "qdr-notation.h"
#include "qdr-saved-game.h"
#include "random-games.h"

/* Games of one text, which are imported together as on the command line. Making the text is
 * not measured. */
#define N_AT_ONCE 10000

/* Of the longer games, by all players together. */
#define N_PLIES_OF_LONG_GAMES 60

/* By the clock and by CPU time, as other programs may run on the same machine. */
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
        !qdr_library_add_game (library, game, QDR_LIBRARY_IMPORTED, "", NULL, NULL, NULL))
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

static QdrGame *
make_long_game (GRand *random, guint number)
{
  return make_long_random_game (random, number, N_PLIES_OF_LONG_GAMES);
}

static void
fill (QdrLibrary *library, guint n_games, QdrGame *(*make_game) (GRand *random, guint number))
{
  g_autoptr (GRand) random = g_rand_new_with_seed (1);
  g_autoptr (GString) text = g_string_new (NULL);
  double n_plies = 0;

  seconds_of_import = processor_seconds_of_import = 0;
  qdr_library_begin_import (library, NULL);
  for (guint i = 0; i < n_games; i++) {
    g_autoptr (QdrGame) game = make_game (random, i);
    g_autofree char *saved = qdr_saved_game_to_text (game);

    n_plies += qdr_game_get_n_moves (game);
    g_string_append (text, saved);
    g_string_append_c (text, '\n');
    if (i % N_AT_ONCE == N_AT_ONCE - 1 || i + 1 == n_games)
      import (library, text);
  }
  import (library, NULL);
  g_print ("import of games of %.1f plies: %.0f games/s, %.0f per second of processor time\n",
           n_plies / n_games, n_games / seconds_of_import, n_games / processor_seconds_of_import);
}

static void
print_size (const char *path)
{
  GStatBuf status;

  g_stat (path, &status);
  g_print ("size %.1f MiB\n", (double) status.st_size / 1048576);
}

/* Measures the speed of an import alone. */
static void
import_long_games (const char *folder, guint n_games)
{
  g_autofree char *path = g_build_filename (folder, "long.db", NULL);
  QdrLibrary *library = qdr_library_open (path, NULL);

  if (library == NULL)
    g_error ("no library");
  fill (library, n_games, make_long_game);
  qdr_library_close (library);
  print_size (path);
  g_unlink (path);
}

/* Returns the CPU time since @begin. */
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

/* Runs of each query. The median counts, as other programs may run on the same machine. */
#define N_TIMES 7

static int
compare_times (gconstpointer a, gconstpointer b)
{
  const double one = *(const double *) a;
  const double other = *(const double *) b;

  return (one > other) - (one < other);
}

/* A query of the library, which returns the number of its results. */
typedef guint (*Query) (QdrLibrary *library, gconstpointer data);

/* Returns the CPU time in milliseconds. @n is (out). */
static double
time_query (QdrLibrary *library, Query query, gconstpointer data, guint *n)
{
  double times[N_TIMES];

  for (guint i = 0; i < N_TIMES; i++) {
    const double begin = get_processor_seconds ();

    *n = query (library, data);
    times[i] = get_milliseconds (begin);
  }
  qsort (times, N_TIMES, sizeof times[0], compare_times);
  return times[N_TIMES / 2];
}

static void
print_time (QdrLibrary *library,
            const char *name,
            Query query,
            gconstpointer data,
            const char *what)
{
  guint n;
  const double time = time_query (library, query, data, &n);

  g_print ("%-22s %6.1f ms, %u %s\n", name, time, n, what);
}

/* A list of games and its order. */
typedef struct {
  QdrLibraryFilter filter;
  QdrLibrarySort sort;
} ListQuery;

static guint
list (QdrLibrary *library, gconstpointer data)
{
  const ListQuery *list_query = data;

  if (!qdr_library_list_games (library, &list_query->filter, list_query->sort, TRUE, 100,
                               ignore_entry, NULL, NULL))
    g_error ("no list");
  return 100;
}

static guint
count (QdrLibrary *library, gconstpointer data)
{
  const ListQuery *list_query = data;
  guint n;

  if (!qdr_library_count_games (library, &list_query->filter, &n, NULL))
    g_error ("no count");
  return n;
}

static guint
list_ids (QdrLibrary *library, gconstpointer data)
{
  const ListQuery *list_query = data;
  g_autoptr (GArray) ids =
      qdr_library_list_game_ids (library, &list_query->filter, list_query->sort, TRUE, NULL);

  if (ids == NULL)
    g_error ("no numbers");
  return ids->len;
}

/* Lists the first hundred games, as the command line does, and all ids, as the window does. In
 * order of date, and in the slowest order. */
static void
time_list (QdrLibrary *library, const char *name, QdrLibraryFilter filter)
{
  ListQuery list_query = { filter, QDR_LIBRARY_SORT_DATE };
  double by_date[2];
  double worst[2] = { 0, 0 };
  QdrLibrarySort worst_sorts[2] = { 0, 0 };
  guint n;

  by_date[0] = time_query (library, list, &list_query, &n);
  by_date[1] = time_query (library, list_ids, &list_query, &n);
  for (list_query.sort = 0; list_query.sort < QDR_LIBRARY_N_SORTS; list_query.sort++)
    for (guint i = 0; i < 2; i++) {
      const double time = time_query (library, i == 0 ? list : list_ids, &list_query, &n);

      if (time > worst[i]) {
        worst[i] = time;
        worst_sorts[i] = list_query.sort;
      }
    }
  g_print ("%-22s count %5.1f ms, a hundred %5.1f, at most %5.1f (%u), numbers %5.1f, at most %5.1f"
           " (%u), %u games\n",
           name, time_query (library, count, &list_query, &n), by_date[0], worst[0], worst_sorts[0],
           by_date[1], worst[1], worst_sorts[1], n);
}

/* Reads the entries that are visible. */
static guint
read_entries (QdrLibrary *library, gconstpointer data)
{
  const GArray *ids = data;
  const guint n = MIN (ids->len, 100);

  for (guint i = 0; i < n; i++) {
    g_autofree char *final = NULL;
    g_autoptr (QdrLibraryEntry) entry =
        qdr_library_read_entry (library, g_array_index (ids, gint64, i), &final, NULL);

    if (entry == NULL)
      g_error ("no entry");
  }
  return n;
}

static void
time_entries (QdrLibrary *library)
{
  const QdrLibraryFilter filter = { 0 };
  g_autoptr (GArray) ids =
      qdr_library_list_game_ids (library, &filter, QDR_LIBRARY_SORT_PLIES, TRUE, NULL);

  print_time (library, "games in sight", read_entries, ids, "games");
}

static guint
list_boards (QdrLibrary *library, gconstpointer data)
{
  g_autoptr (GArray) boards = qdr_library_list_board_sizes (library, NULL);

  return boards->len;
}

/* A position, and the games that count. */
typedef struct {
  const QdrPosition *position;
  QdrLibraryScope scope;
} Place;

static guint
find_moves (QdrLibrary *library, gconstpointer data)
{
  const Place *place = data;
  g_autoptr (GArray) moves = qdr_library_find_moves (library, place->position, &place->scope, NULL);

  if (moves == NULL)
    g_error ("no moves");
  return moves->len;
}

/* Reads the last games with each of the moves in @data, as the openings panel does. */
static guint
read_last_games (QdrLibrary *library, gconstpointer data)
{
  const GArray *moves = data;
  guint n_games = 0;

  for (guint i = 0; i < moves->len; i++) {
    const QdrLibraryMove *move = &g_array_index (moves, QdrLibraryMove, i);

    for (guint j = 0; j < move->n_last_games; j++) {
      g_autofree char *final = NULL;
      g_autoptr (QdrLibraryEntry) entry =
          qdr_library_read_entry (library, move->last_games[j], &final, NULL);

      if (entry == NULL)
        g_error ("no entry");
      n_games++;
    }
  }
  return n_games;
}

/* Runs the queries of the openings panel for a position. */
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
  g_autoptr (GArray) moves = qdr_library_find_moves (library, position, &scopes[0].scope, NULL);

  g_print ("moves %s:\n", name);
  for (guint i = 0; i < G_N_ELEMENTS (scopes); i++) {
    const Place place = { position, scopes[i].scope };

    print_time (library, scopes[i].name, find_moves, &place, "moves");
  }
  print_time (library, "  last games", read_last_games, moves, "games");
}

static void
play (QdrPosition *position, const char *text)
{
  QdrMove move;
  QdrUndo undo;

  if (qdr_move_from_text (&position->board, text, &move) != QDR_REFUSAL_REASON_NONE)
    g_error ("no move");
  qdr_position_do_move (position, move, &undo);
}

/* Filters by name, as the window does. */
static void
time_named_openings (QdrLibrary *library)
{
  static const char openings[] = "One Step: e2\nTwo Steps: e2 e8\nStandard: e2 e8 e3 e7 e4 e6\n"
                                 "Walls: d2h\nWalls: e2 d7h\nWalls: e2 e8 e3h\nWalls: e2 e8 d3h\n";
  static const char *const names[] = { "One Step", "Two Steps", "Standard", "Walls" };
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (QdrOpeningNames) book = qdr_opening_names_new ();

  qdr_opening_names_add_from_text (book, openings, strlen (openings), "openings", problems);
  if (problems->len > 0)
    g_error ("%s", (const char *) g_ptr_array_index (problems, 0));
  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autoptr (GPtrArray) found = qdr_opening_names_search_openings (book, names[i]);
    g_autofree char *name = g_strdup_printf ("opening “%s”", names[i]);

    time_list (library, name, (QdrLibraryFilter){ .openings = found });
  }
}

/* Finds the position at the end of a game of usual length. */
static void
find_rare_position (QdrLibrary *library, QdrPosition *position)
{
  const QdrLibraryFilter filter = {
    .width = 9, .height = 9, .n_players = 2, .min_plies = 20, .max_plies = 20
  };
  g_autoptr (GArray) ids =
      qdr_library_list_game_ids (library, &filter, QDR_LIBRARY_SORT_DATE, TRUE, NULL);
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
  time_list (library, "position of the start", (QdrLibraryFilter){ .position = &start });
  time_list (library, "position after e2 e8", (QdrLibraryFilter){ .position = &middle });
  time_list (library, "rare position", (QdrLibraryFilter){ .position = &rare });
  time_openings (library, "of the start", &start);
  time_openings (library, "after e2 e8", &middle);
  time_openings (library, "of a rare position", &rare);
}

static guint
write_book (QdrLibrary *library, gconstpointer data)
{
  g_autofree char *book =
      qdr_library_make_opening_book_text (library, &qdr_library_book_rules_default, NULL, NULL);

  if (book == NULL)
    g_error ("no book");
  return (guint) strlen (book);
}

/* Queries */

/* @table is (transfer full) (nullable). */
static guint
count_rows (QdrLibraryQueryResult *table)
{
  guint n;

  if (table == NULL)
    g_error ("no table");
  n = table->rows->len;
  qdr_library_query_result_free (table);
  return n;
}

static guint
ask_first_player_share (QdrLibrary *library, gconstpointer data)
{
  return count_rows (qdr_library_query_first_player_share (library, "", NULL));
}

static guint
ask_winners_as_first (QdrLibrary *library, gconstpointer data)
{
  return count_rows (qdr_library_query_first_seat_winners (library, 10, NULL));
}

static guint
ask_rated_above (QdrLibrary *library, gconstpointer data)
{
  return count_rows (qdr_library_query_players_rated_above (library, 1500, NULL));
}

static guint
ask_versus (QdrLibrary *library, gconstpointer data)
{
  return count_rows (qdr_library_query_player_pairs (library, NULL));
}

static guint
ask_best_players (QdrLibrary *library, gconstpointer data)
{
  return count_rows (qdr_library_query_best_players (library, 10, NULL));
}

static guint
list_players (QdrLibrary *library, gconstpointer data)
{
  g_autoptr (GPtrArray) players = qdr_library_list_players (library, NULL);

  return players->len;
}

static guint
read_statistics (QdrLibrary *library, gconstpointer data)
{
  const QdrLibraryPlayer *player = data;
  g_autoptr (QdrLibraryStatistics) statistics =
      qdr_library_read_statistics (library, player->is_personality, player->identity, NULL);

  return statistics->overall.n_games;
}

static guint
list_ratings (QdrLibrary *library, gconstpointer data)
{
  const QdrLibraryPlayer *player = data;
  g_autoptr (GArray) ratings =
      qdr_library_list_ratings (library, player->is_personality, player->identity, NULL);

  return ratings->len;
}

/* @data is the number of players. */
static guint
compare_personalities (QdrLibrary *library, gconstpointer data)
{
  g_autoptr (QdrLibraryComparison) comparison =
      qdr_library_compare_personalities (library, GPOINTER_TO_UINT (data), NULL);

  return comparison->pairings->len;
}

static void
time_player (QdrLibrary *library, const char *name)
{
  g_autoptr (QdrLibraryPlayer) player = qdr_library_find_player (library, name, NULL);

  if (player == NULL)
    g_error ("no player");
  print_time (library, name, read_statistics, player, "games");
  print_time (library, "  ratings", list_ratings, player, "days");
}

static void
time_questions (QdrLibrary *library)
{
  print_time (library, "book", write_book, NULL, "bytes");
  print_time (library, "first player's share", ask_first_player_share, NULL, "rows");
  print_time (library, "winners as first", ask_winners_as_first, NULL, "rows");
  print_time (library, "rated above 1500", ask_rated_above, NULL, "rows");
  print_time (library, "versus", ask_versus, NULL, "rows");
  print_time (library, "best players", ask_best_players, NULL, "rows");
  print_time (library, "players", list_players, NULL, "players");
  time_player (library, "Player 3 “D”");
  time_player (library, "p3");
  print_time (library, "personalities", compare_personalities, GUINT_TO_POINTER (2), "pairs");
  print_time (library, "personalities of four", compare_personalities, GUINT_TO_POINTER (4),
              "pairs");
}

/* Removing */

/* As in the window. */
#define N_IN_STEP 500

/* Removes four of ten games, and restores them. */
static void
time_removal (QdrLibrary *library)
{
  const QdrLibraryFilter filter = { .player = "player 3", .parts_of_names = TRUE };
  g_autoptr (GArray) ids =
      qdr_library_list_game_ids (library, &filter, QDR_LIBRARY_SORT_DATE, TRUE, NULL);
  g_autoptr (GPtrArray) removed = qdr_library_removed_games_new ();
  gint64 clock_begin = g_get_monotonic_time ();
  double begin = get_processor_seconds ();

  qdr_library_begin_import (library, NULL);
  while (removed->len < ids->len) {
    GPtrArray *some =
        qdr_library_take_out_games (library, &g_array_index (ids, gint64, removed->len),
                                    MIN (N_IN_STEP, ids->len - removed->len), NULL);

    if (some == NULL)
      g_error ("not removed");
    g_ptr_array_extend_and_steal (removed, some);
  }
  qdr_library_end_import (library, NULL);
  g_print ("%u games removed in %.1f s of processor time, %.1f s on the clock\n", ids->len,
           get_milliseconds (begin) / 1000,
           (double) (g_get_monotonic_time () - clock_begin) / G_USEC_PER_SEC);
  begin = get_processor_seconds ();
  clock_begin = g_get_monotonic_time ();
  qdr_library_begin_import (library, NULL);
  while (removed->len > 0)
    if (!qdr_library_put_back_games (library, removed, MIN (N_IN_STEP, removed->len), NULL))
      g_error ("not back");
  qdr_library_end_import (library, NULL);
  g_print ("back in %.1f s of processor time, %.1f s on the clock\n",
           get_milliseconds (begin) / 1000,
           (double) (g_get_monotonic_time () - clock_begin) / G_USEC_PER_SEC);
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
  double begin;

  if (library == NULL)
    g_error ("no library");
  if (!is_made)
    fill (library, n_games, make_random_game);
  g_clear_pointer (&library, qdr_library_close);
  library = qdr_library_open (path, NULL);
  print_size (path);
  if (!is_made)
    import_long_games (folder, n_games);

  time_list (library, "all", (QdrLibraryFilter){ 0 });
  time_list (library, "player", (QdrLibraryFilter){ .player = "Player 3 “D”" });
  time_list (library, "part of a name",
             (QdrLibraryFilter){ .player = "player 3", .parts_of_names = TRUE });
  time_list (library, "part of most names",
             (QdrLibraryFilter){ .player = "E", .parts_of_names = TRUE });
  time_list (library, "part of both names",
             (QdrLibraryFilter){ .player = "1", .opponent = "2", .parts_of_names = TRUE });
  time_entries (library);
  print_time (library, "boards", list_boards, NULL, "boards");
  time_list (library, "player, opponent",
             (QdrLibraryFilter){ .player = "Player 3 “D”", .opponent = "p1" });
  time_list (library, "result", (QdrLibraryFilter){ .result = "2" });
  time_list (library, "size", (QdrLibraryFilter){ .width = 9, .height = 9 });
  time_list (library, "four players", (QdrLibraryFilter){ .n_players = 4 });
  time_list (library, "opening", (QdrLibraryFilter){ .opening = "e2 e8" });
  time_list (library, "ending", (QdrLibraryFilter){ .ending = "resignation" });
  time_list (library, "date", (QdrLibraryFilter){ .since = "2012-01-01", .until = "2014-01-01" });
  time_list (library, "first day", (QdrLibraryFilter){ .since = "2012-01-01" });
  time_list (library, "last day", (QdrLibraryFilter){ .until = "2030-01-01" });
  time_list (library, "plies", (QdrLibraryFilter){ .min_plies = 20, .max_plies = 30 });
  time_list (library, "moves", (QdrLibraryFilter){ .min_moves = 8, .max_moves = 20 });

  begin = get_processor_seconds ();
  if (!qdr_library_update_ratings (library, measure, NULL, NULL))
    g_error ("no ratings");
  g_print ("%-22s %6.1f ms\n", "all ratings", get_milliseconds (begin));
  time_named_openings (library);
  time_positions (library);
  time_questions (library);
  time_removal (library);

  g_clear_pointer (&library, qdr_library_close);
  if (argc <= 2)
    g_unlink (path);
  g_rmdir (folder);
  return EXIT_SUCCESS;
}
