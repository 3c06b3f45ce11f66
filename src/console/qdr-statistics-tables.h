/*
 * Questions to the library about players, as tables.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-library-query.h"
#include "qdr-library-statistics.h"

G_BEGIN_DECLS

/**
 * @brief Lists all players: "player, kind, games, rating, best, since", most games first.
 *
 * @param library  that is open
 * @param error    return location for a QDR_LIBRARY_ERROR
 * @return (transfer full) (nullable): NULL on error
 */
QdrLibraryTable *qdr_statistics_table_players (QdrLibrary *library, GError **error);

/**
 * @brief Counts the games of a player that are over: "what, value, games, wins, draws, losses,
 *        score, low, high, plies, walls"; all of them, and sorted by opponent, seat, board,
 *        number of players, clock and ending. The last two are means.
 *
 * @param library  that is open
 * @param player   whose
 * @param error    return location for a QDR_LIBRARY_ERROR
 * @return (transfer full) (nullable): NULL on error
 */
QdrLibraryTable *
qdr_statistics_table_scores (QdrLibrary *library, const QdrLibraryPlayer *player, GError **error);

/**
 * @brief Lists the games of a player that are over, oldest first: "id, date, players, share, plies,
 *        walls, streak"; how many have been won in a row.
 *
 * @param library  that is open
 * @param player   whose
 * @param error    return location for a QDR_LIBRARY_ERROR
 * @return (transfer full) (nullable): NULL on error
 */
QdrLibraryTable *
qdr_statistics_table_results (QdrLibrary *library, const QdrLibraryPlayer *player, GError **error);

/**
 * @brief Lists the ratings of a player after each day of play: "date, rating, deviation".
 *
 * @param library  that is open
 * @param player   whose
 * @param error    return location for a QDR_LIBRARY_ERROR
 * @return (transfer full) (nullable): NULL on error
 */
QdrLibraryTable *
qdr_statistics_table_ratings (QdrLibrary *library, const QdrLibraryPlayer *player, GError **error);

/**
 * @brief Lists the games of a player that were reviewed: "id, date, moves, inaccuracies, mistakes,
 *        blunders, accuracy".
 *
 * @param library  that is open
 * @param player   whose
 * @param error    return location for a QDR_LIBRARY_ERROR
 * @return (transfer full) (nullable): NULL on error
 */
QdrLibraryTable *
qdr_statistics_table_reviews (QdrLibrary *library, const QdrLibraryPlayer *player, GError **error);

/**
 * @brief Tells how the personalities stand against each other: "first, second, games, wins, draws,
 *        losses, score, low, high, plies, walls" and a column for each ending.
 *
 * @param library    that is open
 * @param n_players  2 or 4
 * @param error      return location for a QDR_LIBRARY_ERROR
 * @return (transfer full) (nullable): NULL on error
 */
QdrLibraryTable *
qdr_statistics_table_personalities (QdrLibrary *library, guint n_players, GError **error);

G_END_DECLS
