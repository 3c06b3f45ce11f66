/*
 * The home page, and the controller that shows it. They are separate from qdr-window, their only
 * user, because they are a topic of their own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-view.h"
#include "qdr-controller.h"
#include "qdr-training.h"

G_BEGIN_DECLS

#define QDR_TYPE_HOME_PAGE (qdr_home_page_get_type ())
G_DECLARE_FINAL_TYPE (QdrHomePage, qdr_home_page, QDR, HOME_PAGE, GtkWidget)

/*
 * The page activates "win.show-game", "win.new-game", "win.open", "win.open-recent", "app.lesson",
 * "app.puzzles" and those of other pages.
 */

#define QDR_TYPE_HOME_CONTROLLER (qdr_home_controller_get_type ())
G_DECLARE_FINAL_TYPE (QdrHomeController, qdr_home_controller, QDR, HOME_CONTROLLER, QdrController)

/*
 * The action "home" shows the home page. While it is shown, no clock runs and no computer player
 * thinks. If the game or its position changes, the window shows the game instead.
 */

/**
 * @brief Returns a controller that adds the action to a window.
 *
 * @param actions     the window
 * @param session     referenced
 * @param pages       the stack that shows the game; the home page is added to it
 * @param board       the board, whose rotation the picture of the game has
 * @param menu        the menu of the home page
 * @param settings    the settings of the program
 * @return (transfer full): must be disposed before the window
 */
QdrHomeController *qdr_home_controller_new (GActionMap *actions,
                                            QdrSession *session,
                                            GtkStack *pages,
                                            QdrBoardView *board,
                                            GMenuModel *menu,
                                            GSettings *settings);

/**
 * @brief Sets the training whose due mistakes the home page counts. May be called only once.
 *
 * @param training  referenced
 */
void qdr_home_controller_set_training (QdrHomeController *self, QdrTraining *training);

G_END_DECLS
