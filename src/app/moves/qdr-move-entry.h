/*
 * The entry for typed moves and the controller that plays them. They are separate from qdr-window,
 * which only creates the controller.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-board-view.h"
#include "qdr-controller.h"

G_BEGIN_DECLS

#define QDR_TYPE_MOVE_ENTRY_CONTROLLER (qdr_move_entry_controller_get_type ())
G_DECLARE_FINAL_TYPE (QdrMoveEntryController,
                      qdr_move_entry_controller,
                      QDR,
                      MOVE_ENTRY_CONTROLLER,
                      QdrController)

/*
 * Action: "type-move".
 */

/**
 * @brief Creates a controller that adds the action, which shows an entry for moves and questions.
 *
 * The controller proposes moves to the board, and passes questions to the action "ask".
 *
 * @param actions  the window's actions, including "resign" and "ask"
 * @param session  referenced
 * @param board    gets the focus when the entry is closed
 * @param place    the container of the entry; the entry is created when it is first shown
 * @return (transfer full): dispose it before the widgets are destroyed
 */
QdrMoveEntryController *qdr_move_entry_controller_new (GActionMap *actions,
                                                       QdrSession *session,
                                                       QdrBoardView *board,
                                                       AdwBin *place);

G_END_DECLS
