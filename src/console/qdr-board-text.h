/*
 * A board drawn in text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-path.h"

G_BEGIN_DECLS

/** @brief Who placed the horizontal [0] and vertical [1] walls, by the square of their move;
 *         QDR_MAX_PLAYERS where no player did. */
typedef guint8 QdrWallPlayers[2][QDR_MAP_SIZE];

/**
 * @brief Whether standard output is a terminal that shows colours, and the user does not refuse
 *        them by NO_COLOR (https://no-color.org).
 */
gboolean qdr_board_may_have_colours (void);

/**
 * @brief Draws the board of @p position, row 1 at the bottom, with coordinates around it.
 *
 * Empty squares are dots. Lines are drawn with ASCII characters where the locale knows no others.
 *
 * @param position      what to draw
 * @param pawns         a character for the pawn of each player
 * @param wall_players  (nullable): draws pawns and walls in the colours of players; NULL for none
 * @param output        takes the lines
 */
void qdr_board_draw (const QdrPosition *position,
                     const char *pawns,
                     const QdrWallPlayers *wall_players,
                     GString *output);

G_END_DECLS
