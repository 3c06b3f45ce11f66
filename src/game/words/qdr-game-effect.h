/*
 * What a move does to the race, as numbers and in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"

G_BEGIN_DECLS

/** @brief What a move does, as a plain value. */
typedef struct {
  QdrMove move;     /**< the move */
  guint8 player;    /**< who plays it, 0..3 */
  guint8 n_players; /**< 2 or 4 */
  gint8 jumped;     /**< whose pawn it jumps over, 0..3, or -1 */
  gboolean wins;    /**< whether it reaches the goal */
  guint stock;      /**< walls the player has in hand afterwards */
  guint before
      [QDR_MAX_PLAYERS]; /**< steps to the goal of each player; QDR_UNREACHABLE of those who are
                                      out of the game */
  guint after[QDR_MAX_PLAYERS]; /**< the same after the move */
} QdrEffect;

/**
 * @brief Finds out what a move does.
 *
 * @param position  a position that is not over
 * @param move      a move that is legal there, not a concession
 */
QdrEffect qdr_effect_of_move (const QdrPosition *position, QdrMove move);

/**
 * @brief Returns by how many steps the shortest path of a player grows.
 *
 * @param player  0..players - 1, in play before and after the move
 * @return steps; negative where the path gets shorter
 */
int qdr_effect_get_detour (const QdrEffect *self, guint player);

/**
 * @brief Says what a move would do, to the player who is about to move.
 *
 * "Shortens your path by 2 steps.",
 * "Lengthens Ben’s path by 3 steps. Lengthens your path by 1 step."
 *
 * @param game    knows the names; its present position does not matter
 * @param effect  from a position of @p game
 * @return (transfer full) (nullable): one or more sentences; NULL for a wall that makes no path
 *         longer
 */
char *qdr_game_text_effect (QdrGame *game, const QdrEffect *effect);

G_END_DECLS
