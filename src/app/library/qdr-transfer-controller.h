/*
 * Games that come into the library from files, and go from its window into files.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-game-list.h"
#include "qdr-transfer-bar.h"

G_BEGIN_DECLS

#define QDR_TYPE_TRANSFER_CONTROLLER (qdr_transfer_controller_get_type ())
G_DECLARE_FINAL_TYPE (QdrTransferController,
                      qdr_transfer_controller,
                      QDR,
                      TRANSFER_CONTROLLER,
                      GObject)

/**
 * @brief Asks for files, lets games go there or come from there, and tells what came of it.
 *
 * Actions: "import", "export" for all that are listed, and "export-selected".
 *
 * @param window     a GActionMap, in front of which questions stand; unowned
 * @param library    referenced
 * @param games      that are listed; referenced
 * @param selection  among them; referenced
 * @param bar        of the window, which does it; unowned
 * @param toasts     of the window; unowned
 * @return (transfer full): to be let go before the window
 */
QdrTransferController *qdr_transfer_controller_new (GtkWindow *window,
                                                    QdrLibraryWorker *library,
                                                    QdrGameList *games,
                                                    GtkSelectionModel *selection,
                                                    QdrTransferBar *bar,
                                                    AdwToastOverlay *toasts);

G_END_DECLS
