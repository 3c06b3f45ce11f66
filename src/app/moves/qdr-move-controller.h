/*
 * The controller of the moves that humans propose on the board, take back and redo, and of
 * resigning. It is separate from qdr-window, which only creates it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-view.h"
#include "qdr-controller.h"
#include "qdr-sounds.h"
#include "qdr-status-bar.h"

G_BEGIN_DECLS

#define QDR_TYPE_MOVE_CONTROLLER (qdr_move_controller_get_type ())
G_DECLARE_FINAL_TYPE (QdrMoveController, qdr_move_controller, QDR, MOVE_CONTROLLER, QdrController)

/**
 * @brief Creates a controller that plays the moves proposed on @p board, asks before a move begins
 *        a variation, and shows why a move is refused. Adds the actions "undo" and "redo", which go
 *        to the previous or next position in which a person chose a move, and "resign", which asks
 *        before the player to move resigns.
 *
 * @param actions     the window's actions
 * @param session     referenced
 * @param board       the board on which moves are proposed
 * @param status_bar  shows refusals
 * @param sounds      plays the sound of a refusal; referenced
 * @return (transfer full): dispose it before the widgets are destroyed
 */
QdrMoveController *qdr_move_controller_new (GActionMap *actions,
                                            QdrSession *session,
                                            QdrBoardView *board,
                                            QdrStatusBar *status_bar,
                                            QdrSounds *sounds);

G_END_DECLS
