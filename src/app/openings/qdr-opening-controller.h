/*
 * The openings of a window: the name of the opening on the board, and the opening panel.
 *
 * It is separate from the window, which is a large file already.
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
 *   "find-position"  lists the games with the position on the board, by "app.find-position"
 *
 * Signals:
 *   "game-opened" (QdrGame *)  a game of the library was chosen, to be shown
 */

/** @brief The widgets that the controller uses. */
typedef struct {
  QdrBoardView *board;      /**< shows the move under the pointer, and plays chosen moves */
  AdwBin *place;            /**< the place of the panel, which is made when first shown */
  GtkWidget *name_place;    /**< shown if the opening has a name */
  GtkLabel *name;           /**< in name_place */
  QdrSplitView *split_view; /**< its sidebar contains the place */
  AdwToastOverlay *toasts;  /**< shows errors in files of names */
} QdrOpeningWidgets;

/**
 * @brief Shows the openings of the game of @p session.
 *
 * @param actions        of the window
 * @param session        referenced
 * @param library        referenced
 * @param personalities  the source of their ratings
 * @param widgets        copied
 * @return (transfer full): must be released before the widgets
 */
QdrOpeningController *qdr_opening_controller_new (GActionMap *actions,
                                                  QdrSession *session,
                                                  QdrLibraryWorker *library,
                                                  QdrPersonalityList *personalities,
                                                  const QdrOpeningWidgets *widgets);

G_END_DECLS
