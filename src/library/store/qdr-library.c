/*
 * The library: a file that stores games and finds them again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-library-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "qdr-game-sheet.h"
#include "qdr-library-schema.h"
#include "qdr-saved-game.h"

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

/* The foreign keys of the schema remove everything that belongs to a game. */
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

/* --- Care ------------------------------------------------------------------------------------- */

/* Lets SQLite check the pages and indexes of the file. */
static gboolean
check_file (QdrLibrary *self, GError **error)
{
  g_autofree char *finding = NULL;
  sqlite3_stmt *statement;
  gboolean has_row;

  statement = qdr_database_prepare (self->database, "PRAGMA integrity_check (1)", error);
  if (statement == NULL || !qdr_database_step (self->database, statement, &has_row, error))
    return FALSE;

  /* The result may have several lines. */
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

/* Returns whether a game has all its seats and still matches its fingerprint. */
static gboolean
is_whole (sqlite3_stmt *row)
{
  const char *text = qdr_database_get_text (row, 1);
  g_autoptr (GPtrArray) games = qdr_saved_game_parse (text, strlen (text), NULL, NULL);
  g_auto (QdrGameSheet) sheet = { 0 };

  if (games == NULL || sqlite3_column_int (row, 3) == 0)
    return FALSE;

  sheet = qdr_game_sheet_make (g_ptr_array_index (games, 0));
  return sqlite3_column_bytes (row, 2) == sizeof sheet.fingerprint &&
         memcmp (sqlite3_column_blob (row, 2), sheet.fingerprint, sizeof sheet.fingerprint) == 0;
}

gboolean
qdr_library_check (QdrLibrary *self, GError **error)
{
  sqlite3_stmt *row;
  gboolean has_row;

  g_return_val_if_fail (self != NULL, FALSE);

  if (!check_file (self, error))
    return FALSE;

  /* Finds changed letters, which SQLite does not consider damage. */
  row = qdr_database_prepare (self->database,
                              "SELECT id, game_text, fingerprint, games.players ="
                              " (SELECT count(*) FROM seats WHERE seats.game = games.id)"
                              " FROM games LEFT JOIN texts ON texts.game = games.id",
                              error);
  if (row == NULL)
    return FALSE;

  for (;;) {
    g_autofree char *number = NULL;

    if (!qdr_database_step (self->database, row, &has_row, error))
      return FALSE;
    if (!has_row)
      return TRUE;
    if (is_whole (row))
      continue;

    number = g_strdup (qdr_database_get_text (row, 0));
    sqlite3_reset (row);
    g_set_error (error, QDR_LIBRARY_ERROR, QDR_LIBRARY_ERROR_DAMAGED,
                 /* Translators: %s is a number. */
                 _ ("Game %s in the library is damaged."), number);
    return FALSE;
  }
}

gboolean
qdr_library_compact (QdrLibrary *self, GError **error)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return qdr_database_run (self->database, "VACUUM", error) &&
         qdr_database_run (self->database, "PRAGMA wal_checkpoint (TRUNCATE)", error);
}
