/*
 * The library: a file that keeps the games that were played, and finds them again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-library-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "qdr-library-filter-private.h"
#include "qdr-library-schema.h"

/* --- Opening and closing ---------------------------------------------------------------------- */

char *
qdr_library_find_path (void)
{
  return g_build_filename (g_get_user_data_dir (), "quoridor", "library.db", NULL);
}

static gboolean
make_folder (const char *path, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GFile) file = g_file_new_for_path (folder);
  g_autoptr (GError) failure = NULL;

  if (g_file_make_directory_with_parents (file, NULL, &failure) ||
      g_error_matches (failure, G_IO_ERROR, G_IO_ERROR_EXISTS))
    return TRUE;

  g_propagate_error (error, g_steal_pointer (&failure));
  return FALSE;
}

QdrLibrary *
qdr_library_open (const char *path, GError **error)
{
  g_autoptr (QdrLibrary) self = g_new0 (QdrLibrary, 1);

  g_return_val_if_fail (path != NULL, NULL);

  if (!make_folder (path, error))
    return NULL;
  self->database = qdr_database_open (path, error);
  if (self->database == NULL || !qdr_library_schema_prepare (self->database, error))
    return NULL;

  return g_steal_pointer (&self);
}

void
qdr_library_close (QdrLibrary *self)
{
  if (self == NULL)
    return;

  qdr_database_close (self->database);
  g_free (self);
}

/* --- Removing and reading --------------------------------------------------------------------- */

static gboolean
fail_not_found (gint64 id, GError **error)
{
  g_autofree char *number = g_strdup_printf ("%" G_GINT64_FORMAT, id);

  g_set_error (error, QDR_LIBRARY_ERROR, QDR_LIBRARY_ERROR_NOT_FOUND,
               /* Translators: %s is a number. */
               _ ("The library has no game %s."), number);
  return FALSE;
}

/* What belongs to a game goes with it, see the schema. */
static gboolean
remove_game (QdrLibrary *self, gint64 id, GError **error)
{
  sqlite3_stmt *statement =
      qdr_database_prepare (self->database, "DELETE FROM games WHERE id = ?1", error);

  if (statement == NULL)
    return FALSE;

  sqlite3_bind_int64 (statement, 1, id);
  return qdr_database_finish (self->database, statement, error) &&
         (qdr_database_get_n_changes (self->database) > 0 || fail_not_found (id, error));
}

gboolean
qdr_library_remove (QdrLibrary *self, const gint64 *ids, guint n_ids, GError **error)
{
  gboolean removed = TRUE;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (ids != NULL || n_ids == 0, FALSE);

  if (!qdr_database_begin (self->database, error))
    return FALSE;
  for (guint i = 0; removed && i < n_ids; i++)
    removed = remove_game (self, ids[i], error);
  return qdr_database_end (self->database, removed, error);
}

sqlite3_stmt *
qdr_library_find_row (QdrLibrary *self, const char *sql, gint64 id, GError **error)
{
  sqlite3_stmt *statement = qdr_database_prepare (self->database, sql, error);
  gboolean has_row;

  if (statement == NULL)
    return NULL;
  sqlite3_bind_int64 (statement, 1, id);
  if (!qdr_database_step (self->database, statement, &has_row, error))
    return NULL;
  if (!has_row) {
    fail_not_found (id, error);
    return NULL;
  }
  return statement;
}

char *
qdr_library_read_game (QdrLibrary *self, gint64 id, GError **error)
{
  sqlite3_stmt *statement;
  char *text;

  g_return_val_if_fail (self != NULL, NULL);

  statement = qdr_library_find_row (self, "SELECT game_text FROM texts WHERE game = ?1", id, error);
  if (statement == NULL)
    return NULL;

  text = g_strdup (qdr_database_get_text (statement, 0));
  sqlite3_reset (statement);
  if (*text == '\0') {
    qdr_database_fail_damaged (error);
    g_clear_pointer (&text, g_free);
  }
  return text;
}

/* --- Lists ------------------------------------------------------------------------------------ */

sqlite3_stmt *
qdr_library_prepare_filtered (QdrLibrary *self,
                              const QdrLibraryFilter *filter,
                              const GString *sql,
                              GError **error)
{
  sqlite3_stmt *statement = qdr_database_prepare (self->database, sql->str, error);

  if (statement != NULL)
    qdr_library_filter_bind (filter, statement);
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
  g_autoptr (GString) sql = g_string_new (ENTRY_COLUMNS " FROM games");
  sqlite3_stmt *statement;
  gboolean has_row;

  g_return_val_if_fail (self != NULL && filter != NULL, FALSE);
  g_return_val_if_fail (sort < QDR_LIBRARY_N_SORTS, FALSE);
  g_return_val_if_fail (func != NULL, FALSE);

  qdr_library_filter_append (filter, sql);
  qdr_library_sort_append (sort, descending, sql);
  g_string_append_printf (sql, " LIMIT %d", limit == 0 ? -1 : (int) limit);
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

GArray *
qdr_library_list_ids (QdrLibrary *self,
                      const QdrLibraryFilter *filter,
                      QdrLibrarySort sort,
                      gboolean descending,
                      GError **error)
{
  g_autoptr (GString) sql = g_string_new ("SELECT id FROM games");
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (gint64));
  sqlite3_stmt *statement;

  g_return_val_if_fail (self != NULL && filter != NULL, NULL);
  g_return_val_if_fail (sort < QDR_LIBRARY_N_SORTS, NULL);

  qdr_library_filter_append (filter, sql);
  qdr_library_sort_append (sort, descending, sql);
  statement = qdr_library_prepare_filtered (self, filter, sql, error);
  if (statement == NULL)
    return NULL;

  for (;;) {
    gboolean has_row;
    gint64 id;

    if (!qdr_database_step (self->database, statement, &has_row, error))
      return NULL;
    if (!has_row)
      return g_steal_pointer (&ids);
    id = sqlite3_column_int64 (statement, 0);
    g_array_append_val (ids, id);
  }
}

GArray *
qdr_library_list_boards (QdrLibrary *self, GError **error)
{
  g_autoptr (GArray) boards = g_array_new (FALSE, FALSE, sizeof (QdrLibraryBoard));
  sqlite3_stmt *statement;

  g_return_val_if_fail (self != NULL, NULL);

  statement = qdr_database_prepare (
      self->database, "SELECT DISTINCT width, height FROM games ORDER BY width * height, width",
      error);
  if (statement == NULL)
    return NULL;

  for (;;) {
    QdrLibraryBoard board;
    gboolean has_row;

    if (!qdr_database_step (self->database, statement, &has_row, error))
      return NULL;
    if (!has_row)
      return g_steal_pointer (&boards);
    board = (QdrLibraryBoard){ (guint) sqlite3_column_int (statement, 0),
                               (guint) sqlite3_column_int (statement, 1) };
    g_array_append_val (boards, board);
  }
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

/* --- Care ------------------------------------------------------------------------------------- */

gboolean
qdr_library_check (QdrLibrary *self, GError **error)
{
  g_autofree char *finding = NULL;
  sqlite3_stmt *statement;
  gboolean has_row;

  g_return_val_if_fail (self != NULL, FALSE);

  statement = qdr_database_prepare (self->database, "PRAGMA integrity_check (1)", error);
  if (statement == NULL || !qdr_database_step (self->database, statement, &has_row, error))
    return FALSE;

  /* It may have several lines. */
  finding =
      g_utf8_make_valid (has_row ? (const char *) sqlite3_column_text (statement, 0) : "", -1);
  g_strdelimit (finding, "\r\n", ' ');
  sqlite3_reset (statement);
  if (g_str_equal (finding, "ok"))
    return TRUE;
  g_set_error (error, QDR_LIBRARY_ERROR, QDR_LIBRARY_ERROR_DAMAGED,
               /* Translators: %s is what SQLite has found, in English. */
               _ ("The library of games is damaged: %s."), finding);
  return FALSE;
}

gboolean
qdr_library_compact (QdrLibrary *self, GError **error)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return qdr_database_run (self->database, "VACUUM", error) &&
         qdr_database_run (self->database, "PRAGMA wal_checkpoint (TRUNCATE)", error);
}
