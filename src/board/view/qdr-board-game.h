/*
 * The model that shows a game on a board.
 *
 * It is separate from the interface QdrBoardModel because the position editor implements that, too.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-model.h"

G_BEGIN_DECLS

#define QDR_TYPE_BOARD_GAME (qdr_board_game_get_type ())
G_DECLARE_FINAL_TYPE (QdrBoardGame, qdr_board_game, QDR, BOARD_GAME, GObject)

/**
 * @brief Creates a QdrBoardModel that shows a game. It does not play moves in the game.
 *
 * @param game  referenced
 * @return (transfer full)
 */
QdrBoardGame *qdr_board_game_new (QdrGame *game);

G_END_DECLS
