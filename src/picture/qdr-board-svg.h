/*
 * A position as an SVG document.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-pieces.h"

G_BEGIN_DECLS

/**
 * @brief Writes a position as an SVG document: frame, coordinates if shown, squares, walls and
 *        pawns.
 *
 * @param rotation  quarter turns anticlockwise, 0..3
 * @return (transfer full): a document of a few kilobytes that refers to no other files
 */
char *
qdr_board_svg_write (const QdrBoardScene *scene, const QdrBoardPalette *palette, guint rotation);

G_END_DECLS
