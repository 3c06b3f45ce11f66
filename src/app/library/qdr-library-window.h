/*
 * The library window, in which played games are found, opened and deleted. It is separate from
 * qdr-application, its only user, because it is a window of its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-library-worker.h"

G_BEGIN_DECLS

#define QDR_TYPE_LIBRARY_WINDOW (qdr_library_window_get_type ())
G_DECLARE_FINAL_TYPE (QdrLibraryWindow,
                      qdr_library_window,
                      QDR,
                      LIBRARY_WINDOW,
                      AdwApplicationWindow)

/*
 * Actions, besides those of every window:
 *   "win.delete"           deletes the selected games
 *   "win.import"           asks for files and adds their games to the library
 *   "win.export"           writes all listed games to a file
 *   "win.export-selected"  writes the selected games to a file
 *   "win.undo"             restores the games of the last deletion
 *   "win.show-all"         clears the search and the filters
 *
 * Signals:
 *   "game-opened" (QdrGame *)  the user asks to see a game
 */

/**
 * @brief Returns a window that lists all games.
 *
 * @param application  (nullable)
 * @param library      referenced
 */
QdrLibraryWindow *qdr_library_window_new (GtkApplication *application, QdrLibraryWorker *library);

/**
 * @brief Lists the games in which a position or its mirror image occurs during the opening. Clears
 *        all other filters and the search entry.
 */
void qdr_library_window_find_position (QdrLibraryWindow *self, const QdrPosition *position);

/** @brief Imports the games of a file, or shows that an import or export is running. */
void qdr_library_window_import_file (QdrLibraryWindow *self, GFile *file);

G_END_DECLS
