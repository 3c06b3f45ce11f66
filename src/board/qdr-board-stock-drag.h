/*
 * Dragging a wall from the stock beside a board onto it.
 *
 * The widget that shows the stock hears mouse and touch, and tells the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-view.h"

G_BEGIN_DECLS

/**
 * @brief Whether the player to move is a person who may take a wall now, as far as there are any.
 *
 * @param board  a board
 */
gboolean qdr_board_stock_drag_is_possible (QdrBoardView *board);

/**
 * @brief A wall is taken from the stock of a player, to be dragged over the board.
 *
 * @param board   a board
 * @param player  0..3
 * @param finger  whether a finger drags it rather than a mouse
 * @return whether that may be: the player is a person who may move now
 */
gboolean qdr_board_stock_drag_begin (QdrBoardView *board, guint player, gboolean finger);

/**
 * @brief Drags the wall to a place in the coordinates of the board, which may be beside it.
 *
 * @param board  a board
 * @param point  logical pixels
 */
void qdr_board_stock_drag_move (QdrBoardView *board, const graphene_point_t *point);

/**
 * @brief Turns the wall that is dragged.
 *
 * @param board  a board
 */
void qdr_board_stock_drag_turn (QdrBoardView *board);

/**
 * @brief Lets go of the wall: it is proposed where it is, if @p drop and it is over the board.
 *
 * @param board  a board
 * @param drop  whether to propose it
 */
void qdr_board_stock_drag_end (QdrBoardView *board, gboolean drop);

G_END_DECLS
