/*
 * A game as text: the board, the result and the legal moves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"
#include "qdr-path.h"

G_BEGIN_DECLS

/** @brief The players who placed the horizontal [0] and vertical [1] walls, indexed by the squares
 *  of the walls. QDR_MAX_PLAYERS stands for no player. */
typedef guint8 QdrWallPlayers[2][QDR_MAP_SIZE];

/** @brief Formats a result for scripts (transfer full): "ongoing", "draw", or "win K" if player K
 *  wins; the first player is 1. */
char *qdr_result_to_text (QdrResult result);

/**
 * @brief Lists the legal moves in notation, such as "e2" and "e3h", in ASCII order.
 *
 * @param position  position of a game that is not over
 * @return (transfer full) (element-type utf8)
 */
GPtrArray *qdr_position_list_moves (const QdrPosition *position);

/**
 * @brief Returns whether standard output is a terminal with colours, and the environment variable
 *        NO_COLOR (https://no-color.org) is not set.
 */
gboolean qdr_output_has_colours (void);

/**
 * @brief Draws the board with coordinates around it, row 1 at the bottom.
 *
 * Empty squares are drawn as dots. Walls are drawn with ASCII characters if the character set of
 * the locale is not UTF-8.
 *
 * @param pawns         a string with one character for the pawn of each player
 * @param wall_players  (nullable): players who placed the walls; pawns and walls are drawn in the
 *                      colours of their players. NULL to draw without colours
 * @param output        text to append to
 */
void qdr_position_draw_as_text (const QdrPosition *position,
                                const char *pawns,
                                const QdrWallPlayers *wall_players,
                                GString *output);

/**
 * @brief Draws the board and, below it, a line for each player with the number of walls and the
 *        time on the clock.
 *
 * Pawns are drawn as the numbers of their players.
 *
 * @param in_colour  whether pawns and walls are drawn in the colours of their players
 * @param output     text to append to
 */
void qdr_game_draw_as_text (QdrGame *game, gboolean in_colour, GString *output);

G_END_DECLS
