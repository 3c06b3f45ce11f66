/*
 * The controller of the players' panels around the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-board-view.h"
#include "qdr-controller.h"
#include "qdr-game-layout.h"
#include "qdr-player-panel.h"
#include "qdr-split-view.h"

G_BEGIN_DECLS

#define QDR_TYPE_PLAYERS_CONTROLLER (qdr_players_controller_get_type ())
G_DECLARE_FINAL_TYPE (QdrPlayersController,
                      qdr_players_controller,
                      QDR,
                      PLAYERS_CONTROLLER,
                      QdrController)

/**
 * @brief Creates a controller that shows each player of the session's game in a panel at that
 *        player's side of the board.
 *
 * The panels show whose turn it is and the progress of a computer player. The user changes players
 * in them and drags walls from their stocks onto the board.
 *
 * @param session     referenced
 * @param places      the containers of the panels, indexed by the side of the screen, a QdrSide; a
 *                    panel is created when it is first needed
 * @param split_view  the split view of the game; the panels are smaller while it is collapsed
 * @param layout      determines the arrangement of the panels
 * @param settings    has the portrait of the user; referenced
 * @return (transfer full): dispose it before the widgets are destroyed
 */
QdrPlayersController *qdr_players_controller_new (QdrSession *session,
                                                  QdrBoardView *board,
                                                  QdrPersonalityList *personalities,
                                                  AdwBin *const places[QDR_DIRECTIONS],
                                                  QdrSplitView *split_view,
                                                  QdrGameLayout *layout,
                                                  GSettings *settings);

/**
 * @brief Shows a remark of one player and hides the remarks of the others.
 *
 * @param player  the number of the player, from 0; ignored if there is no remark
 * @param remark  (nullable): NULL hides all remarks
 */
void
qdr_players_controller_show_remark (QdrPlayersController *self, guint player, const char *remark);

G_END_DECLS
