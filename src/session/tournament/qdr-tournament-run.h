/*
 * A tournament that runs in the background and can be stopped and resumed; and the recorder that
 * adds games of tournaments to the library.
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
 *   "failed" (char *)  a game could not be added; the sentence gives the reason
 */

/**
 * @brief Returns a recorder, which is enabled at first.
 *
 * @param library  (nullable): library of the user, referenced; NULL to add no games
 * @param version  version of the program
 */
QdrTournamentRecorder *qdr_tournament_recorder_new (QdrLibraryWorker *library, const char *version);

/**
 * @brief Adds a game to the library in the background, unless the library has the game. Does
 *        nothing if the recorder is not enabled or has no library.
 *
 * @param text  text of the saved game
 * @return whether the recorder is enabled and has a library
 */
gboolean qdr_tournament_recorder_add_game (QdrTournamentRecorder *self, const char *text);

/** @brief The state of a tournament. */
typedef enum {
  QDR_TOURNAMENT_LOADING,  /**< the file is being read */
  QDR_TOURNAMENT_BROKEN,   /**< the file cannot be read; see
                                qdr_tournament_run_get_error_message() */
  QDR_TOURNAMENT_STOPPED,  /**< no game is being played; games without people remain */
  QDR_TOURNAMENT_WAITING,  /**< no game is being played; only games of people remain */
  QDR_TOURNAMENT_RUNNING,  /**< a game is being played */
  QDR_TOURNAMENT_STOPPING, /**< the thread has been asked to stop, and has not ended yet */
  QDR_TOURNAMENT_OVER,     /**< all games have been played */
} QdrTournamentState;

#define QDR_TYPE_TOURNAMENT_RUN (qdr_tournament_run_get_type ())
G_DECLARE_FINAL_TYPE (QdrTournamentRun, qdr_tournament_run, QDR, TOURNAMENT_RUN, GObject)

/*
 * Games are played on one thread with the lowest priority. Signals are emitted in the main context
 * in which the run was created, and methods must be called there.
 *
 * Signals:
 *   "changed"            the state has changed, a game has ended, or a game of people has begun
 *   "live-game-changed"  qdr_tournament_run_get_live_game() returns another game. A move in that
 *                        game emits only signals of the QdrGame
 */

/**
 * @brief Returns a tournament. Its file is read in the background.
 *
 * @param path           path of the file
 * @param personalities  (nullable): personalities whose openings are used; referenced
 * @param recorder       (nullable): recorder of the games; referenced
 */
QdrTournamentRun *qdr_tournament_run_new (const char *path,
                                          QdrPersonalityList *personalities,
                                          QdrTournamentRecorder *recorder);

/**
 * @brief Returns whether a game of people has begun and not ended. People can resume this game.
 *
 * @param number  number of the game in the tournament
 */
gboolean qdr_tournament_run_has_unfinished_game (QdrTournamentRun *self, guint number);

/** @brief Returns the name of the tournament: the name of its file without the extension. */
const char *qdr_tournament_run_get_name (QdrTournamentRun *self);

/** @brief Returns the path of the file. */
const char *qdr_tournament_run_get_path (QdrTournamentRun *self);

/** @brief Returns the state of the tournament. */
QdrTournamentState qdr_tournament_run_get_state (QdrTournamentRun *self);

/** @brief Returns the last error as a sentence (nullable): NULL without an error. */
const char *qdr_tournament_run_get_error_message (QdrTournamentRun *self);

/** @brief Returns the plan (nullable): NULL before the file has been read. */
const QdrTournamentPlan *qdr_tournament_run_get_plan (QdrTournamentRun *self);

/** @brief Returns the cross table (nullable): NULL before the file has been read. */
const QdrCrossTable *qdr_tournament_run_get_cross_table (QdrTournamentRun *self);

/** @brief Returns the number of games; 0 before the file has been read. */
guint qdr_tournament_run_get_n_games (QdrTournamentRun *self);

/** @brief Returns the finished games in the order in which they ended (transfer none)
 *  (element-type QdrTournamentGame). */
GArray *qdr_tournament_run_get_finished_games (QdrTournamentRun *self);

/**
 * @brief Returns the games of people that have not been played.
 *
 * @return (transfer full) (element-type QdrHumanGame): games in the order of their numbers
 */
GArray *qdr_tournament_run_list_waiting_games (QdrTournamentRun *self);

/** @brief Estimates the time for the remaining games without people, in seconds, from the games
 *  that were played since the start. Returns -1 if the time is unknown. */
gint64 qdr_tournament_run_estimate_time_left (QdrTournamentRun *self);

/** @brief Starts or resumes the tournament, as soon as its file has been read. Does nothing if the
 *  tournament is running or over. */
void qdr_tournament_run_start (QdrTournamentRun *self);

/** @brief Stops the tournament. The game being played is abandoned, and played again later. */
void qdr_tournament_run_stop (QdrTournamentRun *self);

/** @brief Stops the tournament and waits for its thread. Call this before the program ends. Games
 *  that have ended on the thread are added to the record afterwards, in the main context. */
void qdr_tournament_run_stop_and_wait (QdrTournamentRun *self);

/** @brief Sets whether qdr_tournament_run_get_live_game() is updated with the moves of the game
 *  being played. */
void qdr_tournament_run_set_watched (QdrTournamentRun *self, gboolean watched);

/**
 * @brief Returns the game being played.
 *
 * @return (nullable) (transfer none): the game with the moves that have been played; NULL if no
 *         game is being played, or qdr_tournament_run_set_watched() was not called with TRUE
 */
QdrGame *qdr_tournament_run_get_live_game (QdrTournamentRun *self);

/**
 * @brief Saves a game of people and, if it has ended, adds it to the played games. Does nothing if
 *        game @p number is not a game of people, or was added before.
 *
 * @param number  number of the game in the tournament
 * @param game    the game, which may be unfinished; copied
 */
void qdr_tournament_run_update_game (QdrTournamentRun *self, guint number, QdrGame *game);

/** @brief Removes the files of the unfinished games of people. Call this when the tournament is
 *  deleted. */
void qdr_tournament_run_remove_unfinished_games (QdrTournamentRun *self);

/**
 * @brief Reads a finished game.
 *
 * @param number     number of the game in the tournament
 * @param callback   called in the main context
 * @param user_data  for @p callback
 */
void qdr_tournament_run_read_game_async (QdrTournamentRun *self,
                                         guint number,
                                         GAsyncReadyCallback callback,
                                         gpointer user_data);

/**
 * @brief Creates a game of people, or reads it if it is unfinished. Its headers name the tournament
 *        and the number of the game.
 *
 * @param number     number of the game in the tournament
 * @param callback   called in the main context
 * @param user_data  for @p callback
 */
void qdr_tournament_run_prepare_game_async (QdrTournamentRun *self,
                                            guint number,
                                            GAsyncReadyCallback callback,
                                            gpointer user_data);

/**
 * @brief Finishes qdr_tournament_run_read_game_async() and qdr_tournament_run_prepare_game_async().
 *
 * @param result  as passed to the callback
 * @param error   return location for a QDR_JOURNAL_ERROR, a G_FILE_ERROR or an error of
 *                qdr_tournament_file_make_game()
 * @return (transfer full) (nullable): NULL on error
 */
QdrGame *
qdr_tournament_run_take_game_finish (QdrTournamentRun *self, GAsyncResult *result, GError **error);

/**
 * @brief Describes the state in a few words: "12 of 40 games, running".
 *
 * @param run  a tournament
 * @return (transfer full): translated
 */
char *qdr_tournament_run_describe_state (QdrTournamentRun *run);

G_END_DECLS
