/*
 * The controller of questions about the game. It is separate from qdr-window, which only creates
 * it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-view.h"
#include "qdr-controller.h"
#include "qdr-status-bar.h"

G_BEGIN_DECLS

#define QDR_TYPE_QUESTION_CONTROLLER (qdr_question_controller_get_type ())
G_DECLARE_FINAL_TYPE (QdrQuestionController,
                      qdr_question_controller,
                      QDR,
                      QUESTION_CONTROLLER,
                      QdrController)

/*
 * Actions:
 *   "ask" (string)   answers a question in the form of qdr_game_question_from_line()
 *   "tell-race"      announces each player's distance to the goal and walls in stock
 */

/**
 * @brief Creates a controller that adds the actions, announces answers and shows them in the status
 *        bar.
 *
 * @param actions     the window's actions
 * @param session     referenced
 * @param board       a board; the answers that it announces are shown too
 * @return (transfer full): dispose it before the widgets are destroyed
 */
QdrQuestionController *qdr_question_controller_new (GActionMap *actions,
                                                    QdrSession *session,
                                                    QdrBoardView *board,
                                                    QdrStatusBar *status_bar);

G_END_DECLS
