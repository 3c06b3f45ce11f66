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

#define ENTRY_COLUMNS "SELECT id, date, time, width, height, winner, ending, plies, rated, " NAMES

static QdrLibraryEntry *
read_entry (sqlite3_stmt *row, GError **error)
{
  g_autoptr (QdrLibraryEntry) self = g_new0 (QdrLibraryEntry, 1);
  g_auto (GStrv) names = g_strsplit (qdr_database_get_text (row, 9), "\n", -1);

  self->id = sqlite3_column_int64 (row, 0);
  self->date = g_strdup (qdr_database_get_text (row, 1));
  self->time = g_strdup (qdr_database_get_text (row, 2));
  self->width = (guint) sqlite3_column_int (row, 3);
  self->height = (guint) sqlite3_column_int (row, 4);
  self->winner = sqlite3_column_type (row, 5) == SQLITE_NULL ? QDR_LIBRARY_NO_WINNER
                                                             : sqlite3_column_int (row, 5);
  self->ending = (QdrLibraryEnding) sqlite3_column_int (row, 6);
  self->n_plies = (guint) sqlite3_column_int (row, 7);
  self->is_rated = sqlite3_column_int (row, 8) != 0;
  for (; self->n_players < QDR_MAX_PLAYERS && names[self->n_players] != NULL; self->n_players++)
    self->names[self->n_players] = g_strdup (names[self->n_players]);
  if ((self->n_players == 2 || self->n_players == 4) && self->winner >= QDR_LIBRARY_NO_WINNER &&
      self->winner <= (int) self->n_players && self->ending < QDR_LIBRARY_N_ENDINGS &&
      qdr_board_size_is_valid (self->width) && qdr_board_size_is_valid (self->height))
    return g_steal_pointer (&self);
  qdr_database_fail_damaged (error);
  return NULL;
}

/* --- Numbers ---------------------------------------------------------------------------------- */

static int
compare_ids (gconstpointer a, gconstpointer b)
{
  const gint64 one = *(const gint64 *) a;
  const gint64 other = *(const gint64 *) b;

  return (one > other) - (one < other);
}

/* Appends the games of @set with @player in the first seat, lowest id first. */
static gboolean
append_games (QdrLibrary *self, gint64 player, const GByteArray *set, GArray *ids, GError **error)
{
  sqlite3_stmt *statement =
      qdr_database_prepare (self->database,
                            "SELECT game FROM seats WHERE player = ?1 AND seat = 1 ORDER BY game",
                            error);
  gboolean has_row;

  if (statement == NULL)
    return FALSE;

  sqlite3_bind_int64 (statement, 1, player);
  for (;;) {
    gint64 game;

    if (!qdr_database_step (self->database, statement, &has_row, error))
      return FALSE;
    if (!has_row)
      return TRUE;
    game = sqlite3_column_int64 (statement, 0);
    if (game >= 0 && game < set->len && set->data[game] != 0)
      g_array_append_val (ids, game);
  }
}

static void
sort_from (GArray *ids, guint first)
{
  if (ids->len > first)
    qsort (&g_array_index (ids, gint64, first), ids->len - first, sizeof (gint64), compare_ids);
}

/* Appends games by name and then by id. Each name is compared only once, and the index holds the
 * games of each player by id; sorting all games takes several times as long. */
static gboolean
append_all_by_players (QdrLibrary *self, const GByteArray *set, GArray *ids, GError **error)
{
  sqlite3_stmt *players =
      qdr_database_prepare (self->database, "SELECT id, name FROM players ORDER BY name", error);
  g_autofree char *name = NULL;
  guint first = 0; /* first of @ids with the current name */
  gboolean has_row;

  if (players == NULL)
    return FALSE;

  for (;;) {
    const char *next;

    if (!qdr_database_step (self->database, players, &has_row, error))
      return FALSE;
    if (!has_row)
      break;
    next = qdr_database_get_text (players, 1);
    if (g_strcmp0 (next, name) != 0) {
      sort_from (ids, first);
      first = ids->len;
      g_free (name);
      name = g_strdup (next);
    }
    if (!append_games (self, sqlite3_column_int64 (players, 0), set, ids, error)) {
      sqlite3_reset (players);
      return FALSE;
    }
  }
  sort_from (ids, first);
  return TRUE;
}

static void
turn_round (GArray *ids)
{
  gint64 *data = (gint64 *) (gpointer) ids->data;

  for (guint i = 0; i < ids->len / 2; i++) {
    const gint64 id = data[i];

    data[i] = data[ids->len - 1 - i];
    data[ids->len - 1 - i] = id;
  }
}

static GArray *
list_ids_by_players (QdrLibrary *self,
                     const QdrLibraryFilter *filter,
                     gboolean descending,
                     GError **error)
{
  g_autoptr (GByteArray) set = NULL;
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autoptr (GString) sql = g_string_new ("SELECT id FROM games");

  qdr_library_filter_append (filter, sql);
  set = qdr_database_read_set (self->database,
                               qdr_library_prepare_filtered (self, filter, sql, error), error);

  if (set == NULL || !append_all_by_players (self, set, ids, error))
    return NULL;

  if (descending)
    turn_round (ids);
  return g_steal_pointer (&ids);
}

/* A game and its sort key. */
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

/* Sorts outside SQLite, which takes three times as long. */
static GArray *
list_ids_by_key (QdrLibrary *self,
                 const QdrLibraryFilter *filter,
                 const char *key,
                 gboolean descending,
                 GError **error)
{
  g_autoptr (GString) sql = g_string_new (NULL);
  g_autoptr (GArray) games = NULL;
  GArray *ids;

  g_string_printf (sql, "SELECT id, %s FROM games", key);
  qdr_library_filter_append (filter, sql);
  games = qdr_database_read_array (self->database,
                                   qdr_library_prepare_filtered (self, filter, sql, error),
                                   sizeof (Keyed), read_keyed, error);
  if (games == NULL)
    return NULL;

  g_array_sort (games, compare_keys);
  ids = g_array_sized_new (FALSE, FALSE, sizeof (gint64), games->len);
  for (guint i = 0; i < games->len; i++)
    g_array_append_val (ids, g_array_index (games, Keyed, i).id);
  if (descending)
    turn_round (ids);
  return ids;
}

/* Appends " ORDER BY …" for an order that has an index. */
static void
append_order (QdrLibrarySort sort, gboolean descending, GString *sql)
{
  const char *direction = descending ? " DESC" : "";

  g_assert (sort == QDR_LIBRARY_SORT_ID || sort == QDR_LIBRARY_SORT_DATE);

  g_string_append (sql, " ORDER BY ");
  if (sort == QDR_LIBRARY_SORT_DATE)
    g_string_append_printf (sql, "date%s, time%s, ", direction, direction);
  g_string_append_printf (sql, "id%s", direction);
}

/* @limit is 0 for all games. */
static GArray *
list_ids (QdrLibrary *self,
          const QdrLibraryFilter *filter,
          QdrLibrarySort sort,
          gboolean descending,
          guint limit,
          GError **error)
{
  g_autoptr (GString) sql = g_string_new ("SELECT id FROM games");
  const char *key;
  GArray *ids;
  static const char *const keys[QDR_LIBRARY_N_SORTS] = {
    [QDR_LIBRARY_SORT_SIZE] = "width * height * 256 + width",
    [QDR_LIBRARY_SORT_RESULT] = "coalesce (winner, -1)",
    [QDR_LIBRARY_SORT_ENDING] = "ending",
    [QDR_LIBRARY_SORT_PLIES] = "plies",
    [QDR_LIBRARY_SORT_RATED] = "rated",
  };

  key = keys[sort];

  if (sort == QDR_LIBRARY_SORT_PLAYERS || key != NULL) {
    ids = key != NULL ? list_ids_by_key (self, filter, key, descending, error)
                      : list_ids_by_players (self, filter, descending, error);
    if (ids != NULL && limit > 0)
      g_array_set_size (ids, MIN (ids->len, limit));
    return ids;
  }
  qdr_library_filter_append (filter, sql);
  append_order (sort, descending, sql);
  if (limit > 0)
    g_string_append_printf (sql, " LIMIT %u", limit);
  return qdr_database_read_integers (self->database,
                                     qdr_library_prepare_filtered (self, filter, sql, error),
                                     error);
}

GArray *
qdr_library_list_ids (QdrLibrary *self,
                      const QdrLibraryFilter *filter,
                      QdrLibrarySort sort,
                      gboolean descending,
                      GError **error)
{
  g_return_val_if_fail (self != NULL && filter != NULL, NULL);
  g_return_val_if_fail (sort < QDR_LIBRARY_N_SORTS, NULL);

  return list_ids (self, filter, sort, descending, 0, error);
}

/* --- Games ------------------------------------------------------------------------------------ */

/* Reads an entry; @final is (out) (optional). */
static QdrLibraryEntry *
find_entry (QdrLibrary *self, const char *sql, gint64 id, char **final, GError **error)
{
  sqlite3_stmt *statement = qdr_library_find_row (self, sql, id, error);
  QdrLibraryEntry *entry;

  if (statement == NULL)
    return NULL;

  entry = read_entry (statement, error);
  if (entry != NULL && final != NULL)
    *final = g_strdup (qdr_database_get_text (statement, 10));
  sqlite3_reset (statement);
  return entry;
}

/* Sorts first, and then reads no more entries than requested. */
gboolean
qdr_library_list (QdrLibrary *self,
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
    g_autoptr (QdrLibraryEntry) entry = find_entry (self, ENTRY_COLUMNS " FROM games WHERE id = ?1",
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
  *(QdrLibraryBoard *) element =
      (QdrLibraryBoard){ (guint) sqlite3_column_int (row, 0), (guint) sqlite3_column_int (row, 1) };
}

GArray *
qdr_library_list_boards (QdrLibrary *self, GError **error)
{
  g_return_val_if_fail (self != NULL, NULL);

  return qdr_database_read_array (
      self->database,
      qdr_database_prepare (
          self->database, "SELECT DISTINCT width, height FROM games ORDER BY width * height, width",
          error),
      sizeof (QdrLibraryBoard), read_board, error);
}

QdrLibraryEntry *
qdr_library_read_entry (QdrLibrary *self, gint64 id, char **final, GError **error)
{
  static const char sql[] = ENTRY_COLUMNS ", texts.final FROM games JOIN texts ON game = id "
                                          "WHERE id = ?1";
  g_return_val_if_fail (self != NULL && final != NULL, NULL);

  return find_entry (self, sql, id, final, error);
}

gboolean
qdr_library_count (QdrLibrary *self, const QdrLibraryFilter *filter, guint *count, GError **error)
{
  g_autoptr (GString) sql = g_string_new ("SELECT count(*) FROM games");
  sqlite3_stmt *statement;
  gint64 value;

  g_return_val_if_fail (self != NULL && filter != NULL && count != NULL, FALSE);

  qdr_library_filter_append (filter, sql);
  statement = qdr_library_prepare_filtered (self, filter, sql, error);
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

  qdr_library_filter_append (filter, sql);
  statement = qdr_library_prepare_filtered (self, filter, sql, error);
  if (statement == NULL || !qdr_database_step (self->database, statement, &has_row, error))
    return FALSE;

  *n_games = (guint) sqlite3_column_int64 (statement, 0);
  *share = sqlite3_column_double (statement, 1);
  sqlite3_reset (statement);
  return TRUE;
}
