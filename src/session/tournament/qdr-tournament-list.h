/*
 * The list of the user's tournaments, which are stored in one folder, each in its own file.
 *
 * It is separate from the window that shows it because it uses no widgets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-tournament-run.h"

G_BEGIN_DECLS

#define QDR_TYPE_TOURNAMENT_LIST (qdr_tournament_list_get_type ())
G_DECLARE_FINAL_TYPE (QdrTournamentList, qdr_tournament_list, QDR, TOURNAMENT_LIST, GObject)

/*
 * A GListModel of QdrTournamentRun in the order of their names. The folder is read in the
 * background after the list is created.
 */

/** @brief Returns the folder of the user's tournaments (transfer full). */
char *qdr_tournament_list_get_default_folder (void);

/**
 * @brief Returns a list of the tournaments in a folder.
 *
 * @param folder         the folder, which may be missing
 * @param personalities  (nullable): passed to qdr_tournament_run_new()
 * @param library        (nullable): passed to qdr_tournament_recorder_new()
 * @param version        passed to qdr_tournament_recorder_new()
 */
QdrTournamentList *qdr_tournament_list_new (const char *folder,
                                            QdrPersonalityList *personalities,
                                            QdrLibraryWorker *library,
                                            const char *version);

/** @brief Returns the recorder of all tournaments in the list (transfer none). */
QdrTournamentRecorder *qdr_tournament_list_get_recorder (QdrTournamentList *self);

/** @brief Returns whether the folder has been read. */
gboolean qdr_tournament_list_is_loaded (QdrTournamentList *self);

/**
 * @brief Creates a tournament and its file.
 *
 * @param name       name of the tournament
 * @param plan       plan of the tournament; copied
 * @param callback   called in the main context
 * @param user_data  for @p callback
 */
void qdr_tournament_list_create_tournament_async (QdrTournamentList *self,
                                                  const char *name,
                                                  const QdrTournamentPlan *plan,
                                                  GAsyncReadyCallback callback,
                                                  gpointer user_data);

/**
 * @brief Finishes qdr_tournament_list_create_tournament_async().
 *
 * @param result  as passed to the callback
 * @param error   return location for an error of qdr_tournament_file_create()
 * @return (transfer full) (nullable): the tournament, which is now in the list; NULL on error
 */
QdrTournamentRun *qdr_tournament_list_create_tournament_finish (QdrTournamentList *self,
                                                                GAsyncResult *result,
                                                                GError **error);

/**
 * @brief Stops a tournament, removes it from the list and deletes its file. Its games stay in the
 *        library.
 *
 * @param run  a tournament of the list
 */
void qdr_tournament_list_remove_tournament (QdrTournamentList *self, QdrTournamentRun *run);

/**
 * @brief Updates a game of people in the tournament that the headers of the game name. Does nothing
 *        if this tournament is not in the list.
 *
 * @param game  any game, which may be unfinished
 */
void qdr_tournament_list_update_game (QdrTournamentList *self, QdrGame *game);

/** @brief Stops all tournaments and waits for their threads. Call this before the program ends. */
void qdr_tournament_list_stop_all_tournaments (QdrTournamentList *self);

G_END_DECLS
