/*
 * Directions and paths in words.
 *
 * North is where the numbers of the rows grow, east where the letters of the columns go on, however
 * a board is turned: these words go with the names of squares.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"

G_BEGIN_DECLS

/**
 * @brief Names a direction: "north", "south-east".
 *
 * @param columns  -1, 0 or 1: towards the last column
 * @param rows     -1, 0 or 1: towards the last row; not both 0
 * @return (transfer none): translated
 */
const char *qdr_path_text_way (int columns, int rows);

/**
 * @brief Says how a player gets to its goal by a shortest path: "You: north, jump north-east, east;
 *        4 steps in 3 moves."
 *
 * Steps are counted as everywhere, without the other pawns. A pawn that stands on the path is
 * jumped over where the rules allow that; if it is the next square and they do not, it is said to
 * be in the way.
 *
 * @param game    a game
 * @param number  0..players - 1
 * @return (transfer full): a sentence; "out of the game" or "at the goal" where there is no path
 */
char *qdr_path_text (QdrGame *game, guint number);

G_END_DECLS
