/*
 * Default names of people without a name.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"

G_BEGIN_DECLS

/**
 * @brief Returns the user's real name, or QDR_USER_NAME if that is set.
 *
 * @return (transfer full) (nullable): NULL if the desktop has no name but that of the account
 */
char *qdr_person_name_get_user (void);

/**
 * @brief Returns the user's name for the library of games: the real name, or else that of the
 *        account, or QDR_ACCOUNT_NAME if that is set.
 *
 * @return (transfer full)
 */
char *qdr_person_name_get_user_or_account (void);

/**
 * @brief Reads a game of the user's, and gives the only human, if without a name, the user's name.
 *
 * @param text   a saved game
 * @param name   (nullable): as from qdr_person_name_get_user_or_account(); NULL to change no name
 * @param error  return location for a QDR_SAVED_GAME_ERROR
 * @return (transfer full) (nullable): NULL on error
 */
QdrGame *qdr_person_name_parse_game (const char *text, const char *name, GError **error);

/**
 * @brief Returns the default name of a human in a game.
 *
 * The first human is the user. If the user's name is unknown, the only human is "You". Others are
 * "Player 2" and so on.
 *
 * @param game    a game whose seats are set
 * @param number  a human player, 0..players - 1
 * @return (transfer full)
 */
char *qdr_person_name_get_default (QdrGame *game, guint number);

/**
 * @brief Returns whether @p name is the default name "You", which is no name for other readers or
 *        in other languages.
 *
 * @param game    a game whose seats are set
 * @param number  0..players - 1
 * @param name    the name that the player is to have
 */
gboolean qdr_person_name_is_you (QdrGame *game, guint number, const char *name);

/**
 * @brief Gives the only human the default name, if without a name, in a game begun by this user.
 *        The game stays modified or not.
 */
void qdr_person_name_set_default (QdrGame *game);

G_END_DECLS
