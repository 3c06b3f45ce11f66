/*
 * Plays many games, several at once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-contestant.h"
#include "qdr-journal.h"
#include "qdr-match-game.h"
#include "qdr-openings.h"

G_BEGIN_DECLS

/** @brief The most games at once. */
#define QDR_MAX_JOBS 256

/**
 * @brief How all games of a match or tournament are played. What it points to stays the caller's.
 */
typedef struct {
  GPtrArray *contestants; /**< (element-type QdrContestant) */
  QdrOpenings *openings;  /**< how games begin */
  QdrLimits limits;       /**< of every move; those of a personality hold as well */
  guint table_mib;        /**< of the engine of each personality, 1..QDR_MAX_TABLE_MIB */
  guint max_plies;        /**< a longer game is a draw */
  guint timeout_ms;       /**< the longest wait for another program, on the wall clock */
  guint32 seed;           /**< of the errors of fallible personalities */
  guint jobs;             /**< games at once, 1..QDR_MAX_JOBS */
  QdrJournal *journal;    /**< (nullable): what was played before, and where games are added */
  const gint *interrupt; /**< (nullable): atomic; non-zero drops the games under way and the rest */
} QdrConditions;

/** @brief Whether the games were interrupted. */
gboolean qdr_conditions_are_interrupted (const QdrConditions *self);

/** @brief A game to be played. */
typedef struct {
  guint contestants[QDR_MAX_PLAYERS]; /**< numbers in QdrConditions, in turn order */
  guint opening;                      /**< number of the opening */
} QdrFixture;

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
 * @brief Plays games, in the order of @p fixtures, until all are played or no more are wanted, or
 *        it is interrupted, which is no error.
 *
 * With a journal, first come the games that are in it, in the order in which they ended then, and
 * are not played again; each other one is in it before @p func hears of it. Who played is written
 * into the headers of a game.
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
 * @param error       return location for a QDR_AGENT_ERROR_CANNOT_START, a QDR_JOURNAL_ERROR or
 *                    G_FILE_ERROR about the journal, or what @p func has set
 */
gboolean qdr_game_runner_run (const QdrConditions *conditions,
                              const QdrFixture *fixtures,
                              guint n_fixtures,
                              QdrGameFunc func,
                              gpointer user_data,
                              GError **error);

G_END_DECLS
