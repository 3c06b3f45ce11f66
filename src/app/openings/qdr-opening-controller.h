/*
 * The controller of the opening panel, and of the label with the name of the opening that is on the
 * board.
 *
 * It is separate from qdr-window, its only user, to keep that file short.
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
 *   "find-position"  lists the games in which the position on the board occurs, by
 *                    "app.find-position"
 *
 * Signals:
 *   "game-opened" (QdrGame *)  the user asks to see a game of the library
 */

/** @brief The widgets that the controller uses. */
typedef struct {
  QdrBoardView *board;      /**< the board, on which chosen moves are played */
  AdwBin *place;            /**< the place to which the panel is added when it is first shown */
  GtkWidget *name_place;    /**< the parent of name; it is visible while the opening has a name */
  GtkLabel *name;           /**< the label with the name of the opening */
  QdrSplitView *split_view; /**< the split view whose sidebar contains the panel */
  AdwToastOverlay *toasts;  /**< the overlay that shows errors */
} QdrOpeningWidgets;

/**
 * @brief Returns a controller that shows the opening of the session's game in a window, and adds
 *        the action "find-position" to the window.
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
