/*
 * Games that are deleted from the library in its window, and come back.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-library-worker.h"

G_BEGIN_DECLS

#define QDR_TYPE_REMOVAL_CONTROLLER (qdr_removal_controller_get_type ())
G_DECLARE_FINAL_TYPE (QdrRemovalController,
                      qdr_removal_controller,
                      QDR,
                      REMOVAL_CONTROLLER,
                      GObject)

/**
 * @brief Removes games, and offers to bring them back.
 *
 * Action: "undo" brings back those that were removed last, again and again until all are back.
 * While games are removed or come back it tells that it has to wait.
 *
 * @param actions  of the window
 * @param library  referenced
 * @param toasts   of the window, where that is offered
 * @return (transfer full): to be let go before the window
 */
QdrRemovalController *qdr_removal_controller_new (GActionMap *actions,
                                                  QdrLibraryWorker *library,
                                                  AdwToastOverlay *toasts);

/**
 * @brief Removes games at once, many of them step by step; none while others are removed or come
 *        back, which is told.
 *
 * @param ids  (transfer full) (element-type gint64): of the games, at least one
 */
void qdr_removal_controller_remove (QdrRemovalController *self, GArray *ids);

G_END_DECLS
