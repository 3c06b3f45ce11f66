/*
 * A tournament that runs in the background and can be stopped and resumed.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-cross-table.h"
#include "qdr-library-worker.h"
#include "qdr-tournament-record.h"

G_BEGIN_DECLS

/* The recorder that adds the games of tournaments to the library */

#define QDR_TYPE_TOURNAMENT_RECORDER (qdr_tournament_recorder_get_type ())
G_DECLARE_FINAL_TYPE (QdrTournamentRecorder,
                      qdr_tournament_recorder,
                      QDR,
                      TOURNAMENT_RECORDER,
                      GObject)

/*
 * Properties:
 *   "enabled"          boolean, TRUE at first: whether games are added
 *
 * Signals:
 *   "failed" (char *)  a sentence: a game could not be added, and the reason
 */

/**
 * @brief Returns a recorder, which is enabled at first.
 *
 * @param library  (nullable): referenced; without one no game is added
 * @param version  of the program
 */
QdrTournamentRecorder *qdr_tournament_recorder_new (QdrLibraryWorker *library, const char *version);

/**
 * @brief Adds a game, if the recorder is enabled. A game that is in the library already stays as
 *        it is.
 *
 * @param text  of the saved game
 * @return whether it will be added
 */
gboolean qdr_tournament_recorder_add_game (QdrTournamentRecorder *self, const char *text);

/** @brief The state of a tournament. */
typedef enum {
  QDR_TOURNAMENT_LOADING,  /**< it is being read */
  QDR_TOURNAMENT_BROKEN,   /**< it cannot be read: see qdr_tournament_run_get_error_message() */
  QDR_TOURNAMENT_STOPPED,  /**< games without people are left */
  QDR_TOURNAMENT_WAITING,  /**< only games of people are left */
  QDR_TOURNAMENT_RUNNING,  /**< a game is being played */
  QDR_TOURNAMENT_STOPPING, /**< it will be stopped in a moment */
  QDR_TOURNAMENT_OVER,     /**< all games have been played */
} QdrTournamentState;

#define QDR_TYPE_TOURNAMENT_RUN (qdr_tournament_run_get_type ())
G_DECLARE_FINAL_TYPE (QdrTournamentRun, qdr_tournament_run, QDR, TOURNAMENT_RUN, GObject)

/*
 * Games are played on a thread; methods and signals belong to the main context in which the run was
 * created. It uses one core, with the lowest priority.
 *
 * Signals:
 *   "changed"            the state has changed, a game has ended, or one of people has begun
 *   "live-game-changed"  qdr_tournament_run_get_live_game() is another game; its moves are
 *                        signals of that game
 */

/**
 * @brief Returns a tournament, whose file is read soon.
 *
 * @param path           of the file
 * @param personalities  (nullable): for the openings; referenced
 * @param recorder       (nullable): adds its games to the library; referenced
 */
QdrTournamentRun *qdr_tournament_run_new (const char *path,
                                          QdrPersonalityList *personalities,
                                          QdrTournamentRecorder *recorder);

/**
 * @brief Returns whether a game of people has begun and will be resumed.
 *
 * @param number  of the game in the tournament
 */
gboolean qdr_tournament_run_has_started_game (QdrTournamentRun *self, guint number);

/** @brief Returns the name: that of its file without extension. */
const char *qdr_tournament_run_get_name (QdrTournamentRun *self);

/** @brief Returns the path of its file. */
const char *qdr_tournament_run_get_path (QdrTournamentRun *self);

/** @brief Returns the state. */
QdrTournamentState qdr_tournament_run_get_state (QdrTournamentRun *self);

/** @brief Returns the last error (nullable): a sentence. */
const char *qdr_tournament_run_get_error_message (QdrTournamentRun *self);

/** @brief Returns the plan (nullable): NULL before the file has been read. */
const QdrTournamentPlan *qdr_tournament_run_get_plan (QdrTournamentRun *self);

/** @brief Returns the cross table (nullable): NULL before the file has been read. */
const QdrCrossTable *qdr_tournament_run_get_table (QdrTournamentRun *self);

/** @brief Returns the number of games; 0 before the file has been read. */
guint qdr_tournament_run_get_n_games (QdrTournamentRun *self);

/** @brief Returns the finished games in the order in which they ended (transfer none)
 *  (element-type QdrTournamentGame). */
GArray *qdr_tournament_run_get_games (QdrTournamentRun *self);

/** @brief Returns the games of people that are not over.
 *         @return (transfer full) (element-type QdrHumanGame): by their numbers */
GArray *qdr_tournament_run_list_waiting_games (QdrTournamentRun *self);

/** @brief Estimates the time that the remaining games without people take, from the games of
 *  this run: seconds, or -1 if unknown. */
gint64 qdr_tournament_run_get_time_left (QdrTournamentRun *self);

/** @brief Starts or resumes, deferred until the file is read. Does nothing while running or
 *  finished. */
void qdr_tournament_run_start (QdrTournamentRun *self);

/** @brief Stops. The game being played is dropped and played again later. */
void qdr_tournament_run_stop (QdrTournamentRun *self);

/** @brief Stops and waits for the thread, before the program ends. Its last events arrive later. */
void qdr_tournament_run_stop_and_wait (QdrTournamentRun *self);

/** @brief Sets whether qdr_tournament_run_get_live_game() follows the game being played. */
void qdr_tournament_run_set_watched (QdrTournamentRun *self, gboolean watched);

/**
 * @brief Returns the game being played, as far as it has come.
 *
 * @return (nullable) (transfer none): NULL if it is not watched or nothing is played
 */
QdrGame *qdr_tournament_run_get_live_game (QdrTournamentRun *self);

/**
 * @brief Updates a game of people: saves an unfinished one, and counts a finished one. A game that
 *        does not belong here, or is already counted, changes nothing.
 *
 * @param number  of the game
 * @param game    as far as it has come; copied
 */
void qdr_tournament_run_update_game (QdrTournamentRun *self, guint number, QdrGame *game);

/** @brief Removes the unfinished games of people, when the tournament is deleted. */
void qdr_tournament_run_remove_unfinished_games (QdrTournamentRun *self);

/* Games */

/**
 * @brief Reads a finished game.
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
 * @brief Finishes qdr_tournament_run_read_game_async().
 *
 * @param result  as passed to the callback
 * @param error   return location for a QDR_JOURNAL_ERROR or G_FILE_ERROR
 * @return (transfer full) (nullable): NULL on error
 */
QdrGame *
qdr_tournament_run_read_game_finish (QdrTournamentRun *self, GAsyncResult *result, GError **error);

/**
 * @brief Creates a game of people, or reads it if it has begun. Its headers name the tournament
 *        and the game.
 *
 * @param number     of the game
 * @param callback   called in the main context
 * @param user_data  for @p callback
 */
void qdr_tournament_run_prepare_game_async (QdrTournamentRun *self,
                                            guint number,
                                            GAsyncReadyCallback callback,
                                            gpointer user_data);

/**
 * @brief Finishes qdr_tournament_run_prepare_game_async().
 *
 * @param result  as passed to the callback
 * @param error   as of qdr_tournament_file_make_game()
 * @return (transfer full) (nullable): NULL on error
 */
QdrGame *qdr_tournament_run_prepare_game_finish (QdrTournamentRun *self,
                                                 GAsyncResult *result,
                                                 GError **error);

/* Description */

/**
 * @brief Describes the state in a few words: "12 of 40 games, running".
 *
 * @param run  a tournament
 * @return (transfer full): translated
 */
char *qdr_tournament_run_describe_state (QdrTournamentRun *run);

G_END_DECLS
