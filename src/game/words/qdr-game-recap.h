/*
 * A finished game in numbers: moves, walls, and the turning point. Apart from qdr-game-text because
 * it replays the game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"

G_BEGIN_DECLS

/** @brief Longer games have no turning point, which would take too long to find. */
#define QDR_RECAP_MOVES_MAX 2000

/** @brief Numbers of a game up to its present position. A plain value. */
typedef struct {
  guint n_rounds;        /**< the number of the last move but concessions; 0 without moves */
  guint n_walls;         /**< walls that were placed */
  guint turning_ply;     /**< moves up to the turning point, included; 0 if there is none */
  gboolean always_ahead; /**< the winner was ahead from the first position to the last */
} QdrGameRecap;

/**
 * @brief Counts moves and walls, and finds the turning point: the move after which the winner was
 *        ahead to the end.
 *
 * A player is ahead who would reach the goal first if all took their shortest paths. There is no
 * turning point without a winner, if the winner was not ahead at the end, as after a resignation,
 * and in a game of more than QDR_RECAP_MOVES_MAX moves. Concessions are no moves here.
 */
QdrGameRecap qdr_game_recap_make (QdrGame *game);

/**
 * @brief Describes the turning point, which must exist: "The race turned with move 12: Mason places
 *        the wall e3h."
 *
 * @return (transfer full)
 */
char *qdr_game_recap_describe_turn (const QdrGameRecap *self, QdrGame *game);

G_END_DECLS
