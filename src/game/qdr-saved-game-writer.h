/*
 * Writes saved games in the standard form.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"

G_BEGIN_DECLS

/**
 * @brief Returns all there is to know about a game, in the standard form.
 *
 * @param game  a game
 * @return (transfer full)
 */
char *qdr_saved_game_write (QdrGame *game);

G_END_DECLS
