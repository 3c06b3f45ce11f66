/*
 * Filters for games of the library.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "qdr-board.h"
#include "qdr-library-private.h"
#include "qdr-library-schema.h"
#include "qdr-position-index.h"

QdrLibraryFilter *
qdr_library_filter_copy (const QdrLibraryFilter *self)
{
  QdrLibraryFilter *copy = g_memdup2 (self, sizeof *self);

  copy->player = g_strdup (self->player);
  copy->opponent = g_strdup (self->opponent);
  copy->result = g_strdup (self->result);
  copy->opening = g_strdup (self->opening);
  if (self->openings != NULL)
    copy->openings = g_ptr_array_ref (self->openings);
  copy->ending = g_strdup (self->ending);
  copy->since = g_strdup (self->since);
  copy->until = g_strdup (self->until);
  copy->position = g_memdup2 (self->position, sizeof *self->position);
  return copy;
}

void
qdr_library_filter_free (QdrLibraryFilter *self)
{
  if (self == NULL)
    return;

  g_free ((char *) self->player);
  g_free ((char *) self->opponent);
  g_free ((char *) self->result);
  g_free ((char *) self->opening);
  g_clear_pointer (&self->openings, g_ptr_array_unref);
  g_free ((char *) self->ending);
  g_free ((char *) self->since);
  g_free ((char *) self->until);
  g_free ((QdrPosition *) self->position);
  g_free (self);
}

/* A search for parts of names has a byte for each game. The low four bits are the seats that match
 * the player. The high four bits are the seats that match the opponent. */
#define PLAYER_BITS 0
#define OPPONENT_BITS 4

/* Marks in @games the seats of all players whose names contain @name. @shift is PLAYER_BITS or
 * OPPONENT_BITS. Searches the few rows of "players" rather than the many rows of "seats", so that
 * each name is compared only once. */
static gboolean
mark_name (QdrDatabase *database, const char *name, guint shift, GByteArray *games, GError **error)
{
  sqlite3_stmt *statement = qdr_database_prepare_statement (
      database,
      "SELECT game, seat FROM seats"
      " WHERE player IN (SELECT id FROM players WHERE instr (folded (name), folded (?1)))",
      error);
  gboolean has_row;

  if (statement == NULL)
    return FALSE;

  sqlite3_bind_text (statement, 1, name, -1, SQLITE_STATIC);
  while (qdr_database_step_to_next_row (database, statement, &has_row, error)) {
    gint64 game;
    int seat;

    if (!has_row)
      return TRUE;
    game = sqlite3_column_int64 (statement, 0);
    seat = sqlite3_column_int (statement, 1);
    if (seat < 1 || seat > QDR_MAX_PLAYERS)
      qdr_database_set_damaged_error (error);
    else if (qdr_database_add_number_to_set (games, game,
                                             (guint8) (1 << (shift + (guint) seat - 1)), error))
      continue;
    sqlite3_reset (statement);
    return FALSE;
  }
  return FALSE;
}

/* A statement that selects the seats of a player by name or id. */
#define SEATS_OF(parameter)                                                                        \
  "SELECT game, seat FROM seats WHERE name = " parameter " UNION "                                 \
  "SELECT game, seat FROM seats WHERE player IN (SELECT id FROM players WHERE " parameter          \
  " IN (identity, player_of (kind, identity)))"

/* Returns whether a filter has a condition on a table other than "games". */
static gboolean
needs_search (const QdrLibraryFilter *filter)
{
  return filter->player != NULL || filter->opponent != NULL || filter->openings != NULL ||
         filter->position != NULL;
}

/* Removes from *@games, which is NULL for all games, each game that is not in the first column of
 * @statement. */
static gboolean
intersect (QdrDatabase *database, sqlite3_stmt *statement, GByteArray **games, GError **error)
{
  g_autoptr (GByteArray) found =
      statement != NULL ? qdr_database_read_number_set (database, statement, error) : NULL;

  if (found == NULL)
    return FALSE;

  if (*games != NULL) {
    g_byte_array_set_size (found, MIN (found->len, (*games)->len));
    for (guint i = 0; i < found->len; i++)
      found->data[i] = found->data[i] != 0 && (*games)->data[i] != 0;
    g_byte_array_unref (*games);
  }
  *games = g_steal_pointer (&found);
  return TRUE;
}

/* Finds the games of a player, an opponent or both, by full names or ids of personalities. */
static gboolean
find_players (QdrDatabase *database,
              const QdrLibraryFilter *filter,
              GByteArray **games,
              GError **error)
{
  const gboolean has_both = filter->player != NULL && filter->opponent != NULL;
  sqlite3_stmt *statement = qdr_database_prepare_statement (
      database,
      has_both ? "SELECT a.game FROM (" SEATS_OF ("?1") ") a JOIN (" SEATS_OF (
                     "?2") ") b ON a.game = b.game AND a.seat <> b.seat"
               : "SELECT game FROM (" SEATS_OF ("?1") ")",
      error);

  if (statement == NULL)
    return FALSE;

  sqlite3_bind_text (statement, 1, filter->player != NULL ? filter->player : filter->opponent, -1,
                     SQLITE_STATIC);
  if (has_both)
    sqlite3_bind_text (statement, 2, filter->opponent, -1, SQLITE_STATIC);
  return intersect (database, statement, games, error);
}

/* Finds the games of a player, an opponent or both, by parts of names. */
static gboolean
find_names (QdrDatabase *database,
            const QdrLibraryFilter *filter,
            GByteArray **games,
            GError **error)
{
  const char *player = filter->player;
  const char *opponent = filter->opponent;
  g_autoptr (GByteArray) found = g_byte_array_new ();

  if ((player != NULL && !mark_name (database, player, PLAYER_BITS, found, error)) ||
      (opponent != NULL && !mark_name (database, opponent, OPPONENT_BITS, found, error)))
    return FALSE;

  for (guint i = 0; player != NULL && opponent != NULL && i < found->len; i++) {
    const guint players = found->data[i] & 0xf;
    const guint opponents = found->data[i] >> OPPONENT_BITS;
    const guint all = players | opponents;

    /* Requires a seat of the player and another seat of the opponent. If a single seat matches both
     * names, the game does not match. */
    found->data[i] = players != 0 && opponents != 0 && (all & (all - 1)) != 0;
  }
  *games = g_steal_pointer (&found);
  return TRUE;
}

/* Finds the games that match the conditions on tables other than "games". A single statement for
 * all conditions would take several times as long. Returns (transfer full) (nullable): a set for
 * qdr_database_bind_number_set(), or NULL on error. */
static GByteArray *
search_tables (QdrDatabase *database, const QdrLibraryFilter *filter, GError **error)
{
  g_autoptr (GByteArray) games = NULL;
  sqlite3_stmt *statement;

  if ((filter->player != NULL || filter->opponent != NULL) &&
      !(filter->parts_of_names ? find_names : find_players) (database, filter, &games, error))
    return NULL;

  /* Finds the games that contain the last indexed position of an opening. If not all positions of
   * the opening are indexed, also compares the moves. The moves of a game with this opening are the
   * text of the opening, or begin with this text and a space. Both sort before the text with "!"
   * appended. */
  if (filter->openings != NULL) {
    /* Passes the openings as JSON. No move contains a character that needs escaping. */
    g_autoptr (GString) openings = g_string_new ("[");

    for (guint i = 0; i < filter->openings->len; i++) {
      const QdrNamedOpening *opening = g_ptr_array_index (filter->openings, i);

      g_string_append_printf (openings, "%s[%" G_GINT64_FORMAT, i > 0 ? "," : "",
                              opening->last_key);
      if (opening->n_moves >= QDR_POSITION_INDEX_MAX)
        g_string_append_printf (openings, ",\"%s\"", opening->moves);
      g_string_append_c (openings, ']');
    }
    g_string_append_c (openings, ']');
    statement = qdr_database_prepare_statement (
        database,
        "SELECT game FROM (SELECT value ->> 0 AS wanted, value ->> 1 AS line FROM json_each (?1))"
        " CROSS JOIN positions ON key = wanted WHERE line IS NULL OR EXISTS"
        " (SELECT 1 FROM main.texts WHERE texts.game = positions.game"
        " AND moves >= line AND moves < line || '!')",
        error);
    if (statement != NULL)
      sqlite3_bind_text (statement, 1, openings->str, -1, SQLITE_TRANSIENT);
    if (!intersect (database, statement, &games, error))
      return NULL;
  }

  if (filter->position != NULL) {
    statement = qdr_database_prepare_statement (database,
                                                "SELECT game FROM positions WHERE key = ?1", error);
    if (statement != NULL)
      sqlite3_bind_int64 (statement, 1,
                          qdr_indexed_position_make (filter->position, QDR_MOVE_NONE).key);
    if (!intersect (database, statement, &games, error))
      return NULL;
  }
  return g_steal_pointer (&games);
}

/* Numbers of the SQL parameters in the conditions. They allow a condition to use a value twice. */
enum {
  GAMES = 1,
  WINNER,
  WIDTH,
  HEIGHT,
  N_PLAYERS,
  OPENING,
  MOVES,
  ENDING,
  SINCE,
  UNTIL,
  MIN_PLIES,
  MAX_PLIES,
  MIN_MOVES,
  MAX_MOVES,
};

/* A pattern for GLOB. It matches texts that begin with a date. */
#define DAY "[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]*"

static void
append (GString *sql, const char *condition)
{
  g_string_append (sql, sql->len == 0 ? " WHERE " : " AND ");
  g_string_append (sql, condition);
}

/* Returns the end of the part of @moves that fits into the column "opening". */
static const char *
find_opening_end (const char *moves)
{
  guint n_moves = 0;

  for (; *moves != '\0'; moves++)
    if (*moves == ' ' && ++n_moves == QDR_LIBRARY_OPENING_MOVES)
      break;
  return moves;
}

void
qdr_library_filter_append_to_sql (const QdrLibraryFilter *self, GString *sql)
{
  g_autoptr (GString) conditions = g_string_new (NULL);

  if (needs_search (self))
    append (conditions, "among (?1, id)");
  if (self->result != NULL)
    append (conditions, "winner IS ?2");
  if (self->width != 0)
    append (conditions, "width = ?3");
  if (self->height != 0)
    append (conditions, "height = ?4");
  if (self->n_players != 0)
    append (conditions, "players = ?5");
  if (self->opening != NULL) {
    /* In a game with this opening, the column is the text of the opening, or begins with this text
     * and a space. Both sort before the text with "!" appended. */
    append (conditions, "opening >= ?6 AND opening < ?6 || '!'");
    if (*find_opening_end (self->opening) != '\0')
      append (conditions, "EXISTS (SELECT 1 FROM main.texts WHERE texts.game = games.id"
                          " AND moves >= ?7 AND moves < ?7 || '!')");
  }
  if (self->ending != NULL)
    append (conditions, "ending = ?8");
  if (self->since != NULL)
    append (conditions, "date >= ?9");
  if (self->until != NULL)
    append (conditions, "date <= ?10");
  /* Excludes texts that are not dates, because they could sort between the two dates. */
  if (self->since != NULL || self->until != NULL)
    append (conditions, "date GLOB '" DAY "'");
  if (self->min_plies > 0)
    append (conditions, "plies >= ?11");
  if (self->max_plies > 0)
    append (conditions, "plies <= ?12");
  if (self->is_unplayed)
    append (conditions, "plies = 0");
  if (self->min_moves > 0)
    append (conditions, "rounds >= ?13");
  if (self->max_moves > 0)
    append (conditions, "rounds <= ?14");
  g_string_append (sql, conditions->str);
}

static void
bind_text (sqlite3_stmt *statement, int parameter, const char *text)
{
  if (text != NULL)
    sqlite3_bind_text (statement, parameter, text, -1, SQLITE_STATIC);
}

sqlite3_stmt *
qdr_library_prepare_filtered_statement (QdrLibrary *self,
                                        const QdrLibraryFilter *filter,
                                        const GString *sql,
                                        GError **error)
{
  g_autoptr (GByteArray) games = NULL;
  QdrLibraryEnding ending;
  sqlite3_stmt *statement;

  if (needs_search (filter)) {
    games = search_tables (self->database, filter, error);
    if (games == NULL)
      return NULL;
  }
  statement = qdr_database_prepare_statement (self->database, sql->str, error);
  if (statement == NULL)
    return NULL;

  /* Binds all values; SQLite ignores those for parameters that the statement does not have. */
  if (games != NULL)
    qdr_database_bind_number_set (statement, GAMES, g_steal_pointer (&games));
  bind_text (statement, SINCE, filter->since);
  bind_text (statement, UNTIL, filter->until);
  bind_text (statement, MOVES, filter->opening);
  if (filter->opening != NULL)
    sqlite3_bind_text (statement, OPENING, filter->opening,
                       (int) (find_opening_end (filter->opening) - filter->opening), SQLITE_STATIC);
  if (filter->result != NULL) {
    /* Binds nothing for "*": the winner of an unfinished game is NULL, and so is a parameter to
     * which nothing is bound. */
    if (g_str_equal (filter->result, "draw"))
      sqlite3_bind_int (statement, WINNER, 0);
    else if (!g_str_equal (filter->result, "*"))
      sqlite3_bind_int (statement, WINNER, filter->result[0] - '0');
  }
  if (filter->ending != NULL && qdr_library_ending_from_name (filter->ending, &ending))
    sqlite3_bind_int (statement, ENDING, (int) ending);
  sqlite3_bind_int64 (statement, WIDTH, filter->width);
  sqlite3_bind_int64 (statement, HEIGHT, filter->height);
  sqlite3_bind_int64 (statement, N_PLAYERS, filter->n_players);
  sqlite3_bind_int64 (statement, MIN_PLIES, filter->min_plies);
  sqlite3_bind_int64 (statement, MAX_PLIES, filter->max_plies);
  sqlite3_bind_int64 (statement, MIN_MOVES, filter->min_moves);
  sqlite3_bind_int64 (statement, MAX_MOVES, filter->max_moves);
  return statement;
}
