/*
 * Why a move is good, drawn on a board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-view.h"
#include "qdr-explanation.h"

G_BEGIN_DECLS

/**
 * @brief Draws the paths before and after the move that is explained, until the position changes;
 *        nothing where nothing is clear.
 *
 * @param self   an explanation
 * @param board  shows the position before the move, or after it
 */
void qdr_explanation_picture_show (const QdrExplanation *self, QdrBoardView *board);

G_END_DECLS
