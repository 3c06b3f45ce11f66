/*
 * The games that were opened and saved last.
 *
 * The desktop has one list for all programs; here it is those that this program put there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * @brief Puts @p file at the top of the list.
 *
 * @param file         a saved game
 * @param description  what it is, for the menu; translated
 */
void qdr_recent_files_add (GFile *file, const char *description);

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
