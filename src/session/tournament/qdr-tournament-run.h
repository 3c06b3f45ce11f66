/*
 * A tournament that runs in the background, is stopped and goes on later.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-cross-table.h"
#include "qdr-tournament-record.h"
#include "qdr-tournament-recorder.h"

G_BEGIN_DECLS

/** @brief How a tournament stands. */
typedef enum {
  QDR_TOURNAMENT_LOADING,  /**< it is being read */
  QDR_TOURNAMENT_BROKEN,   /**< it cannot be read: see qdr_tournament_run_get_error_message() */
  QDR_TOURNAMENT_STOPPED,  /**< there are games left that need nobody */
  QDR_TOURNAMENT_WAITING,  /**< all that is left are games of people */
  QDR_TOURNAMENT_RUNNING,  /**< a game is being played */
  QDR_TOURNAMENT_STOPPING, /**< it will be stopped in a moment */
  QDR_TOURNAMENT_OVER,     /**< all games have been played */
} QdrTournamentState;

#define QDR_TYPE_TOURNAMENT_RUN (qdr_tournament_run_get_type ())
G_DECLARE_FINAL_TYPE (QdrTournamentRun, qdr_tournament_run, QDR, TOURNAMENT_RUN, GObject)

/*
 * Games are played on threads of it; all that one hears and sees of it belongs to the main context
 * of whoever made it. It takes one core, with the lowest priority.
 *
 * Signals:
 *   "changed"            of its state, after a game, or when a game of people has begun
 *   "live-game-changed"  qdr_tournament_run_get_live_game() is another game; its moves are told by
 *                        that game
 */

/**
 * @brief A tournament that is in a file, which is read soon.
 *
 * @param path           of the file
 * @param personalities  (nullable): by what openings are played; referenced
 * @param recorder       (nullable): which keeps its games in the library as well; referenced
 */
QdrTournamentRun *qdr_tournament_run_new (const char *path,
                                          QdrPersonalityList *personalities,
                                          QdrTournamentRecorder *recorder);

/**
 * @brief Whether a game of people has begun: it goes on where it was left.
 *
 * @param number  of the game in the tournament
 */
gboolean qdr_tournament_run_has_started_game (QdrTournamentRun *self, guint number);

/** @brief Returns what it is called: its file without what follows the last point. */
const char *qdr_tournament_run_get_name (QdrTournamentRun *self);

/** @brief Returns the path of its file. */
const char *qdr_tournament_run_get_path (QdrTournamentRun *self);

/** @brief Returns how it stands. */
QdrTournamentState qdr_tournament_run_get_state (QdrTournamentRun *self);

/** @brief Returns what went wrong last. @return (nullable): a sentence */
const char *qdr_tournament_run_get_error_message (QdrTournamentRun *self);

/** @brief Returns what is played. @return (nullable): NULL before it has been read */
const QdrTournamentPlan *qdr_tournament_run_get_plan (QdrTournamentRun *self);

/** @brief Returns the points of each with each. @return (nullable): NULL before it has been read */
const QdrCrossTable *qdr_tournament_run_get_table (QdrTournamentRun *self);

/** @brief Returns how many games it has; 0 before it has been read. */
guint qdr_tournament_run_get_n_games (QdrTournamentRun *self);

/** @brief Returns the games that have been played, in the order in which they ended.
 *         @return (transfer none) (element-type QdrTournamentGame) */
GArray *qdr_tournament_run_get_games (QdrTournamentRun *self);

/** @brief Returns the games of people that are not over.
 *         @return (transfer full) (element-type QdrHumanGame): by their numbers */
GArray *qdr_tournament_run_list_waiting_games (QdrTournamentRun *self);

/** @brief Returns how long the rest that needs nobody will take, if its games last as
 *         long as those of this sitting: seconds; -1 where that is not known. */
gint64 qdr_tournament_run_get_time_left (QdrTournamentRun *self);

/** @brief Goes on, or begins, once it has been read. Nothing happens where it runs or is over. */
void qdr_tournament_run_start (QdrTournamentRun *self);

/** @brief Stops it: the game that is being played is dropped and played again later. */
void qdr_tournament_run_stop (QdrTournamentRun *self);

/** @brief Stops it and waits for that, before the program ends. What was played comes later. */
void qdr_tournament_run_wait (QdrTournamentRun *self);

/**
 * @brief Says whether the game that is being played is looked at.
 *
 * @param watched  whether qdr_tournament_run_get_live_game() is to follow it
 */
void qdr_tournament_run_set_watched (QdrTournamentRun *self, gboolean watched);

/**
 * @brief Returns the game that is being played, as far as it has come.
 *
 * @return (nullable) (transfer none): NULL where it is not watched, or nothing is played
 */
QdrGame *qdr_tournament_run_get_live_game (QdrTournamentRun *self);

/**
 * @brief Takes note of a game of people that goes on: keeps it where it is not over, and counts it
 *        where it is. One that does not belong here, or was played already, changes nothing.
 *
 * @param number  of the game
 * @param game    as far as it has come; copied
 */
void qdr_tournament_run_update_game (QdrTournamentRun *self, guint number, QdrGame *game);

/** @brief Forgets the games that people have begun: the tournament is deleted. */
void qdr_tournament_run_remove_unfinished_games (QdrTournamentRun *self);

/* Games */

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
void qdr_tournament_run_prepare_game_async (QdrTournamentRun *self,
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
QdrGame *qdr_tournament_run_prepare_game_finish (QdrTournamentRun *self,
                                                 GAsyncResult *result,
                                                 GError **error);

/* Description */

/**
 * @brief Tells in a few words how a tournament stands: "12 of 40 games, running".
 *
 * @param run  which one
 * @return (transfer full)
 */
char *qdr_tournament_run_describe (QdrTournamentRun *run);

G_END_DECLS
