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
 * An agent that crashes, hangs, sends nonsense or plays an illegal move resigns or loses on time.
 * After @p max_plies plies the game ends as a draw. In both cases a comment on the last move gives
 * the reason.
 *
 * @param self       (out): the finished game; free with qdr_match_game_clear() also on error
 * @param game       a game that is not over
 * @param agents     the agents of the players in turn order, after qdr_agent_begin_game()
 * @param limits     the limits of each move
 * @param max_plies  the maximum number of plies of all players, including the opening
 * @param stop       (nullable): as in QdrSearchRequest
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
 *        that plays it.
 *
 * @param number       the number of the fixture, from 0
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
  guint timeout_ms;       /**< the maximum wall-clock time for an answer of another program */
  guint32 seed;           /**< the seed for the random choices of personalities */
  guint jobs;             /**< the number of games played in parallel, 1..QDR_MAX_JOBS */
  QdrJournal *journal; /**< (nullable): the journal with earlier games, to which others are added */
  /** (nullable) (element-type QdrSubmittedGame): the queue of finished games of people, which are
   * accepted even after an interruption */
  GAsyncQueue *submitted;
  QdrMoveFunc moved;   /**< (nullable): the function to call for each move */
  gpointer moved_data; /**< data for @p moved */
  /** whether an agent that cannot start loses the game; otherwise the error ends the run */
  gboolean forfeits_failed_start;
  gboolean is_in_background; /**< whether the threads have the lowest priority */
  const gint
      *interrupt; /**< (nullable): atomic; non-zero ends the run and drops unfinished games */
} QdrConditions;

/** @brief Returns whether the run was interrupted. */
gboolean qdr_conditions_are_interrupted (const QdrConditions *self);

/** @brief Returns the number of players in each game. */
guint qdr_conditions_get_n_players (const QdrConditions *self);

/**
 * @brief Appends the conditions to the text of a journal's set-up, except for the number of jobs,
 *        which has no effect on the games.
 */
void qdr_conditions_append_settings (const QdrConditions *self, GString *setup);

/**
 * @brief Reads the conditions from the set-up of a journal. The openings must be random.
 *
 * @param self           (out): free with qdr_conditions_clear() also on error
 * @param journal        the journal with the set-up
 * @param personalities  the known personalities
 * @param error          return location for a QDR_JOURNAL_ERROR, a QDR_CONTESTANT_ERROR or a
 *                       G_IO_ERROR
 */
gboolean qdr_conditions_read (QdrConditions *self,
                              QdrJournal *journal,
                              QdrPersonalityList *personalities,
                              GError **error);

/** @brief Releases the contestants and the openings. */
void qdr_conditions_clear (QdrConditions *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (QdrConditions, qdr_conditions_clear)

/** @brief A game that is to be played. */
typedef struct {
  guint contestants[QDR_MAX_PLAYERS]; /**< the indices of the contestants, in turn order */
  guint opening;                      /**< the index of the opening */
} QdrFixture;

/**
 * @brief A function that is called for each finished game, in the order in which games end.
 *
 * @param number     the number of the fixture, from 0
 * @param fixture    the fixture
 * @param played     the game
 * @param user_data  data from the caller
 * @param error      return location for an error that ends the run
 * @return FALSE to end the run, with or without an error
 */
typedef gboolean (*QdrGameFunc) (guint number,
                                 const QdrFixture *fixture,
                                 const QdrMatchGame *played,
                                 gpointer user_data,
                                 GError **error);

/**
 * @brief Creates the game of a fixture, with the moves of its opening, the players, and the headers
 *        for date and round.
 *
 * @param conditions  the conditions of the game
 * @param fixture     the fixture
 * @param number      the number of the fixture, from 0
 * @return (transfer full)
 */
QdrGame *
qdr_fixture_make_game (const QdrConditions *conditions, const QdrFixture *fixture, guint number);

/**
 * @brief Plays all fixtures in order. The call blocks until the end of the run.
 *
 * The run ends earlier if @p func returns FALSE, or if it is interrupted, which is no error.
 *
 * First @p func is called for the games in the journal, which are not played again. Other games are
 * added to the journal before @p func is called for them.
 *
 * Games with people are not played here, but taken from the queue of submitted games. A submitted
 * game is ignored unless its opening and its players are those of the fixture.
 *
 * Each job has engines of its own, which begin each game without results of the previous one.
 * Therefore, without limits of time, the games do not depend on the number of jobs.
 *
 * @param conditions  the conditions of all games
 * @param fixtures    the games to be played
 * @param n_fixtures  the number of games
 * @param func        the function to call for each finished game, on the calling thread
 * @param user_data   data for @p func
 * @param error       return location for a QDR_AGENT_ERROR_CANNOT_START if the run cannot continue
 *                    without the agent, a QDR_AGENT_ERROR_MEMORY, a QDR_JOURNAL_ERROR or
 *                    G_FILE_ERROR about the journal, or an error from @p func
 */
gboolean qdr_game_runner_play_fixtures (const QdrConditions *conditions,
                                        const QdrFixture *fixtures,
                                        guint n_fixtures,
                                        QdrGameFunc func,
                                        gpointer user_data,
                                        GError **error);

G_END_DECLS
