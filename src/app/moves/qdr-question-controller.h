/*
 * The controller of questions about the game. It is apart from qdr-window, which only creates it.
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
 *   "ask" (string)   answers a question known to qdr_game_question_find()
 *   "tell-race"      announces distances and walls
 */

/**
 * @brief Adds the actions. Answers are announced and shown in the status bar.
 *
 * @param actions     of the window
 * @param session     referenced
 * @param board       its own questions, asked by keys, are answered as well
 * @return (transfer full): to be released before the widgets
 */
QdrQuestionController *qdr_question_controller_new (GActionMap *actions,
                                                    QdrSession *session,
                                                    QdrBoardView *board,
                                                    QdrStatusBar *status_bar);

G_END_DECLS
