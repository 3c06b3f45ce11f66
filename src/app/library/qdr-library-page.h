/*
 * The library, in which played games are found, opened and deleted. It is separate from
 * qdr-application, its only user, because it is a topic of its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-library-worker.h"
#include "qdr-page.h"

G_BEGIN_DECLS

#define QDR_TYPE_LIBRARY_PAGE (qdr_library_page_get_type ())
G_DECLARE_FINAL_TYPE (QdrLibraryPage, qdr_library_page, QDR, LIBRARY_PAGE, QdrPage)

/*
 * Actions, besides those of every page:
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
 * @brief Returns a page that lists all games.
 *
 * @param library  referenced
 */
QdrPage *qdr_library_page_new (QdrLibraryWorker *library);

/**
 * @brief Lists the games in which a position or its mirror image occurs during the opening. Clears
 *        all other filters and the search entry.
 */
void qdr_library_page_find_position (QdrLibraryPage *self, const QdrPosition *position);

/** @brief Imports the games of a file, or shows that an import or export is running. */
void qdr_library_page_import_file (QdrLibraryPage *self, GFile *file);

G_END_DECLS
