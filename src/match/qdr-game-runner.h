/*
 * Plays many games, several at once.
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
 * An agent that dies, hangs, answers nonsense or plays an illegal move is out, as if it had
 * resigned or run out of time: of two the other one wins, of four the others go on without it. A
 * game that is not over after @p max_plies moves is a draw. Both are noted in the comment of the
 * last move.
 *
 * @param self       filled in; free with qdr_match_game_clear() also on error
 * @param game       a game that is not over
 * @param agents     by turn order, both ready for it
 * @param limits     for every move
 * @param max_plies  moves of all players, those of the opening counted
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

/** @brief The most games at once. */
#define QDR_MAX_JOBS 256

/**
 * @brief Called when a game begins and after each of its moves, on the thread that plays it.
 *
 * @param number       of the fixture, from 0
 * @param contestants  who plays, in turn order
 * @param game         only to be read, and only now
 * @param user_data    of those who asked for it
 */
typedef void (*QdrMoveFunc) (guint number,
                             const guint *contestants,
                             QdrGame *game,
                             gpointer user_data);

/**
 * @brief How all games of a match or tournament are played. What it points to stays the caller's.
 */
typedef struct {
  GPtrArray *contestants;    /**< (element-type QdrContestant) */
  QdrOpenings *openings;     /**< how games begin */
  QdrLimits limits;          /**< of every move; those of a personality hold as well */
  guint table_mib;           /**< of the engine of each personality, 1..QDR_MAX_TABLE_MIB */
  guint max_plies;           /**< a longer game is a draw */
  guint timeout_ms;          /**< the longest wait for another program, on the wall clock */
  guint32 seed;              /**< of the errors of fallible personalities */
  guint jobs;                /**< games at once, 1..QDR_MAX_JOBS */
  QdrJournal *journal;       /**< (nullable): what was played before, and where games are added */
  GAsyncQueue *handed_in;    /**< (nullable) (element-type QdrHandedIn): games of people as
                                they come, taken also where the rest is interrupted */
  QdrMoveFunc moved;         /**< (nullable): told of each move */
  gpointer moved_data;       /**< for @p moved */
  gboolean goes_on_without;  /**< whether one that cannot start loses the game by it; else that ends
                                all */
  gboolean is_in_background; /**< whether all others go first: games have the lowest priority */
  const gint *interrupt; /**< (nullable): atomic; non-zero drops the games under way and the rest */
} QdrConditions;

/** @brief Whether the games were interrupted. */
gboolean qdr_conditions_are_interrupted (const QdrConditions *self);

/** @brief Returns how many sit at the board. */
guint qdr_conditions_get_n_players (const QdrConditions *self);

/**
 * @brief Appends what they say to the set-up of a journal: all but the number of jobs, which does
 *        not change what is played.
 *
 * @param setup  to append to
 */
void qdr_conditions_append (const QdrConditions *self, GString *setup);

/**
 * @brief Reads what qdr_conditions_append() has written, for games whose openings are random.
 *
 * @param journal        which has it
 * @param personalities  where to look for contestants
 * @param error          return location for a QDR_JOURNAL_ERROR, a QDR_CONTESTANT_ERROR or a
 *                       G_IO_ERROR
 * @return whether @p self is filled in; free with qdr_conditions_clear() also on error
 */
gboolean qdr_conditions_read (QdrConditions *self,
                              QdrJournal *journal,
                              QdrPersonalityList *personalities,
                              GError **error);

/** @brief Lets go of contestants and openings. */
void qdr_conditions_clear (QdrConditions *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (QdrConditions, qdr_conditions_clear)

/** @brief A game to be played. */
typedef struct {
  guint contestants[QDR_MAX_PLAYERS]; /**< numbers in QdrConditions, in turn order */
  guint opening;                      /**< number of the opening */
} QdrFixture;

/**
 * @brief Called for each game that was played, in the order in which games end.
 *
 * @param number   of the fixture, from 0
 * @param fixture  who played
 * @param error    return location for an error that ends everything
 * @return FALSE when no more games are wanted, or on error
 */
typedef gboolean (*QdrGameFunc) (guint number,
                                 const QdrFixture *fixture,
                                 const QdrMatchGame *played,
                                 gpointer user_data,
                                 GError **error);

/**
 * @brief Makes the game of a fixture: its opening, and headers that say who plays, when and which
 *        game it is.
 *
 * @param conditions  how it is played
 * @param fixture     which game
 * @param number      of the fixture
 * @return (transfer full)
 */
QdrGame *
qdr_fixture_make_game (const QdrConditions *conditions, const QdrFixture *fixture, guint number);

/**
 * @brief Plays games, in the order of @p fixtures, until all are played or no more are wanted, or
 *        it is interrupted, which is no error.
 *
 * With a journal, first come the games that are in it, in the order in which they ended then, and
 * are not played again; each other one is in it before @p func hears of it. Who played is written
 * into the headers of a game.
 *
 * A game with a person in it is not played here: it comes from those that are handed in, if it
 * begins as the fixture does and the same sit at the board; others are left out.
 *
 * Blocks; @p func is called on the calling thread. Every job has engines of its own, which forget
 * one game before the next: without limits of time each game is the same however many jobs there
 * are.
 *
 * @param conditions  how they are played
 * @param fixtures    which games
 * @param n_fixtures  how many
 * @param func        called for each game as it ends
 * @param user_data   for @p func
 * @param error       return location for a QDR_AGENT_ERROR_CANNOT_START where the games do not go
 *                    on without such a player, a QDR_AGENT_ERROR_MEMORY, a QDR_JOURNAL_ERROR or
 *                    G_FILE_ERROR about the journal, or what @p func has set
 */
gboolean qdr_game_runner_run (const QdrConditions *conditions,
                              const QdrFixture *fixtures,
                              guint n_fixtures,
                              QdrGameFunc func,
                              gpointer user_data,
                              GError **error);

G_END_DECLS
