/*
 * The explanation of a move, drawn on a board. Hints and lessons share it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-view.h"
#include "qdr-explanation.h"

G_BEGIN_DECLS

/**
 * @brief Draws the paths before and after the explained move until the position changes, or nothing
 *        if the explanation has no facts.
 *
 * @param board  shows the position before the move or after it
 */
void qdr_explanation_picture_show (const QdrExplanation *self, QdrBoardView *board);

G_END_DECLS
