/*
 * What opponents say, beside their names.
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
 * A line stays for some seconds, the longer the more there is to read. It is not announced; who
 * wants to hear it asks for it.
 *
 * Actions: "last-remark" tells what was said last, in the line below the board and aloud.
 */

/**
 * @brief Lets opponents speak of the game of @p session from when @p board is first seen with it.
 *
 * @param actions     get the action
 * @param session     whose game is talked about; referenced
 * @param remarks     what is said; referenced; without a game so far
 * @param board       of the game; tells when players change places
 * @param players     shows what they say; must live as long
 * @param status_bar  where the last line is told
 * @param settings    say whether anybody speaks
 */
QdrRemarksController *qdr_remarks_controller_new (GActionMap *actions,
                                                  QdrSession *session,
                                                  QdrRemarks *remarks,
                                                  QdrBoardView *board,
                                                  QdrPlayersController *players,
                                                  QdrStatusBar *status_bar,
                                                  GSettings *settings);

G_END_DECLS
