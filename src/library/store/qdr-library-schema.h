/*
 * The tables of the library, and migrations from earlier versions. Private to this folder.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-database.h"

G_BEGIN_DECLS

/** @brief The version of the schema. */
#define QDR_LIBRARY_SCHEMA_VERSION 5

/**
 * @brief A statement that adds the rows of "outcomes" for all games; a condition can be appended.
 */
#define QDR_LIBRARY_ADD_OUTCOMES                                                                   \
  "INSERT INTO outcomes SELECT mine.player, games.date, games.time, games.id, mine.seat,"          \
  " other.player, games.players, games.width, games.height, games.seconds, games.increment,"       \
  " games.plies, mine.walls, games.ending, mine.share"                                             \
  " FROM games JOIN seats mine ON mine.game = games.id LEFT JOIN seats other"                      \
  " ON games.players = 2 AND other.game = games.id AND other.seat = 3 - mine.seat"                 \
  " WHERE games.winner NOT NULL"

/** @brief Number of moves in the column "opening". */
#define QDR_LIBRARY_OPENING_MOVES 12

/**
 * @brief Creates the tables in an empty file, or migrates those of an earlier version; all or
 *        nothing.
 *
 * If several programs open an empty file at once, one of them creates the tables.
 *
 * @param error  return location for a QDR_LIBRARY_ERROR, FOREIGN for other tables, NEWER for the
 *               tables of a later version; with either, nothing is changed
 */
gboolean qdr_library_schema_create_or_migrate (QdrDatabase *database, GError **error);

G_END_DECLS
