/*
 * Deletion of games in the library window, and its undo. Apart from the window as a topic of its
 * own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-library-worker.h"

G_BEGIN_DECLS

#define QDR_TYPE_DELETION_CONTROLLER (qdr_deletion_controller_get_type ())
G_DECLARE_FINAL_TYPE (QdrDeletionController,
                      qdr_deletion_controller,
                      QDR,
                      DELETION_CONTROLLER,
                      GObject)

/**
 * @brief Adds the action "undo" to a window.
 *
 * The action restores the games that were deleted last, and can be repeated until all are restored.
 * While games are deleted or restored, it only shows a toast.
 *
 * @param actions  of the window
 * @param library  referenced
 * @param toasts   of the window
 * @return (transfer full): must be released before the window
 */
QdrDeletionController *qdr_deletion_controller_new (GActionMap *actions,
                                                    QdrLibraryWorker *library,
                                                    AdwToastOverlay *toasts);

/**
 * @brief Deletes games at once. Does nothing but show a toast while others are deleted or restored.
 *
 * @param ids  (transfer full) (element-type gint64): at least one
 */
void qdr_deletion_controller_delete (QdrDeletionController *self, GArray *ids);

G_END_DECLS
