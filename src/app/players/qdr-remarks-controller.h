/*
 * The controller that shows the remarks of computer players. It is separate from qdr-window, its
 * only user, to keep that file short.
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
 * A remark is shown for a few seconds, depending on its length, and is not announced.
 *
 * Actions:
 *   "last-remark"  shows the last remark in the status bar and announces it
 */

/**
 * @brief Creates a controller that adds the action, and shows remarks on the session's game as soon
 *        as the board is visible.
 *
 * @param actions   the window's actions
 * @param session   referenced
 * @param remarks   must not have a game yet; referenced
 * @param players   shows the remarks; must outlive the controller
 * @param settings  the source of the setting "remarks", which enables remarks
 * @return (transfer full): dispose it before the widgets are destroyed
 */
QdrRemarksController *qdr_remarks_controller_new (GActionMap *actions,
                                                  QdrSession *session,
                                                  QdrRemarks *remarks,
                                                  QdrBoardView *board,
                                                  QdrPlayersController *players,
                                                  QdrStatusBar *status_bar,
                                                  GSettings *settings);

G_END_DECLS
