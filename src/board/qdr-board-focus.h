/*
 * Where the keyboard focus is on a board, and where it goes.
 *
 * Only qdr-board-keys.h and qdr-board-letters.h include this.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-slots.h"
#include "qdr-board-squares.h"

G_BEGIN_DECLS

/** @brief The focus of a board: on a square or in a groove. */
typedef struct {
  QdrBoardState *state;     /**< (unowned): is told where it goes */
  QdrBoardSquares *squares; /**< (unowned): where it goes */
  QdrBoardSlots *slots;     /**< (unowned): where it goes in the grooves */
  QdrSquare home;           /**< where Escape leads out of the grooves, or QDR_NO_SQUARE */
} QdrBoardFocus;

/** @brief Returns the square that has the focus, or QDR_NO_SQUARE. */
QdrSquare qdr_board_focus_get_square (QdrBoardFocus *self);

/** @brief Returns the place for a wall that has the focus, or QDR_MOVE_NONE. */
QdrMove qdr_board_focus_get_wall (QdrBoardFocus *self);

/** @brief Returns the square or the place for a wall that has the focus, as a move, or
 *         QDR_MOVE_NONE. */
QdrMove qdr_board_focus_get (QdrBoardFocus *self);

/**
 * @brief Goes to a square.
 *
 * @param square  of the board
 */
void qdr_board_focus_go_to_square (QdrBoardFocus *self, QdrSquare square);

/**
 * @brief Goes to a place for a wall, and remembers the square that is left for it, if one is.
 *
 * @param wall  the move that places a wall there
 */
void qdr_board_focus_go_to_wall (QdrBoardFocus *self, QdrMove wall);

/**
 * @brief Goes back to the square that was left for the grooves.
 *
 * @param wall  where the focus is now
 */
void qdr_board_focus_leave_grooves (QdrBoardFocus *self, QdrMove wall);

G_END_DECLS
