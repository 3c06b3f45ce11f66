/*
 * A board as a picture in SVG.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-palette.h"
#include "qdr-board-scene.h"

G_BEGIN_DECLS

/**
 * @brief Draws the position of @p scene: frame, coordinates if it shows them, squares, walls,
 *        pawns.
 *
 * @param scene     what to show
 * @param palette   in which colours
 * @param rotation  quarter turns of the board against the clock, 0..3
 * @return (transfer full): a document of some kilobytes, without references to others
 */
char *
qdr_board_svg_write (const QdrBoardScene *scene, const QdrBoardPalette *palette, guint rotation);

G_END_DECLS
