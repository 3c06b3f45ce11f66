/*
 * The squares of a board: one child widget each, for the keyboard and for assistive tools.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-board-state.h"

G_BEGIN_DECLS

/*
 * One square. It draws nothing, since the board draws the squares.
 *
 * Actions:
 *   "square.play"             proposes the step to this square
 *   "square.activate"         the same, under the name that buttons use
 *   "square.horizontal-wall"  proposes the wall above this square and its right neighbour
 *   "square.vertical-wall"    proposes the wall to the right of this square and its upper
 *                             neighbour
 */
#define QDR_TYPE_SQUARE_VIEW (qdr_square_view_get_type ())
G_DECLARE_FINAL_TYPE (QdrSquareView, qdr_square_view, QDR, SQUARE_VIEW, GtkWidget)

/** @brief Returns the square that the widget stands for. */
QdrSquare qdr_square_view_get_square (QdrSquareView *self);

/** @brief All squares of a board. */
typedef struct _QdrBoardSquares QdrBoardSquares;

/**
 * @brief Creates an empty set of squares; qdr_board_squares_add_children() fills it.
 *
 * @param board  (transfer none): the parent of the children; outlives the set
 * @param state  (transfer none): the state of the board; outlives the set
 * @return (transfer full): to be freed with qdr_board_squares_free()
 */
QdrBoardSquares *qdr_board_squares_new (GtkWidget *board, QdrBoardState *state);

/** @brief Frees the set; qdr_board_squares_remove_children() must have been called. */
void qdr_board_squares_free (QdrBoardSquares *self);

/** @brief Adds a child for each square of the current board. */
void qdr_board_squares_add_children (QdrBoardSquares *self);

/** @brief Removes all children. */
void qdr_board_squares_remove_children (QdrBoardSquares *self);

/** @brief Updates the accessible labels of all squares. */
void qdr_board_squares_update_labels (QdrBoardSquares *self);

/** @brief Allocates each child where its square is drawn. */
void qdr_board_squares_allocate (QdrBoardSquares *self);

/** @brief Returns the child for a square, or NULL if the square is not on the board. */
QdrSquareView *qdr_board_squares_get_child (QdrBoardSquares *self, QdrSquare square);

/** @brief Returns the child with the keyboard focus, or NULL. */
QdrSquareView *qdr_board_squares_get_focused_child (QdrBoardSquares *self);

G_END_DECLS
