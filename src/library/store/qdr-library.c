/*
 * The library of games: opening, reading, reviews, removal and maintenance.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-library-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "qdr-library-schema.h"
#include "qdr-person-name.h"
#include "qdr-saved-game.h"

/* Opening and closing */

char *
qdr_library_get_default_path (void)
{
  return g_build_filename (g_get_user_data_dir (), "quoridor", "library.db", NULL);
}

QdrLibrary *
qdr_library_open (const char *path, GError **error)
{
  g_autoptr (QdrLibrary) self = g_new0 (QdrLibrary, 1);
  g_autofree char *folder_path = NULL;
  g_autoptr (GFile) folder = NULL;
  g_autoptr (GError) failure = NULL;

  g_return_val_if_fail (path != NULL, NULL);

  folder_path = g_path_get_dirname (path);
  folder = g_file_new_for_path (folder_path);
  if (!g_file_make_directory_with_parents (folder, NULL, &failure) &&
      !g_error_matches (failure, G_IO_ERROR, G_IO_ERROR_EXISTS)) {
    g_propagate_error (error, g_steal_pointer (&failure));
    return NULL;
  }

  self->database = qdr_database_open (path, error);
  if (self->database == NULL || !qdr_library_schema_create_or_migrate (self->database, error))
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

/* Reading */

static gboolean
fail_not_found (gint64 id, GError **error)
{
  g_autofree char *number = g_strdup_printf ("%" G_GINT64_FORMAT, id);

  g_set_error (error, QDR_LIBRARY_ERROR, QDR_LIBRARY_ERROR_NOT_FOUND,
               /* Translators: %s is the number of a game. */
               _ ("The library has no game %s."), number);
  return FALSE;
}

sqlite3_stmt *
qdr_library_find_row (QdrLibrary *self, const char *sql, gint64 id, GError **error)
{
  sqlite3_stmt *statement = qdr_database_prepare_statement (self->database, sql, error);
  gboolean has_row;

  if (statement == NULL)
    return NULL;
  sqlite3_bind_int64 (statement, 1, id);
  if (!qdr_database_step_to_next_row (self->database, statement, &has_row, error))
    return NULL;
  if (!has_row) {
    fail_not_found (id, error);
    return NULL;
  }
  return statement;
}

char *
qdr_library_read_game_text (QdrLibrary *self, gint64 id, GError **error)
{
  sqlite3_stmt *statement;
  char *text;

  g_return_val_if_fail (self != NULL, NULL);

  statement = qdr_library_find_row (self, "SELECT game_text FROM texts WHERE game = ?1", id, error);
  if (statement == NULL)
    return NULL;

  text = g_strdup (qdr_database_get_text (statement, 0));
  sqlite3_reset (statement);
  return text;
}

/* Names */

/* Finds the row of a person with games. @id: (out): 0 if there is none */
static gboolean
find_person (QdrLibrary *self, const char *name, gint64 *id, GError **error)
{
  sqlite3_stmt *statement =
      qdr_database_prepare_statement (self->database,
                                      "SELECT id FROM main.players WHERE kind = 0"
                                      " AND identity = ?1 AND EXISTS"
                                      " (SELECT 1 FROM main.seats WHERE player = players.id)",
                                      error);

  if (statement == NULL)
    return FALSE;
  sqlite3_bind_text (statement, 1, name, -1, SQLITE_STATIC);
  return qdr_database_read_integer (self->database, statement, id, error);
}

/* Finds the row of a person who can be given another name. @id: (out) */
static gboolean
find_person_to_rename (QdrLibrary *self,
                       const char *name,
                       const char *new_name,
                       gint64 *id,
                       GError **error)
{
  gint64 other;

  if (!find_person (self, name, id, error) || !find_person (self, new_name, &other, error))
    return FALSE;
  if (*id == 0)
    g_set_error (error, QDR_LIBRARY_ERROR, QDR_LIBRARY_ERROR_NOT_FOUND,
                 /* Translators: %s is the name of a player. */
                 _ ("The library has no game of “%s”."), name);
  else if (other != 0 && other != *id)
    g_set_error (error, QDR_LIBRARY_ERROR, QDR_LIBRARY_ERROR_TAKEN,
                 /* Translators: %s is the name of a person. */
                 _ ("The library has games of another “%s”."), new_name);
  else
    return TRUE;
  return FALSE;
}

gboolean
qdr_library_check_new_name (QdrLibrary *self,
                            const char *name,
                            const char *new_name,
                            GError **error)
{
  gint64 id;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (name != NULL && new_name != NULL, FALSE);

  return find_person_to_rename (self, name, new_name, &id, error);
}

/* Changes the saved game, and the hashes made from it. A damaged game stays as it is. */
static gboolean
rename_in_game (QdrLibrary *self, gint64 id, const char *name, const char *new_name, GError **error)
{
  g_autoptr (GError) failure = NULL;
  g_autofree char *text = qdr_library_read_game_text (self, id, &failure);
  g_autoptr (GPtrArray) games = NULL;
  g_auto (QdrGameColumns) before = { 0 };
  g_auto (QdrGameColumns) columns = { 0 };
  sqlite3_stmt *statement;
  QdrGame *game;

  if (text == NULL && !g_error_matches (failure, QDR_LIBRARY_ERROR, QDR_LIBRARY_ERROR_NOT_FOUND)) {
    g_propagate_error (error, g_steal_pointer (&failure));
    return FALSE;
  }
  games = text != NULL ? qdr_saved_game_parse (text, strlen (text), NULL, NULL) : NULL;
  if (games == NULL)
    return TRUE;

  game = g_ptr_array_index (games, 0);
  before = qdr_game_columns_make (game);
  qdr_game_rename_person (game, name, new_name);
  columns = qdr_game_columns_make (game);
  statement = qdr_database_prepare_statement (self->database,
                                              "UPDATE main.games SET origin = ?2, fingerprint = ?3"
                                              " WHERE id = ?1 AND fingerprint = ?4",
                                              error);
  if (statement == NULL)
    return FALSE;
  sqlite3_bind_int64 (statement, 1, id);
  sqlite3_bind_blob (statement, 2, columns.origin, sizeof columns.origin, SQLITE_STATIC);
  sqlite3_bind_blob (statement, 3, columns.fingerprint, sizeof columns.fingerprint, SQLITE_STATIC);
  sqlite3_bind_blob (statement, 4, before.fingerprint, sizeof before.fingerprint, SQLITE_STATIC);
  if (!qdr_database_run_prepared_statement (self->database, statement, error))
    return FALSE;
  if (qdr_database_get_n_changes (self->database) == 0)
    return TRUE;

  statement =
      qdr_database_prepare_statement (self->database,
                                      "UPDATE main.texts SET game_text = ?2 WHERE game = ?1",
                                      error);
  if (statement == NULL)
    return FALSE;
  sqlite3_bind_int64 (statement, 1, id);
  sqlite3_bind_text (statement, 2, columns.text, -1, SQLITE_STATIC);
  return qdr_database_run_prepared_statement (self->database, statement, error);
}

/* Renames a player in "players" and "seats"; all other tables have the number of the row. */
static gboolean
rename_player (QdrLibrary *self, gint64 id, const char *new_name, GError **error)
{
  static const char *const statements[] = {
    /* A person whose games were removed. */
    ("DELETE FROM main.ratings WHERE ?1 <> player"
     " AND player IN (SELECT id FROM main.players WHERE kind = 0 AND identity = ?2)"),
    "DELETE FROM main.players WHERE ?1 <> id AND kind = 0 AND identity = ?2",
    "UPDATE main.players SET identity = ?2, name = ?2 WHERE id = ?1",
    "UPDATE main.seats SET name = ?2 WHERE player = ?1",
  };

  for (guint i = 0; i < G_N_ELEMENTS (statements); i++) {
    sqlite3_stmt *statement = qdr_database_prepare_statement (self->database, statements[i], error);

    if (statement == NULL)
      return FALSE;
    sqlite3_bind_int64 (statement, 1, id);
    sqlite3_bind_text (statement, 2, new_name, -1, SQLITE_STATIC);
    if (!qdr_database_run_prepared_statement (self->database, statement, error))
      return FALSE;
  }
  return TRUE;
}

/* Renames a person within a transaction. */
static gboolean
rename_person (QdrLibrary *self, const char *name, const char *new_name, GError **error)
{
  g_autoptr (GArray) games = NULL;
  sqlite3_stmt *statement;
  gint64 id;

  if (!find_person_to_rename (self, name, new_name, &id, error))
    return FALSE;
  statement =
      qdr_database_prepare_statement (self->database,
                                      "SELECT DISTINCT game FROM main.seats WHERE player = ?1",
                                      error);
  if (statement == NULL)
    return FALSE;
  sqlite3_bind_int64 (statement, 1, id);
  games = qdr_database_read_integers (self->database, statement, error);
  if (games == NULL)
    return FALSE;
  for (guint i = 0; i < games->len; i++)
    if (!rename_in_game (self, g_array_index (games, gint64, i), name, new_name, error))
      return FALSE;
  return rename_player (self, id, new_name, error);
}

gboolean
qdr_library_rename_person (QdrLibrary *self, const char *name, const char *new_name, GError **error)
{
  gboolean is_done;

  g_return_val_if_fail (self != NULL && name != NULL, FALSE);
  g_return_val_if_fail (new_name != NULL && *new_name != '\0', FALSE);
  g_return_val_if_fail (strpbrk (new_name, "\r\n") == NULL, FALSE);

  if (!qdr_database_begin_transaction (self->database, error))
    return FALSE;
  is_done = rename_person (self, name, new_name, error);
  return qdr_database_end_transaction (self->database, is_done, error);
}

/* Reviews */

gboolean
qdr_library_add_review (QdrLibrary *self,
                        QdrGame *game,
                        const QdrLibraryReview *reviews,
                        gboolean *is_found,
                        GError **error)
{
  static const char sql[] =
      "INSERT OR REPLACE INTO main.reviews (game, seat, moves, inaccuracies, mistakes, blunders,"
      " accuracy) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)";
  g_auto (QdrGameColumns) columns = { 0 };
  gboolean is_done;
  gint64 id = 0;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (QDR_IS_GAME (game), FALSE);
  g_return_val_if_fail (reviews != NULL, FALSE);

  columns = qdr_game_columns_make (game);
  /* In a transaction, no other program can remove the game after it was found. */
  if (!qdr_database_begin_transaction (self->database, error))
    return FALSE;

  is_done = qdr_library_find_game (self, &columns, &id, error);
  for (guint i = 0; is_done && id != 0 && i < QDR_MAX_PLAYERS; i++) {
    sqlite3_stmt *statement;

    if (reviews[i].n_moves == 0)
      continue;
    statement = qdr_database_prepare_statement (self->database, sql, error);
    if (statement != NULL) {
      sqlite3_bind_int64 (statement, 1, id);
      sqlite3_bind_int64 (statement, 2, i + 1);
      sqlite3_bind_int64 (statement, 3, reviews[i].n_moves);
      sqlite3_bind_int64 (statement, 4, reviews[i].n_inaccuracies);
      sqlite3_bind_int64 (statement, 5, reviews[i].n_mistakes);
      sqlite3_bind_int64 (statement, 6, reviews[i].n_blunders);
      sqlite3_bind_double (statement, 7, reviews[i].accuracy);
    }
    is_done =
        statement != NULL && qdr_database_run_prepared_statement (self->database, statement, error);
  }
  if (!qdr_database_end_transaction (self->database, is_done, error))
    return FALSE;

  if (is_found != NULL)
    *is_found = id != 0;
  return TRUE;
}

static gboolean
read_review (QdrLibrary *self, gint64 id, QdrLibraryReview *reviews, GError **error)
{
  static const char sql[] = "SELECT seat, moves, inaccuracies, mistakes, blunders, accuracy"
                            " FROM reviews WHERE game = ?1 AND seat BETWEEN 1 AND ?2";
  sqlite3_stmt *row;

  row = qdr_database_prepare_statement (self->database, sql, error);
  if (row == NULL)
    return FALSE;

  for (guint i = 0; i < QDR_MAX_PLAYERS; i++)
    reviews[i] = (QdrLibraryReview){ 0 };
  sqlite3_bind_int64 (row, 1, id);
  sqlite3_bind_int (row, 2, QDR_MAX_PLAYERS);
  for (;;) {
    QdrLibraryReview *review;
    gboolean has_row;

    if (!qdr_database_step_to_next_row (self->database, row, &has_row, error))
      return FALSE;
    if (!has_row)
      return TRUE;
    review = &reviews[sqlite3_column_int (row, 0) - 1];
    review->n_moves = (guint) sqlite3_column_int64 (row, 1);
    review->n_inaccuracies = (guint) sqlite3_column_int64 (row, 2);
    review->n_mistakes = (guint) sqlite3_column_int64 (row, 3);
    review->n_blunders = (guint) sqlite3_column_int64 (row, 4);
    review->accuracy = sqlite3_column_double (row, 5);
  }
}

/* Removing and putting back */

gboolean
qdr_library_remove_games (QdrLibrary *self, const gint64 *ids, guint n_ids, GError **error)
{
  gboolean removed = TRUE;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (ids != NULL || n_ids == 0, FALSE);

  if (!qdr_database_begin_transaction (self->database, error))
    return FALSE;
  /* Foreign keys and triggers remove the other rows of a game, but no exercises or players. */
  for (guint i = 0; removed && i < n_ids; i++) {
    sqlite3_stmt *statement =
        qdr_database_prepare_statement (self->database, "DELETE FROM main.games WHERE id = ?1",
                                        error);

    if (statement != NULL)
      sqlite3_bind_int64 (statement, 1, ids[i]);
    removed = statement != NULL &&
              qdr_database_run_prepared_statement (self->database, statement, error) &&
              (qdr_database_get_n_changes (self->database) > 0 || fail_not_found (ids[i], error));
  }
  return qdr_database_end_transaction (self->database, removed, error);
}

/* A removed game, with everything that is needed to put it back. */
typedef struct {
  char *text;
  char *version; /* version of the program in which the personalities played */
  QdrLibrarySource source;
  QdrLibraryReview reviews[QDR_MAX_PLAYERS];
  gboolean is_reviewed;
  gint64 id;
} RemovedGame;

static void
free_removed_game (gpointer data)
{
  RemovedGame *self = data;

  g_free (self->text);
  g_free (self->version);
  g_free (self);
}

GPtrArray *
qdr_library_removed_games_new (void)
{
  return g_ptr_array_new_with_free_func (free_removed_game);
}

GPtrArray *
qdr_library_take_out_games (QdrLibrary *self, const gint64 *ids, guint n_ids, GError **error)
{
  static const char sql[] =
      "SELECT source, (SELECT max (version) FROM players JOIN seats ON player = players.id"
      " WHERE seats.game = games.id) FROM games WHERE id = ?1";
  g_autoptr (GPtrArray) removed = NULL;
  gboolean is_done = TRUE;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (ids != NULL || n_ids == 0, NULL);

  if (!qdr_library_begin_batch (self, error))
    return NULL;

  removed = qdr_library_removed_games_new ();
  for (guint i = 0; is_done && i < n_ids; i++) {
    RemovedGame *game = g_new0 (RemovedGame, 1);
    sqlite3_stmt *statement = NULL;

    g_ptr_array_add (removed, game);
    game->id = ids[i];
    game->text = qdr_library_read_game_text (self, game->id, error);
    if (game->text != NULL && read_review (self, game->id, game->reviews, error))
      statement = qdr_library_find_row (self, sql, game->id, error);
    is_done = statement != NULL;
    if (is_done) {
      game->source = (QdrLibrarySource) sqlite3_column_int (statement, 0);
      game->version = g_strdup (qdr_database_get_text (statement, 1));
      for (guint j = 0; j < QDR_MAX_PLAYERS; j++)
        game->is_reviewed = game->is_reviewed || game->reviews[j].n_moves > 0;
      sqlite3_reset (statement);
    }
  }
  is_done = is_done && qdr_library_remove_games (self, ids, n_ids, error);
  if (!qdr_library_end_batch (self, is_done, error))
    return NULL;

  return g_steal_pointer (&removed);
}

gboolean
qdr_library_put_back_games (QdrLibrary *self, GPtrArray *removed, guint n, GError **error)
{
  gboolean is_done = TRUE;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (removed != NULL && n <= removed->len, FALSE);

  if (!qdr_library_begin_batch (self, error))
    return FALSE;

  for (guint i = removed->len - n; is_done && i < removed->len; i++) {
    const RemovedGame *game = g_ptr_array_index (removed, i);
    g_autoptr (GPtrArray) read =
        qdr_saved_game_parse (game->text, strlen (game->text), NULL, error);

    is_done = read != NULL &&
              qdr_library_restore_game (self, g_ptr_array_index (read, 0), game->id, game->source,
                                        game->version, error) &&
              (!game->is_reviewed || qdr_library_add_review (self, g_ptr_array_index (read, 0),
                                                             game->reviews, NULL, error));
  }
  if (!qdr_library_end_batch (self, is_done, error))
    return FALSE;

  g_ptr_array_set_size (removed, (gint) (removed->len - n));
  return TRUE;
}

/* Maintenance */

gboolean
qdr_library_check_file (QdrLibrary *self, GError **error)
{
  g_autofree char *finding = NULL;
  sqlite3_stmt *row;
  gboolean has_row;

  g_return_val_if_fail (self != NULL, FALSE);

  row = qdr_database_prepare_statement (self->database, "PRAGMA integrity_check (1)", error);
  if (row == NULL || !qdr_database_step_to_next_row (self->database, row, &has_row, error))
    return FALSE;

  finding = g_utf8_make_valid (has_row ? (const char *) sqlite3_column_text (row, 0) : "", -1);
  g_strdelimit (finding, "\r\n", ' ');
  sqlite3_reset (row);
  if (!g_str_equal (finding, "ok")) {
    g_set_error (error, QDR_LIBRARY_ERROR, QDR_LIBRARY_ERROR_DAMAGED,
                 /* Translators: %s is a message of SQLite about the damage, in English. */
                 _ ("The library of games is damaged: %s."), finding);
    return FALSE;
  }

  if (!qdr_library_schema_check_rows (self->database, error))
    return FALSE;

  /* Finds games with a changed text or incomplete seats, which the check of SQLite cannot find. */
  row = qdr_database_prepare_statement (self->database,
                                        "SELECT id, game_text, fingerprint, games.players ="
                                        " (SELECT count(*) FROM seats WHERE seats.game = games.id)"
                                        " FROM games LEFT JOIN texts ON texts.game = games.id",
                                        error);
  if (row == NULL)
    return FALSE;

  for (;;) {
    g_autoptr (GPtrArray) games = NULL;
    g_auto (QdrGameColumns) columns = { 0 };
    g_autofree char *number = NULL;
    const char *text;

    if (!qdr_database_step_to_next_row (self->database, row, &has_row, error))
      return FALSE;
    if (!has_row)
      return TRUE;

    text = qdr_database_get_text (row, 1);
    games = qdr_saved_game_parse (text, strlen (text), NULL, NULL);
    if (games != NULL)
      columns = qdr_game_columns_make (g_ptr_array_index (games, 0));
    if (games != NULL && sqlite3_column_int (row, 3) != 0 &&
        sqlite3_column_bytes (row, 2) == sizeof columns.fingerprint &&
        memcmp (sqlite3_column_blob (row, 2), columns.fingerprint, sizeof columns.fingerprint) == 0)
      continue;

    number = g_strdup (qdr_database_get_text (row, 0));
    sqlite3_reset (row);
    g_set_error (error, QDR_LIBRARY_ERROR, QDR_LIBRARY_ERROR_DAMAGED,
                 /* Translators: %s is the number of a game. */
                 _ ("Game %s in the library is damaged."), number);
    return FALSE;
  }
}

gboolean
qdr_library_compact_file (QdrLibrary *self, GError **error)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return qdr_library_schema_compact_file (self->database, error) &&
         qdr_database_run_statements (self->database, "PRAGMA wal_checkpoint (TRUNCATE)", error);
}
