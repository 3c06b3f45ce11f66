/*
 * A game of a match or tournament, and what its moves took.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"

G_BEGIN_DECLS

/** @brief What the moves of a player took, in sums that can be added up. All zero: nothing yet. */
typedef struct {
  guint64 moves;    /**< how many there were */
  guint64 searches; /**< moves whose depth is known and not 0 */
  guint64 depths;   /**< of the searches, added up */
  guint64 nodes;    /**< positions visited */
  guint64 nodes_us; /**< the time in which they were visited, microseconds */
  guint64 cpu_us;   /**< CPU time, microseconds */
  guint forfeits;   /**< games that it was out of by a failure, not on the board */
} QdrEffort;

/**
 * @brief Adds @p other to @p self.
 *
 * @param other  the numbers to add
 */
void qdr_effort_add (QdrEffort *self, const QdrEffort *other);

/** @brief In place of the winner of a drawn game. */
#define QDR_DRAW (-1)

/** @brief A game that was played to its end. */
typedef struct {
  QdrGame *game;                      /**< with all its moves */
  int winner;                         /**< by turn order, from 0; or QDR_DRAW */
  QdrEffort efforts[QDR_MAX_PLAYERS]; /**< by turn order */
  char *forfeits[QDR_MAX_PLAYERS];    /**< (nullable): why each was out by a failure, if it was */
  gboolean is_old;                    /**< whether it comes from a journal */
} QdrMatchGame;

/**
 * @brief What a player has won: a point for a win; a draw is shared among all, so that it is half a
 *        point at a board for two, and a quarter at one for four.
 *
 * @param turn  which player, in turn order
 */
double qdr_match_game_get_points (const QdrMatchGame *self, guint turn);

/**
 * @brief Sets the winner from how the game ended.
 *
 * A game that is not over, since it lasted too long, is a draw.
 */
void qdr_match_game_find_winner (QdrMatchGame *self);

/** @brief A game of a fixture that was played elsewhere, by people. */
typedef struct {
  guint number;  /**< of the fixture */
  QdrGame *game; /**< which nobody changes any more */
} QdrHandedIn;

/** @brief Frees one. */
void qdr_handed_in_free (QdrHandedIn *self);

/** @brief Frees what a game holds. */
void qdr_match_game_clear (QdrMatchGame *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (QdrMatchGame, qdr_match_game_clear)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrHandedIn, qdr_handed_in_free)

G_END_DECLS
