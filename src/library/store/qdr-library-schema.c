/*
 * The tables of the library, and migrations from earlier versions.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-library-schema.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>
#include <string.h>

#include "qdr-board.h"
#include "qdr-game-clock.h"
#include "qdr-game.h"
#include "qdr-library.h"
#include "qdr-move.h"
#include "qdr-position-index.h"
#include "qdr-position.h"
#include "qdr-saved-game.h"

/* The application id that marks an SQLite file as a library: "Qdrl" in ASCII. */
#define APPLICATION_ID 0x5164726c

/* The longest time of trying to turn on write-ahead logging, and the pause between two attempts, in
 * microseconds. */
#define LOG_WAIT_US 5000000
#define LOG_PAUSE_US 5000

/*
 * The rows of "games" are short, so that lists and filters are fast. Long texts about a game are in
 * "texts". Some columns need an explanation:
 *
 *   players.kind       0 for a person, 1 for a personality
 *   players.identity   id of a personality, name of a person
 *   players.version    for a personality, version of the program; "" for a person
 *   players.since      date of the first game, or ""
 *   players.best       highest rating that was not provisional; 0 if none
 *   games.date         date of the game, such as "2026-11-20", or ""
 *   games.time         time when the game began, such as "18:30:05", or ""
 *   games.opening      first moves, see QDR_LIBRARY_OPENING_MOVES
 *   games.winner       0 for a draw, 1..4 for a seat, NULL for an unfinished game
 *   games.ending       QdrLibraryEnding
 *   games.source       QdrLibrarySource
 *   games.rounds       number of moves, as qdr_game_count_rounds() counts them
 *   games.rated        whether the game counts for ratings
 *   games.origin       hash of players, date, time and start position
 *   games.fingerprint  hash of players, date, time, start position and moves; identifies the game
 *   seats.share        share of the point: 0, 0.25, 0.5 or 1; NULL for an unfinished game
 *   seats.walls        walls used by the player
 *   positions.key, positions.move  see qdr-position-index.h
 *   positions.player   the player to move
 *   ratings            ratings of a player after each day of play, see qdr-library-ratings.h
 *   outcomes           a row for each seat of a finished game, with the values for statistics
 *   outcomes.opponent  the other player in a game of two; NULL in a game of four
 *   reviews            one row for each reviewed seat, see QdrLibraryReview
 *   exercises          see qdr-library-exercises.h; days are Julian days of GDate
 *   exercises.removed  whether the user has removed the exercise
 *   attempts           see QdrLibraryAttempt; ratings are NULL for an unrated attempt
 *   texts.final        last position
 *   texts.moves        all moves
 *   texts.game_text    saved game, with the times and comments of moves
 */
static const char version_1[] =
    "CREATE TABLE players ("
    "  id INTEGER PRIMARY KEY,"
    "  kind INTEGER NOT NULL,"
    "  identity TEXT NOT NULL,"
    "  version TEXT NOT NULL,"
    "  name TEXT NOT NULL,"
    "  since TEXT NOT NULL,"
    "  rating REAL,"
    "  best REAL,"
    "  UNIQUE (kind, identity, version));"
    "CREATE TABLE games ("
    "  id INTEGER PRIMARY KEY AUTOINCREMENT,"
    "  date TEXT NOT NULL,"
    "  time TEXT NOT NULL,"
    "  players INTEGER NOT NULL,"
    "  width INTEGER NOT NULL,"
    "  height INTEGER NOT NULL,"
    "  stocks TEXT NOT NULL,"
    "  first_seat INTEGER NOT NULL,"
    "  seconds INTEGER NOT NULL,"
    "  increment INTEGER NOT NULL,"
    "  opening TEXT NOT NULL,"
    "  winner INTEGER,"
    "  ending INTEGER NOT NULL,"
    "  plies INTEGER NOT NULL,"
    "  rated INTEGER NOT NULL,"
    "  source INTEGER NOT NULL,"
    "  origin BLOB NOT NULL,"
    "  fingerprint BLOB NOT NULL UNIQUE);"
    "CREATE INDEX games_by_date ON games (date, time, id);"
    "CREATE INDEX games_by_origin ON games (origin);"
    "CREATE INDEX games_by_opening ON games (opening, winner);"
    "CREATE TABLE texts ("
    "  game INTEGER PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,"
    "  final TEXT NOT NULL,"
    "  moves TEXT NOT NULL,"
    "  game_text TEXT NOT NULL);"
    "CREATE TABLE seats ("
    "  game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,"
    "  seat INTEGER NOT NULL,"
    "  player INTEGER NOT NULL REFERENCES players (id),"
    "  name TEXT NOT NULL,"
    "  share REAL,"
    "  PRIMARY KEY (game, seat)) WITHOUT ROWID;"
    "CREATE INDEX seats_by_player ON seats (player, game);"
    "CREATE INDEX seats_by_name ON seats (name, game);"
    "CREATE TABLE positions ("
    "  key INTEGER NOT NULL,"
    "  move INTEGER NOT NULL,"
    "  player INTEGER NOT NULL REFERENCES players (id),"
    "  game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,"
    "  ply INTEGER NOT NULL,"
    "  share REAL,"
    "  PRIMARY KEY (key, move, player, game, ply)) WITHOUT ROWID;"
    "CREATE INDEX positions_by_game ON positions (game);"
    "CREATE TABLE ratings ("
    "  player INTEGER NOT NULL REFERENCES players (id),"
    "  date TEXT NOT NULL,"
    "  rating REAL NOT NULL,"
    "  deviation REAL NOT NULL,"
    "  PRIMARY KEY (player, date)) WITHOUT ROWID;"
    "CREATE TABLE state ("
    "  ratings_are_stale INTEGER NOT NULL);"
    "INSERT INTO state VALUES (0);"
    "CREATE TRIGGER game_added AFTER INSERT ON games WHEN new.rated"
    " BEGIN UPDATE state SET ratings_are_stale = 1; END;"
    "CREATE TRIGGER game_removed AFTER DELETE ON games WHEN old.rated"
    " BEGIN UPDATE state SET ratings_are_stale = 1; END;";

static const char version_2[] =
    "ALTER TABLE seats ADD COLUMN walls INTEGER NOT NULL DEFAULT 0;"
    "CREATE TABLE outcomes ("
    "  player INTEGER NOT NULL REFERENCES players (id),"
    "  date TEXT NOT NULL,"
    "  time TEXT NOT NULL,"
    "  game INTEGER NOT NULL,"
    "  seat INTEGER NOT NULL,"
    "  opponent INTEGER,"
    "  players INTEGER NOT NULL,"
    "  width INTEGER NOT NULL,"
    "  height INTEGER NOT NULL,"
    "  seconds INTEGER NOT NULL,"
    "  increment INTEGER NOT NULL,"
    "  plies INTEGER NOT NULL,"
    "  walls INTEGER NOT NULL,"
    "  ending INTEGER NOT NULL,"
    "  share REAL NOT NULL,"
    "  PRIMARY KEY (player, date, time, game, seat)) WITHOUT ROWID;"
    "CREATE TRIGGER outcomes_removed BEFORE DELETE ON games WHEN old.winner NOT NULL"
    " BEGIN DELETE FROM outcomes WHERE date = old.date AND time = old.time AND game = old.id"
    " AND player IN (SELECT player FROM seats WHERE game = old.id); END;"
    "CREATE TABLE reviews ("
    "  game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,"
    "  seat INTEGER NOT NULL,"
    "  moves INTEGER NOT NULL,"
    "  inaccuracies INTEGER NOT NULL,"
    "  mistakes INTEGER NOT NULL,"
    "  blunders INTEGER NOT NULL,"
    "  accuracy REAL NOT NULL,"
    "  PRIMARY KEY (game, seat)) WITHOUT ROWID;";

static const char version_4[] = "CREATE TABLE exercises ("
                                "  id INTEGER PRIMARY KEY,"
                                "  position TEXT NOT NULL UNIQUE,"
                                "  move TEXT NOT NULL,"
                                "  line TEXT NOT NULL,"
                                "  no_repetition INTEGER NOT NULL,"
                                "  game INTEGER REFERENCES games (id) ON DELETE SET NULL,"
                                "  made INTEGER NOT NULL,"
                                "  due INTEGER NOT NULL,"
                                "  repetitions INTEGER NOT NULL DEFAULT 0,"
                                "  interval INTEGER NOT NULL DEFAULT 0,"
                                "  easiness REAL NOT NULL,"
                                "  lapses INTEGER NOT NULL DEFAULT 0,"
                                "  quality INTEGER NOT NULL DEFAULT -1,"
                                "  answered INTEGER NOT NULL DEFAULT 0,"
                                "  was_due INTEGER NOT NULL DEFAULT 0);"
                                "CREATE INDEX exercises_by_game ON exercises (game);"
                                "CREATE TABLE attempts ("
                                "  id INTEGER PRIMARY KEY,"
                                "  puzzle TEXT NOT NULL,"
                                "  day INTEGER NOT NULL,"
                                "  solved INTEGER NOT NULL,"
                                "  helped INTEGER NOT NULL,"
                                "  puzzle_rating REAL,"
                                "  rating REAL,"
                                "  deviation REAL,"
                                "  volatility REAL);"
                                "CREATE INDEX attempts_by_puzzle ON attempts (puzzle);"
                                "CREATE INDEX attempts_by_day ON attempts (day);";

/* Marks all ratings as stale, because earlier versions looked for the best rating only at the end
 * of each day. */
static const char version_5[] =
    "ALTER TABLE exercises ADD COLUMN removed INTEGER NOT NULL DEFAULT 0;"
    "UPDATE state SET ratings_are_stale = 1;";

/* In version 6, resignations and losses on time are no moves, and no provisional rating is the best
 * one. */
static const char version_6[] =
    "UPDATE games SET plies = plies"
    " - (SELECT (length (moves) - length (replace (moves, 'resign', ''))) / 6"
    " + (length (moves) - length (replace (moves, 'timeout', ''))) / 7"
    " FROM texts WHERE texts.game = games.id);"
    "UPDATE outcomes SET plies = (SELECT plies FROM games WHERE games.id = outcomes.game);"
    "UPDATE state SET ratings_are_stale = 1;";

/* Earlier versions gave newcomers who lost far too low a rating. */
static const char version_7[] = "UPDATE state SET ratings_are_stale = 1;";

/* Right for all games but those in which a player of four has left; see make_version_8(). */
static const char version_8[] =
    "ALTER TABLE games ADD COLUMN rounds INTEGER NOT NULL DEFAULT 0;"
    "ALTER TABLE outcomes ADD COLUMN rounds INTEGER NOT NULL DEFAULT 0;"
    "UPDATE games SET rounds = ifnull ((plies + first_seat + players - 2) / players, 0)"
    " WHERE plies > 0;";

/* Limits that are far above any value that occurs. They keep sums and conversions in range. */
#define MAX_ROW 9.3e18
#define MAX_TEXT 1e9
#define MAX_COUNT 10000000
#define MAX_RATING 1e7
#define MAX_DEVIATION 1000
#define MIN_VOLATILITY 1e-9
#define MAX_VOLATILITY 1000

/* The last day of GDate, with the longest interval of an exercise. */
#define MAX_DAY 24000000

/* Limits of exercises, see qdr-library-exercises.c. */
#define MIN_EASINESS 1.3
#define MAX_EASINESS 100
#define MAX_INTERVAL 3650
#define MAX_QUALITY 5

#define WHOLE(name, min, max)                                                                      \
  {                                                                                                \
    name, SQLITE_INTEGER, min, max, FALSE                                                          \
  }
#define WHOLE_OR_NULL(name, min, max)                                                              \
  {                                                                                                \
    name, SQLITE_INTEGER, min, max, TRUE                                                           \
  }
#define REAL(name, min, max)                                                                       \
  {                                                                                                \
    name, SQLITE_FLOAT, min, max, FALSE                                                            \
  }
#define REAL_OR_NULL(name, min, max)                                                               \
  {                                                                                                \
    name, SQLITE_FLOAT, min, max, TRUE                                                             \
  }
#define TEXT(name, min)                                                                            \
  {                                                                                                \
    name, SQLITE_TEXT, min, MAX_TEXT, FALSE                                                        \
  }
#define HASH(name)                                                                                 \
  {                                                                                                \
    name, SQLITE_BLOB, 32, 32, FALSE                                                               \
  }

#define GAME(name) WHOLE (name, 1, QDR_DATABASE_MAX_IN_SET)
/* Negative numbers of players are harmless, and hiding such a player would hide the games. */
#define ROW(name) WHOLE (name, -MAX_ROW, MAX_ROW)
#define SEAT(name) WHOLE (name, 1, QDR_MAX_PLAYERS)
#define FLAG(name) WHOLE (name, 0, 1)
#define DAY(name) WHOLE (name, 0, MAX_DAY)
#define WALLS WHOLE ("walls", 0, QDR_MAX_STOCK)
#define ENDING WHOLE ("ending", 0, QDR_LIBRARY_N_ENDINGS - 1)
#define SETTING                                                                                    \
  WHOLE ("players", 2, QDR_MAX_PLAYERS), WHOLE ("width", QDR_BOARD_MIN, QDR_BOARD_MAX),            \
      WHOLE ("height", QDR_BOARD_MIN, QDR_BOARD_MAX)
#define TIMES WHOLE ("seconds", 0, QDR_CLOCK_MAX / 1000), WHOLE ("increment", 0, QDR_INCREMENT_MAX)

#define SETTING_IS_RIGHT "players <> 3 AND width % 2 = 1 AND height % 2 = 1"

/* The rows that this program writes. Reading skips all others. A condition may refer to tables
 * above. */
static const QdrDatabaseTable tables[] = {
  { "players",
    "id <> 0 AND (rating IS NULL) = (best IS NULL)",
    { ROW ("id"), FLAG ("kind"), TEXT ("identity", 0), TEXT ("version", 0), TEXT ("name", 0),
      TEXT ("since", 0), REAL_OR_NULL ("rating", -MAX_RATING, MAX_RATING),
      REAL_OR_NULL ("best", 0, MAX_RATING) } },
  /* Lists join names by line breaks. */
  { "seats",
    "NOT instr (name, char (10)) AND player IN (SELECT id FROM main.players)",
    { GAME ("game"), SEAT ("seat"), ROW ("player"), TEXT ("name", 0), REAL_OR_NULL ("share", 0, 1),
      WALLS } },
  { "games",
    SETTING_IS_RIGHT " AND first_seat <= players AND ifnull (winner, 0) <= players"
                     " AND (winner IS NULL) = (ending = 0) AND (NOT rated OR players = 2)"
                     " AND players = (SELECT count(*) FROM seats WHERE seats.game = games.id)",
    { GAME ("id"), TEXT ("date", 0), TEXT ("time", 0), SETTING, TEXT ("stocks", 3),
      SEAT ("first_seat"), TIMES, TEXT ("opening", 0), WHOLE_OR_NULL ("winner", 0, QDR_MAX_PLAYERS),
      ENDING, WHOLE ("plies", 0, MAX_COUNT), WHOLE ("rounds", 0, MAX_COUNT), FLAG ("rated"),
      WHOLE ("source", 0, QDR_LIBRARY_TOURNAMENT), HASH ("origin"), HASH ("fingerprint") } },
  { "texts",
    "substr (game_text, 1, 1) = '['",
    { GAME ("game"), TEXT ("final", 1), TEXT ("moves", 0), TEXT ("game_text", 1) },
    .is_long = TRUE },
  { "positions",
    NULL,
    { WHOLE ("key", -MAX_ROW, MAX_ROW), WHOLE ("move", 0, QDR_MOVE_NONE), ROW ("player"),
      GAME ("game"), WHOLE ("ply", 0, QDR_POSITION_INDEX_MAX - 1), REAL_OR_NULL ("share", 0, 1) },
    .is_long = TRUE },
  { "ratings",
    NULL,
    { ROW ("player"), TEXT ("date", 0), REAL ("rating", -MAX_RATING, MAX_RATING),
      REAL ("deviation", 0, MAX_DEVIATION) } },
  { "state", NULL, { FLAG ("ratings_are_stale") } },
  { "outcomes",
    SETTING_IS_RIGHT " AND seat <= players AND (opponent IS NULL) = (players = 4)"
                     " AND player IN (SELECT id FROM main.players)",
    { ROW ("player"), TEXT ("date", 0), TEXT ("time", 0), GAME ("game"), SEAT ("seat"),
      WHOLE_OR_NULL ("opponent", -MAX_ROW, MAX_ROW), SETTING, TIMES, WHOLE ("plies", 0, MAX_COUNT),
      WHOLE ("rounds", 0, MAX_COUNT), WALLS, ENDING, REAL ("share", 0, 1) } },
  { "reviews",
    NULL,
    { GAME ("game"), SEAT ("seat"), WHOLE ("moves", 1, MAX_COUNT),
      WHOLE ("inaccuracies", 0, MAX_COUNT), WHOLE ("mistakes", 0, MAX_COUNT),
      WHOLE ("blunders", 0, MAX_COUNT), REAL ("accuracy", 0, 100) } },
  { "exercises",
    "can_be_played (position, move) AND can_be_played (position, line)",
    { ROW ("id"), TEXT ("position", 1), TEXT ("move", 1), TEXT ("line", 1), FLAG ("no_repetition"),
      WHOLE_OR_NULL ("game", 1, QDR_DATABASE_MAX_IN_SET), DAY ("made"), DAY ("due"),
      WHOLE ("repetitions", 0, MAX_COUNT), WHOLE ("interval", 0, MAX_INTERVAL),
      REAL ("easiness", MIN_EASINESS, MAX_EASINESS), WHOLE ("lapses", 0, MAX_COUNT),
      WHOLE ("quality", -1, MAX_QUALITY), DAY ("answered"), DAY ("was_due"), FLAG ("removed") } },
  { "attempts",
    "(rating IS NULL) = (puzzle_rating IS NULL) AND (rating IS NULL) = (deviation IS NULL)"
    " AND (rating IS NULL) = (volatility IS NULL)",
    { ROW ("id"), TEXT ("puzzle", 0), DAY ("day"), FLAG ("solved"), FLAG ("helped"),
      REAL_OR_NULL ("puzzle_rating", 0, MAX_RATING),
      REAL_OR_NULL ("rating", -MAX_RATING, MAX_RATING),
      REAL_OR_NULL ("deviation", 0, MAX_DEVIATION),
      REAL_OR_NULL ("volatility", MIN_VOLATILITY, MAX_VOLATILITY) } },
};

static gboolean
make_version_1 (QdrDatabase *database, GError **error)
{
  return qdr_database_run_statements (database, version_1, error);
}

/* Adds the number of walls used in each seat, and the table "outcomes". */
static gboolean
make_version_2 (QdrDatabase *database, GError **error)
{
  sqlite3_stmt *row;
  gboolean has_row;

  if (!qdr_database_run_statements (database, version_2, error))
    return FALSE;
  row = qdr_database_prepare_statement (
      database,
      "SELECT texts.game, seat, stocks, final FROM games JOIN texts"
      " ON texts.game = games.id JOIN seats ON seats.game = games.id",
      error);
  if (row == NULL)
    return FALSE;

  for (;;) {
    g_auto (GStrv) parts = NULL;
    g_auto (GStrv) before = NULL;
    g_auto (GStrv) after = NULL;
    sqlite3_stmt *statement;
    guint seat;

    if (!qdr_database_step_to_next_row (database, row, &has_row, error))
      return FALSE;
    if (!has_row)
      return qdr_database_run_statements (database, QDR_LIBRARY_ADD_OUTCOMES (""), error);

    /* The stocks at the end are the third part of the text of the last position. */
    seat = (guint) sqlite3_column_int (row, 1);
    before = g_strsplit (qdr_database_get_text (row, 2), " ", -1);
    parts = g_strsplit (qdr_database_get_text (row, 3), " | ", -1);
    after = g_strsplit (g_strv_length (parts) > 2 ? parts[2] : "", " ", -1);
    if (seat < 1 || seat > MIN (g_strv_length (before), g_strv_length (after)))
      continue;

    statement =
        qdr_database_prepare_statement (database,
                                        "UPDATE seats SET walls = ?3 WHERE game = ?1 AND seat = ?2",
                                        error);
    if (statement != NULL) {
      sqlite3_bind_int64 (statement, 1, sqlite3_column_int64 (row, 0));
      sqlite3_bind_int64 (statement, 2, seat);
      sqlite3_bind_int64 (statement, 3, (gint64) atoi (before[seat - 1]) - atoi (after[seat - 1]));
    }
    if (statement == NULL || !qdr_database_run_prepared_statement (database, statement, error)) {
      sqlite3_reset (row);
      return FALSE;
    }
  }
}

static gboolean
make_version_3 (QdrDatabase *database, GError **error)
{
  return qdr_database_run_statements (database, "DELETE FROM positions WHERE ply >= 24", error);
}

static gboolean
make_version_4 (QdrDatabase *database, GError **error)
{
  return qdr_database_run_statements (database, version_4, error);
}

static gboolean
make_version_5 (QdrDatabase *database, GError **error)
{
  return qdr_database_run_statements (database, version_5, error);
}

static gboolean
make_version_6 (QdrDatabase *database, GError **error)
{
  return qdr_database_run_statements (database, version_6, error);
}

static gboolean
make_version_7 (QdrDatabase *database, GError **error)
{
  return qdr_database_run_statements (database, version_7, error);
}

/* Adds the number of moves, which depends on when a player of four left the game. */
static gboolean
make_version_8 (QdrDatabase *database, GError **error)
{
  sqlite3_stmt *row;
  gboolean has_row;

  if (!qdr_database_run_statements (database, version_8, error))
    return FALSE;
  row = qdr_database_prepare_statement (
      database,
      "SELECT id, game_text FROM games JOIN texts ON texts.game = games.id WHERE players = 4"
      " AND (instr (moves, 'resign') OR instr (moves, 'timeout'))",
      error);
  if (row == NULL)
    return FALSE;

  for (;;) {
    g_autoptr (GPtrArray) games = NULL;
    sqlite3_stmt *statement;
    const char *text;
    QdrGame *game;

    if (!qdr_database_step_to_next_row (database, row, &has_row, error))
      return FALSE;
    if (!has_row)
      return qdr_database_run_statements (
          database,
          "UPDATE outcomes SET rounds = (SELECT rounds FROM games WHERE games.id = outcomes.game)",
          error);

    text = qdr_database_get_text (row, 1);
    games = qdr_saved_game_parse (text, strlen (text), NULL, NULL);
    if (games == NULL)
      continue;
    game = g_ptr_array_index (games, 0);
    statement =
        qdr_database_prepare_statement (database, "UPDATE games SET rounds = ?2 WHERE id = ?1",
                                        error);
    if (statement != NULL) {
      sqlite3_bind_int64 (statement, 1, sqlite3_column_int64 (row, 0));
      sqlite3_bind_int64 (statement, 2, qdr_game_count_rounds (game, qdr_game_get_n_moves (game)));
    }
    if (statement == NULL || !qdr_database_run_prepared_statement (database, statement, error)) {
      sqlite3_reset (row);
      return FALSE;
    }
  }
}

/* migrations[n] turns version n into version n + 1. */
static gboolean (*const migrations[]) (QdrDatabase *database, GError **error) = {
  make_version_1, make_version_2, make_version_3, make_version_4,
  make_version_5, make_version_6, make_version_7, make_version_8
};

G_STATIC_ASSERT (G_N_ELEMENTS (migrations) == QDR_LIBRARY_SCHEMA_VERSION);

static gboolean
read_pragma (QdrDatabase *database, const char *pragma, gint64 *value, GError **error)
{
  sqlite3_stmt *statement = qdr_database_prepare_statement (database, pragma, error);

  return statement != NULL && qdr_database_read_integer (database, statement, value, error);
}

/* Reads the version of a library, 0 for an empty file. Fails if the file is not a library, or comes
 * from a newer version of the program. */
static gboolean
read_version (QdrDatabase *database, gint64 *version, GError **error)
{
  gint64 application;
  gint64 n_tables;
  gboolean is_done;

  /* Reads all values in one transaction, because another program may be creating the tables. */
  if (!qdr_database_run_statements (database, "SAVEPOINT marks", error))
    return FALSE;

  is_done = read_pragma (database, "PRAGMA application_id", &application, error) &&
            read_pragma (database, "PRAGMA user_version", version, error) &&
            read_pragma (database, "SELECT count(*) FROM sqlite_schema", &n_tables, error);
  if (!(qdr_database_run_statements (database, "RELEASE marks", is_done ? error : NULL) && is_done))
    return FALSE;
  if (application != APPLICATION_ID && (application != 0 || *version != 0 || n_tables != 0)) {
    g_set_error_literal (error, QDR_LIBRARY_ERROR, QDR_LIBRARY_ERROR_FOREIGN,
                         _ ("The file is not a library of games."));
    return FALSE;
  }
  if (*version > QDR_LIBRARY_SCHEMA_VERSION) {
    g_set_error_literal (error, QDR_LIBRARY_ERROR, QDR_LIBRARY_ERROR_NEWER,
                         _ ("The library of games was made by a newer version of Quoridor."));
    return FALSE;
  }
  return TRUE;
}

static gboolean
hide_bad_rows (QdrDatabase *database, GError **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    if (!qdr_database_hide_bad_rows (database, &tables[i], error))
      return FALSE;
  return TRUE;
}

gboolean
qdr_library_schema_check_rows (QdrDatabase *database, GError **error)
{
  g_autoptr (GString) message = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (tables); i++) {
    gint64 n_bad;

    if (!qdr_database_count_bad_rows (database, &tables[i], &n_bad, error))
      return FALSE;
    if (n_bad == 0)
      continue;
    g_string_append (message, message->len == 0 ? _ ("The library of games is damaged:") : ";");
    g_string_append_c (message, ' ');
    g_string_append_printf (
        message,
        /* Translators: a part of a list, after "The library of games is damaged:"; %s is the
         * English name of a table in the file. */
        ngettext ("%u row of the table “%s” is left out", "%u rows of the table “%s” are left out",
                  (gulong) n_bad),
        (guint) n_bad, tables[i].name);
  }
  if (message->len == 0)
    return TRUE;
  g_set_error (error, QDR_LIBRARY_ERROR, QDR_LIBRARY_ERROR_DAMAGED, "%s.", message->str);
  return FALSE;
}

gboolean
qdr_library_schema_compact_file (QdrDatabase *database, GError **error)
{
  gboolean is_done;

  /* SQLite copies indexes by the names of their tables, which must not stand for views. */
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    qdr_database_show_bad_rows (database, &tables[i]);
  is_done = qdr_database_run_statements (database, "VACUUM", error);
  return hide_bad_rows (database, is_done ? error : NULL) && is_done;
}

gboolean
qdr_library_schema_create_or_migrate (QdrDatabase *database, GError **error)
{
  g_autofree char *marks = g_strdup_printf ("PRAGMA application_id = %d; PRAGMA user_version = %d",
                                            APPLICATION_ID, QDR_LIBRARY_SCHEMA_VERSION);
  g_autoptr (GError) failure = NULL;
  gint64 version;
  gint64 end;
  gboolean is_done;

  /* Reads the version first, so that a file of another program stays unchanged. */
  if (!read_version (database, &version, error) ||
      !qdr_database_run_statements (database, "PRAGMA foreign_keys = ON", error))
    return FALSE;
  if (version == QDR_LIBRARY_SCHEMA_VERSION)
    return hide_bad_rows (database, error);
  if (qdr_database_is_read_only (database)) {
    g_set_error_literal (error, QDR_LIBRARY_ERROR, QDR_LIBRARY_ERROR_READ_ONLY,
                         _ ("The library of games was made by an older version of Quoridor, and "
                            "cannot be converted because it is read-only."));
    return FALSE;
  }

  /* Turns on write-ahead logging. SQLite does not wait while another program does the same. */
  end = g_get_monotonic_time () + LOG_WAIT_US;
  while (!qdr_database_run_statements (database, "PRAGMA journal_mode = WAL", &failure)) {
    if (!g_error_matches (failure, QDR_LIBRARY_ERROR, QDR_LIBRARY_ERROR_BUSY) ||
        g_get_monotonic_time () >= end) {
      g_propagate_error (error, g_steal_pointer (&failure));
      return FALSE;
    }
    g_clear_error (&failure);
    g_usleep (LOG_PAUSE_US);
  }

  if (!qdr_database_begin_transaction (database, error))
    return FALSE;

  /* Reads the version again, because another program may have created the tables meanwhile. */
  is_done = read_version (database, &version, error);
  if (is_done && version < QDR_LIBRARY_SCHEMA_VERSION) {
    for (; is_done && version < QDR_LIBRARY_SCHEMA_VERSION; version++)
      is_done = migrations[version](database, error);
    is_done = is_done && qdr_database_run_statements (database, marks, error);
  }
  return qdr_database_end_transaction (database, is_done, error) && hide_bad_rows (database, error);
}
