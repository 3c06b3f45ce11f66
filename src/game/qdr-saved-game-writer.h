/*
 * Writes saved games in the standard form.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"

G_BEGIN_DECLS

/** @brief (transfer full): all there is to know about @p game, ready to be read again. */
char *qdr_saved_game_write (QdrGame *game);

G_END_DECLS
