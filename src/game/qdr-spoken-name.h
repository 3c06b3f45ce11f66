/*
 * What sentences call a player.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"

G_BEGIN_DECLS

/**
 * @brief What sentences call a player: the name, and if another one in the game has the same name,
 *        the side of the board where it began as well: "Beginner (South)".
 *
 * Games that are set up in the window have no such names, but saved games and matches may have
 * them.
 *
 * @param game    a game
 * @param number  0..players - 1
 * @return (transfer none): until it is asked for again, or the name changes
 */
const char *qdr_spoken_name_in_game (QdrGame *game, guint number);

G_END_DECLS
