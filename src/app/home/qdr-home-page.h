/*
 * The home page: the game in progress, lesson, puzzles, recent games, library and ladder; and
 * switching between it and the game. It is separate from qdr-window, its only user, as a topic
 * of its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-view.h"
#include "qdr-controller.h"
#include "qdr-split-view.h"
#include "qdr-training.h"

G_BEGIN_DECLS

#define QDR_TYPE_HOME_PAGE (qdr_home_page_get_type ())
G_DECLARE_FINAL_TYPE (QdrHomePage, qdr_home_page, QDR, HOME_PAGE, GtkWidget)

/*
 * The page activates "win.show-game", "win.new-game", "win.open", "win.open-recent", "app.lesson"
 * and "app.puzzles".
 */

#define QDR_TYPE_HOME_CONTROLLER (qdr_home_controller_get_type ())
G_DECLARE_FINAL_TYPE (QdrHomeController, qdr_home_controller, QDR, HOME_CONTROLLER, QdrController)

/*
 * Actions: "home", which shows the page, and "show-game".
 *
 * While the home page is shown no clock runs and no computer thinks. A new game or position leads
 * back to the game.
 */

/**
 * @brief Adds the actions. The game is shown at first.
 *
 * @param actions     of the window
 * @param session     referenced
 * @param pages       contains the game, and the home page once it has been shown
 * @param split_view  of the page with the game
 * @param board       gets the focus with the game
 * @param menu        of the home page
 * @param settings    of the program
 * @return (transfer full): dispose it before the window
 */
QdrHomeController *qdr_home_controller_new (GActionMap *actions,
                                            QdrSession *session,
                                            GtkStack *pages,
                                            QdrSplitView *split_view,
                                            QdrBoardView *board,
                                            GMenuModel *menu,
                                            GSettings *settings);

/**
 * @brief Sets the training whose due mistakes the home page counts. Call it once.
 *
 * @param training  referenced
 */
void qdr_home_controller_set_training (QdrHomeController *self, QdrTraining *training);

G_END_DECLS
