/*
 * The board seen in a mirror: left and right change places.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-move.h"

G_BEGIN_DECLS

/**
 * @brief The move that @p move is in the mirror. Two players lose nothing by it: whatever is true
 *        of a game of theirs is true of its mirror image.
 *
 * @param board  any board
 * @param move   a step or a wall of @p board
 */
QdrMove qdr_mirror_move (const QdrBoard *board, QdrMove move);

G_END_DECLS
