/*
 * Mirror images of moves, with left and right exchanged.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-move.h"

G_BEGIN_DECLS

/**
 * @brief Returns the mirror image of @p move. For two players, a game and its mirror image follow
 *        the same rules.
 *
 * @param move  a step or a wall on @p board
 */
QdrMove qdr_mirror_move (const QdrBoard *board, QdrMove move);

G_END_DECLS
