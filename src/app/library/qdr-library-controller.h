/*
 * The games of a window in the library.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-library-worker.h"
#include "qdr-review.h"
#include "qdr-session.h"

G_BEGIN_DECLS

#define QDR_TYPE_LIBRARY_CONTROLLER (qdr_library_controller_get_type ())
G_DECLARE_FINAL_TYPE (QdrLibraryController,
                      qdr_library_controller,
                      QDR,
                      LIBRARY_CONTROLLER,
                      GObject)

/**
 * @brief Keeps the games of a window, while the setting "keep-games" says so.
 *
 * Action: "keep-game", whether the present one is kept; it is there while games are.
 *
 * @param actions   of the window
 * @param session   whose games they are; referenced
 * @param library   where they are kept; referenced
 * @param settings  of the program; referenced
 * @param toasts    of the window, where is told what cannot be kept
 * @return (transfer full): to be let go before the window
 */
QdrLibraryController *qdr_library_controller_new (GActionMap *actions,
                                                  QdrSession *session,
                                                  QdrLibraryWorker *library,
                                                  GSettings *settings,
                                                  AdwToastOverlay *toasts);

/**
 * @brief Keeps what a review has found, if the library has the present game.
 *
 * @param review  of the present game, finished
 */
void qdr_library_controller_add_review (QdrLibraryController *self, QdrReview *review);

G_END_DECLS
