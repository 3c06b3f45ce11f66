/*
 * Import and export in the library page: a bar that shows the progress and adds the actions. It is
 * separate from the page to keep that file short.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-game-list.h"
#include "qdr-library-worker.h"
#include "qdr-page.h"

G_BEGIN_DECLS

#define QDR_TYPE_TRANSFER_BAR (qdr_transfer_bar_get_type ())
G_DECLARE_FINAL_TYPE (QdrTransferBar, qdr_transfer_bar, QDR, TRANSFER_BAR, GtkWidget)

/*
 * A bar that runs an import or export and shows its progress. It is hidden while none is running.
 *
 * Signals:
 *   "ended" (const char *sentence, const char *heading, const char *remarks)
 *       the import or export has ended; @sentence is its result; @remarks are lines about games or
 *       files, with a @heading; if there are no remarks, @remarks and @heading are NULL
 */

/** @brief Returns whether an import or export is running, so that no other one can begin. */
gboolean qdr_transfer_bar_is_busy (QdrTransferBar *self);

/** @brief Imports the games of files. @param files  (element-type GFile): at least one */
void
qdr_transfer_bar_import_files (QdrTransferBar *self, QdrLibraryWorker *library, GPtrArray *files);

/**
 * @brief Exports games to a file, which is replaced if it exists.
 *
 * @param ids  (transfer full) (element-type gint64): the ids of the games
 */
void qdr_transfer_bar_export_games (QdrTransferBar *self,
                                    QdrLibraryWorker *library,
                                    GArray *ids,
                                    GFile *file);

/**
 * @brief Adds the actions "import", "export" (of all listed games) and "export-selected" to a page,
 *        imports files that are dropped on the page, and shows the results there. Before the window
 *        is closed, asks whether to stop an import or export. May be called only once.
 *
 * @param page       unowned
 * @param library    referenced
 * @param games      the listed games; referenced
 * @param selection  the selection in @p games; referenced
 * @param toasts     the overlay of the page, which shows summaries and errors; unowned
 */
void qdr_transfer_bar_join_page (QdrTransferBar *self,
                                 QdrPage *page,
                                 QdrLibraryWorker *library,
                                 QdrGameList *games,
                                 GtkSelectionModel *selection,
                                 AdwToastOverlay *toasts);

/** @brief Removes the actions and cancels the import or export, before the page is gone. */
void qdr_transfer_bar_leave_page (QdrTransferBar *self);

/**
 * @brief Asks whether to stop an import or export, if one is running, before the page is left.
 *
 * @param action  the action that leaves the page; activated if the user agrees; a static string
 * @return whether the question is asked
 */
gboolean qdr_transfer_bar_ask_before_stopping (QdrTransferBar *self, const char *action);

G_END_DECLS
