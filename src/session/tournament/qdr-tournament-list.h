/*
 * The tournaments of the user: a folder with one file each.
 *
 * It is separate from its window because it uses no widgets.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-tournament-run.h"

G_BEGIN_DECLS

#define QDR_TYPE_TOURNAMENT_LIST (qdr_tournament_list_get_type ())
G_DECLARE_FINAL_TYPE (QdrTournamentList, qdr_tournament_list, QDR, TOURNAMENT_LIST, GObject)

/*
 * A GListModel of QdrTournamentRun in the order of their names, read soon after its creation.
 */

/** @brief Returns the folder of this user (transfer full). */
char *qdr_tournament_list_get_default_folder (void);

/**
 * @brief Lists the tournaments of a folder.
 *
 * @param folder         need not exist
 * @param personalities  (nullable): as for qdr_tournament_run_new()
 * @param library        (nullable): as for qdr_tournament_recorder_new()
 * @param version        as for qdr_tournament_recorder_new()
 */
QdrTournamentList *qdr_tournament_list_new (const char *folder,
                                            QdrPersonalityList *personalities,
                                            QdrLibraryWorker *library,
                                            const char *version);

/** @brief Returns the recorder of all its tournaments. */
QdrTournamentRecorder *qdr_tournament_list_get_recorder (QdrTournamentList *self);

/** @brief Returns whether the folder has been read. */
gboolean qdr_tournament_list_is_loaded (QdrTournamentList *self);

/**
 * @brief Creates a tournament and its file.
 *
 * @param name       of the tournament
 * @param plan       copied
 * @param callback   called in the main context
 * @param user_data  for @p callback
 */
void qdr_tournament_list_create_async (QdrTournamentList *self,
                                       const char *name,
                                       const QdrTournamentPlan *plan,
                                       GAsyncReadyCallback callback,
                                       gpointer user_data);

/**
 * @brief Finishes qdr_tournament_list_create_async().
 *
 * @param result  as passed to the callback
 * @param error   as of qdr_tournament_file_create()
 * @return (transfer full) (nullable): in the list now; NULL on error
 */
QdrTournamentRun *
qdr_tournament_list_create_finish (QdrTournamentList *self, GAsyncResult *result, GError **error);

/**
 * @brief Stops and deletes a tournament and its file; its games stay in the library.
 *
 * @param run  of the list
 */
void qdr_tournament_list_remove (QdrTournamentList *self, QdrTournamentRun *run);

/**
 * @brief Updates the tournament to which a game in a window belongs by its headers, if any.
 *
 * @param game  any game, as far as it has come
 */
void qdr_tournament_list_update_game (QdrTournamentList *self, QdrGame *game);

/** @brief Stops all tournaments and waits for them, before the program ends. */
void qdr_tournament_list_stop_all (QdrTournamentList *self);

G_END_DECLS
