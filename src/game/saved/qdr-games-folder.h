/*
 * The folder in which the program saves games that the user closes without saving them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"

G_BEGIN_DECLS

/** @brief Returns "quoridor/games" in the user's data folder, (transfer full). It may not exist. */
GFile *qdr_games_folder_get_default (void);

/** @brief Returns whether @p file is in the default folder. */
gboolean qdr_games_folder_contains (GFile *file);

/**
 * @brief Writes a game to a file in a folder, completely or not at all.
 *
 * The file name consists of the date and the players, and a number if another file has that name.
 * If the game was saved to this folder before, its old file is replaced, unless another program has
 * changed that file. The game itself does not change, not even its property "modified".
 *
 * @param folder  folder, created if it does not exist
 * @param error   return location for a G_IO_ERROR
 * @return (transfer full) (nullable): the file; NULL on error
 */
GFile *qdr_games_folder_save_game (GFile *folder, QdrGame *game, GError **error);

/**
 * @brief Lists the files of saved games in a folder.
 *
 * @param folder  folder, which need not exist
 * @return (transfer full) (element-type GFileInfo): the files in no particular order, each with its
 *         name, display name and time of modification
 */
GPtrArray *qdr_games_folder_list_files (GFile *folder);

/** @brief Gives a person another name in all games of a folder, whose files keep their names and
 *  times. A file that cannot be read or written stays as it is. */
void qdr_games_folder_rename_person (GFile *folder, const char *name, const char *new_name);

G_END_DECLS
