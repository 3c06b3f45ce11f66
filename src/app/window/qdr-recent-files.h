/*
 * Recent files of this program, stored in the desktop's list for all programs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-game.h"

G_BEGIN_DECLS

/**
 * @brief Adds a file to the top of the list, with a description.
 *
 * @param file     a saved game
 * @param game     the first game in it
 * @param n_games  number of games in it, at least 1
 */
void qdr_recent_files_add (GFile *file, QdrGame *game, guint n_games);

/**
 * @brief Reads a file in order to describe it. Fails if the file is larger than 64 KiB, the size of
 *        about ten thousand moves.
 *
 * @param file         a saved game
 * @param cancellable  (nullable)
 * @param error        see qdr_saved_game_load()
 * @return (transfer full) (element-type QdrGame) (nullable): NULL on error
 */
GPtrArray *qdr_recent_files_read (GFile *file, GCancellable *cancellable, GError **error);

/** @brief Removes a file from the list. */
void qdr_recent_files_remove (GFile *file);

/**
 * @brief Returns this program's files in the list, the newest first.
 *
 * @return (transfer full) (element-type GtkRecentInfo)
 */
GPtrArray *qdr_recent_files_list (void);

/**
 * @brief Fills a menu with the newest files. Each item has the action "win.open-recent" with the
 *        file's URI as its target.
 */
void qdr_recent_files_fill_menu (GMenu *menu);

G_END_DECLS
