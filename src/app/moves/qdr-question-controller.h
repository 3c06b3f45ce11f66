/*
 * What is asked about the game.
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
 * Actions: "ask" (string: a line that qdr_game_question_find() understands) and "tell-race".
 */

/**
 * @brief Answers questions aloud and in @p status_bar, also those that are asked on @p board.
 *
 * @param actions     of the window
 * @param session     whose game is asked about; referenced
 * @param board       where questions are asked by keys
 * @param status_bar  shows the answers
 * @return (transfer full): to be let go before the widgets
 */
QdrQuestionController *qdr_question_controller_new (GActionMap *actions,
                                                    QdrSession *session,
                                                    QdrBoardView *board,
                                                    QdrStatusBar *status_bar);

G_END_DECLS
