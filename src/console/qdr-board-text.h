/*
 * A board drawn in text.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-position.h"

G_BEGIN_DECLS

/**
 * @brief Draws the board of @p position, row 1 at the bottom, with coordinates around it.
 *
 * Empty squares are dots. Lines are drawn with ASCII characters where the locale knows no others.
 *
 * @param position  what to draw
 * @param pawns     a character for the pawn of each player
 * @param output    takes the lines
 */
void qdr_board_draw (const QdrPosition *position, const char *pawns, GString *output);

G_END_DECLS
