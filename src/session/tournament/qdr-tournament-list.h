/*
 * The tournaments of the user: a folder with a file for each.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-tournament-run.h"

G_BEGIN_DECLS

#define QDR_TYPE_TOURNAMENT_LIST (qdr_tournament_list_get_type ())
G_DECLARE_FINAL_TYPE (QdrTournamentList, qdr_tournament_list, QDR, TOURNAMENT_LIST, GObject)

/*
 * A GListModel of QdrTournamentRun, those first whose names come first, read soon after it is made.
 */

/** @brief Returns the folder of this user. @return (transfer full) */
char *qdr_tournament_list_get_default_folder (void);

/**
 * @brief Lists the tournaments of a folder.
 *
 * @param folder         which need not be there
 * @param personalities  (nullable): as for qdr_tournament_run_new()
 * @param library        (nullable): as for qdr_tournament_recorder_new()
 * @param version        as for qdr_tournament_recorder_new()
 */
QdrTournamentList *qdr_tournament_list_new (const char *folder,
                                            QdrPersonalityList *personalities,
                                            QdrLibraryWorker *library,
                                            const char *version);

/** @brief Returns what keeps the games of all of them in the library. */
QdrTournamentRecorder *qdr_tournament_list_get_recorder (QdrTournamentList *self);

/** @brief Whether the folder has been read. */
gboolean qdr_tournament_list_is_loaded (QdrTournamentList *self);

/**
 * @brief Makes a tournament, with its file.
 *
 * @param name       what it is to be called
 * @param plan       what it is to be; copied
 * @param callback   called in the main context
 * @param user_data  for @p callback
 */
void qdr_tournament_list_create_async (QdrTournamentList *self,
                                       const char *name,
                                       const QdrTournamentPlan *plan,
                                       GAsyncReadyCallback callback,
                                       gpointer user_data);

/**
 * @brief Tells what came of it.
 *
 * @param result  what the callback was given
 * @param error   return location for an error as of qdr_tournament_file_create()
 * @return (transfer full) (nullable): in the list now; NULL on error
 */
QdrTournamentRun *
qdr_tournament_list_create_finish (QdrTournamentList *self, GAsyncResult *result, GError **error);

/**
 * @brief Deletes a tournament and its file; its games stay in the library. One that runs is
 *        stopped.
 *
 * @param run  which one
 */
void qdr_tournament_list_remove (QdrTournamentList *self, QdrTournamentRun *run);

/**
 * @brief Takes note of a game that is played in a window, if its headers say that it is one of a
 *        tournament here.
 *
 * @param game  any, as far as it has come
 */
void qdr_tournament_list_update_game (QdrTournamentList *self, QdrGame *game);

/** @brief Stops all and waits for that, before the program ends. */
void qdr_tournament_list_stop (QdrTournamentList *self);

G_END_DECLS
