/*
 * Tournament: games of all contestants against each other. Every contestant plays every opening in
 * every seat.
 *
 * Only quoridor-cli uses this header; the window uses qdr-tournament-file.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-cross-table.h"
#include "qdr-game-runner.h"

G_BEGIN_DECLS

/** @brief The settings of a tournament. */
typedef struct {
  /** the conditions, with at least as many contestants as there are players in a game */
  QdrConditions conditions;
  /** the number of rounds; in a round, every group of two or four contestants plays one opening in
   * all seats */
  guint n_rounds;
} QdrTournament;

/** @brief The standings of a tournament. */
typedef struct {
  QdrCrossTable *table;    /**< the points of all contestants against each other */
  QdrPlayerTotals *totals; /**< the totals of each contestant */
  GPtrArray *failures;     /**< (element-type utf8): the last failure of each contestant, or NULL */
} QdrStandings;

/** @brief Releases the contents of the standings. */
void qdr_standings_clear (QdrStandings *self);

/**
 * @brief Returns the number of games of a tournament with the given settings.
 *
 * @param n_contestants  the number of contestants
 * @param n_players      the number of players in each game, 2 or 4
 * @param n_rounds       the number of rounds, as in QdrTournament
 */
guint64 qdr_tournament_count_games (guint n_contestants, guint n_players, guint n_rounds);

/** @brief Returns the number of games of a tournament. */
guint qdr_tournament_get_n_games (const QdrTournament *self);

/**
 * @brief Returns all games of a tournament, in the order in which they begin.
 *
 * @return (transfer full): an array of qdr_tournament_get_n_games(); free with g_free()
 */
QdrScheduledGame *qdr_tournament_make_schedule (const QdrTournament *self);

/** @brief Returns the set-up of a journal for the tournament, as text. @return (transfer full) */
char *qdr_tournament_format_setup (const QdrTournament *self);

/**
 * @brief Plays a tournament. The call blocks until the end of the tournament.
 *
 * A program that cannot start loses the game, and is started again for its next game.
 *
 * @param standings  (out): free with qdr_standings_clear() also on error
 * @param func       the function to call as each game ends
 * @param user_data  data for @p func
 * @param error      as for qdr_game_runner_play_schedule(), except for programs that cannot start
 */
gboolean qdr_tournament_play (const QdrTournament *self,
                              QdrStandings *standings,
                              QdrGameFunc func,
                              gpointer user_data,
                              GError **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (QdrStandings, qdr_standings_clear)

G_END_DECLS
