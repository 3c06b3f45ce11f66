/*
 * SQLite access for the library: prepared statements, transactions, and errors as sentences.
 * Private to this folder.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>
#include <sqlite3.h>

G_BEGIN_DECLS

/**
 * @brief The cache size of SQLite, enough to list and filter 100,000 games. A negative number is in
 *        KiB.
 */
#define QDR_DATABASE_CACHE_SIZE "-32768"

/**
 * @brief The largest number that a set can contain, above any id of a game. A set takes one byte
 *        for each number up to its largest.
 */
#define QDR_DATABASE_MAX_IN_SET (1 << 27)

/** @brief An open file and its prepared statements. Only one thread at a time may use it. */
typedef struct QdrDatabase QdrDatabase;

/**
 * @brief Opens an SQLite file, or creates it.
 *
 * Each statement waits up to 20 seconds if another program is writing. Opening does not read the
 * file: if the file has another format, only the first statement fails.
 *
 * Statements can call these functions:
 * - folded (text): the text in lower case and without accents
 * - among (set, number): whether a set contains a number, see qdr_database_bind_number_set()
 * - player_of (kind, identity): the identity, without the strength of an adaptive personality
 * - name_of (kind, identity, name): the name, without the strength of an adaptive personality
 * - can_be_played (position, moves): whether the first of the moves is legal in the position
 *
 * @param path   path of the file, in the encoding of file names
 * @param error  return location for a QDR_LIBRARY_ERROR
 * @return (transfer full) (nullable): to be closed with qdr_database_close(); NULL on error
 */
QdrDatabase *qdr_database_open (const char *path, GError **error);

/** @brief Closes the file. @param self  (nullable) */
void qdr_database_close (QdrDatabase *self);

/** @brief A column, and the values that this program writes into it. */
typedef struct {
  const char *name;     /**< NULL after the last column */
  int type;             /**< SQLITE_INTEGER, SQLITE_FLOAT, SQLITE_TEXT or SQLITE_BLOB */
  double min;           /**< the lowest number, or the smallest size in bytes */
  double max;           /**< the highest number, or the largest size in bytes */
  gboolean is_nullable; /**< whether NULL is written too */
} QdrDatabaseColumn;

/** @brief A table, and the rows that this program writes into it. */
typedef struct {
  const char *name;              /**< the name of the table */
  const char *condition;         /**< (nullable): a condition on several columns, in SQL */
  QdrDatabaseColumn columns[20]; /**< the columns; the last one has no name */
  gboolean is_long;              /**< whether checking all rows takes long */
} QdrDatabaseTable;

/**
 * @brief Counts the rows that this program cannot have written. SQLite stores any value in any
 *        column, so a damaged or manipulated file can contain such rows.
 *
 * @param table   the table; must outlive the database
 * @param n_rows  (out)
 * @param error   return location for a QDR_LIBRARY_ERROR
 */
gboolean qdr_database_count_bad_rows (QdrDatabase *self,
                                      const QdrDatabaseTable *table,
                                      gint64 *n_rows,
                                      GError **error);

/**
 * @brief Hides the rows counted by qdr_database_count_bad_rows().
 *
 * If there are such rows, or the table is long, the name of the table stands afterwards for a
 * temporary view of the other rows. So statements that write need "main." before the name.
 *
 * @param table  the table; must outlive the database
 * @param error  return location for a QDR_LIBRARY_ERROR
 */
gboolean
qdr_database_hide_bad_rows (QdrDatabase *self, const QdrDatabaseTable *table, GError **error);

/** @brief Undoes qdr_database_hide_bad_rows(). */
void qdr_database_show_bad_rows (QdrDatabase *self, const QdrDatabaseTable *table);

/** @brief Returns whether the file or its folder is read-only. */
gboolean qdr_database_is_read_only (QdrDatabase *self);

/**
 * @brief Runs statements without parameters or results.
 *
 * @param sql    the statements, a constant of this program
 * @param error  return location for a QDR_LIBRARY_ERROR
 */
gboolean qdr_database_run_statements (QdrDatabase *self, const char *sql, GError **error);

/**
 * @brief Prepares a statement, or resets an earlier one with the same text and clears its
 *        parameters.
 *
 * Parameters are bound with the functions of SQLite.
 *
 * @param sql    the statement, a constant of this program; copied
 * @param error  return location for a QDR_LIBRARY_ERROR
 * @return (transfer none) (nullable): the statement, valid until the next call with the same @p sql
 *         or until the file is closed; NULL on error
 */
sqlite3_stmt *qdr_database_prepare_statement (QdrDatabase *self, const char *sql, GError **error);

/**
 * @brief Adds a number to a set.
 *
 * @param set     one byte for each number from 0; the number is in the set if its byte is not 0
 * @param number  the number; refused if it is negative or larger than any id of a game
 * @param bits    the bits to set in the byte of the number
 * @param error   return location for a QDR_LIBRARY_ERROR, DAMAGED if the number is refused
 */
gboolean
qdr_database_add_number_to_set (GByteArray *set, gint64 number, guint8 bits, GError **error);

/**
 * @brief Reads the first column of a statement as a set of numbers.
 *
 * @param statement  (nullable): if NULL, nothing is read
 * @param error      return location for a QDR_LIBRARY_ERROR
 * @return (transfer full) (nullable): for qdr_database_bind_number_set(); NULL on error or without
 *         a statement
 */
GByteArray *
qdr_database_read_number_set (QdrDatabase *self, sqlite3_stmt *statement, GError **error);

/**
 * @brief Binds a set of numbers for the function "among".
 *
 * @param set  (transfer full): see qdr_database_add_number_to_set()
 */
void qdr_database_bind_number_set (sqlite3_stmt *statement, int parameter, GByteArray *set);

/**
 * @brief Steps to the next row of a statement.
 *
 * @param has_row  (out): whether there is another row; if not, the statement has been reset
 * @param error    return location for a QDR_LIBRARY_ERROR
 * @return FALSE on error
 */
gboolean qdr_database_step_to_next_row (QdrDatabase *self,
                                        sqlite3_stmt *statement,
                                        gboolean *has_row,
                                        GError **error);

/**
 * @brief Runs a prepared statement without results.
 *
 * @param error  return location for a QDR_LIBRARY_ERROR
 */
gboolean
qdr_database_run_prepared_statement (QdrDatabase *self, sqlite3_stmt *statement, GError **error);

/**
 * @brief Runs a statement and reads an integer.
 *
 * @param value  (out): the first column of the first row, 0 if there is no row
 * @param error  return location for a QDR_LIBRARY_ERROR
 */
gboolean qdr_database_read_integer (QdrDatabase *self,
                                    sqlite3_stmt *statement,
                                    gint64 *value,
                                    GError **error);

/** @brief A function that reads @p row into a zeroed element of an array. */
typedef void (*QdrDatabaseReadFunc) (sqlite3_stmt *row, gpointer element);

/**
 * @brief Runs a statement and reads all its rows into an array.
 *
 * @param statement  (nullable): if NULL, nothing is read
 * @param size       size of an element in bytes
 * @param error      return location for a QDR_LIBRARY_ERROR
 * @return (transfer full) (nullable): NULL on error or without a statement
 */
GArray *qdr_database_read_array (QdrDatabase *self,
                                 sqlite3_stmt *statement,
                                 guint size,
                                 QdrDatabaseReadFunc read,
                                 GError **error);

/**
 * @brief Runs a statement and reads its first column as integers.
 *
 * @param statement  (nullable): if NULL, nothing is read
 * @param error      return location for a QDR_LIBRARY_ERROR
 * @return (transfer full) (element-type gint64) (nullable): NULL on error or without a statement
 */
GArray *qdr_database_read_integers (QdrDatabase *self, sqlite3_stmt *statement, GError **error);

/**
 * @brief Returns a column as valid UTF-8, even from a damaged file.
 *
 * @param column  the index of the column, from 0
 * @return (transfer none): "" for NULL and for invalid text; valid until the next step
 */
const char *qdr_database_get_text (sqlite3_stmt *row, int column);

/** @brief Sets an error with the code QDR_LIBRARY_ERROR_DAMAGED. @return FALSE */
gboolean qdr_database_set_damaged_error (GError **error);

/**
 * @brief Begins a transaction. Calls can be nested: only the outermost call begins a transaction of
 *        SQLite.
 *
 * @param error  return location for a QDR_LIBRARY_ERROR
 */
gboolean qdr_database_begin_transaction (QdrDatabase *self, GError **error);

/**
 * @brief Ends a transaction begun by qdr_database_begin_transaction().
 *
 * @param commit  FALSE to roll back; after FALSE from a nested call, the outermost call rolls back
 *                everything
 * @param error   return location for a QDR_LIBRARY_ERROR; not set after a requested rollback
 * @return whether the transaction was committed; from a nested call, @p commit
 */
gboolean qdr_database_end_transaction (QdrDatabase *self, gboolean commit, GError **error);

/** @brief Returns the id of the row that this database added last. */
gint64 qdr_database_get_last_added_id (QdrDatabase *self);

/**
 * @brief Sleeps long enough for other programs to begin a transaction. Must not be called within a
 *        transaction.
 */
void qdr_database_yield_to_other_programs (QdrDatabase *self);

/** @brief Returns the number of rows changed by the last statement. */
guint qdr_database_get_n_changes (QdrDatabase *self);

G_END_DECLS
