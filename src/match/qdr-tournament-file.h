/*
 * Tournaments that are stored in a journal file and played in the background.
 *
 * The functions are in qdr-tournament.c. This header is separate from qdr-tournament.h, because the
 * window uses it and may not include the engine.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-journal.h"
#include "qdr-personality-list.h"

G_BEGIN_DECLS

/** @brief The settings of a tournament. */
typedef struct {
  char **contestants; /**< the descriptions of the contestants for qdr_contestant_new() */
  guint width;        /**< the width of the board */
  guint height;       /**< the height of the board */
  guint n_players;    /**< the number of players in each game, 2 or 4 */
  guint n_rounds;     /**< the number of rounds, as in QdrTournament */
  guint cpu_ms;     /**< the maximum CPU time of a move, ms; 0 for the limits of the contestants */
  guint timeout_ms; /**< the maximum wall-clock time of a program's answer, ms; 0 for a minute */
  guint32 seed;     /**< the seed of the openings and of random choices of personalities */
} QdrTournamentPlan;

/** @brief Releases the contents of a plan. */
void qdr_tournament_plan_clear (QdrTournamentPlan *self);

/** @brief Returns the number of games; 0 if there are fewer contestants than seats. */
guint64 qdr_tournament_plan_get_n_games (const QdrTournamentPlan *self);

/**
 * @brief Creates the file of a new tournament, which has no games yet.
 *
 * @param plan   the settings
 * @param path   the path of a file that must not exist
 * @param error  return location for a QDR_JOURNAL_ERROR, G_FILE_ERROR, QDR_CONTESTANT_ERROR or
 *               G_IO_ERROR
 */
gboolean
qdr_tournament_file_create (const QdrTournamentPlan *plan, const char *path, GError **error);

/**
 * @brief Reads the settings of a tournament.
 *
 * @param plan     (out): free with qdr_tournament_plan_clear() also on error
 * @param journal  the journal of the tournament
 * @param error    return location for a QDR_JOURNAL_ERROR
 */
gboolean qdr_tournament_plan_read (QdrTournamentPlan *plan, QdrJournal *journal, GError **error);

/** @brief A game of a tournament in which at least one person plays. */
typedef struct {
  guint number;                       /**< the number of the game in the schedule, from 0 */
  guint contestants[QDR_MAX_PLAYERS]; /**< the numbers of the contestants, in turn order */
} QdrHumanGame;

/**
 * @brief Returns the games in which at least one person plays.
 *
 * @return (transfer full) (element-type QdrHumanGame): in the order of their numbers
 */
GArray *qdr_tournament_plan_list_human_games (const QdrTournamentPlan *plan);

/**
 * @brief Creates a game of a tournament, with the moves of its opening, for people to continue.
 *
 * @param path    the path of the file
 * @param number  the number of the game in the schedule, from 0
 * @param error   as for qdr_tournament_file_play()
 * @return (transfer full) (nullable): NULL on error
 */
QdrGame *qdr_tournament_file_make_game (const char *path, guint number, GError **error);

/** @brief The callbacks and options of qdr_tournament_file_play(). */
typedef struct {
  /**
   * A function that is called when a game begins and after each move, on the thread that plays the
   * game. Only this thread may use the game.
   */
  void (*moved) (guint number, const guint *contestants, QdrGame *game, gpointer data);
  /**
   * A function that is called on the thread that has called qdr_tournament_file_play(): first for
   * each game in the file, then for each new game when it ends.
   */
  void (*ended) (guint number, const guint *contestants, const QdrMatchGame *played, gpointer data);
  gpointer data;                /**< data for @p moved and @p ended */
  GAsyncQueue *submitted;       /**< (element-type QdrSubmittedGame): finished games of people */
  QdrBookChoice openings;       /**< the choice of opening books for personalities */
  QdrOpeningBook *library_book; /**< (nullable): the opening book made from the library */
  const gint *interrupt;        /**< atomic; non-zero ends the run and drops the unfinished game */
} QdrTournamentPlayOptions;

/**
 * @brief Plays the games that the file does not have yet, one at a time and with the lowest
 *        priority. The call blocks until the run ends or is interrupted.
 *
 * Games with people are not played, but taken from the queue of submitted games, even if the run is
 * interrupted before it begins.
 *
 * @param path     the path of the file
 * @param options  the callbacks and options
 * @param error    return location for a QDR_JOURNAL_ERROR, G_FILE_ERROR, QDR_AGENT_ERROR,
 *                 QDR_CONTESTANT_ERROR or G_IO_ERROR
 */
gboolean qdr_tournament_file_play (const char *path,
                                   const QdrTournamentPlayOptions *options,
                                   GError **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (QdrTournamentPlan, qdr_tournament_plan_clear)

G_END_DECLS
