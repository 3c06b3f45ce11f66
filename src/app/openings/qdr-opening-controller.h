/*
 * Openings in a window: their names, and what was played in the position on the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-board-view.h"
#include "qdr-library-worker.h"
#include "qdr-opening-names.h"
#include "qdr-session.h"
#include "qdr-split-view.h"

G_BEGIN_DECLS

#define QDR_TYPE_OPENING_CONTROLLER (qdr_opening_controller_get_type ())
G_DECLARE_FINAL_TYPE (QdrOpeningController,
                      qdr_opening_controller,
                      QDR,
                      OPENING_CONTROLLER,
                      GObject)

/*
 * Actions:
 *   "find-position"  lists the games with the position on the board, by "app.find-position"
 *
 * Signals:
 *   "game-opened" (QdrGame *)  a game of the library is to be looked at
 */

/** @brief Where openings are shown. */
typedef struct {
  QdrBoardView *board;      /**< shows moves that are pointed at, and plays them */
  AdwBin *place;            /**< for the panel, which is made when first shown */
  GtkWidget *name_place;    /**< in sight where the position has a name */
  GtkLabel *name;           /**< there, for the name */
  QdrSplitView *split_view; /**< with the place in its sidebar */
  AdwToastOverlay *toasts;  /**< tell mistakes in files of names */
} QdrOpeningWidgets;

/**
 * @brief Shows openings of the game of @p session.
 *
 * @param actions        of the window
 * @param session        whose game it is; referenced
 * @param library        is asked; referenced
 * @param personalities  whose ratings count
 * @param widgets        copied
 * @return (transfer full): to be let go before the widgets
 */
QdrOpeningController *qdr_opening_controller_new (GActionMap *actions,
                                                  QdrSession *session,
                                                  QdrLibraryWorker *library,
                                                  QdrPersonalityList *personalities,
                                                  const QdrOpeningWidgets *widgets);

G_END_DECLS
