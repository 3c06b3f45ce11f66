/*
 * A game as text: the board, how it stands, and what can be played.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"

G_BEGIN_DECLS

/**
 * @brief How a game stands, for scripts: "ongoing", "win K" (from 1) or "draw".
 *
 * @param result  how a game stands
 * @return (transfer full)
 */
char *qdr_result_to_text (QdrResult result);

/**
 * @brief Lists the legal moves as words, sorted as ASCII.
 *
 * @param position  of a game that is not over
 * @return (transfer full) (element-type utf8)
 */
GPtrArray *qdr_position_list_moves (const QdrPosition *position);

/**
 * @brief Draws the board, and below it a line for each player: walls, and time where there are
 *        clocks.
 *
 * Pawns are drawn as the number of their player.
 *
 * @param game       the game
 * @param in_colour  pawns and walls have the colour of their player, by codes of a terminal
 * @param output     to append to
 */
void qdr_game_draw (QdrGame *game, gboolean in_colour, GString *output);

G_END_DECLS
