/*
 * What the library lists of its games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-library-filter-private.h"
#include "qdr-library-private.h"
#include "qdr-name-search.h"

sqlite3_stmt *
qdr_library_prepare_filtered (QdrLibrary *self,
                              const QdrLibraryFilter *filter,
                              const GString *sql,
                              GError **error)
{
  g_autoptr (GByteArray) games = NULL;
  sqlite3_stmt *statement;

  if (qdr_library_filter_needs_search (filter)) {
    games = qdr_name_search (self->database, filter->player, filter->opponent, error);
    if (games == NULL)
      return NULL;
  }
  statement = qdr_database_prepare (self->database, sql->str, error);
  if (statement != NULL)
    qdr_library_filter_bind (filter, g_steal_pointer (&games), statement);
  return statement;
}

/* The names of the players of a game, one a line: no name has a line end. */
#define NAMES                                                                                      \
  "(SELECT group_concat (name, char (10)) FROM "                                                   \
  "(SELECT name FROM seats WHERE game = id ORDER BY seat))"

#define ENTRY_COLUMNS "SELECT id, date, time, width, height, winner, ending, plies, rated, " NAMES

/* Whether what is read next can be: a damaged file may have anything anywhere. */
static gboolean
is_possible (const QdrLibraryEntry *self)
{
  return (self->n_players == 2 || self->n_players == 4) && self->winner >= QDR_LIBRARY_NO_WINNER &&
         self->winner <= (int) self->n_players && self->ending < QDR_LIBRARY_N_ENDINGS &&
         qdr_board_size_is_valid (self->width) && qdr_board_size_is_valid (self->height);
}

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
  if (is_possible (self))
    return g_steal_pointer (&self);
  qdr_database_fail_damaged (error);
  return NULL;
}

/* Those with a position are sorted before more is read of them: it can be in nearly all games. */
static GString *
write_list (const QdrLibraryFilter *filter, QdrLibrarySort sort, gboolean descending, guint limit)
{
  GString *sql = g_string_new (ENTRY_COLUMNS " FROM games");

  if (filter->position != NULL)
    g_string_append (sql, " WHERE id IN (SELECT id FROM games");
  qdr_library_filter_append (filter, sql);
  qdr_library_sort_append (sort, descending, sql);
  g_string_append_printf (sql, " LIMIT %d", limit == 0 ? -1 : (int) limit);
  if (filter->position != NULL) {
    g_string_append_c (sql, ')');
    qdr_library_sort_append (sort, descending, sql);
  }
  return sql;
}

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
  g_autoptr (GString) sql = NULL;
  sqlite3_stmt *statement;
  gboolean has_row;

  g_return_val_if_fail (self != NULL && filter != NULL, FALSE);
  g_return_val_if_fail (sort < QDR_LIBRARY_N_SORTS, FALSE);
  g_return_val_if_fail (func != NULL, FALSE);

  sql = write_list (filter, sort, descending, limit);
  statement = qdr_library_prepare_filtered (self, filter, sql, error);
  if (statement == NULL)
    return FALSE;

  for (;;) {
    g_autoptr (QdrLibraryEntry) entry = NULL;

    if (!qdr_database_step (self->database, statement, &has_row, error))
      return FALSE;
    if (!has_row)
      return TRUE;
    entry = read_entry (statement, error);
    if (entry == NULL) {
      sqlite3_reset (statement);
      return FALSE;
    }
    if (!func (entry, user_data)) {
      sqlite3_reset (statement);
      return TRUE;
    }
  }
}

/* A name is looked at once for each player, not for each game. */
static void
append_ids_by_players (const QdrLibraryFilter *filter, gboolean descending, GString *sql)
{
  const char *direction = descending ? "DESC" : "ASC";
  g_autoptr (GString) conditions = g_string_new (NULL);

  qdr_library_filter_append (filter, conditions);
  g_string_append (sql, "SELECT game FROM (SELECT id AS person, name AS first FROM players)"
                        " CROSS JOIN seats ON player = person AND seat = 1");
  if (conditions->len > 0)
    g_string_append_printf (sql, " WHERE game IN (SELECT id FROM games%s)", conditions->str);
  g_string_append_printf (sql, " ORDER BY first %s, game %s", direction, direction);
}

GArray *
qdr_library_list_ids (QdrLibrary *self,
                      const QdrLibraryFilter *filter,
                      QdrLibrarySort sort,
                      gboolean descending,
                      GError **error)
{
  g_autoptr (GString) sql = g_string_new (NULL);

  g_return_val_if_fail (self != NULL && filter != NULL, NULL);
  g_return_val_if_fail (sort < QDR_LIBRARY_N_SORTS, NULL);

  if (sort == QDR_LIBRARY_SORT_PLAYERS) {
    append_ids_by_players (filter, descending, sql);
  } else {
    g_string_append (sql, "SELECT id FROM games");
    qdr_library_filter_append (filter, sql);
    qdr_library_sort_append (sort, descending, sql);
  }
  return qdr_database_read_integers (self->database,
                                     qdr_library_prepare_filtered (self, filter, sql, error),
                                     error);
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
  QdrLibraryEntry *entry;
  sqlite3_stmt *statement;

  g_return_val_if_fail (self != NULL && final != NULL, NULL);

  statement = qdr_library_find_row (self, sql, id, error);
  if (statement == NULL)
    return NULL;

  entry = read_entry (statement, error);
  if (entry != NULL)
    *final = g_strdup (qdr_database_get_text (statement, 10));
  sqlite3_reset (statement);
  return entry;
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
