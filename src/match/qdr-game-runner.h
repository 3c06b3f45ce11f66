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
#include "qdr-match-game.h"
#include "qdr-openings.h"

G_BEGIN_DECLS

/**
 * @brief Plays @p game to its end.
 *
 * An agent that crashes, hangs, sends nonsense or plays an illegal move is out, as if it had
 * resigned or run out of time. After @p max_plies plies the game is a draw. A comment on the last
 * move records either.
 *
 * @param self       (out): free with qdr_match_game_clear() also on error
 * @param game       a game that is not over
 * @param agents     in turn order, ready for the game
 * @param limits     the limits of each move
 * @param max_plies  plies of all players, including the opening
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

/** @brief The maximum number of parallel games. */
#define QDR_MAX_JOBS 256

/**
 * @brief Called when a game begins and after each of its moves, on the thread that plays it.
 *
 * @param number       the number of the fixture, from 0
 * @param contestants  the numbers of the contestants, in turn order
 * @param game         may only be read, and only during the call
 * @param user_data    data from QdrConditions
 */
typedef void (*QdrMoveFunc) (guint number,
                             const guint *contestants,
                             QdrGame *game,
                             gpointer user_data);

/** @brief The conditions of all games of a match or tournament. The caller owns all pointers. */
typedef struct {
  GPtrArray *contestants; /**< (element-type QdrContestant) */
  QdrOpenings *openings;  /**< of the games */
  QdrLimits limits;       /**< of every move, in addition to those of a personality */
  guint table_mib;        /**< the transposition table of each personality, 1..QDR_MAX_TABLE_MIB */
  guint max_plies;        /**< a longer game is a draw */
  guint timeout_ms;       /**< the longest wait for another program, in wall-clock time */
  guint32 seed;           /**< the seed for the errors of fallible personalities */
  guint jobs;             /**< parallel games, 1..QDR_MAX_JOBS */
  QdrJournal *journal;    /**< (nullable): holds the games played before, and receives new ones */
  /** (nullable) (element-type QdrSubmittedGame): games of people, accepted even after an
   * interruption */
  GAsyncQueue *submitted;
  QdrMoveFunc moved;   /**< (nullable): called for each move */
  gpointer moved_data; /**< data for @p moved */
  /** whether an agent that cannot start loses its game, instead of ending the run */
  gboolean forfeits_failed_start;
  gboolean is_in_background; /**< whether games are played with the lowest priority */
  const gint *interrupt; /**< (nullable): atomic; non-zero drops the current games and the rest */
} QdrConditions;

/** @brief Whether the games were interrupted. */
gboolean qdr_conditions_are_interrupted (const QdrConditions *self);

/** @brief Returns the number of players at a board. */
guint qdr_conditions_get_n_players (const QdrConditions *self);

/**
 * @brief Appends the conditions to the set-up of a journal, except for the number of jobs, which
 *        has no effect on the games.
 */
void qdr_conditions_append_settings (const QdrConditions *self, GString *setup);

/**
 * @brief Reads what qdr_conditions_append_settings() has written, if the openings are random.
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

/** @brief Releases contestants and openings. */
void qdr_conditions_clear (QdrConditions *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (QdrConditions, qdr_conditions_clear)

/** @brief A game to be played. */
typedef struct {
  guint contestants[QDR_MAX_PLAYERS]; /**< numbers in QdrConditions, in turn order */
  guint opening;                      /**< the number of the opening */
} QdrFixture;

/**
 * @brief Called for each finished game, in the order in which games end.
 *
 * @param number     the number of the fixture, from 0
 * @param fixture    the fixture
 * @param played     the game
 * @param user_data  data from the caller
 * @param error      return location for an error that ends the run
 * @return FALSE to stop the run, or on error
 */
typedef gboolean (*QdrGameFunc) (guint number,
                                 const QdrFixture *fixture,
                                 const QdrMatchGame *played,
                                 gpointer user_data,
                                 GError **error);

/**
 * @brief Creates the game of a fixture, with its opening and the headers for players, date and
 *        round.
 *
 * @param conditions  the conditions of the game
 * @param fixture     the fixture
 * @param number      the number of the fixture, from 0
 * @return (transfer full)
 */
QdrGame *
qdr_fixture_make_game (const QdrConditions *conditions, const QdrFixture *fixture, guint number);

/**
 * @brief Plays @p fixtures in order, until all are played, @p func stops the run, or it is
 *        interrupted, which is no error. Blocks.
 *
 * Games in the journal are reported first, in their order, and are not played again. Other games
 * are added to the journal before they are reported.
 *
 * Games with people are not played here. They are taken from the submitted games, if opening and
 * players match the fixture; others are ignored.
 *
 * Each job has engines of its own, which forget a game before the next one. Without limits of time
 * the games do not depend on the number of jobs.
 *
 * @param conditions  the conditions of all games
 * @param fixtures    the games
 * @param n_fixtures  the number of games
 * @param func        called as each game ends, on the calling thread
 * @param user_data   data for @p func
 * @param error       return location for a QDR_AGENT_ERROR_CANNOT_START if the run cannot continue
 *                    without the agent, a QDR_AGENT_ERROR_MEMORY, a QDR_JOURNAL_ERROR or
 *                    G_FILE_ERROR about the journal, or an error from @p func
 */
gboolean qdr_game_runner_run (const QdrConditions *conditions,
                              const QdrFixture *fixtures,
                              guint n_fixtures,
                              QdrGameFunc func,
                              gpointer user_data,
                              GError **error);

G_END_DECLS
