/*
 * Game runner: plays the games of a match or tournament, several in parallel.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-agent.h"
#include "qdr-contestant.h"
#include "qdr-engine.h"
#include "qdr-journal.h"
#include "qdr-openings.h"

G_BEGIN_DECLS

/**
 * @brief Plays a game to its end.
 *
 * An agent that does not answer in time loses on time. A crash, nonsense or an illegal move counts
 * as resignation. After @p max_plies plies the game is a draw. In all these cases, a comment on the
 * last move gives the reason.
 *
 * @param self       (out): the finished game; free with qdr_match_game_clear() also on error
 * @param game       a game that is not over
 * @param agents     the agents of the players in turn order; qdr_agent_begin_game() must have been
 *                   called for each agent
 * @param limits     the limits of each move
 * @param max_plies  the maximum number of plies of all players, including the opening
 * @param stop       (nullable): the caller's stop flag, as in QdrSearchRequest
 * @param error      return location for a QDR_AGENT_ERROR_STOPPED
 */
gboolean qdr_match_game_play (QdrMatchGame *self,
                              QdrGame *game,
                              QdrAgent *const agents[],
                              const QdrLimits *limits,
                              guint max_plies,
                              const gint *stop,
                              GError **error);

/** @brief The maximum number of games that are played in parallel. */
#define QDR_MAX_JOBS 256

/**
 * @brief A function that is called when a game begins and after each of its moves, on the thread
 *        that plays the game.
 *
 * @param number       the number of the game in the schedule, from 0
 * @param contestants  the numbers of the contestants, in turn order
 * @param game         the game; it must not be changed, and may only be used during the call
 * @param user_data    the moved_data of QdrConditions
 */
typedef void (*QdrMoveFunc) (guint number,
                             const guint *contestants,
                             QdrGame *game,
                             gpointer user_data);

/** @brief The conditions of all games of a match or tournament. The caller owns all pointers. */
typedef struct {
  GPtrArray *contestants; /**< (element-type QdrContestant): all contestants */
  QdrOpenings *openings;  /**< the openings of the games */
  QdrLimits limits;       /**< the limits of each move, in addition to those of a personality */
  guint table_mib;        /**< the size of a personality's transposition table, in MiB */
  guint max_plies;        /**< the maximum number of plies, after which a game is a draw */
  guint timeout_ms;       /**< the maximum wall-clock time for an answer of another program, ms */
  guint32 seed;           /**< the seed for the random choices of personalities */
  guint jobs;             /**< the number of games played in parallel, 1..QDR_MAX_JOBS */
  /** (nullable): the journal; its games are not played again, and new games are added to it */
  QdrJournal *journal;
  /** (nullable) (element-type QdrSubmittedGame): the queue of finished games of people. These games
   * are accepted even after an interruption. */
  GAsyncQueue *submitted;
  QdrMoveFunc moved;   /**< (nullable): the function to call for each move */
  gpointer moved_data; /**< data for @p moved */
  /** whether an agent that cannot start loses the game; otherwise the error ends the run */
  gboolean forfeits_failed_start;
  gboolean is_in_background; /**< whether the threads have the lowest priority */
  const gint
      *interrupt; /**< (nullable): atomic; non-zero ends the run and drops unfinished games */
} QdrConditions;

/** @brief Returns whether the caller has interrupted the run. */
gboolean qdr_conditions_are_interrupted (const QdrConditions *self);

/** @brief Returns the number of players in each game. */
guint qdr_conditions_get_n_players (const QdrConditions *self);

/** @brief Appends to the set-up of a journal all conditions that affect the games. */
void qdr_conditions_append_to_setup (const QdrConditions *self, GString *setup);

/**
 * @brief Reads the conditions from the set-up of a journal. Fails unless the openings are random.
 *        Sets jobs to 1, and other fields without a setting to 0 or NULL.
 *
 * @param self           (out): free with qdr_conditions_clear() also on error
 * @param journal        the journal with the set-up; becomes the journal of the conditions
 * @param personalities  the known personalities
 * @param error          return location for a QDR_JOURNAL_ERROR, a QDR_CONTESTANT_ERROR or a
 *                       G_IO_ERROR
 */
gboolean qdr_conditions_read_from_journal (QdrConditions *self,
                                           QdrJournal *journal,
                                           QdrPersonalityList *personalities,
                                           GError **error);

/** @brief Releases the contestants and the openings. */
void qdr_conditions_clear (QdrConditions *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (QdrConditions, qdr_conditions_clear)

/** @brief A game of a schedule. A schedule is the list of all games of a match or tournament. */
typedef struct {
  guint contestants[QDR_MAX_PLAYERS]; /**< the indices of the contestants, in turn order */
  guint opening;                      /**< the index of the opening */
} QdrScheduledGame;

/**
 * @brief A function that is called for each finished game, in the order in which games end.
 *
 * @param number     the number of the game in the schedule, from 0
 * @param scheduled  the game as scheduled
 * @param played     the game as played
 * @param user_data  data from the caller
 * @param error      return location for an error that ends the run
 * @return FALSE to end the run, with or without an error
 */
typedef gboolean (*QdrGameFunc) (guint number,
                                 const QdrScheduledGame *scheduled,
                                 const QdrMatchGame *played,
                                 gpointer user_data,
                                 GError **error);

/**
 * @brief Creates a scheduled game, with the moves of its opening, the players, and the headers for
 *        date and round.
 *
 * @param conditions  the conditions of the game
 * @param scheduled   the contestants and the opening
 * @param number      the number of the game in the schedule, from 0
 * @return (transfer full)
 */
QdrGame *qdr_scheduled_game_create (const QdrConditions *conditions,
                                    const QdrScheduledGame *scheduled,
                                    guint number);

/**
 * @brief Plays all scheduled games in order. The call blocks until the end of the run.
 *
 * The run ends early if @p func returns FALSE or if the caller interrupts the run. An
 * interruption is no error.
 *
 * First @p func is called for the games in the journal, which are not played again. Each new game
 * is added to the journal before @p func is called for it.
 *
 * Games with people are not played here, but taken from the queue of submitted games. A submitted
 * game is ignored unless its opening and its players are those of the scheduled game.
 *
 * Each job has engines of its own, which begin each game without results of earlier games.
 * Therefore, without limits of time, the games do not depend on the number of jobs.
 *
 * @param conditions  the conditions of all games
 * @param schedule    the games to be played
 * @param n_scheduled the number of games
 * @param func        the function to call for each finished game, on the calling thread
 * @param user_data   data for @p func
 * @param error       return location for a QDR_AGENT_ERROR_CANNOT_START if the run cannot continue
 *                    without the agent, a QDR_AGENT_ERROR_MEMORY, a QDR_JOURNAL_ERROR or
 *                    G_FILE_ERROR about the journal, or an error from @p func
 */
gboolean qdr_game_runner_play_schedule (const QdrConditions *conditions,
                                        const QdrScheduledGame *schedule,
                                        guint n_scheduled,
                                        QdrGameFunc func,
                                        gpointer user_data,
                                        GError **error);

G_END_DECLS
