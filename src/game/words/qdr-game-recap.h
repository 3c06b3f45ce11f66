/*
 * What a game was that is over: its moves, its walls, and where it turned.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"

G_BEGIN_DECLS

/** @brief In longer games nobody looks for the turning point. */
#define QDR_RECAP_MOVES_MAX 2000

/** @brief A game up to its present position, in numbers. A plain value. */
typedef struct {
  guint n_rounds;        /**< the number of the last move but for giving up and time; 0 without */
  guint n_walls;         /**< walls that were placed */
  guint turning_ply;     /**< moves up to and with the turning point; 0 if there is none */
  gboolean always_ahead; /**< the winner led from the first position to the last */
} QdrGameRecap;

/**
 * @brief Counts moves and walls, and finds the move after which the winner led for good.
 *
 * Neither a resignation nor the end of a player's time is a move.
 *
 * A player leads who would reach the goal first if from here on all went their shortest paths.
 * Where nobody has won, where the winner did not lead in the end, as after a resignation, and in a
 * game of more than QDR_RECAP_MOVES_MAX moves there is no turning point.
 *
 * @param game  a game; what counts is the present position and the moves up to it
 */
QdrGameRecap qdr_game_recap_make (QdrGame *game);

/**
 * @brief Says what was played at the turning point.
 *
 * "The race turned with move 12: Mason places the wall e3h."
 *
 * @param self  of @p game, with a turning point
 * @param game  a game
 * @return (transfer full)
 */
char *qdr_game_recap_describe_turn (const QdrGameRecap *self, QdrGame *game);

G_END_DECLS
