/*
 * The moment at the end of a game: a card over the board, and confetti for a person who has won.
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

#define QDR_TYPE_GAME_OVER_CONTROLLER (qdr_game_over_controller_get_type ())
G_DECLARE_FINAL_TYPE (QdrGameOverController,
                      qdr_game_over_controller,
                      QDR,
                      GAME_OVER_CONTROLLER,
                      QdrController)

/*
 * Actions: "next-opponent", "turning-point" and "close-ending".
 *
 * The card comes with a move that ends the game, not with a game that is opened or stepped through.
 * It takes no focus, and goes with the next change of the position, with Escape, and with a click
 * beside it, which does what it does without the card.
 */

/**
 * @brief Adds the actions for the game of @p session.
 *
 * @param actions        of the window
 * @param session        whose game it is; referenced
 * @param files          asks before the present game is lost
 * @param overlay        over whose child the card comes
 * @param board          knows the colours of the players, and gets the focus back from the card
 * @param status_bar     offers to play again where the card does not
 * @param settings       know whom the person has beaten, and are told
 * @param personalities  the opponents
 * @return (transfer full): to be let go before the widgets
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
