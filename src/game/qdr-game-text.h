/*
 * What happens in a game, in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"

G_BEGIN_DECLS

/** @brief (transfer full): what @p record did, "Anna places the wall e3h". */
char *qdr_game_text_move (QdrGame *game, QdrRecord *record);

/** @brief (transfer full): whose turn it is, or how the game ended. */
char *qdr_game_text_state (QdrGame *game);

/** @brief (transfer full): who plays, "Anna – Mason". */
char *qdr_game_text_players (QdrGame *game);

G_END_DECLS
