/*
 * The games that were opened and saved last.
 *
 * The desktop has one list for all programs; here it is those that this program put there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-game.h"

G_BEGIN_DECLS

/**
 * @brief Puts @p file at the top of the list, with what it is in words.
 *
 * @param file     a saved game
 * @param game     the first or only game in it
 * @param n_games  how many are in it, 1 or more
 */
void qdr_recent_files_add (GFile *file, QdrGame *game, guint n_games);

/**
 * @brief Reads a file of which a list is to tell, unless it is longer than 64 KiB, of more than ten
 *        thousand moves.
 *
 * @param file         a saved game
 * @param cancellable  (nullable)
 * @param error        return location, see qdr_saved_game_load()
 * @return (transfer full) (element-type QdrGame) (nullable): NULL on error
 */
GPtrArray *qdr_recent_files_read (GFile *file, GCancellable *cancellable, GError **error);

/**
 * @brief Takes @p file off the list, if it is there.
 *
 * @param file  a saved game
 */
void qdr_recent_files_remove (GFile *file);

/**
 * @brief Returns the files of the list.
 *
 * @return (transfer full) (element-type GtkRecentInfo): the newest first
 */
GPtrArray *qdr_recent_files_list (void);

/**
 * @brief Fills @p menu with the newest files, each an item of the action "win.open-recent", whose
 *        parameter is the URI.
 *
 * @param menu  emptied first
 */
void qdr_recent_files_fill_menu (GMenu *menu);

G_END_DECLS
