/*
 * Which games of the library are meant, and in which order.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-library-filter-private.h"

#include <string.h>

#include "qdr-library-schema.h"
#include "qdr-position-index.h"

/* The parameters of the conditions, which are numbered so that a name can be compared twice. */
enum {
  PLAYER = 1,
  OPPONENT,
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
  KEY,
  MIN_MOVES,
  MAX_MOVES,
  GAMES,
  OPENINGS,
};

/* Begins as a day does. */
#define DAY "[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]*"

/* Of all players together one move; the last one need not be whole. */
#define MOVES_OF_GAME "(plies + players - 1) / players"

/* Seats where the player of parameter @number sits. */
#define SEATS_OF(number)                                                                           \
  "SELECT game, seat FROM seats WHERE name = ?" #number " UNION "                                  \
  "SELECT game, seat FROM seats WHERE player IN (SELECT id FROM players WHERE identity = "         \
  "?" #number ")"

static void
append (GString *sql, const char *condition)
{
  g_string_append (sql, sql->len == 0 ? " WHERE " : " AND ");
  g_string_append (sql, condition);
}

gboolean
qdr_library_filter_needs_search (const QdrLibraryFilter *self)
{
  return self->parts_of_names && (self->player != NULL || self->opponent != NULL);
}

static void
append_players (const QdrLibraryFilter *self, GString *conditions)
{
  if (qdr_library_filter_needs_search (self))
    append (conditions, "among (?17, id)");
  else if (self->player != NULL && self->opponent != NULL)
    append (conditions, "id IN (SELECT a.game FROM (" SEATS_OF (1) ") a JOIN (" SEATS_OF (
                            2) ") b ON a.game = b.game AND a.seat <> b.seat)");
  else if (self->player != NULL)
    append (conditions, "id IN (SELECT game FROM (" SEATS_OF (1) "))");
  else if (self->opponent != NULL)
    append (conditions, "id IN (SELECT game FROM (" SEATS_OF (2) "))");
}

/* Where in @moves those end that stand in the column "opening"; the end of the text if it has no
 * more. */
static const char *
find_opening_end (const char *moves)
{
  guint n_moves = 0;

  for (; *moves != '\0'; moves++)
    if (*moves == ' ' && ++n_moves == QDR_LIBRARY_OPENING_MOVES)
      break;
  return moves;
}

/* Behind the last move comes the end or a space, which is lower than all that a move goes on
 * with. */
static void
append_opening (const QdrLibraryFilter *self, GString *conditions)
{
  append (conditions, "opening >= ?7 AND opening < ?7 || '!'");
  if (*find_opening_end (self->opening) != '\0')
    append (conditions, "id IN (SELECT game FROM texts WHERE moves >= ?8 AND moves < ?8 || '!')");
}

/* Those of "openings", by their last positions. An opening that goes on behind the index is an
 * array with its moves, which are compared as well. */
#define GAMES_OF_OPENINGS                                                                          \
  "SELECT game FROM (SELECT value ->> 0 AS wanted, value ->> 1 AS line FROM json_each (?18))"      \
  " CROSS JOIN positions ON key = wanted WHERE line IS NULL OR EXISTS"                             \
  " (SELECT 1 FROM texts WHERE texts.game = positions.game"                                        \
  " AND moves >= line AND moves < line || '!')"

void
qdr_library_filter_append (const QdrLibraryFilter *self, GString *sql)
{
  g_autoptr (GString) conditions = g_string_new (NULL);

  append_players (self, conditions);
  if (self->result != NULL)
    append (conditions, "winner IS ?3");
  if (self->width != 0)
    append (conditions, "width = ?4");
  if (self->height != 0)
    append (conditions, "height = ?5");
  if (self->n_players != 0)
    append (conditions, "players = ?6");
  if (self->opening != NULL)
    append_opening (self, conditions);
  if (self->openings != NULL)
    append (conditions, "id IN (" GAMES_OF_OPENINGS ")");
  if (self->ending != NULL)
    append (conditions, "ending = ?9");
  if (self->since != NULL)
    append (conditions, "date >= ?10");
  if (self->until != NULL)
    append (conditions, "date <= ?11");
  /* Other texts have their place among the days, but no day. */
  if (self->since != NULL || self->until != NULL)
    append (conditions, "date GLOB '" DAY "'");
  if (self->min_plies > 0)
    append (conditions, "plies >= ?12");
  if (self->max_plies > 0)
    append (conditions, "plies <= ?13");
  if (self->min_moves > 0)
    append (conditions, MOVES_OF_GAME " >= ?15");
  if (self->max_moves > 0)
    append (conditions, MOVES_OF_GAME " <= ?16");
  if (self->position != NULL)
    append (conditions, "id IN (SELECT game FROM positions WHERE key = ?14)");
  g_string_append (sql, conditions->str);
}

static void
bind_text (sqlite3_stmt *statement, int parameter, const char *text)
{
  if (text != NULL)
    sqlite3_bind_text (statement, parameter, text, -1, SQLITE_STATIC);
}

/* "*" is stored as NULL, which a parameter is that is not bound. */
static void
bind_winner (const QdrLibraryFilter *self, sqlite3_stmt *statement)
{
  if (g_str_equal (self->result, "draw"))
    sqlite3_bind_int (statement, WINNER, 0);
  else if (!g_str_equal (self->result, "*"))
    sqlite3_bind_int (statement, WINNER, self->result[0] - '0');
}

/* As JSON; no move has a letter that means something there. */
static void
bind_openings (const QdrLibraryFilter *self, sqlite3_stmt *statement)
{
  GString *text = g_string_new ("[");

  for (guint i = 0; i < self->openings->len; i++) {
    const QdrNamedOpening *opening = g_ptr_array_index (self->openings, i);

    g_string_append_printf (text, "%s[%" G_GINT64_FORMAT, i > 0 ? "," : "", opening->last_key);
    if (opening->n_moves >= QDR_POSITION_INDEX_MAX)
      g_string_append_printf (text, ",\"%s\"", opening->moves);
    g_string_append_c (text, ']');
  }
  g_string_append_c (text, ']');
  sqlite3_bind_text (statement, OPENINGS, g_string_free (text, FALSE), -1, g_free);
}

/* Parameters that no condition has are ignored. */
void
qdr_library_filter_bind (const QdrLibraryFilter *self, GByteArray *games, sqlite3_stmt *statement)
{
  QdrLibraryEnding ending;

  if (games != NULL)
    qdr_database_bind_set (statement, GAMES, games);
  bind_text (statement, PLAYER, self->player);
  bind_text (statement, OPPONENT, self->opponent);
  bind_text (statement, SINCE, self->since);
  bind_text (statement, UNTIL, self->until);
  bind_text (statement, MOVES, self->opening);
  if (self->opening != NULL)
    sqlite3_bind_text (statement, OPENING, self->opening,
                       (int) (find_opening_end (self->opening) - self->opening), SQLITE_STATIC);
  if (self->openings != NULL)
    bind_openings (self, statement);
  if (self->result != NULL)
    bind_winner (self, statement);
  if (self->ending != NULL && qdr_library_ending_find (self->ending, &ending))
    sqlite3_bind_int (statement, ENDING, (int) ending);
  sqlite3_bind_int64 (statement, WIDTH, self->width);
  sqlite3_bind_int64 (statement, HEIGHT, self->height);
  sqlite3_bind_int64 (statement, N_PLAYERS, self->n_players);
  sqlite3_bind_int64 (statement, MIN_PLIES, self->min_plies);
  sqlite3_bind_int64 (statement, MAX_PLIES, self->max_plies);
  sqlite3_bind_int64 (statement, MIN_MOVES, self->min_moves);
  sqlite3_bind_int64 (statement, MAX_MOVES, self->max_moves);
  if (self->position != NULL)
    sqlite3_bind_int64 (statement, KEY, qdr_position_index (self->position, QDR_MOVE_NONE).key);
}

void
qdr_library_sort_append (QdrLibrarySort sort, gboolean descending, GString *sql)
{
  static const char *const columns[QDR_LIBRARY_N_SORTS] = {
    [QDR_LIBRARY_SORT_ID] = "id",
    [QDR_LIBRARY_SORT_DATE] = "date #, time",
    [QDR_LIBRARY_SORT_PLAYERS] = "(SELECT name FROM seats WHERE game = id AND seat = 1)",
    [QDR_LIBRARY_SORT_SIZE] = "width * height #, width",
    [QDR_LIBRARY_SORT_RESULT] = "coalesce (winner, -1)",
    [QDR_LIBRARY_SORT_ENDING] = "ending",
    [QDR_LIBRARY_SORT_PLIES] = "plies",
    [QDR_LIBRARY_SORT_RATED] = "rated",
  };
  const char *direction = descending ? " DESC" : "";
  g_auto (GStrv) parts = g_strsplit (columns[sort], " #", -1);

  g_string_append (sql, " ORDER BY ");
  for (guint i = 0; parts[i] != NULL; i++)
    g_string_append_printf (sql, "%s%s", parts[i], direction);
  g_string_append_printf (sql, ", id%s", direction);
}

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
