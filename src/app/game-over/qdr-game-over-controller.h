/*
 * The end of a game: a card beside the board, and confetti if a person has won. The controller is
 * separate from the window because it has a widget of its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-view.h"
#include "qdr-controller.h"
#include "qdr-files-controller.h"
#include "qdr-personality-list.h"
#include "qdr-status-bar.h"

G_BEGIN_DECLS

/*
 * The card: the result, figures of the game, and buttons that activate "win.play-again",
 * "win.next-opponent", "win.review", "win.turning-point" and "win.close-ending".
 */
#define QDR_TYPE_GAME_OVER_CARD (qdr_game_over_card_get_type ())
G_DECLARE_FINAL_TYPE (QdrGameOverCard, qdr_game_over_card, QDR, GAME_OVER_CARD, AdwBin)

#define QDR_TYPE_GAME_OVER_CONTROLLER (qdr_game_over_controller_get_type ())
G_DECLARE_FINAL_TYPE (QdrGameOverController,
                      qdr_game_over_controller,
                      QDR,
                      GAME_OVER_CONTROLLER,
                      QdrController)

/*
 * Actions: "next-opponent", "turning-point" and "close-ending".
 *
 * The card appears after a move that ends the game, but not when a finished game is opened or
 * stepped through. It hides in other positions and during a review, until it is closed.
 */

/**
 * @brief Creates a controller that adds the actions.
 *
 * @param actions        the window's actions
 * @param session        referenced
 * @param files          asks the user before the present game is replaced
 * @param overlay        shows the card over its child
 * @param board          gets the focus back from the card
 * @param status_bar     shows the button to play again while the card is closed
 * @param settings       the program's settings, which store the opponents who were beaten
 * @param personalities  all opponents
 * @return (transfer full): dispose it before the widgets are destroyed
 */
QdrGameOverController *qdr_game_over_controller_new (GActionMap *actions,
                                                     QdrSession *session,
                                                     QdrFilesController *files,
                                                     GtkOverlay *overlay,
                                                     QdrBoardView *board,
                                                     QdrStatusBar *status_bar,
                                                     GSettings *settings,
                                                     QdrPersonalityList *personalities);

G_END_DECLS
