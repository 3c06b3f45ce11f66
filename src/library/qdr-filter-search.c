/*
 * Games of the library by what stands in other tables: players, positions, openings.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-filter-search.h"

#include "qdr-name-search.h"
#include "qdr-position-index.h"

/* Seats where the player of a parameter sits. */
#define SEATS_OF(parameter)                                                                        \
  "SELECT game, seat FROM seats WHERE name = " parameter " UNION "                                 \
  "SELECT game, seat FROM seats WHERE player IN (SELECT id FROM players WHERE " parameter          \
  " IN (identity, player_of (kind, identity)))"

gboolean
qdr_filter_search_is_needed (const QdrLibraryFilter *filter)
{
  return filter->player != NULL || filter->opponent != NULL || filter->openings != NULL ||
         filter->position != NULL;
}

/* Leaves those that a statement has as well; its first column is the number of a game.
 * @games is NULL where all games are left. */
static gboolean
keep_common (QdrDatabase *database, sqlite3_stmt *statement, GByteArray **games, GError **error)
{
  g_autoptr (GByteArray) found =
      statement != NULL ? qdr_database_read_set (database, statement, error) : NULL;

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

/* By whole names, or ids of personalities. */
static gboolean
find_players (QdrDatabase *database,
              const QdrLibraryFilter *filter,
              GByteArray **games,
              GError **error)
{
  const gboolean has_both = filter->player != NULL && filter->opponent != NULL;
  sqlite3_stmt *statement =
      qdr_database_prepare (database,
                            has_both
                                ? "SELECT a.game FROM (" SEATS_OF ("?1") ") a JOIN (" SEATS_OF (
                                      "?2") ") b ON a.game = b.game AND a.seat <> b.seat"
                                : "SELECT game FROM (" SEATS_OF ("?1") ")",
                            error);

  if (statement == NULL)
    return FALSE;

  sqlite3_bind_text (statement, 1, filter->player != NULL ? filter->player : filter->opponent, -1,
                     SQLITE_STATIC);
  if (has_both)
    sqlite3_bind_text (statement, 2, filter->opponent, -1, SQLITE_STATIC);
  return keep_common (database, statement, games, error);
}

static gboolean
find_names (QdrDatabase *database,
            const QdrLibraryFilter *filter,
            GByteArray **games,
            GError **error)
{
  *games = qdr_name_search (database, filter->player, filter->opponent, error);
  return *games != NULL;
}

/* As JSON; no move has a letter that means something there. */
static char *
write_openings (GPtrArray *openings)
{
  GString *text = g_string_new ("[");

  for (guint i = 0; i < openings->len; i++) {
    const QdrNamedOpening *opening = g_ptr_array_index (openings, i);

    g_string_append_printf (text, "%s[%" G_GINT64_FORMAT, i > 0 ? "," : "", opening->last_key);
    if (opening->n_moves >= QDR_POSITION_INDEX_MAX)
      g_string_append_printf (text, ",\"%s\"", opening->moves);
    g_string_append_c (text, ']');
  }
  g_string_append_c (text, ']');
  return g_string_free (text, FALSE);
}

/* By their last positions. An opening that goes on behind the index is an array with its moves,
 * which are compared as well: behind the last move comes the end or a space, which is lower than
 * all that a move goes on with. */
static gboolean
find_openings (QdrDatabase *database,
               const QdrLibraryFilter *filter,
               GByteArray **games,
               GError **error)
{
  sqlite3_stmt *statement = qdr_database_prepare (
      database,
      "SELECT game FROM (SELECT value ->> 0 AS wanted, value ->> 1 AS line FROM json_each (?1))"
      " CROSS JOIN positions ON key = wanted WHERE line IS NULL OR EXISTS"
      " (SELECT 1 FROM texts WHERE texts.game = positions.game"
      " AND moves >= line AND moves < line || '!')",
      error);

  if (statement == NULL)
    return FALSE;

  sqlite3_bind_text (statement, 1, write_openings (filter->openings), -1, g_free);
  return keep_common (database, statement, games, error);
}

static gboolean
find_position (QdrDatabase *database,
               const QdrLibraryFilter *filter,
               GByteArray **games,
               GError **error)
{
  sqlite3_stmt *statement =
      qdr_database_prepare (database, "SELECT game FROM positions WHERE key = ?1", error);

  if (statement == NULL)
    return FALSE;

  sqlite3_bind_int64 (statement, 1, qdr_position_index (filter->position, QDR_MOVE_NONE).key);
  return keep_common (database, statement, games, error);
}

GByteArray *
qdr_filter_search (QdrDatabase *database, const QdrLibraryFilter *filter, GError **error)
{
  g_autoptr (GByteArray) games = NULL;

  if (filter->player != NULL || filter->opponent != NULL)
    if (!(filter->parts_of_names ? find_names : find_players) (database, filter, &games, error))
      return NULL;
  if ((filter->openings != NULL && !find_openings (database, filter, &games, error)) ||
      (filter->position != NULL && !find_position (database, filter, &games, error)))
    return NULL;
  return g_steal_pointer (&games);
}
