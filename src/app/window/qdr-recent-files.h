/*
 * Recent files of this program, stored in the desktop's list for all programs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** @brief Adds a saved game to the top of the list. */
void qdr_recent_files_add (GFile *file);

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

G_END_DECLS
