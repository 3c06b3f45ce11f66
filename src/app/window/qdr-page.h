/*
 * The pages of the window, such as the library, and the controller that shows them in place of the
 * game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-board-view.h"
#include "qdr-controller.h"
#include "qdr-split-view.h"

G_BEGIN_DECLS

#define QDR_TYPE_PAGE (qdr_page_get_type ())
G_DECLARE_DERIVABLE_TYPE (QdrPage, qdr_page, QDR, PAGE, GtkBox)

/** @brief A page: below a header bar with the way back, the title and the game that goes on. */
struct _QdrPageClass {
  GtkBoxClass parent_class; /**< the parent; grab_focus() is called when the page is opened, and
                                 moves the focus into the first widget below the header bar */

  /**
   * @brief Goes back by one step within the page, or asks a question; by default that of
   *        ask_before_leaving().
   *
   * @return FALSE to leave the page
   */
  gboolean (*go_back) (QdrPage *self);

  /**
   * @brief (nullable): Asks before work on the page is lost, when the user goes back or closes the
   *        window.
   *
   * @param action  what leaves the page; the page activates it if the user agrees; a static string
   * @return whether the question is asked
   */
  gboolean (*ask_before_leaving) (QdrPage *self, const char *action);
};

/*
 * A page is made when it is opened, and destroyed when the user goes back. If the user goes to the
 * game, the page stays as it is. In its template, a child of type "start" or "end" is packed into
 * the header bar, and a child of type "title" replaces the title.
 *
 * Properties: "title", "subtitle"  strings
 */

/**
 * @brief Returns the page's own actions, with the prefix "win.". While the page is shown, they
 *        replace those of the window for keys and menus too.
 */
GActionMap *qdr_page_get_actions (QdrPage *self);

#define QDR_TYPE_PAGE_CONTROLLER (qdr_page_controller_get_type ())
G_DECLARE_FINAL_TYPE (QdrPageController, qdr_page_controller, QDR, PAGE_CONTROLLER, QdrController)

/*
 * Actions:
 *   "back"       goes back within the page, or from the page to what was shown before
 *   "show-game"  shows the game
 *
 * If the game is replaced, the window shows it. While another page is shown, the game goes on if a
 * person plays; the game rests behind the home page only.
 */

/**
 * @brief Returns a controller that adds the actions to a window, which shows the game at first.
 *
 * @param window      the window, a GActionMap
 * @param session     referenced
 * @param stack       the stack that shows the game; pages are added to it
 * @param split_view  the split view of the game
 * @param board       the board, which gets the focus when the game is shown
 * @return (transfer full): must be disposed before the window
 */
QdrPageController *qdr_page_controller_new (GtkWindow *window,
                                            QdrSession *session,
                                            GtkStack *stack,
                                            QdrSplitView *split_view,
                                            QdrBoardView *board);

/**
 * @brief Shows a page, moves the focus into it and announces its title.
 *
 * @param page  a new page (transfer floating) or a page in the stack
 */
void qdr_page_controller_show_page (QdrPageController *self, QdrPage *page);

G_END_DECLS
