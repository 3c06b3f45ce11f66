/*
 * A tournament: all against all, each opening in every seat.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-cross-table.h"
#include "qdr-game-runner.h"

G_BEGIN_DECLS

/** @brief What is to be played. */
typedef struct {
  QdrConditions conditions; /**< with as many contestants as seats at least */
  guint n_rounds; /**< in each every two contestants, or four, play an opening in every seat */
} QdrTournament;

/** @brief How a tournament went. */
typedef struct {
  QdrCrossTable *table; /**< the points of each with each */
  QdrEffort *efforts;   /**< of each contestant */
  GPtrArray *reasons;   /**< (element-type char *): why each was last out by a failure, or NULL */
} QdrStandings;

/** @brief Frees what standings hold. */
void qdr_standings_clear (QdrStandings *self);

/**
 * @brief Returns how many games a tournament has.
 *
 * @param n_contestants  how many take part
 * @param n_players      how many sit at the board: 2 or 4
 * @param n_rounds       as in QdrTournament
 */
guint64 qdr_tournament_count_games (guint n_contestants, guint n_players, guint n_rounds);

/** @brief Returns how many games are played. */
guint qdr_tournament_get_n_games (const QdrTournament *self);

/**
 * @brief Returns all games of a tournament, in the order in which they begin.
 *
 * @param n_contestants  as in qdr_tournament_count_games()
 * @param n_players      likewise
 * @param n_rounds       likewise
 * @return (transfer full): free with g_free()
 */
QdrFixture *qdr_tournament_list_fixtures (guint n_contestants, guint n_players, guint n_rounds);

/**
 * @brief Returns all games, in the order in which they begin.
 *
 * @return (transfer full): as many as qdr_tournament_get_n_games() says; free with g_free()
 */
QdrFixture *qdr_tournament_make_fixtures (const QdrTournament *self);

/** @brief Returns the set-up for a journal. @return (transfer full) */
char *qdr_tournament_describe (const QdrTournament *self);

/**
 * @brief Makes standings before the first game.
 *
 * @param n_contestants  how many take part
 * @return to be freed with qdr_standings_clear()
 */
QdrStandings qdr_standings_make (guint n_contestants);

/**
 * @brief Counts a game.
 *
 * @param contestants  who played, in turn order
 * @param played       the game
 */
void qdr_standings_add (QdrStandings *self, const guint *contestants, const QdrMatchGame *played);

/**
 * @brief Plays a tournament; blocks. A program that cannot start loses the game, and is started
 *        again for the next.
 *
 * @param standings  filled in; free with qdr_standings_clear() also on error
 * @param func       called for each game as it ends; may end the tournament
 * @param user_data  for @p func
 * @param error      as of qdr_game_runner_run(), but that a program that cannot start is no error
 */
gboolean qdr_tournament_play (const QdrTournament *self,
                              QdrStandings *standings,
                              QdrGameFunc func,
                              gpointer user_data,
                              GError **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (QdrStandings, qdr_standings_clear)

G_END_DECLS
