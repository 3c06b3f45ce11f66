/*
 * Plays many games, several at once.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-conditions.h"

G_BEGIN_DECLS

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
