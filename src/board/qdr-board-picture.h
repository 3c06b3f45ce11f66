/*
 * The board as a picture, to be taken elsewhere.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-view.h"

G_BEGIN_DECLS

/**
 * @brief Paints the position on the board, without what is pointed at, hinted or under way.
 *
 * @param board  in a window that is on the screen, with a game
 * @param size   the longer side, pixels; what the board leaves of it is a transparent edge
 * @return (transfer full)
 */
GdkTexture *qdr_board_picture_paint (QdrBoardView *board, int size);

/**
 * @brief (transfer full): the same in SVG.
 *
 * @param board  with a game
 */
char *qdr_board_picture_write_svg (QdrBoardView *board);

G_END_DECLS
