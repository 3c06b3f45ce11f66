/*
 * Import and export in the library window: the bar that shows the progress, and the actions. Apart
 * from the window as a topic of its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-game-list.h"
#include "qdr-library-worker.h"

G_BEGIN_DECLS

#define QDR_TYPE_TRANSFER_BAR (qdr_transfer_bar_get_type ())
G_DECLARE_FINAL_TYPE (QdrTransferBar, qdr_transfer_bar, QDR, TRANSFER_BAR, GtkWidget)

/*
 * The bar runs an import or export and is visible while it does.
 *
 * Signals:
 *   "ended" (const char *sentence, const char *heading, const char *remarks)
 *       a summary; a heading and remarks on games or files, one a line, or NULL without remarks
 */

/** @brief Returns whether an import or export is running, which excludes another one. */
gboolean qdr_transfer_bar_is_busy (QdrTransferBar *self);

/** @brief Returns whether an import is running. */
gboolean qdr_transfer_bar_is_importing (QdrTransferBar *self);

/** @brief Cancels the import or export, if one is running. */
void qdr_transfer_bar_cancel (QdrTransferBar *self);

/** @brief Imports files. @param files  (element-type GFile): at least one */
void qdr_transfer_bar_import (QdrTransferBar *self, QdrLibraryWorker *library, GPtrArray *files);

/**
 * @brief Exports games to a file, which is replaced.
 *
 * @param ids  (transfer full) (element-type gint64): of the games
 */
void
qdr_transfer_bar_export (QdrTransferBar *self, QdrLibraryWorker *library, GArray *ids, GFile *file);

#define QDR_TYPE_TRANSFER_CONTROLLER (qdr_transfer_controller_get_type ())
G_DECLARE_FINAL_TYPE (QdrTransferController,
                      qdr_transfer_controller,
                      QDR,
                      TRANSFER_CONTROLLER,
                      GObject)

/**
 * @brief Adds the actions "import", "export" (all games of the list) and "export-selected" to a
 *        window, and accepts files dropped on it.
 *
 * @param window     a GActionMap; unowned
 * @param library    referenced
 * @param games      referenced
 * @param selection  of @p games; referenced
 * @param bar        of the window; unowned
 * @param toasts     of the window; unowned
 * @return (transfer full): must be released before the window
 */
QdrTransferController *qdr_transfer_controller_new (GtkWindow *window,
                                                    QdrLibraryWorker *library,
                                                    QdrGameList *games,
                                                    GtkSelectionModel *selection,
                                                    QdrTransferBar *bar,
                                                    AdwToastOverlay *toasts);

G_END_DECLS
