/*
 * The controller of resigning. It is separate from qdr-move-controller because it has a button and
 * a menu item.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-view.h"
#include "qdr-controller.h"

G_BEGIN_DECLS

#define QDR_TYPE_RESIGN_CONTROLLER (qdr_resign_controller_get_type ())
G_DECLARE_FINAL_TYPE (QdrResignController,
                      qdr_resign_controller,
                      QDR,
                      RESIGN_CONTROLLER,
                      QdrController)

/*
 * Action: "resign", which asks the user for confirmation.
 */

/**
 * @brief Creates a controller that adds the action, which is enabled while a human is to move.
 *
 * @param actions  the window's actions
 * @param session  referenced
 * @param board    a board; its window is the parent of the question
 * @return (transfer full): dispose it before the widgets are destroyed
 */
QdrResignController *
qdr_resign_controller_new (GActionMap *actions, QdrSession *session, QdrBoardView *board);

G_END_DECLS
