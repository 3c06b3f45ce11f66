/*
 * The tables of the library, and migrations from earlier versions. Private to this folder.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-database.h"

G_BEGIN_DECLS

/** @brief The version of the schema. */
#define QDR_LIBRARY_SCHEMA_VERSION 8

/**
 * @brief A statement that adds the rows of "outcomes" for all finished games. To limit it to some
 *        games, append a condition such as " AND games.id = ?1".
 *
 * @param rounds  ", games.rounds", or "" before version 8 of the schema
 */
#define QDR_LIBRARY_ADD_OUTCOMES(rounds)                                                           \
  "INSERT OR IGNORE INTO main.outcomes"                                                            \
  " SELECT mine.player, games.date, games.time, games.id, mine.seat,"                              \
  " other.player, games.players, games.width, games.height, games.seconds, games.increment,"       \
  " games.plies, mine.walls, games.ending, mine.share" rounds                                      \
  " FROM games JOIN seats mine ON mine.game = games.id"                                            \
  " JOIN main.players ON players.id = mine.player LEFT JOIN seats other"                           \
  " ON games.players = 2 AND other.game = games.id AND other.seat = 3 - mine.seat"                 \
  " WHERE games.winner NOT NULL"

/** @brief Maximum number of moves in the column "opening". */
#define QDR_LIBRARY_OPENING_MOVES 12

/**
 * @brief Creates the tables in an empty file, or migrates the tables of an earlier version. On
 *        error the tables are unchanged.
 *
 * Afterwards, statements that read see only rows that this program can have written; see
 * qdr_database_hide_bad_rows().
 *
 * If several programs open an empty file at the same time, one of them creates the tables.
 *
 * @param error  return location for a QDR_LIBRARY_ERROR: FOREIGN if another program made the
 *               tables, NEWER if a later version made them, READ_ONLY if the tables of an earlier
 *               version cannot be migrated; in these cases the file is unchanged
 */
gboolean qdr_library_schema_create_or_migrate (QdrDatabase *database, GError **error);

/**
 * @brief Removes unused space from the file.
 *
 * @param error  return location for a QDR_LIBRARY_ERROR; on error the tables are unchanged
 */
gboolean qdr_library_schema_compact_file (QdrDatabase *database, GError **error);

/**
 * @brief Checks whether the tables contain rows that this program cannot have written. All reading
 *        leaves such rows out.
 *
 * @param error  return location for a QDR_LIBRARY_ERROR, DAMAGED if there are such rows
 * @return whether there are none
 */
gboolean qdr_library_schema_check_rows (QdrDatabase *database, GError **error);

G_END_DECLS
