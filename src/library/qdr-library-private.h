/*
 * What the files of the library share. Only the files of this folder include this.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-database.h"
#include "qdr-library.h"

G_BEGIN_DECLS

struct QdrLibrary {
  QdrDatabase *database;
};

/**
 * @brief Finds what is asked about one game.
 *
 * @param sql    a statement with the number of the game as its only parameter
 * @param id     of the game
 * @param error  return location for a QDR_LIBRARY_ERROR, NOT_FOUND if there is no row
 * @return (transfer none) (nullable): the statement at its row, to be reset; NULL on error
 */
sqlite3_stmt *qdr_library_find_row (QdrLibrary *self, const char *sql, gint64 id, GError **error);

/**
 * @brief Makes a statement ready that has what qdr_library_filter_append() appended.
 *
 * @param filter  what was appended; must live until the statement is done
 * @param sql     the statement
 * @param error   return location for a QDR_LIBRARY_ERROR
 * @return (transfer none) (nullable): with the values of @p filter; NULL on error
 */
sqlite3_stmt *qdr_library_prepare_filtered (QdrLibrary *self,
                                            const QdrLibraryFilter *filter,
                                            const GString *sql,
                                            GError **error);

G_END_DECLS
