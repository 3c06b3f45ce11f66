/*
 * SQLite access for the library.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-database.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "qdr-legality.h"
#include "qdr-library.h"
#include "qdr-notation.h"
#include "qdr-player.h"

/* A statement that finds the file locked is tried again every BUSY_PAUSE_US microseconds, for up to
 * BUSY_US. The pause is short, because an import unlocks the file only briefly between two
 * batches. */
#define BUSY_US 20000000
#define BUSY_PAUSE_US 2000

/* The type of a set for sqlite3_bind_pointer() and sqlite3_value_pointer(). */
#define SET_TYPE "qdr-set"

G_DEFINE_QUARK (qdr_library_error, qdr_library_error)

struct QdrDatabase {
  sqlite3 *handle;
  GHashTable *statements; /* SQL text → sqlite3_stmt */
  guint depth;            /* number of transactions begun and not yet ended */
  gboolean is_undone;     /* whether the outermost transaction must be rolled back */
};

gboolean
qdr_database_set_damaged_error (GError **error)
{
  g_set_error_literal (error, QDR_LIBRARY_ERROR, QDR_LIBRARY_ERROR_DAMAGED,
                       _ ("The library of games is damaged."));
  return FALSE;
}

/* Sets an error with the message of SQLite. Replaces line breaks, which names in the message may
 * contain. */
static void
fail_with_message (QdrDatabase *self, GError **error)
{
  g_autofree char *words = g_utf8_make_valid (sqlite3_errmsg (self->handle), -1);

  g_strdelimit (words, "\r\n", ' ');
  g_set_error (error, QDR_LIBRARY_ERROR, QDR_LIBRARY_ERROR_FAILED,
               /* Translators: %s is a message of SQLite, in English. */
               _ ("The library of games cannot be used: %s."), words);
}

/* Sets an error: a translated sentence for common failures, the message of SQLite for others. */
static gboolean
fail (QdrDatabase *self, GError **error)
{
  const int reason = sqlite3_system_errno (self->handle);
  int code = sqlite3_errcode (self->handle);

  /* If the disk is full while SQLite writes the index of its log, SQLite reports SQLITE_IOERR. */
  if (code == SQLITE_IOERR && (reason == ENOSPC || reason == EDQUOT))
    code = SQLITE_FULL;

  switch (code) {
  case SQLITE_NOTADB:
    g_set_error_literal (error, QDR_LIBRARY_ERROR, QDR_LIBRARY_ERROR_FOREIGN,
                         _ ("The file is not a library of games."));
    break;
  case SQLITE_CORRUPT:
    qdr_database_set_damaged_error (error);
    break;
  case SQLITE_FULL:
    g_set_error_literal (error, QDR_LIBRARY_ERROR, QDR_LIBRARY_ERROR_FULL,
                         _ ("The disk with the library of games is full."));
    break;
  case SQLITE_BUSY:
  case SQLITE_LOCKED:
    g_set_error_literal (error, QDR_LIBRARY_ERROR, QDR_LIBRARY_ERROR_BUSY,
                         _ ("Another program is writing into the library of games."));
    break;
  case SQLITE_READONLY:
    g_set_error_literal (error, QDR_LIBRARY_ERROR, QDR_LIBRARY_ERROR_READ_ONLY,
                         _ ("The library of games is read-only."));
    break;
  case SQLITE_CANTOPEN:
    if (reason != 0)
      g_set_error (error, QDR_LIBRARY_ERROR, QDR_LIBRARY_ERROR_FAILED,
                   /* Translators: %s is the reason, such as “Permission denied”. */
                   _ ("The library of games cannot be opened: %s."), g_strerror (reason));
    else
      fail_with_message (self, error);
    break;
  default:
    fail_with_message (self, error);
  }
  return FALSE;
}

static void
finalize_statement (gpointer statement)
{
  sqlite3_finalize (statement);
}

/* The SQL function "folded": returns a text in lower case and without accents, or NULL if it is not
 * UTF-8. */
static void
fold_text (sqlite3_context *context, int n_values, sqlite3_value **values)
{
  const char *text = (const char *) sqlite3_value_text (values[0]);
  g_autofree char *decomposed = text != NULL ? g_utf8_normalize (text, -1, G_NORMALIZE_ALL) : NULL;
  g_autoptr (GString) plain = g_string_new (NULL);

  if (decomposed == NULL)
    return;

  for (const char *at = decomposed; *at != '\0'; at = g_utf8_next_char (at))
    if (!g_unichar_ismark (g_utf8_get_char (at)))
      g_string_append_unichar (plain, g_utf8_get_char (at));
  sqlite3_result_text (context, g_utf8_casefold (plain->str, -1), -1, g_free);
}

/* The SQL function "among": returns whether a set contains a number. */
static void
find_among (sqlite3_context *context, int n_values, sqlite3_value **values)
{
  const GByteArray *set = sqlite3_value_pointer (values[0], SET_TYPE);
  const sqlite3_int64 number = sqlite3_value_int64 (values[1]);

  sqlite3_result_int (context,
                      set != NULL && number >= 0 && number < set->len && set->data[number] != 0);
}

/* Finds the strength at the end of the identity of an adaptive personality, such as "-1500".
 * Returns NULL for other players. @values: kind and identity of a row of "players" */
static const char *
find_strength (sqlite3_value **values)
{
  const char *identity = (const char *) sqlite3_value_text (values[1]);

  return sqlite3_value_int (values[0]) == 1 && identity != NULL
             ? qdr_personality_id_find_strength_suffix (identity)
             : NULL;
}

/* The SQL function "player_of": returns an identity without its strength. */
static void
find_player_of (sqlite3_context *context, int n_values, sqlite3_value **values)
{
  const char *strength = find_strength (values);

  if (strength == NULL)
    sqlite3_result_value (context, values[1]);
  else
    sqlite3_result_text (context, (const char *) sqlite3_value_text (values[1]),
                         (int) (strength - (const char *) sqlite3_value_text (values[1])),
                         SQLITE_TRANSIENT);
}

/* The SQL function "name_of": returns a name without its strength: "Like Me" for "Like Me 1500". */
static void
find_name_of (sqlite3_context *context, int n_values, sqlite3_value **values)
{
  const char *strength = find_strength (values);
  const char *name = (const char *) sqlite3_value_text (values[2]);
  g_autofree char *ending = strength != NULL ? g_strconcat (" ", strength + 1, NULL) : NULL;

  if (ending == NULL || name == NULL || !g_str_has_suffix (name, ending) ||
      strlen (name) == strlen (ending))
    sqlite3_result_value (context, values[2]);
  else
    sqlite3_result_text (context, name, (int) (strlen (name) - strlen (ending)), SQLITE_TRANSIENT);
}

/* The SQL function "can_be_played": returns whether the first move of a text is legal in the
 * position of another text. */
static void
find_can_be_played (sqlite3_context *context, int n_values, sqlite3_value **values)
{
  const char *text = (const char *) sqlite3_value_text (values[0]);
  const char *moves = (const char *) sqlite3_value_text (values[1]);
  g_autofree char *word = moves != NULL ? g_strndup (moves, strcspn (moves, " ")) : NULL;
  QdrPosition position;
  QdrMove move;

  sqlite3_result_int (context, text != NULL && word != NULL && g_utf8_validate (text, -1, NULL) &&
                                   g_utf8_validate (word, -1, NULL) &&
                                   qdr_position_from_text (text, &position, NULL, NULL) &&
                                   qdr_move_from_text (&position.board, word, &move) ==
                                       QDR_REFUSAL_REASON_NONE &&
                                   qdr_position_is_legal_move (&position, move));
}

static gboolean
fits_column (const QdrDatabaseColumn *column, sqlite3_value *value)
{
  const int type = sqlite3_value_type (value);
  double measure;

  if (type == SQLITE_NULL)
    return column->is_nullable;
  if (type != column->type)
    return FALSE;

  if (type == SQLITE_INTEGER)
    measure = (double) sqlite3_value_int64 (value);
  else if (type == SQLITE_FLOAT)
    measure = sqlite3_value_double (value);
  else
    measure = sqlite3_value_bytes (value);
  return measure >= column->min && measure <= column->max &&
         (type != SQLITE_TEXT ||
          g_utf8_validate_len ((const char *) sqlite3_value_text (value), (gsize) measure, NULL));
}

/* The SQL functions of qdr_database_hide_bad_rows(): return whether a row can have been written by
 * this program. @values: the columns of the row */
static void
find_fit (sqlite3_context *context, int n_values, sqlite3_value **values)
{
  const QdrDatabaseTable *table = sqlite3_user_data (context);
  gboolean fits = TRUE;

  for (int i = 0; fits && i < n_values; i++)
    fits = fits_column (&table->columns[i], values[i]);
  sqlite3_result_int (context, fits);
}

/* Waits while another program writes. SQLite's own handler would pause for up to 100 ms, and could
 * miss each moment in which the file is unlocked. */
static int
wait_for_others_cb (gpointer data, int n_waits)
{
  if (n_waits >= BUSY_US / BUSY_PAUSE_US)
    return 0;

  g_usleep (BUSY_PAUSE_US);
  return 1;
}

QdrDatabase *
qdr_database_open (const char *path, GError **error)
{
  g_autofree char *name = NULL;
  QdrDatabase *self;

  g_return_val_if_fail (path != NULL, NULL);

  /* Makes the path absolute: SQLite takes “file:…” as a URI, and "" as a temporary database. */
  name = g_canonicalize_filename (path, NULL);
  self = g_new0 (QdrDatabase, 1);
  self->statements = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, finalize_statement);
  if (sqlite3_open_v2 (name, &self->handle, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, NULL) !=
      SQLITE_OK) {
    fail (self, error);
    qdr_database_close (self);
    return NULL;
  }
  sqlite3_busy_handler (self->handle, wait_for_others_cb, NULL);
  sqlite3_exec (self->handle, "PRAGMA cache_size = " QDR_DATABASE_CACHE_SIZE, NULL, NULL, NULL);
  /* Limits what SQL in a manipulated file can do, such as a trigger. */
  sqlite3_db_config (self->handle, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
  sqlite3_db_config (self->handle, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, NULL);
  sqlite3_create_function (self->handle, "folded", 1,
                           SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_DIRECTONLY, NULL, fold_text,
                           NULL, NULL);
  sqlite3_create_function (self->handle, "among", 2, SQLITE_UTF8 | SQLITE_DIRECTONLY, NULL,
                           find_among, NULL, NULL);
  sqlite3_create_function (self->handle, "player_of", 2,
                           SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_DIRECTONLY, NULL,
                           find_player_of, NULL, NULL);
  sqlite3_create_function (self->handle, "name_of", 3,
                           SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_DIRECTONLY, NULL,
                           find_name_of, NULL, NULL);
  sqlite3_create_function (self->handle, "can_be_played", 2,
                           SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS, NULL,
                           find_can_be_played, NULL, NULL);
  return self;
}

void
qdr_database_close (QdrDatabase *self)
{
  if (self == NULL)
    return;

  g_hash_table_unref (self->statements);
  sqlite3_close (self->handle);
  g_free (self);
}

/* Returns (transfer full): the condition that this program can have written a row of @table.
 * Registers the function in it. */
static char *
make_row_condition (QdrDatabase *self, const QdrDatabaseTable *table)
{
  g_autofree char *function = g_strconcat ("fits_", table->name, NULL);
  GString *sql = g_string_new (function);
  int n_columns = 0;

  for (; table->columns[n_columns].name != NULL; n_columns++)
    g_string_append_printf (sql, "%s%s", n_columns > 0 ? ", " : " (",
                            table->columns[n_columns].name);
  g_string_append (sql, ")");
  if (table->condition != NULL)
    g_string_append_printf (sql, " AND %s", table->condition);

  sqlite3_create_function (self->handle, function, n_columns,
                           SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS, (gpointer) table,
                           find_fit, NULL, NULL);
  return g_string_free (sql, FALSE);
}

gboolean
qdr_database_count_bad_rows (QdrDatabase *self,
                             const QdrDatabaseTable *table,
                             gint64 *n_rows,
                             GError **error)
{
  g_autofree char *condition = make_row_condition (self, table);
  g_autofree char *sql =
      g_strdup_printf ("SELECT count(*) FROM main.%s WHERE NOT (%s)", table->name, condition);
  sqlite3_stmt *statement = qdr_database_prepare_statement (self, sql, error);

  return statement != NULL && qdr_database_read_integer (self, statement, n_rows, error);
}

gboolean
qdr_database_hide_bad_rows (QdrDatabase *self, const QdrDatabaseTable *table, GError **error)
{
  g_autofree char *condition = make_row_condition (self, table);
  g_autofree char *sql = g_strdup_printf ("CREATE TEMP VIEW %s AS SELECT * FROM main.%s WHERE %s",
                                          table->name, table->name, condition);
  g_autoptr (GError) failure = NULL;
  gint64 n_bad = 0;

  /* Does not fail on a damaged page, so that other pages can still be read and checked. */
  if (!table->is_long && !qdr_database_count_bad_rows (self, table, &n_bad, &failure) &&
      !g_error_matches (failure, QDR_LIBRARY_ERROR, QDR_LIBRARY_ERROR_DAMAGED)) {
    g_propagate_error (error, g_steal_pointer (&failure));
    return FALSE;
  }
  return (n_bad == 0 && failure == NULL && !table->is_long) ||
         qdr_database_run_statements (self, sql, error);
}

void
qdr_database_show_bad_rows (QdrDatabase *self, const QdrDatabaseTable *table)
{
  g_autofree char *sql = g_strdup_printf ("DROP VIEW IF EXISTS temp.%s", table->name);

  sqlite3_exec (self->handle, sql, NULL, NULL, NULL);
}

gboolean
qdr_database_is_read_only (QdrDatabase *self)
{
  return sqlite3_db_readonly (self->handle, "main") == 1;
}

gboolean
qdr_database_run_statements (QdrDatabase *self, const char *sql, GError **error)
{
  return sqlite3_exec (self->handle, sql, NULL, NULL, NULL) == SQLITE_OK || fail (self, error);
}

sqlite3_stmt *
qdr_database_prepare_statement (QdrDatabase *self, const char *sql, GError **error)
{
  sqlite3_stmt *statement = g_hash_table_lookup (self->statements, sql);

  if (statement != NULL) {
    sqlite3_reset (statement);
    sqlite3_clear_bindings (statement);
    return statement;
  }
  if (sqlite3_prepare_v3 (self->handle, sql, -1, SQLITE_PREPARE_PERSISTENT, &statement, NULL) !=
      SQLITE_OK) {
    fail (self, error);
    return NULL;
  }
  g_hash_table_insert (self->statements, g_strdup (sql), statement);
  return statement;
}

gboolean
qdr_database_add_number_to_set (GByteArray *set, gint64 number, guint8 bits, GError **error)
{
  const guint n_before = set->len;

  if (number < 0 || number > QDR_DATABASE_MAX_IN_SET)
    return qdr_database_set_damaged_error (error);

  /* Grows the set, with spare bytes for later numbers. */
  if (number >= n_before) {
    g_byte_array_set_size (set, (guint) (number + number / 2 + 1));
    memset (set->data + n_before, 0, set->len - n_before);
  }
  set->data[number] |= bits;
  return TRUE;
}

GByteArray *
qdr_database_read_number_set (QdrDatabase *self, sqlite3_stmt *statement, GError **error)
{
  g_autoptr (GByteArray) set = g_byte_array_new ();
  gboolean has_row;

  if (statement == NULL)
    return NULL;

  for (;;) {
    if (!qdr_database_step_to_next_row (self, statement, &has_row, error))
      return NULL;
    if (!has_row)
      return g_steal_pointer (&set);
    if (!qdr_database_add_number_to_set (set, sqlite3_column_int64 (statement, 0), 1, error)) {
      sqlite3_reset (statement);
      return NULL;
    }
  }
}

static void
free_set (gpointer set)
{
  g_byte_array_unref (set);
}

void
qdr_database_bind_number_set (sqlite3_stmt *statement, int parameter, GByteArray *set)
{
  sqlite3_bind_pointer (statement, parameter, set, SET_TYPE, free_set);
}

gboolean
qdr_database_step_to_next_row (QdrDatabase *self,
                               sqlite3_stmt *statement,
                               gboolean *has_row,
                               GError **error)
{
  const int status = sqlite3_step (statement);

  *has_row = status == SQLITE_ROW;
  if (*has_row)
    return TRUE;
  if (status != SQLITE_DONE)
    fail (self, error);
  sqlite3_reset (statement);
  return status == SQLITE_DONE;
}

gboolean
qdr_database_run_prepared_statement (QdrDatabase *self, sqlite3_stmt *statement, GError **error)
{
  gboolean has_row;

  return qdr_database_step_to_next_row (self, statement, &has_row, error);
}

gboolean
qdr_database_read_integer (QdrDatabase *self,
                           sqlite3_stmt *statement,
                           gint64 *value,
                           GError **error)
{
  gboolean has_row;

  *value = 0;
  if (!qdr_database_step_to_next_row (self, statement, &has_row, error))
    return FALSE;
  if (has_row) {
    *value = sqlite3_column_int64 (statement, 0);
    sqlite3_reset (statement);
  }
  return TRUE;
}

GArray *
qdr_database_read_array (QdrDatabase *self,
                         sqlite3_stmt *statement,
                         guint size,
                         QdrDatabaseReadFunc read,
                         GError **error)
{
  g_autoptr (GArray) elements = g_array_new (FALSE, TRUE, size);
  gboolean has_row;

  if (statement == NULL)
    return NULL;

  for (;;) {
    if (!qdr_database_step_to_next_row (self, statement, &has_row, error))
      return NULL;
    if (!has_row)
      return g_steal_pointer (&elements);
    g_array_set_size (elements, elements->len + 1);
    read (statement, elements->data + (gsize) size * (elements->len - 1));
  }
}

static void
read_first_integer (sqlite3_stmt *row, gpointer element)
{
  *(gint64 *) element = sqlite3_column_int64 (row, 0);
}

GArray *
qdr_database_read_integers (QdrDatabase *self, sqlite3_stmt *statement, GError **error)
{
  return qdr_database_read_array (self, statement, sizeof (gint64), read_first_integer, error);
}

const char *
qdr_database_get_text (sqlite3_stmt *row, int column)
{
  const char *text = (const char *) sqlite3_column_text (row, column);

  return text != NULL && g_utf8_validate (text, -1, NULL) ? text : "";
}

gboolean
qdr_database_begin_transaction (QdrDatabase *self, GError **error)
{
  if (self->depth == 0 && !qdr_database_run_statements (self, "BEGIN IMMEDIATE", error))
    return FALSE;

  self->depth++;
  return TRUE;
}

gboolean
qdr_database_end_transaction (QdrDatabase *self, gboolean commit, GError **error)
{
  gboolean commits_all;

  self->is_undone = self->is_undone || !commit;
  if (--self->depth > 0)
    return commit;

  commits_all = !self->is_undone;
  self->is_undone = FALSE;

  if (commits_all && qdr_database_run_statements (self, "COMMIT", error))
    return TRUE;

  /* SQLite may have rolled back by itself, for example because the disk is full. */
  if (!sqlite3_get_autocommit (self->handle))
    sqlite3_exec (self->handle, "ROLLBACK", NULL, NULL, NULL);
  return FALSE;
}

gint64
qdr_database_get_last_added_id (QdrDatabase *self)
{
  return sqlite3_last_insert_rowid (self->handle);
}

void
qdr_database_yield_to_other_programs (QdrDatabase *self)
{
  g_return_if_fail (self->depth == 0);

  g_usleep (2 * BUSY_PAUSE_US);
}

guint
qdr_database_get_n_changes (QdrDatabase *self)
{
  return (guint) sqlite3_changes (self->handle);
}
