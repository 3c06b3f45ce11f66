/*
 * Default names of people who have not entered a name.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"

G_BEGIN_DECLS

/**
 * @brief Returns the real name of the user. The environment variable QDR_USER_NAME replaces it.
 *
 * @return (transfer full) (nullable): NULL if the system has no real name for the user
 */
char *qdr_user_get_real_name (void);

/**
 * @brief Returns the user's real name, or else the name of the user's account.
 *
 * The environment variable QDR_ACCOUNT_NAME replaces the name of the account.
 *
 * @return (transfer full)
 */
char *qdr_user_get_real_or_account_name (void);

/**
 * @brief Reads a game that the user played. If the game has only one human, who has no name in the
 *        text, this player gets the name @p name.
 *
 * @param text   a saved game
 * @param name   (nullable): the name of the user; NULL to change no name
 * @param error  return location for a QDR_SAVED_GAME_ERROR
 * @return (transfer full) (nullable): NULL on error
 */
QdrGame *qdr_saved_game_parse_with_user_name (const char *text, const char *name, GError **error);

/**
 * @brief Returns the default name of a human in a game.
 *
 * The default name of the first human is the user's real name. If the system does not have it,
 * the default name of an only human is "You". All other humans are "Player 1", "Player 2" and so
 * on.
 *
 * @param game    a game whose seats are set
 * @param number  a human player, 0..players - 1
 * @return (transfer full)
 */
char *qdr_game_get_default_human_name (QdrGame *game, guint number);

/**
 * @brief Returns whether @p name is the default name "You", which must not be saved because it
 *        depends on the reader and the language.
 *
 * @param game    a game whose seats are set
 * @param number  the number of the player, 0..players - 1
 * @param name    the name that the caller is about to give the player
 */
gboolean qdr_person_name_is_default_you (QdrGame *game, guint number, const char *name);

/**
 * @brief Gives the default name to the only human of a game that the user began, unless this player
 *        has a name. The property "modified" of the game does not change.
 */
void qdr_game_set_default_human_name (QdrGame *game);

G_END_DECLS
