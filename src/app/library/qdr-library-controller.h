/*
 * The controller that records the games of the main window in the library. It is separate from the
 * window, so that all code that uses the library is in this folder.
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
 * @brief Returns a controller that records the games of a window while the setting "keep-games" is
 *        on.
 *
 * While the setting is on, the window has an action "keep-game". The state of the action is whether
 * the current game is recorded.
 *
 * @param actions   the window
 * @param session   referenced
 * @param library   referenced
 * @param settings  the settings of the program; referenced
 * @param toasts    the overlay of the window, which shows errors
 * @return (transfer full): must be released before the window
 */
QdrLibraryController *qdr_library_controller_new (GActionMap *actions,
                                                  QdrSession *session,
                                                  QdrLibraryWorker *library,
                                                  GSettings *settings,
                                                  AdwToastOverlay *toasts);

/** @brief Stores a finished review of the current game, if that game is in the library. */
void qdr_library_controller_add_review (QdrLibraryController *self, QdrReview *review);

G_END_DECLS
