/*
 * The explanation of a move, drawn on a board. The file is separate because hints and lessons share
 * it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-view.h"
#include "qdr-explanation.h"

G_BEGIN_DECLS

/**
 * @brief Shows the paths before and after the explained move, until the position changes. An
 *        explanation without facts removes the shown paths.
 *
 * @param board  a board with the position before or after the move
 */
void qdr_explanation_show_on_board (const QdrExplanation *self, QdrBoardView *board);

G_END_DECLS
