/*
 * The window of the library: the games that were played, to be found, opened and deleted.
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
 *   "win.delete"    deletes the selected games
 *   "win.import"    adds the games of a file
 *   "win.export"    writes the games that are listed to a file; "win.export-selected" those that
 *                   are selected
 *   "win.undo"      brings back those that were deleted last
 *   "win.show-all"  shows all games, the newest first
 *
 * Signals:
 *   "game-opened" (QdrGame *)  a game is to be looked at
 */

/**
 * @brief A window that lists all games.
 *
 * @param application  (nullable)
 * @param library      referenced
 */
QdrLibraryWindow *qdr_library_window_new (GtkApplication *application, QdrLibraryWorker *library);

/**
 * @brief Lists the games with a position among their first ones.
 *
 * @param position  which one; mirror images count as well
 */
void qdr_library_window_find_position (QdrLibraryWindow *self, const QdrPosition *position);

G_END_DECLS
