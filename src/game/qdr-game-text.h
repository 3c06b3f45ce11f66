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

/** @brief (transfer full): which of the moves written the position is after. */
char *qdr_game_text_place (QdrGame *game);

/** @brief (transfer full): that the player to move, a computer, thinks. */
char *qdr_game_text_thinking (QdrGame *game);

/**
 * @brief Whether qdr_game_text_state() says what was played last, "Anna wins: Ben resigned.", so
 *        that nobody needs to be told of it once more.
 */
gboolean qdr_game_text_state_has_move (QdrGame *game);

/**
 * @brief How the race stands, to be read when somebody asks for it.
 *
 * "Anna: 5 steps to go, 7 walls. Ben: 4 steps to go, 9 walls. Anna to move."
 *
 * @return (transfer full): a sentence for each player, and qdr_game_text_state()
 */
char *qdr_game_text_race (QdrGame *game);

/**
 * @brief How one player stands in the race: "Ben: 4 steps to go, 9 walls."
 *
 * @param number  0..players - 1
 * @param name    (nullable): what to call the player, as "You"; NULL for the name
 * @return (transfer full)
 */
char *qdr_game_text_racer (QdrGame *game, guint number, const char *name);

/** @brief (transfer full): who plays, "Anna – Mason". */
char *qdr_game_text_players (QdrGame *game);

G_END_DECLS
