/*
 * The way to the home page and back to the game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-view.h"
#include "qdr-controller.h"
#include "qdr-split-view.h"
#include "qdr-training.h"

G_BEGIN_DECLS

#define QDR_TYPE_HOME_CONTROLLER (qdr_home_controller_get_type ())
G_DECLARE_FINAL_TYPE (QdrHomeController, qdr_home_controller, QDR, HOME_CONTROLLER, QdrController)

/*
 * Actions: "home" and "show-game".
 *
 * The game waits while the page is shown: no clock runs, and no computer thinks. Another game or
 * another position leads back to it, whatever has brought it about.
 */

/**
 * @brief Adds the actions for the game of @p session, which is shown at first.
 *
 * @param actions     of the window
 * @param session     whose game it is; referenced
 * @param pages       shows the game, and gets the home page when that is shown first
 * @param split_view  of the page with the game
 * @param board       gets the focus with the game
 * @param menu        of the page
 * @param settings    of the program
 * @return (transfer full): to be let go before the window
 */
QdrHomeController *qdr_home_controller_new (GActionMap *actions,
                                            QdrSession *session,
                                            GtkStack *pages,
                                            QdrSplitView *split_view,
                                            QdrBoardView *board,
                                            GMenuModel *menu,
                                            GSettings *settings);

/**
 * @brief Tells on the home page how many mistakes of own games are to be tried again.
 *
 * @param training  referenced. Once
 */
void qdr_home_controller_set_training (QdrHomeController *self, QdrTraining *training);

G_END_DECLS
