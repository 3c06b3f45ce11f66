/*
 * The panels of the players around the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-board-view.h"
#include "qdr-game-layout.h"
#include "qdr-player-panel.h"
#include "qdr-session.h"
#include "qdr-split-view.h"

G_BEGIN_DECLS

#define QDR_TYPE_PLAYERS_CONTROLLER (qdr_players_controller_get_type ())
G_DECLARE_FINAL_TYPE (QdrPlayersController,
                      qdr_players_controller,
                      QDR,
                      PLAYERS_CONTROLLER,
                      GObject)

/**
 * @brief Shows each player of the game of @p session in the panel of the side where it sits on
 *        @p board, whose turn it is, and what a computer is busy with.
 *
 * Seats are handed over there, and walls are dragged from the stocks onto the board.
 *
 * @param session        whose players they are; referenced
 * @param board          which turns
 * @param personalities  who can take a seat
 * @param places         for the panels, at QDR_SIDE_SOUTH, QDR_SIDE_WEST, QDR_SIDE_NORTH and
 *                       QDR_SIDE_EAST; each panel is made when somebody first sits there
 * @param split_view     leaves little width for the panels while it is collapsed
 * @param layout         makes cards of the panels where there is room
 * @return (transfer full): to be let go before the widgets
 */
QdrPlayersController *qdr_players_controller_new (QdrSession *session,
                                                  QdrBoardView *board,
                                                  QdrPersonalityList *personalities,
                                                  AdwBin *const places[QDR_DIRECTIONS],
                                                  QdrSplitView *split_view,
                                                  QdrGameLayout *layout);

/**
 * @brief Shows what a player says, and that nobody else says anything.
 *
 * @param player  0..players - 1; does not matter without a line
 * @param line    (nullable): the words; NULL lets those that are shown fade
 */
void qdr_players_controller_say (QdrPlayersController *self, guint player, const char *line);

G_END_DECLS
