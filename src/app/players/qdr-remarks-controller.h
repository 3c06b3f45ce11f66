/*
 * The controller of the remarks of computer players. It is apart from qdr-window, which only
 * creates it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-view.h"
#include "qdr-controller.h"
#include "qdr-players-controller.h"
#include "qdr-remarks.h"
#include "qdr-status-bar.h"

G_BEGIN_DECLS

#define QDR_TYPE_REMARKS_CONTROLLER (qdr_remarks_controller_get_type ())
G_DECLARE_FINAL_TYPE (QdrRemarksController,
                      qdr_remarks_controller,
                      QDR,
                      REMARKS_CONTROLLER,
                      QdrController)

/*
 * A remark is shown for some seconds, depending on its length, and is not announced.
 *
 * Action: "last-remark" shows the last remark in the status bar and announces it.
 */

/**
 * @brief Shows remarks on the game of @p session once the board has been visible.
 *
 * @param actions   of the window
 * @param session   referenced
 * @param remarks   without a game; referenced
 * @param players   shows the remarks; must outlive the controller
 * @param settings  with the key "remarks", which enables them
 * @return (transfer full): to be released before the widgets
 */
QdrRemarksController *qdr_remarks_controller_new (GActionMap *actions,
                                                  QdrSession *session,
                                                  QdrRemarks *remarks,
                                                  QdrBoardView *board,
                                                  QdrPlayersController *players,
                                                  QdrStatusBar *status_bar,
                                                  GSettings *settings);

G_END_DECLS
