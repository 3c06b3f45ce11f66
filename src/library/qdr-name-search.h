/*
 * Games of the library by parts of the names of those who play them. Only the files of this folder
 * include this.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-database.h"

G_BEGIN_DECLS

/**
 * @brief Finds the games of a player, of an opponent, or of both on different seats.
 *
 * There are few players and many seats, and of a letter that most names have nearly all seats are
 * meant: names are compared once for each player, and games noted in an array.
 *
 * @param database  of the library
 * @param player    (nullable): a part of a name, in whatever case
 * @param opponent  (nullable): likewise; one of both is there
 * @param error     return location for a QDR_LIBRARY_ERROR
 * @return (transfer full) (nullable): for qdr_database_bind_set(); NULL on error
 */
GByteArray *
qdr_name_search (QdrDatabase *database, const char *player, const char *opponent, GError **error);

G_END_DECLS
