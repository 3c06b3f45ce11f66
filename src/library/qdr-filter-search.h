/*
 * Games of the library by what stands in other tables: players, positions, openings.
 *
 * Only the files of this folder include this.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-database.h"
#include "qdr-library-filter.h"

G_BEGIN_DECLS

/** @brief Whether a filter has conditions that are searched for in this way.
 *         @param filter  any */
gboolean qdr_filter_search_is_needed (const QdrLibraryFilter *filter);

/**
 * @brief Finds the games for which these conditions of a filter hold.
 *
 * What is found is noted in an array: SQLite would look at each game several times as slowly.
 *
 * @param database  of the library
 * @param filter    with one of these conditions
 * @param error     return location for a QDR_LIBRARY_ERROR
 * @return (transfer full) (nullable): for qdr_database_bind_set(); NULL on error
 */
GByteArray *
qdr_filter_search (QdrDatabase *database, const QdrLibraryFilter *filter, GError **error);

G_END_DECLS
