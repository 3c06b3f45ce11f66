/*
 * A library of games for the application in the process of a test.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stage-library.h"

#include <glib/gstdio.h>
#include <sqlite3.h>
#include <string.h>

#include "qdr-library.h"
#include "qdr-saved-game.h"

#define GAME(size, players, date, time)                                                            \
  "[Date \"" date "\"]\n[Time \"" time "\"]\n[Board \"" size "\"]\n[Players \"" players "\"]\n"
#define TWO(first, second) "[Player1 \"" first "\"]\n[Player2 \"" second "\"]\n"

static const char *const games[] = {
  GAME ("9x9", "2", "2026-11-22", "19:04:11")
      TWO ("Anna", "Ben") "\ne2 e8 e3 e7 e4 e6 d6h e5h c6v f4v a3h h7h d4 d3h b8v f6 g2h resign 1",
  GAME ("9x9", "2", "2026-11-21", "21:30:00")
      TWO ("Anna",
           "Mason") "[Seat2 \"computer mason\"]\n\n"
                    "e2 e8 e3 e7 e4 e6 a3h e5 d4 e4 d5 h4h e5 f4h e6 a5h e7 c5h e8 b6h e9 1",
  GAME ("9x9", "4", "2026-11-21", "20:12:40")
      TWO ("Anna", "Ben") "[Player3 \"Cleo\"]\n[Player4 \"Dan\"]\n\n"
                          "e2 b5 e8 h5 e3 c5 e7h d3v e4 c4h resign g5 *",
  GAME ("19x19", "2", "2026-11-18", "08:00:00")
      TWO ("Maximiliane von Hohenstein", "Ben") "\nj2 j18 j3 j17 e3h k5v d12h m8v j4 c3v *",
  GAME ("9x9", "2", "2026-11-15", "17:45:09") TWO (
      "Cleo",
      "Anna") "\ne2 e8 e3 e7 e4 e6 d3h d7h d4 f7h c4 d6 c5 c6 b5 b6 b4 b5 c4 b4 c3 b3 c4 b2 c5 b1 "
              "2",
  GAME ("5x7", "2", "2026-11-15", "17:20:00") TWO ("Dan", "Cleo") "\nc2 c6 c3 c5 b2h c4 d3 *",
};

static void
remove_library (const char *path)
{
  g_autofree char *log = g_strconcat (path, "-wal", NULL);
  g_autofree char *shared = g_strconcat (path, "-shm", NULL);

  g_unlink (path);
  g_unlink (log);
  g_unlink (shared);
}

/* Copies the list data of all games, with dates a day earlier for each copy. */
static void
copy_games (const char *path, guint n_copies)
{
  g_autofree char *sql = g_strdup_printf (
      "BEGIN;"
      "CREATE TEMP TABLE copies AS WITH RECURSIVE numbers (number) AS"
      " (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < %u)"
      " SELECT number, %u * number AS step FROM numbers;"
      "INSERT INTO games (id, date, time, players, width, height, stocks, first_seat, seconds,"
      " increment, opening, winner, ending, plies, rated, rounds, source, origin, fingerprint)"
      " SELECT id + step, date (date, -number || ' days'), time, players, width, height, stocks,"
      " first_seat, seconds, increment, opening, winner, ending, plies, rated, rounds, source,"
      " randomblob (32), randomblob (32) FROM copies CROSS JOIN games WHERE id <= %u;"
      "INSERT INTO texts (game, final, moves, game_text)"
      " SELECT game + step, final, moves, game_text FROM copies CROSS JOIN texts WHERE game <= %u;"
      "INSERT INTO seats (game, seat, player, name, share)"
      " SELECT game + step, seat, player, name, share FROM copies CROSS JOIN seats WHERE game <= "
      "%u;"
      "COMMIT",
      n_copies, (guint) G_N_ELEMENTS (games), (guint) G_N_ELEMENTS (games),
      (guint) G_N_ELEMENTS (games), (guint) G_N_ELEMENTS (games));
  sqlite3 *database;

  if (sqlite3_open (path, &database) != SQLITE_OK ||
      sqlite3_exec (database, sql, NULL, NULL, NULL) != SQLITE_OK)
    g_error ("%s", sqlite3_errmsg (database));
  sqlite3_close (database);
}

static void
add_game (QdrLibrary *library, const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) parsed = qdr_saved_game_parse (text, strlen (text), NULL, &error);

  if (parsed == NULL || !qdr_library_add_game (library, g_ptr_array_index (parsed, 0),
                                               QDR_LIBRARY_IMPORTED, "", NULL, NULL, &error))
    g_error ("%s", error->message);
}

/* Adds a game of Anna or of two computers. The first player wins more often in later games. */
static void
add_rated_game (QdrLibrary *library, guint i)
{
  static const char *const names[] = { "Novice", "Mason", "Runner", "Weaver", "Champion" };
  static const char *const ids[] = { "novice", "mason", "runner", "weaver", "champion" };
  const guint first = i % G_N_ELEMENTS (ids);
  const guint second = (first + 1 + i / 5 % 4) % G_N_ELEMENTS (ids);
  const gboolean is_of_first = i * i % 7 < 1 + i / 12;
  g_autoptr (GString) text = g_string_new ("[Board \"9x9\"]\n[Players \"2\"]\n");

  if (i % 2 == 0)
    g_string_append (text, "[Player1 \"Anna\"]\n");
  else
    g_string_append_printf (text, "[Player1 \"%s\"]\n[Seat1 \"computer %s\"]\n", names[first],
                            ids[first]);
  g_string_append_printf (text,
                          "[Player2 \"%s\"]\n[Seat2 \"computer %s\"]\n"
                          "[Date \"2026-%02u-%02u\"]\n\ne2 e8 e3 e7 %s%s\n",
                          names[second], ids[second], 1 + i / 6 % 12, 1 + i % 6 * 4,
                          i % 3 == 0 ? "a3h a7h " : "", is_of_first ? "e4 resign 1" : "resign 2");
  add_game (library, text->str);
}

static QdrLibrary *
begin_library (const char *path)
{
  g_autoptr (GError) error = NULL;
  QdrLibrary *library;

  remove_library (path);
  library = qdr_library_open (path, &error);
  if (library == NULL)
    g_error ("%s", error->message);
  return library;
}

static void
make_library (const char *path, guint n_games)
{
  QdrLibrary *library = begin_library (path);

  for (guint i = 0; i < MIN (n_games, G_N_ELEMENTS (games)); i++)
    add_game (library, games[i]);
  qdr_library_close (library);
  if (n_games > G_N_ELEMENTS (games))
    copy_games (path, (n_games - 1) / (guint) G_N_ELEMENTS (games));
}

/* A large library takes seconds, so the first process saves its file for later ones. */
void
stage_make_library (guint n_games)
{
  g_autofree char *path = qdr_library_get_default_path ();
  g_autofree char *made_path = g_strdup_printf ("%s.of-%u", path, n_games);
  g_autoptr (GFile) made = g_file_new_for_path (made_path);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;

  if (!g_file_query_exists (made, NULL))
    make_library (made_path, n_games);
  remove_library (path);
  if (!g_file_copy (made, file, G_FILE_COPY_NONE, NULL, NULL, NULL, &error))
    g_error ("%s", error->message);
}

void
stage_make_rated_library (guint n_games)
{
  g_autofree char *path = qdr_library_get_default_path ();
  QdrLibrary *library = begin_library (path);

  for (guint i = 0; i < n_games; i++)
    add_rated_game (library, i);
  qdr_library_close (library);
}
