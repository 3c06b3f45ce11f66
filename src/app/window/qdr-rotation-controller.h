/*
 * Who sits at the bottom of the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-view.h"
#include "qdr-controller.h"
#include "qdr-game-layout.h"

G_BEGIN_DECLS

#define QDR_TYPE_ROTATION_CONTROLLER (qdr_rotation_controller_get_type ())
G_DECLARE_FINAL_TYPE (QdrRotationController,
                      qdr_rotation_controller,
                      QDR,
                      ROTATION_CONTROLLER,
                      QdrController)

/**
 * @brief Rotates @p board as the setting "turn-board" says: never, to the person who is to move, or
 *        to any player who is.
 *
 * After a move the board waits a moment before it turns, so that the move is seen.
 *
 * @param session   whose game it is; referenced
 * @param board     of a game of @p session
 * @param layout    in which the board lies: it takes the shape of the rotated board
 * @param settings  of the program
 * @return (transfer full): to be let go before the widgets
 */
QdrRotationController *qdr_rotation_controller_new (QdrSession *session,
                                                    QdrBoardView *board,
                                                    QdrGameLayout *layout,
                                                    GSettings *settings);

G_END_DECLS
