/*
 * The tables of the library, and how those of earlier versions become these.
 *
 * Only the files of this folder include this.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-database.h"

G_BEGIN_DECLS

/** @brief The version of the tables that this program writes. */
#define QDR_LIBRARY_SCHEMA_VERSION 5

/** @brief A statement that adds the rows of "outcomes" for all games; for one, with a condition
 *         behind it. */
#define QDR_LIBRARY_ADD_OUTCOMES                                                                   \
  "INSERT INTO outcomes SELECT mine.player, games.date, games.time, games.id, mine.seat,"          \
  " other.player, games.players, games.width, games.height, games.seconds, games.increment,"       \
  " games.plies, mine.walls, games.ending, mine.share"                                             \
  " FROM games JOIN seats mine ON mine.game = games.id LEFT JOIN seats other"                      \
  " ON games.players = 2 AND other.game = games.id AND other.seat = 3 - mine.seat"                 \
  " WHERE games.winner NOT NULL"

/** @brief How many moves stand in the column "opening". */
#define QDR_LIBRARY_OPENING_MOVES 12

/**
 * @brief Makes the tables in an empty file, or brings those of an earlier version up to date; all
 *        or nothing.
 *
 * Of several programs that open an empty file at once one makes the tables.
 *
 * @param database  that is open
 * @param error     return location for a QDR_LIBRARY_ERROR: FOREIGN for a file with other tables,
 *               NEWER for those of a later version, and nothing is changed then
 */
gboolean qdr_library_schema_prepare (QdrDatabase *database, GError **error);

G_END_DECLS
