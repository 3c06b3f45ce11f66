/*
 * Mirror images of moves and positions, with left and right exchanged.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-position.h"

G_BEGIN_DECLS

/**
 * @brief Returns the mirror image of @p move. With two players, a move is legal if its mirror image
 *        is legal in the mirrored position.
 *
 * @param move  a step or a wall on @p board
 */
QdrMove qdr_mirror_move (const QdrBoard *board, QdrMove move);

/**
 * @brief Returns the mirror image of @p position, with the same player to move.
 *
 * @param position  of two players in play
 */
QdrPosition qdr_mirror_position (const QdrPosition *position);

G_END_DECLS
