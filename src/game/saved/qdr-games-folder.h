/*
 * Games that are left for others, in a folder of the user's own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"

G_BEGIN_DECLS

/**
 * @brief The folder "quoridor/games" among the user's data. It need not exist.
 *
 * @return (transfer full)
 */
GFile *qdr_games_folder_get_default (void);

/**
 * @brief Whether @p file is in that folder, and so has a name that the program has made up.
 *
 * @param file  any file
 */
gboolean qdr_games_folder_contains (GFile *file);

/**
 * @brief Writes a game into a folder, whole or not at all.
 *
 * The file is named after date and players, with a number where there is another of that name. No
 * file is overwritten but the one in which the same game was kept before, if it is still as it was
 * written. The game itself stays as it is, "modified" included.
 *
 * @param folder  where to; it is made if need be
 * @param game    the game
 * @param error   return location for a G_IO_ERROR
 * @return (transfer full) (nullable): the file; NULL on error
 */
GFile *qdr_games_folder_save (GFile *folder, QdrGame *game, GError **error);

/**
 * @brief Lists the games that are kept in a folder.
 *
 * @param folder  need not exist
 * @return (transfer full) (element-type GFileInfo): in no order; each has a name, a name to be
 *         shown, and a time of modification
 */
GPtrArray *qdr_games_folder_list (GFile *folder);

G_END_DECLS
