/*
 * The controller of resigning. It is apart from qdr-move-controller because it belongs to an item
 * of the menu.
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
 * Action: "resign", after a question.
 */

/**
 * @brief Adds the action, which is enabled while it is a human's turn.
 *
 * @param actions  of the window
 * @param session  referenced
 * @param board    in the window that the question belongs to
 * @return (transfer full): to be released before the widgets
 */
QdrResignController *
qdr_resign_controller_new (GActionMap *actions, QdrSession *session, QdrBoardView *board);

G_END_DECLS
