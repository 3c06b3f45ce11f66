/*
 * A finished game of a match or tournament, with the effort spent on its moves. It is separate
 * from the game runner because the journal stores these games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"

G_BEGIN_DECLS

/** @brief The effort of a player, in sums. All zero at first. */
typedef struct {
  guint64 moves;    /**< moves made */
  guint64 searches; /**< moves with a known depth above 0 */
  guint64 depths;   /**< the sum of these depths */
  guint64 nodes;    /**< positions visited */
  guint64 nodes_us; /**< time spent visiting them, microseconds */
  guint64 cpu_us;   /**< CPU time, microseconds */
  guint forfeits;   /**< games lost by a failure */
} QdrEffort;

/** @brief Adds @p other to @p self. */
void qdr_effort_add (QdrEffort *self, const QdrEffort *other);

/** @brief The winner of a drawn game. */
#define QDR_DRAW (-1)

/** @brief A finished game. */
typedef struct {
  QdrGame *game;                      /**< the game with all its moves */
  int winner;                         /**< in turn order, from 0; or QDR_DRAW */
  QdrEffort efforts[QDR_MAX_PLAYERS]; /**< in turn order */
  char *forfeits[QDR_MAX_PLAYERS];    /**< (nullable): the failure of each player, in turn order */
  gboolean is_old;                    /**< whether it was read from a journal */
} QdrMatchGame;

/**
 * @brief Returns the points of a player: 1 for a win; a draw divides 1 point among all.
 *
 * @param turn  the player, in turn order
 */
double qdr_match_game_get_points (const QdrMatchGame *self, guint turn);

/** @brief Sets the winner from the result of the game. A game that was stopped is a draw. */
void qdr_match_game_set_winner (QdrMatchGame *self);

/** @brief A game played by people outside of the runner. */
typedef struct {
  guint number;  /**< the number of the fixture */
  QdrGame *game; /**< must not change any more */
} QdrSubmittedGame;

/** @brief Frees a submitted game. */
void qdr_submitted_game_free (QdrSubmittedGame *self);

/** @brief Releases the contents of a game. */
void qdr_match_game_clear (QdrMatchGame *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (QdrMatchGame, qdr_match_game_clear)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrSubmittedGame, qdr_submitted_game_free)

G_END_DECLS
