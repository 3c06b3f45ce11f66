/*
 * The effect of a move on the race, as numbers and as sentences.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"

G_BEGIN_DECLS

/** @brief Stands for a reader who is none of the players. */
#define QDR_NO_READER (-1)

/**
 * @brief The effect of a move, as a plain value. For players out of play, @c before and @c after
 *        are QDR_UNREACHABLE.
 */
typedef struct {
  QdrMove move;                  /**< the move */
  guint8 player;                 /**< the player who makes the move, 0..3 */
  guint8 n_players;              /**< number of players, 2 or 4 */
  gint8 jumped;                  /**< the player over whose pawn the move jumps, 0..3; -1 if none */
  gboolean wins;                 /**< whether the move reaches the goal */
  guint stock;                   /**< walls in the player's hand after the move */
  guint before[QDR_MAX_PLAYERS]; /**< steps of each player to the goal before the move */
  guint after[QDR_MAX_PLAYERS];  /**< steps of each player to the goal after the move */
} QdrMoveEffect;

/**
 * @brief Returns the effect of a move.
 *
 * @param position  a position in which the game is not over
 * @param move      a legal move in that position, but not a concession
 */
QdrMoveEffect qdr_move_effect_compute (const QdrPosition *position, QdrMove move);

/**
 * @brief Returns the number of steps by which the move lengthens the shortest path of @p player,
 *        who must be in play; negative if it shortens the path.
 */
int qdr_move_effect_get_added_steps (const QdrMoveEffect *self, guint player);

/**
 * @brief Describes the paths that a wall lengthens: "Ben’s path grows by 3 steps, yours by 1."
 *
 * @param game    the game, for the names of the players
 * @param effect  the effect of a wall in a position of @p game
 * @param reader  the player whom the text addresses as “you”, or QDR_NO_READER
 * @return (transfer full) (nullable): a sentence; NULL if no path is lengthened
 */
char *qdr_game_describe_longer_paths (QdrGame *game, const QdrMoveEffect *effect, int reader);

/**
 * @brief Describes the effect of a move for the player who is about to make it.
 *
 * Examples are "Your path shrinks by 2 steps." and "Ben’s path grows by 3 steps, yours by 1."
 *
 * @param game    the game, for the names of the players
 * @param effect  the effect of a move in a position of @p game
 * @return (transfer full) (nullable): a sentence; NULL for a wall that lengthens no path
 */
char *qdr_game_describe_effect (QdrGame *game, const QdrMoveEffect *effect);

G_END_DECLS
