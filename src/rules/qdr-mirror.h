/*
 * Mirror images: left and right change sides.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-move.h"

G_BEGIN_DECLS

/**
 * @brief Returns the mirror image of @p move. What is true of a game of two players is true of its
 *        mirror image as well.
 *
 * @param board  any board
 * @param move   a step or a wall of @p board
 */
QdrMove qdr_mirror_move (const QdrBoard *board, QdrMove move);

G_END_DECLS
