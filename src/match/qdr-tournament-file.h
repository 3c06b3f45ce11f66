/*
 * A tournament that is kept in a file, its journal, and played a sitting at a time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-journal.h"
#include "qdr-personality-list.h"

G_BEGIN_DECLS

/** @brief What a tournament is to be, or is. */
typedef struct {
  char **contestants; /**< texts for qdr_contestant_new() */
  guint width;        /**< of the board */
  guint height;       /**< of the board */
  guint n_players;    /**< at the board: 2 or 4 */
  guint n_rounds;     /**< as in QdrTournament */
  guint cpu_ms;       /**< CPU time of a move at most; 0 for what each takes by itself */
  guint timeout_ms;   /**< the longest wait for another program; 0 for a minute */
  guint32 seed;       /**< of the openings, and of the errors of those who err */
} QdrTournamentPlan;

/** @brief Frees what a plan holds. */
void qdr_tournament_plan_clear (QdrTournamentPlan *self);

/** @brief Returns how many games it has; 0 where they are too few at the board. */
guint64 qdr_tournament_plan_get_n_games (const QdrTournamentPlan *self);

/**
 * @brief Makes the file of a tournament that nobody has played a game of.
 *
 * @param plan   what it is to be
 * @param path   of a file that is not there
 * @param error  return location for a QDR_JOURNAL_ERROR, G_FILE_ERROR, QDR_CONTESTANT_ERROR or
 *               G_IO_ERROR
 */
gboolean
qdr_tournament_file_create (const QdrTournamentPlan *plan, const char *path, GError **error);

/**
 * @brief Reads what a tournament is.
 *
 * @param plan     filled in; free with qdr_tournament_plan_clear() also on error
 * @param journal  which has it
 * @param error    return location for a QDR_JOURNAL_ERROR
 */
gboolean qdr_tournament_plan_read (QdrTournamentPlan *plan, QdrJournal *journal, GError **error);

/** @brief A game in which people play. */
typedef struct {
  guint number;                       /**< of the game in the tournament, from 0 */
  guint contestants[QDR_MAX_PLAYERS]; /**< who plays it, in turn order */
} QdrGameOfPeople;

/**
 * @brief Returns the games in which people play.
 *
 * @param plan  of the tournament
 * @return (transfer full) (element-type QdrGameOfPeople): by their numbers
 */
GArray *qdr_tournament_plan_list_games_of_people (const QdrTournamentPlan *plan);

/**
 * @brief Makes a game of a tournament that is to be played elsewhere, with its opening.
 *
 * @param path    of the file
 * @param number  of the game
 * @param error   as of qdr_tournament_file_play()
 * @return (transfer full)
 */
QdrGame *qdr_tournament_file_make_game (const char *path, guint number, GError **error);

/** @brief Who follows a sitting. */
typedef struct {
  /** called when a game begins and after each of its moves, on a thread of the sitting, which alone
   * may read the game; its user data are @p data */
  void (*moved) (guint number, const guint *contestants, QdrGame *game, gpointer data);
  /** called for each game, first for those that are in the file, on the thread of
   * qdr_tournament_file_play() */
  void (*ended) (guint number, const guint *contestants, const QdrMatchGame *played, gpointer data);
  gpointer data;                /**< of both */
  GAsyncQueue *handed_in;       /**< (element-type QdrHandedIn): games of people as they end */
  QdrOpeningsFrom openings;     /**< by what personalities open */
  QdrOpeningBook *library_book; /**< (nullable): by which those do who open from the library */
  const gint *interrupt; /**< atomic; non-zero ends the sitting, and games under way are dropped */
} QdrTournamentWatcher;

/**
 * @brief Plays what is left, one game at a time and with the lowest priority, until it is over or
 *        interrupted; blocks. What is handed in is taken also in a sitting that is interrupted from
 *        the start. Games of people are not played.
 *
 * @param path     of the file
 * @param watcher  who is told
 * @param error    return location for a QDR_JOURNAL_ERROR, G_FILE_ERROR, QDR_AGENT_ERROR,
 *                 QDR_CONTESTANT_ERROR or G_IO_ERROR
 */
gboolean
qdr_tournament_file_play (const char *path, const QdrTournamentWatcher *watcher, GError **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (QdrTournamentPlan, qdr_tournament_plan_clear)

G_END_DECLS
