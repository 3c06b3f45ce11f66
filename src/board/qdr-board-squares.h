/*
 * The squares of a board: one child widget each, for the keyboard and for assistive tools.
 *
 * Only the parts of the board view include this.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-state.h"
#include "qdr-square-view.h"

G_BEGIN_DECLS

/** @brief The children of a board that speak for its squares. */
typedef struct _QdrBoardSquares QdrBoardSquares;

/**
 * @brief Creates squares for no board yet.
 *
 * @param board  (transfer none): the parent widget; it outlives the squares
 * @param state  (transfer none): what the squares speak of, and are proposed to
 * @return (transfer full): to be freed with qdr_board_squares_free()
 */
QdrBoardSquares *qdr_board_squares_new (GtkWidget *board, QdrBoardState *state);

/**
 * @brief Frees the squares.
 *
 * @param self  (transfer full) (nullable): squares; their children are removed already
 */
void qdr_board_squares_free (QdrBoardSquares *self);

/**
 * @brief Makes a child for each square of the board in the scene.
 *
 * @param self  squares without children
 */
void qdr_board_squares_add (QdrBoardSquares *self);

/**
 * @brief Removes all children.
 *
 * @param self  squares
 */
void qdr_board_squares_remove (QdrBoardSquares *self);

/**
 * @brief Says of each square what is on it now.
 *
 * @param self  squares
 */
void qdr_board_squares_update (QdrBoardSquares *self);

/**
 * @brief Puts each child where its square is drawn.
 *
 * @param self  squares
 */
void qdr_board_squares_allocate (QdrBoardSquares *self);

/**
 * @brief Returns the child for a square.
 *
 * @param self    squares
 * @param square  a square
 * @return (transfer none) (nullable): NULL for a square that is not on the board
 */
QdrSquareView *qdr_board_squares_get (QdrBoardSquares *self, QdrSquare square);

/**
 * @brief Returns the square with the keyboard focus.
 *
 * @param self  squares
 * @return (transfer none) (nullable)
 */
QdrSquareView *qdr_board_squares_get_focused (QdrBoardSquares *self);

G_END_DECLS
