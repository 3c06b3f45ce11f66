/*
 * The one door for a move of a person: what becomes of a move that is asked for.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-view.h"
#include "qdr-session.h"
#include "qdr-sounds.h"
#include "qdr-status-bar.h"

G_BEGIN_DECLS

#define QDR_TYPE_MOVE_CONTROLLER (qdr_move_controller_get_type ())
G_DECLARE_FINAL_TYPE (QdrMoveController, qdr_move_controller, QDR, MOVE_CONTROLLER, GObject)

/*
 * Action: "resign", after a question.
 */

/**
 * @brief Plays in @p session what is proposed on @p board, or asks about it first, or says there
 *        and in @p status_bar why not.
 *
 * @param actions     of the window
 * @param session     in which moves are played; referenced
 * @param board       where moves are proposed
 * @param status_bar  where refusals are told
 * @param sounds      of refusals
 * @return (transfer full): to be let go before the widgets
 */
QdrMoveController *qdr_move_controller_new (GActionMap *actions,
                                            QdrSession *session,
                                            QdrBoardView *board,
                                            QdrStatusBar *status_bar,
                                            QdrSounds *sounds);

G_END_DECLS
