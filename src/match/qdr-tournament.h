/*
 * A tournament: all against all, each opening with both colours.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-cross-table.h"
#include "qdr-game-runner.h"

G_BEGIN_DECLS

/** @brief What is to be played. */
typedef struct {
  QdrConditions conditions; /**< with at least two contestants */
  guint n_rounds;           /**< in a round every two contestants play two games of one opening */
} QdrTournament;

/** @brief How a tournament went. */
typedef struct {
  QdrCrossTable *table; /**< the points of each against each */
  QdrEffort *efforts;   /**< of each contestant */
} QdrStandings;

/** @brief Frees what standings hold. */
void qdr_standings_clear (QdrStandings *self);

/** @brief Returns how many games are played. */
guint qdr_tournament_get_n_games (const QdrTournament *self);

/**
 * @brief Plays a tournament; blocks.
 *
 * @param standings  filled in; free with qdr_standings_clear() also on error
 * @param func       called for each game as it ends; may end the tournament
 * @param user_data  for @p func
 * @param error      as of qdr_game_runner_run()
 */
gboolean qdr_tournament_play (const QdrTournament *self,
                              QdrStandings *standings,
                              QdrGameFunc func,
                              gpointer user_data,
                              GError **error);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (QdrStandings, qdr_standings_clear)

G_END_DECLS
