/*
 * A finished game of a match or tournament, with the effort of its players. It is separate
 * from the game runner because the journal stores these games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"

G_BEGIN_DECLS

/** @brief The moves of a player in one or more games, with the effort of its searches. */
typedef struct {
  guint64 moves;    /**< the number of moves */
  guint64 searches; /**< the number of moves with a known search depth above 0 */
  guint64 depths;   /**< the sum of these depths */
  guint64 nodes;    /**< the number of positions visited */
  guint64 nodes_us; /**< the time in which they were visited, microseconds */
  guint64 cpu_us;   /**< the CPU time, microseconds */
  guint forfeits;   /**< the number of games lost by a failure of the player */
} QdrPlayerTotals;

/** @brief Adds each value of @p other to that of @p self. */
void qdr_player_totals_add (QdrPlayerTotals *self, const QdrPlayerTotals *other);

/** @brief The value of QdrMatchGame.winner for a draw. */
#define QDR_DRAW (-1)

/** @brief A finished game. */
typedef struct {
  QdrGame *game; /**< the game with all its moves */
  int winner;    /**< the winner's number in turn order, from 0; or QDR_DRAW */
  QdrPlayerTotals totals[QDR_MAX_PLAYERS]; /**< the effort of each player, in turn order */
  char *failures[QDR_MAX_PLAYERS]; /**< (nullable): the failure of each player, in turn order */
  gboolean is_from_journal;        /**< whether the game was read from a journal */
} QdrMatchGame;

/**
 * @brief Returns the points of a player: 1 for a win, or an equal share of 1 for a draw.
 *
 * @param turn  the number of the player in turn order, from 0
 */
double qdr_match_game_get_points (const QdrMatchGame *self, guint turn);

/** @brief Sets the winner from the result of the game. An unfinished game counts as a draw. */
void qdr_match_game_set_winner (QdrMatchGame *self);

/** @brief A finished game of people, which the game runner did not play. */
typedef struct {
  guint number;  /**< the number of the fixture */
  QdrGame *game; /**< the game, which must not be changed */
} QdrSubmittedGame;

/** @brief Frees a submitted game. */
void qdr_submitted_game_free (QdrSubmittedGame *self);

/** @brief Releases the contents of a finished game. */
void qdr_match_game_clear (QdrMatchGame *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (QdrMatchGame, qdr_match_game_clear)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrSubmittedGame, qdr_submitted_game_free)

G_END_DECLS
