/*
 * The controller that shows the name of the opening on the board and the opening panel.
 *
 * It is separate from qdr-window, its only user, because it is a topic of its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-board-view.h"
#include "qdr-controller.h"
#include "qdr-library-worker.h"
#include "qdr-opening-names.h"
#include "qdr-split-view.h"

G_BEGIN_DECLS

#define QDR_TYPE_OPENING_CONTROLLER (qdr_opening_controller_get_type ())
G_DECLARE_FINAL_TYPE (QdrOpeningController,
                      qdr_opening_controller,
                      QDR,
                      OPENING_CONTROLLER,
                      QdrController)

/*
 * Actions:
 *   "find-position"  activates "app.find-position", which lists the games with the position on the
 *                    board
 *
 * Signals:
 *   "game-opened" (QdrGame *)  the user asks to see a game of the library
 */

/** @brief The widgets that the controller uses. */
typedef struct {
  QdrBoardView *board;      /**< shows the move under the pointer, and plays chosen moves */
  AdwBin *place;            /**< the place of the panel, which is created when it is first shown */
  GtkWidget *name_place;    /**< the parent of name; it is visible while the opening has a name */
  GtkLabel *name;           /**< shows the name of the opening */
  QdrSplitView *split_view; /**< the split view whose sidebar contains the panel */
  AdwToastOverlay *toasts;  /**< shows errors */
} QdrOpeningWidgets;

/**
 * @brief Returns a controller that shows the opening of the session's game in a window, and adds
 *        the action to the window.
 *
 * @param actions        the window
 * @param session        referenced
 * @param library        referenced
 * @param personalities  the source of the ratings of personalities
 * @param widgets        copied
 * @return (transfer full): must be released before the widgets
 */
QdrOpeningController *qdr_opening_controller_new (GActionMap *actions,
                                                  QdrSession *session,
                                                  QdrLibraryWorker *library,
                                                  QdrPersonalityList *personalities,
                                                  const QdrOpeningWidgets *widgets);

G_END_DECLS
