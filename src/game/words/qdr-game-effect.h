/*
 * The effect of a move on the race, as numbers and as sentences.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"

G_BEGIN_DECLS

/** @brief The effect of a move, as a plain value. */
typedef struct {
  QdrMove move;                  /**< the move */
  guint8 player;                 /**< its player, 0..3 */
  guint8 n_players;              /**< 2 or 4 */
  gint8 jumped;                  /**< the player of the pawn that it jumps over, 0..3, or -1 */
  gboolean wins;                 /**< whether it reaches the goal */
  guint stock;                   /**< walls in the player's hand after the move */
  guint before[QDR_MAX_PLAYERS]; /**< steps to the goal; QDR_UNREACHABLE for a player who is out */
  guint after[QDR_MAX_PLAYERS];  /**< the same after the move */
} QdrEffect;

/**
 * @brief Returns the effect of a move.
 *
 * @param position  not the end of a game
 * @param move      legal there, and no concession
 */
QdrEffect qdr_effect_of_move (const QdrPosition *position, QdrMove move);

/**
 * @brief Returns the steps by which the shortest path of @p player, in play before and after the
 *        move, gets longer; negative if it gets shorter.
 */
int qdr_effect_get_detour (const QdrEffect *self, guint player);

/**
 * @brief Describes the effect of a move to the player who is about to play it.
 *
 * "Shortens your path by 2 steps.",
 * "Lengthens Ben’s path by 3 steps. Lengthens your path by 1 step."
 *
 * @param game    for the names of the players
 * @param effect  in a position of @p game
 * @return (transfer full) (nullable): one or more sentences; NULL for a wall that makes no path
 *         longer
 */
char *qdr_game_text_effect (QdrGame *game, const QdrEffect *effect);

G_END_DECLS
