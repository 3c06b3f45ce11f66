/*
 * The games of a tournament, read from its files on a thread.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-tournament-run.h"

G_BEGIN_DECLS

/**
 * @brief Reads a game that has been played.
 *
 * @param number     of the game
 * @param callback   called in the main context
 * @param user_data  for @p callback
 */
void qdr_tournament_run_read_game_async (QdrTournamentRun *self,
                                         guint number,
                                         GAsyncReadyCallback callback,
                                         gpointer user_data);

/**
 * @brief Tells what came of it.
 *
 * @param result  what the callback was given
 * @param error   return location for a QDR_JOURNAL_ERROR or G_FILE_ERROR
 * @return (transfer full) (nullable): NULL on error
 */
QdrGame *
qdr_tournament_run_read_game_finish (QdrTournamentRun *self, GAsyncResult *result, GError **error);

/**
 * @brief Makes a game of people ready to be played, or to go on: one that was begun is as it was
 *        left. It says in its headers where it belongs to.
 *
 * @param number     of the game
 * @param callback   called in the main context
 * @param user_data  for @p callback
 */
void qdr_tournament_run_begin_game_async (QdrTournamentRun *self,
                                          guint number,
                                          GAsyncReadyCallback callback,
                                          gpointer user_data);

/**
 * @brief Tells what came of it.
 *
 * @param result  what the callback was given
 * @param error   as of qdr_tournament_file_make_game()
 * @return (transfer full) (nullable): NULL on error
 */
QdrGame *
qdr_tournament_run_begin_game_finish (QdrTournamentRun *self, GAsyncResult *result, GError **error);

G_END_DECLS
