/*
 * Filters as conditions of SQL. Only the files of this folder include this.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-database.h"
#include "qdr-library-filter.h"

G_BEGIN_DECLS

/**
 * @brief Appends " WHERE …" for rows of "games", with a numbered parameter for each value.
 *
 * @param sql  to append to; nothing is appended where all games are meant
 */
void qdr_library_filter_append (const QdrLibraryFilter *self, GString *sql);

/**
 * @brief Binds the values.
 *
 * @param games      (transfer full) (nullable): of qdr_filter_search(), where it is needed
 * @param statement  of a text with what qdr_library_filter_append() appended; the texts of the
 *                   filter must live until it is done
 */
void
qdr_library_filter_bind (const QdrLibraryFilter *self, GByteArray *games, sqlite3_stmt *statement);

/** @brief Returns the expression with a whole number by which games are sorted, NULL for those
 *         orders that have none. */
const char *qdr_library_sort_get_key (QdrLibrarySort sort);

/**
 * @brief Appends " ORDER BY …", for orders that an index has.
 *
 * @param sort        QDR_LIBRARY_SORT_ID or QDR_LIBRARY_SORT_DATE
 * @param descending  whether the other way round
 * @param sql         to append to
 */
void qdr_library_sort_append (QdrLibrarySort sort, gboolean descending, GString *sql);

G_END_DECLS
