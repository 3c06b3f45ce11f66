/*
 * Typed moves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-board-view.h"
#include "qdr-move-entry.h"
#include "qdr-session.h"

G_BEGIN_DECLS

#define QDR_TYPE_MOVE_ENTRY_CONTROLLER (qdr_move_entry_controller_get_type ())
G_DECLARE_FINAL_TYPE (QdrMoveEntryController,
                      qdr_move_entry_controller,
                      QDR,
                      MOVE_ENTRY_CONTROLLER,
                      GObject)

/*
 * Action: "type-move".
 */

/**
 * @brief Proposes on @p board the moves that are typed into a line in @p place, asks the questions
 *        that are, and leads the focus back to the board from there.
 *
 * @param actions     of the window; "resign" and "ask" are among them
 * @param session     in which moves are played; referenced
 * @param board       where moves are proposed
 * @param place       for the line, which is made when it is first asked for
 * @return (transfer full): to be let go before the widgets
 */
QdrMoveEntryController *qdr_move_entry_controller_new (GActionMap *actions,
                                                       QdrSession *session,
                                                       QdrBoardView *board,
                                                       AdwBin *place);

G_END_DECLS
