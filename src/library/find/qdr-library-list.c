/*
 * Lists of games in the library.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <stdlib.h>

#include "qdr-library-private.h"

void
qdr_library_entry_free (QdrLibraryEntry *self)
{
  if (self == NULL)
    return;

  for (guint i = 0; i < self->n_players; i++)
    g_free (self->names[i]);
  g_free (self->date);
  g_free (self->time);
  g_free (self);
}

const char *
qdr_library_entry_get_result (const QdrLibraryEntry *self)
{
  static const char *const results[] = { "*", "draw", "1", "2", "3", "4" };

  g_return_val_if_fail (self != NULL, NULL);

  return results[self->winner + 1];
}

/* The names of the players of a game, one per line; no name contains a line break. */
#define NAMES                                                                                      \
  "(SELECT group_concat (name, char (10)) FROM "                                                   \
  "(SELECT name FROM seats WHERE game = id ORDER BY seat))"

#define ENTRY_COLUMNS                                                                              \
  "SELECT id, date, time, width, height, winner, ending, plies, rounds, rated, " NAMES

static int
compare_ids (gconstpointer a, gconstpointer b)
{
  const gint64 one = *(const gint64 *) a;
  const gint64 other = *(const gint64 *) b;

  return (one > other) - (one < other);
}

static void
sort_from (GArray *ids, guint first)
{
  if (ids->len > first)
    qsort (&g_array_index (ids, gint64, first), ids->len - first, sizeof (gint64), compare_ids);
}

/* Lists the ids of games, sorted by the name of the first player and then by id. Sorts the players
 * and reads the games of each player from an index, because sorting all games takes several times
 * as long. */
static GArray *
list_ids_by_players (QdrLibrary *self, const QdrLibraryFilter *filter, GError **error)
{
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (GString) sql = g_string_new ("SELECT id FROM games");
  g_autoptr (GByteArray) set = NULL;
  g_autofree char *name = NULL;
  sqlite3_stmt *players;
  guint first = 0; /* index in @ids of the first game whose first player has the current name */

  qdr_library_filter_append_to_sql (filter, sql);
  set = qdr_database_read_number_set (
      self->database, qdr_library_prepare_filtered_statement (self, filter, sql, error), error);
  if (set == NULL)
    return NULL;
  players =
      qdr_database_prepare_statement (self->database,
                                      "SELECT id, name FROM main.players ORDER BY name", error);
  if (players == NULL)
    return NULL;

  for (;;) {
    g_autoptr (GArray) games = NULL;
    sqlite3_stmt *statement;
    const char *next;
    gboolean has_row;

    if (!qdr_database_step_to_next_row (self->database, players, &has_row, error))
      return NULL;
    if (!has_row)
      break;
    next = qdr_database_get_text (players, 1);
    if (g_strcmp0 (next, name) != 0) {
      sort_from (ids, first);
      first = ids->len;
      g_free (name);
      name = g_strdup (next);
    }

    statement = qdr_database_prepare_statement (
        self->database, "SELECT game FROM seats WHERE player = ?1 AND seat = 1 ORDER BY game",
        error);
    if (statement != NULL)
      sqlite3_bind_int64 (statement, 1, sqlite3_column_int64 (players, 0));
    games = qdr_database_read_integers (self->database, statement, error);
    if (games == NULL) {
      sqlite3_reset (players);
      return NULL;
    }
    for (guint i = 0; i < games->len; i++) {
      const gint64 game = g_array_index (games, gint64, i);

      if (game >= 0 && game < set->len && set->data[game] != 0)
        g_array_append_val (ids, game);
    }
  }
  sort_from (ids, first);
  return g_steal_pointer (&ids);
}

typedef struct {
  gint64 key;
  gint64 id;
} Keyed;

static void
read_keyed (sqlite3_stmt *row, gpointer element)
{
  *(Keyed *) element = (Keyed){ sqlite3_column_int64 (row, 1), sqlite3_column_int64 (row, 0) };
}

static int
compare_keys (gconstpointer a, gconstpointer b)
{
  const Keyed *one = a;
  const Keyed *other = b;

  return one->key != other->key ? (one->key > other->key) - (one->key < other->key)
                                : (one->id > other->id) - (one->id < other->id);
}

/* Lists the ids of games in the given order, at most @limit of them; 0 means no limit. */
static GArray *
list_ids (QdrLibrary *self,
          const QdrLibraryFilter *filter,
          QdrLibrarySort sort,
          gboolean descending,
          guint limit,
          GError **error)
{
  static const char *const keys[QDR_LIBRARY_N_SORTS] = {
    [QDR_LIBRARY_SORT_SIZE] = "width * height * 256 + width",
    [QDR_LIBRARY_SORT_RESULT] = "coalesce (winner, -1)",
    [QDR_LIBRARY_SORT_ENDING] = "ending",
    [QDR_LIBRARY_SORT_PLIES] = "plies",
    [QDR_LIBRARY_SORT_RATED] = "rated",
  };
  const char *direction = descending ? " DESC" : "";
  g_autoptr (GString) sql = g_string_new ("SELECT id");
  GArray *ids;

  if (sort == QDR_LIBRARY_SORT_PLAYERS) {
    ids = list_ids_by_players (self, filter, error);
    if (ids == NULL)
      return NULL;
  } else if (keys[sort] != NULL) {
    g_autoptr (GArray) games = NULL;

    /* Sorts the games in memory, because SQLite takes three times as long. */
    g_string_append_printf (sql, ", %s FROM games", keys[sort]);
    qdr_library_filter_append_to_sql (filter, sql);
    games =
        qdr_database_read_array (self->database,
                                 qdr_library_prepare_filtered_statement (self, filter, sql, error),
                                 sizeof (Keyed), read_keyed, error);
    if (games == NULL)
      return NULL;
    g_array_sort (games, compare_keys);
    ids = g_array_sized_new (FALSE, FALSE, sizeof (gint64), games->len);
    for (guint i = 0; i < games->len; i++)
      g_array_append_val (ids, g_array_index (games, Keyed, i).id);
  } else {
    /* Sorts by date or id in SQLite, which is quick because there is an index. */
    g_string_append (sql, " FROM games");
    qdr_library_filter_append_to_sql (filter, sql);
    g_string_append (sql, " ORDER BY ");
    if (sort == QDR_LIBRARY_SORT_DATE)
      g_string_append_printf (sql, "date%s, time%s, ", direction, direction);
    g_string_append_printf (sql, "id%s", direction);
    if (limit > 0)
      g_string_append_printf (sql, " LIMIT %u", limit);
    return qdr_database_read_integers (
        self->database, qdr_library_prepare_filtered_statement (self, filter, sql, error), error);
  }

  for (guint i = 0; descending && i < ids->len / 2; i++) {
    gint64 *one = &g_array_index (ids, gint64, i);
    gint64 *other = &g_array_index (ids, gint64, ids->len - 1 - i);
    const gint64 id = *one;

    *one = *other;
    *other = id;
  }
  if (limit > 0)
    g_array_set_size (ids, MIN (ids->len, limit));
  return ids;
}

GArray *
qdr_library_list_game_ids (QdrLibrary *self,
                           const QdrLibraryFilter *filter,
                           QdrLibrarySort sort,
                           gboolean descending,
                           GError **error)
{
  g_return_val_if_fail (self != NULL && filter != NULL, NULL);
  g_return_val_if_fail (sort < QDR_LIBRARY_N_SORTS, NULL);

  return list_ids (self, filter, sort, descending, 0, error);
}

/* Reads the entry of the game that @sql finds by @id. @final is (out) (optional): the last
 * position, which @sql must then select. */
static QdrLibraryEntry *
read_entry (QdrLibrary *self, const char *sql, gint64 id, char **final, GError **error)
{
  sqlite3_stmt *row = qdr_library_find_row (self, sql, id, error);
  g_autoptr (QdrLibraryEntry) entry = NULL;
  g_autofree GStrv names = NULL;

  if (row == NULL)
    return NULL;

  entry = g_new0 (QdrLibraryEntry, 1);
  entry->id = sqlite3_column_int64 (row, 0);
  entry->date = g_strdup (qdr_database_get_text (row, 1));
  entry->time = g_strdup (qdr_database_get_text (row, 2));
  entry->width = (guint) sqlite3_column_int (row, 3);
  entry->height = (guint) sqlite3_column_int (row, 4);
  entry->winner = sqlite3_column_type (row, 5) == SQLITE_NULL ? QDR_LIBRARY_NO_WINNER
                                                              : sqlite3_column_int (row, 5);
  entry->ending = (QdrLibraryEnding) sqlite3_column_int (row, 6);
  entry->n_plies = (guint) sqlite3_column_int (row, 7);
  entry->n_rounds = (guint) sqlite3_column_int (row, 8);
  entry->is_rated = sqlite3_column_int (row, 9) != 0;
  names = g_strsplit (qdr_database_get_text (row, 10), "\n", QDR_MAX_PLAYERS);
  entry->n_players = g_strv_length (names);
  for (guint i = 0; i < entry->n_players; i++)
    entry->names[i] = g_steal_pointer (&names[i]);

  if (final != NULL)
    *final = g_strdup (qdr_database_get_text (row, 11));
  sqlite3_reset (row);
  return g_steal_pointer (&entry);
}

/* Sorts the ids first and then reads the entries, so that only the requested entries are read. */
gboolean
qdr_library_list_games (QdrLibrary *self,
                        const QdrLibraryFilter *filter,
                        QdrLibrarySort sort,
                        gboolean descending,
                        guint limit,
                        QdrLibraryEntryFunc func,
                        gpointer user_data,
                        GError **error)
{
  g_autoptr (GArray) ids = NULL;

  g_return_val_if_fail (self != NULL && filter != NULL, FALSE);
  g_return_val_if_fail (sort < QDR_LIBRARY_N_SORTS, FALSE);
  g_return_val_if_fail (func != NULL, FALSE);

  ids = list_ids (self, filter, sort, descending, limit, error);
  if (ids == NULL)
    return FALSE;

  for (guint i = 0; i < ids->len; i++) {
    g_autoptr (GError) failure = NULL;
    g_autoptr (QdrLibraryEntry) entry = read_entry (self, ENTRY_COLUMNS " FROM games WHERE id = ?1",
                                                    g_array_index (ids, gint64, i), NULL, &failure);

    /* Another program may have removed the game meanwhile. */
    if (g_error_matches (failure, QDR_LIBRARY_ERROR, QDR_LIBRARY_ERROR_NOT_FOUND))
      continue;
    if (entry == NULL) {
      g_propagate_error (error, g_steal_pointer (&failure));
      return FALSE;
    }
    if (!func (entry, user_data))
      return TRUE;
  }
  return TRUE;
}

static void
read_board (sqlite3_stmt *row, gpointer element)
{
  *(QdrLibraryBoardSize *) element = (QdrLibraryBoardSize){ (guint) sqlite3_column_int (row, 0),
                                                            (guint) sqlite3_column_int (row, 1) };
}

GArray *
qdr_library_list_board_sizes (QdrLibrary *self, GError **error)
{
  g_return_val_if_fail (self != NULL, NULL);

  return qdr_database_read_array (
      self->database,
      qdr_database_prepare_statement (
          self->database, "SELECT DISTINCT width, height FROM games ORDER BY width * height, width",
          error),
      sizeof (QdrLibraryBoardSize), read_board, error);
}

QdrLibraryEntry *
qdr_library_read_entry (QdrLibrary *self, gint64 id, char **final, GError **error)
{
  static const char sql[] = ENTRY_COLUMNS ", texts.final FROM games JOIN texts ON game = id "
                                          "WHERE id = ?1";
  g_return_val_if_fail (self != NULL, NULL);

  return read_entry (self, sql, id, final, error);
}

gboolean
qdr_library_count_games (QdrLibrary *self,
                         const QdrLibraryFilter *filter,
                         guint *count,
                         GError **error)
{
  g_autoptr (GString) sql = g_string_new ("SELECT count(*) FROM games");
  sqlite3_stmt *statement;
  gint64 value;

  g_return_val_if_fail (self != NULL && filter != NULL && count != NULL, FALSE);

  qdr_library_filter_append_to_sql (filter, sql);
  statement = qdr_library_prepare_filtered_statement (self, filter, sql, error);
  if (statement == NULL || !qdr_database_read_integer (self->database, statement, &value, error))
    return FALSE;
  *count = (guint) value;
  return TRUE;
}

gboolean
qdr_library_read_first_player_share (QdrLibrary *self,
                                     const QdrLibraryFilter *filter,
                                     guint *n_games,
                                     double *share,
                                     GError **error)
{
  g_autoptr (GString) sql =
      g_string_new ("SELECT count(winner), avg(CASE WHEN winner > 1 THEN 0.0"
                    " WHEN winner = 1 THEN 1.0 WHEN winner = 0 THEN 0.5 END) FROM games");
  sqlite3_stmt *statement;
  gboolean has_row;

  g_return_val_if_fail (self != NULL && filter != NULL, FALSE);
  g_return_val_if_fail (n_games != NULL && share != NULL, FALSE);

  qdr_library_filter_append_to_sql (filter, sql);
  statement = qdr_library_prepare_filtered_statement (self, filter, sql, error);
  if (statement == NULL ||
      !qdr_database_step_to_next_row (self->database, statement, &has_row, error))
    return FALSE;

  *n_games = (guint) sqlite3_column_int64 (statement, 0);
  *share = sqlite3_column_double (statement, 1);
  sqlite3_reset (statement);
  return TRUE;
}
