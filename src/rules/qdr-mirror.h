/*
 * Mirror images, with left and right exchanged.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-move.h"

G_BEGIN_DECLS

/**
 * @brief Returns the mirror image of @p move. The game of two players is symmetric.
 *
 * @param move  a step or a wall of @p board
 */
QdrMove qdr_mirror_move (const QdrBoard *board, QdrMove move);

G_END_DECLS
