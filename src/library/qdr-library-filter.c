/*
 * Which games of the library are meant, and in which order.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-library-filter-private.h"

#include <string.h>

#include "qdr-filter-search.h"
#include "qdr-library-schema.h"

/* The parameters of the conditions, which are numbered so that a value can be compared twice. */
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

/* Begins as a day does. */
#define DAY "[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]*"

/* Of all players together one move; the last one need not be whole. */
#define MOVES_OF_GAME "(plies + players - 1) / players"

static void
append (GString *sql, const char *condition)
{
  g_string_append (sql, sql->len == 0 ? " WHERE " : " AND ");
  g_string_append (sql, condition);
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
  append (conditions, "opening >= ?6 AND opening < ?6 || '!'");
  if (*find_opening_end (self->opening) != '\0')
    append (conditions, "EXISTS (SELECT 1 FROM texts WHERE texts.game = games.id"
                        " AND moves >= ?7 AND moves < ?7 || '!')");
}

void
qdr_library_filter_append (const QdrLibraryFilter *self, GString *sql)
{
  g_autoptr (GString) conditions = g_string_new (NULL);

  if (qdr_filter_search_is_needed (self))
    append (conditions, "among (?1, id)");
  if (self->result != NULL)
    append (conditions, "winner IS ?2");
  if (self->width != 0)
    append (conditions, "width = ?3");
  if (self->height != 0)
    append (conditions, "height = ?4");
  if (self->n_players != 0)
    append (conditions, "players = ?5");
  if (self->opening != NULL)
    append_opening (self, conditions);
  if (self->ending != NULL)
    append (conditions, "ending = ?8");
  if (self->since != NULL)
    append (conditions, "date >= ?9");
  if (self->until != NULL)
    append (conditions, "date <= ?10");
  /* Other texts have their place among the days, but no day. */
  if (self->since != NULL || self->until != NULL)
    append (conditions, "date GLOB '" DAY "'");
  if (self->min_plies > 0)
    append (conditions, "plies >= ?11");
  if (self->max_plies > 0)
    append (conditions, "plies <= ?12");
  if (self->is_unplayed)
    append (conditions, "plies = 0");
  if (self->min_moves > 0)
    append (conditions, MOVES_OF_GAME " >= ?13");
  if (self->max_moves > 0)
    append (conditions, MOVES_OF_GAME " <= ?14");
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

/* Parameters that no condition has are ignored. */
void
qdr_library_filter_bind (const QdrLibraryFilter *self, GByteArray *games, sqlite3_stmt *statement)
{
  QdrLibraryEnding ending;

  if (games != NULL)
    qdr_database_bind_set (statement, GAMES, games);
  bind_text (statement, SINCE, self->since);
  bind_text (statement, UNTIL, self->until);
  bind_text (statement, MOVES, self->opening);
  if (self->opening != NULL)
    sqlite3_bind_text (statement, OPENING, self->opening,
                       (int) (find_opening_end (self->opening) - self->opening), SQLITE_STATIC);
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
}

const char *
qdr_library_sort_get_key (QdrLibrarySort sort)
{
  static const char *const keys[QDR_LIBRARY_N_SORTS] = {
    [QDR_LIBRARY_SORT_SIZE] = "width * height * 256 + width",
    [QDR_LIBRARY_SORT_RESULT] = "coalesce (winner, -1)",
    [QDR_LIBRARY_SORT_ENDING] = "ending",
    [QDR_LIBRARY_SORT_PLIES] = "plies",
    [QDR_LIBRARY_SORT_RATED] = "rated",
  };

  return keys[sort];
}

void
qdr_library_sort_append (QdrLibrarySort sort, gboolean descending, GString *sql)
{
  const char *direction = descending ? " DESC" : "";

  g_assert (sort == QDR_LIBRARY_SORT_ID || sort == QDR_LIBRARY_SORT_DATE);

  g_string_append (sql, " ORDER BY ");
  if (sort == QDR_LIBRARY_SORT_DATE)
    g_string_append_printf (sql, "date%s, time%s, ", direction, direction);
  g_string_append_printf (sql, "id%s", direction);
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
