/*
 * The bar at the foot of the library, which imports and exports games. It is there while it does.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-library-worker.h"

G_BEGIN_DECLS

#define QDR_TYPE_TRANSFER_BAR (qdr_transfer_bar_get_type ())
G_DECLARE_FINAL_TYPE (QdrTransferBar, qdr_transfer_bar, QDR, TRANSFER_BAR, GtkWidget)

/*
 * Signals:
 *   "ended" (const char *sentence, const char *heading, const char *remarks)
 *       what has come of it; where there is more to say about games or files, a heading and a
 *       sentence for each, one a line, or NULL
 */

/** @brief Whether something is under way: nothing else can begin. */
gboolean qdr_transfer_bar_is_busy (QdrTransferBar *self);

/** @brief Whether what is under way is an import. */
gboolean qdr_transfer_bar_is_importing (QdrTransferBar *self);

/** @brief Ends what is under way before its time, if anything is. */
void qdr_transfer_bar_cancel (QdrTransferBar *self);

/**
 * @brief Imports files.
 *
 * @param library  takes the games
 * @param files    (element-type GFile): at least one, each with one game or many
 */
void qdr_transfer_bar_import (QdrTransferBar *self, QdrLibraryWorker *library, GPtrArray *files);

/**
 * @brief Exports games.
 *
 * @param library  has the games
 * @param ids      (transfer full) (element-type gint64): of the games
 * @param file     is replaced
 */
void
qdr_transfer_bar_export (QdrTransferBar *self, QdrLibraryWorker *library, GArray *ids, GFile *file);

G_END_DECLS
