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
 * @brief Gives the user's name to the only human of a game that the user began, unless this player
 *        has a name. The property "modified" of the game does not change.
 */
void qdr_game_set_default_human_name (QdrGame *game);

G_END_DECLS
