/*
 * The folder into which the program saves games by itself, such as unfinished ones.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"

G_BEGIN_DECLS

/** @brief Returns "quoridor/games" in the user's data folder, (transfer full). It may not exist. */
GFile *qdr_games_folder_get_default (void);

/** @brief Returns whether @p file is in that folder. The program has then chosen its name. */
gboolean qdr_games_folder_contains (GFile *file);

/**
 * @brief Writes a game into a folder, completely or not at all.
 *
 * The name of the file has the date and the players, and a number if the name is taken. A game that
 * was saved before replaces its own file, unless another program has changed that. The game itself
 * does not change, not even "modified".
 *
 * @param folder  created if needed
 * @param error   return location for a G_IO_ERROR
 * @return (transfer full) (nullable): the file; NULL on error
 */
GFile *qdr_games_folder_save (GFile *folder, QdrGame *game, GError **error);

/**
 * @brief Lists the games in a folder.
 *
 * @param folder  need not exist
 * @return (transfer full) (element-type GFileInfo): in no order; each has a name, a display name
 *         and a time of modification
 */
GPtrArray *qdr_games_folder_list (GFile *folder);

G_END_DECLS
