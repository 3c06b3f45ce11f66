/*
 * What a person is called who has been given no name.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"

G_BEGIN_DECLS

/**
 * @brief What the desktop calls its user; QDR_USER_NAME, if it is set, says it instead.
 *
 * @return (transfer full) (nullable): NULL if the desktop knows the name of the account alone, or
 *         none
 */
char *qdr_person_name_get_user (void);

/**
 * @brief What the user is called in records of games: as the desktop says, or else as the account,
 *        which QDR_ACCOUNT_NAME, if it is set, says instead.
 *
 * @return (transfer full)
 */
char *qdr_person_name_get_user_or_account (void);

/**
 * @brief Reads a game of the user's for a record: the person who plays alone, if there is one
 *        without a name, has that of the user.
 *
 * @param text   a saved game
 * @param name   as qdr_person_name_get_user_or_account() says
 * @param error  return location for a QDR_SAVED_GAME_ERROR
 * @return (transfer full) (nullable): NULL on error
 */
QdrGame *qdr_person_name_parse_game (const char *text, const char *name, GError **error);

/**
 * @brief What a person at the board is called without a name that was chosen.
 *
 * The first person is the user of the desktop. Where the desktop does not know the name, a person
 * who plays alone is called "You". Others are "Player 2" and so on.
 *
 * @param game    a game whose seats are taken
 * @param number  a human player, 0..players - 1
 * @return (transfer full)
 */
char *qdr_person_name_get_default (QdrGame *game, guint number);

/**
 * @brief Whether @p name is the word "You", for want of a name. It is no name for others, nor in
 *        another language.
 *
 * @param game    a game whose seats are taken
 * @param number  0..players - 1
 * @param name    what the player is to be called
 */
gboolean qdr_person_name_is_you (QdrGame *game, guint number, const char *name);

/**
 * @brief Calls the person who plays alone as usual, if there is one without a name: in a game that
 *        the same user has begun.
 *
 * @param game  marked as modified afterwards if it was before
 */
void qdr_person_name_set_default (QdrGame *game);

G_END_DECLS
