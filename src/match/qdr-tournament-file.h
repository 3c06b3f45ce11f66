/*
 * Tournaments that are stored in a file, their journal, and played in the background.
 *
 * This header does not include the engine, so that the window can use it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-journal.h"
#include "qdr-personality-list.h"

G_BEGIN_DECLS

/** @brief The settings of a tournament. */
typedef struct {
  char **contestants; /**< descriptions for qdr_contestant_new() */
  guint width;        /**< of the board */
  guint height;       /**< of the board */
  guint n_players;    /**< at a board, 2 or 4 */
  guint n_rounds;     /**< as in QdrTournament */
  guint cpu_ms;       /**< maximum CPU time of a move; 0 for each contestant's own */
  guint timeout_ms;   /**< the longest wait for another program; 0 for a minute */
  guint32 seed;       /**< the seed for openings and for the errors of fallible players */
} QdrTournamentPlan;

/** @brief Releases the contents of a plan. */
void qdr_tournament_plan_clear (QdrTournamentPlan *self);

/** @brief Returns the number of games; 0 if there are fewer contestants than seats. */
guint64 qdr_tournament_plan_get_n_games (const QdrTournamentPlan *self);

/**
 * @brief Creates the file of a tournament without games.
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

/** @brief A game with at least one person. */
typedef struct {
  guint number;                       /**< the number of the game in the tournament, from 0 */
  guint contestants[QDR_MAX_PLAYERS]; /**< the numbers of the contestants, in turn order */
} QdrHumanGame;

/**
 * @brief Returns the games with at least one person.
 *
 * @return (transfer full) (element-type QdrHumanGame): in the order of their numbers
 */
GArray *qdr_tournament_plan_list_human_games (const QdrTournamentPlan *plan);

/**
 * @brief Creates a game of a tournament, with its opening, that people will play elsewhere.
 *
 * @param path    the path of the file
 * @param number  the number of the game
 * @param error   as for qdr_tournament_file_play()
 * @return (transfer full) (nullable): NULL on error
 */
QdrGame *qdr_tournament_file_make_game (const char *path, guint number, GError **error);

/** @brief The callbacks and settings of a background run. */
typedef struct {
  /**
   * Called as a game begins and after each move, on the thread that plays it. Only this thread may
   * read the game; its user data are @p data.
   */
  void (*moved) (guint number, const guint *contestants, QdrGame *game, gpointer data);
  /**
   * Called for each game, starting with those in the file, on the thread of
   * qdr_tournament_file_play().
   */
  void (*ended) (guint number, const guint *contestants, const QdrMatchGame *played, gpointer data);
  gpointer data;                /**< data for both callbacks */
  GAsyncQueue *submitted;       /**< (element-type QdrSubmittedGame): finished games of people */
  QdrBookChoice openings;       /**< the opening books that personalities use */
  QdrOpeningBook *library_book; /**< (nullable): the opening book made from the library */
  const gint *interrupt;        /**< atomic; non-zero ends the run and drops the current game */
} QdrTournamentWatcher;

/**
 * @brief Plays the remaining games, one at a time and with the lowest priority, until the end or an
 *        interruption; blocks.
 *
 * Games with people are not played, only taken from the submitted ones, even if the run is
 * interrupted from the start.
 *
 * @param path     the path of the file
 * @param watcher  the callbacks and settings
 * @param error    return location for a QDR_JOURNAL_ERROR, G_FILE_ERROR, QDR_AGENT_ERROR,
 *                 QDR_CONTESTANT_ERROR or G_IO_ERROR
 */
gboolean
qdr_tournament_file_play (const char *path, const QdrTournamentWatcher *watcher, GError **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (QdrTournamentPlan, qdr_tournament_plan_clear)

G_END_DECLS
