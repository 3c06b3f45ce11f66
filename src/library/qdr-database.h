/*
 * SQLite for the library: a file that is opened, statements with bound parameters, transactions,
 * and errors as sentences.
 *
 * Only the files of this folder include this.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>
#include <sqlite3.h>

G_BEGIN_DECLS

/** @brief In KiB, as it is negative: what lists and filters read of 100,000 games has room. */
#define QDR_DATABASE_CACHE_SIZE "-32768"

/** @brief A file that is open, and its statements. Used by one thread at a time. */
typedef struct QdrDatabase QdrDatabase;

/**
 * @brief Opens a file of SQLite's, or makes it.
 *
 * Waits up to five seconds where another program writes. Nothing is read yet, so that a file of
 * another kind is found out only by the first statement. Its statements have the functions
 * "folded (text)", which makes texts equal that differ only in case, "among (set, number)", see
 * qdr_database_bind_set(), and "player_of (kind, identity)" and "name_of (kind, identity, name)",
 * which say of a row of "players" to whom it belongs: without the strength that a personality that
 * adapts had in a game.
 *
 * @param path   in the encoding of file names
 * @param error  return location for a QDR_LIBRARY_ERROR
 * @return (transfer full) (nullable): to be closed with qdr_database_close(); NULL on error
 */
QdrDatabase *qdr_database_open (const char *path, GError **error);

/** @brief Closes the file. @param self  (nullable) */
void qdr_database_close (QdrDatabase *self);

/** @brief Whether nothing can be written: the file or its folder is read-only. */
gboolean qdr_database_is_read_only (QdrDatabase *self);

/**
 * @brief Runs statements that take no parameters and return no rows.
 *
 * @param sql    of this program, never from outside
 * @param error  return location for a QDR_LIBRARY_ERROR
 */
gboolean qdr_database_run (QdrDatabase *self, const char *sql, GError **error);

/**
 * @brief Makes a statement ready, or finds it among those that were used before.
 *
 * Parameters are bound with the functions of SQLite. A statement that is used again begins anew,
 * without parameters.
 *
 * @param sql    of this program, never from outside; it need not live longer
 * @param error  return location for a QDR_LIBRARY_ERROR
 * @return (transfer none) (nullable): NULL on error; until it is prepared again, or the file closed
 */
sqlite3_stmt *qdr_database_prepare (QdrDatabase *self, const char *sql, GError **error);

/**
 * @brief Adds a number to a set.
 *
 * @param set     where a byte is not 0, its place is in the set
 * @param number  from 0; what no library has is refused
 * @param bits    that its byte gets besides those that it has
 * @param error   return location for a QDR_LIBRARY_ERROR, DAMAGED for what is refused
 */
gboolean qdr_database_set_add (GByteArray *set, gint64 number, guint8 bits, GError **error);

/**
 * @brief Reads a set of numbers.
 *
 * @param statement  (nullable): whose first column they are; NULL where it could not be prepared
 * @param error      return location for a QDR_LIBRARY_ERROR
 * @return (transfer full) (nullable): for qdr_database_bind_set(); NULL on error
 */
GByteArray *qdr_database_read_set (QdrDatabase *self, sqlite3_stmt *statement, GError **error);

/**
 * @brief Binds a set of numbers for the function "among".
 *
 * @param statement  of which it is a parameter
 * @param parameter  its number
 * @param set        (transfer full): see qdr_database_set_add()
 */
void qdr_database_bind_set (sqlite3_stmt *statement, int parameter, GByteArray *set);

/**
 * @brief Goes to the next row.
 *
 * @param statement  with its parameters
 * @param has_row    (out): whether there is one; afterwards the statement is at its end
 * @param error      return location for a QDR_LIBRARY_ERROR
 * @return FALSE on error
 */
gboolean
qdr_database_step (QdrDatabase *self, sqlite3_stmt *statement, gboolean *has_row, GError **error);

/**
 * @brief Runs a statement that returns no rows, with its parameters.
 *
 * @param statement  as from qdr_database_prepare()
 * @param error      return location for a QDR_LIBRARY_ERROR
 */
gboolean qdr_database_finish (QdrDatabase *self, sqlite3_stmt *statement, GError **error);

/**
 * @brief Runs a statement and reads one whole number.
 *
 * @param statement  with its parameters
 * @param value      (out): of the first column, 0 where there is no row
 * @param error      return location for a QDR_LIBRARY_ERROR
 */
gboolean qdr_database_read_integer (QdrDatabase *self,
                                    sqlite3_stmt *statement,
                                    gint64 *value,
                                    GError **error);

/** @brief Reads @p row into an element of an array, which is zero. */
typedef void (*QdrDatabaseReadFunc) (sqlite3_stmt *row, gpointer element);

/**
 * @brief Runs a statement and reads all its rows.
 *
 * @param statement  (nullable): with its parameters; NULL where it could not be made
 * @param size       of an element, bytes
 * @param read       reads one
 * @param error      return location for a QDR_LIBRARY_ERROR
 * @return (transfer full) (nullable): in the order of the rows; NULL on error
 */
GArray *qdr_database_read_array (QdrDatabase *self,
                                 sqlite3_stmt *statement,
                                 guint size,
                                 QdrDatabaseReadFunc read,
                                 GError **error);

/**
 * @brief Runs a statement and reads whole numbers.
 *
 * @param statement  (nullable): as with qdr_database_read_array()
 * @param error      return location for a QDR_LIBRARY_ERROR
 * @return (transfer full) (element-type gint64) (nullable): the first column; NULL on error
 */
GArray *qdr_database_read_integers (QdrDatabase *self, sqlite3_stmt *statement, GError **error);

/**
 * @brief Returns a text of a row: UTF-8 without NUL, whatever a damaged file may have in its place.
 *
 * @param row     as from qdr_database_step()
 * @param column  from 0
 * @return (transfer none): "" for none, and for what is no text; valid until the next step
 */
const char *qdr_database_get_text (sqlite3_stmt *row, int column);

/** @brief Says that the file is damaged. @param error  return location for a QDR_LIBRARY_ERROR
 *         @return FALSE */
gboolean qdr_database_fail_damaged (GError **error);

/**
 * @brief Begins to write: all that follows is written together, or not at all. Within another such
 *        beginning it is a part of that one.
 *
 * @param error  return location for a QDR_LIBRARY_ERROR
 */
gboolean qdr_database_begin (QdrDatabase *self, GError **error);

/**
 * @brief Ends what qdr_database_begin() began.
 *
 * @param keep   whether what was written since is kept; if not, or if that fails, all is as before
 *               the first beginning, once that has ended as well
 * @param error  return location for a QDR_LIBRARY_ERROR; NULL if anything was not to be kept
 * @return whether it is kept
 */
gboolean qdr_database_end (QdrDatabase *self, gboolean keep, GError **error);

/** @brief Returns the number of the row that was added last. */
gint64 qdr_database_get_last_id (QdrDatabase *self);

/**
 * @brief Waits so long that whoever waits for the file sees that it is free; outside a
 *        transaction.
 *
 * @param self  that is open
 */
void qdr_database_let_others_in (QdrDatabase *self);

/** @brief Returns how many rows the last statement has changed. */
guint qdr_database_get_n_changes (QdrDatabase *self);

G_END_DECLS
