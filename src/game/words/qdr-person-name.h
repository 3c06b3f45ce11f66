/*
 * Default names of people who have not entered a name.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"

G_BEGIN_DECLS

/**
 * @brief Sets the name that the user has chosen. Call it in the main thread.
 *
 * @param name  (nullable): NULL or "" for the name on the desktop
 */
void qdr_user_set_name (const char *name);

/**
 * @brief Returns the name of the user: the chosen name, or else the real name on the desktop, or
 *        else the name of the account. Call it in the main thread.
 *
 * The environment variable QDR_USER_NAME replaces the real name, and QDR_ACCOUNT_NAME that of the
 * account.
 *
 * @return (transfer full): never empty
 */
char *qdr_user_get_name (void);

/** @brief Returns the number of the first human, who is the user in a new game; QDR_MAX_PLAYERS if
 *  no human plays. */
guint qdr_game_find_user (QdrGame *game);

/**
 * @brief Returns the default name of a human in a game: the user's name for the first human, and
 *        "Player 2" and so on for others.
 *
 * @param game    a game whose seats are set
 * @param number  a human player, 0..players - 1
 * @return (transfer full)
 */
char *qdr_game_get_default_human_name (QdrGame *game, guint number);

/**
 * @brief Gives each human without a name of a game that the user began the default name. The
 *        property "modified" of the game does not change.
 */
void qdr_game_set_default_human_names (QdrGame *game);

/** @brief Does the same if there is one human, who is the user in a game that is gone on with. */
void qdr_game_set_default_human_name (QdrGame *game);

/**
 * @brief Gives the user the present name in a game that he plays under an earlier one, unless
 *        another player has it. The property "modified" of the game does not change.
 *
 * A game that has ended is in the library under the earlier name. It keeps this name, but the game
 * after it does not.
 *
 * @param is_renamed  whether the game has the present name in the library
 */
void qdr_game_rename_user (QdrGame *game, const char *earlier, gboolean is_renamed);

/** @brief Gives a person of a saved game another name. Returns whether the person plays in it. */
gboolean qdr_game_rename_person (QdrGame *game, const char *name, const char *new_name);

/** @brief Returns the name that the player has in the next game between the same players (transfer
 *  none). */
const char *qdr_player_get_next_name (QdrPlayer *player);

G_END_DECLS
