/*
 * The layers of a board from the lowest to the topmost. Each draws its part of the scene.
 *
 * Only qdr-board-painter.c and the layers themselves (qdr-board-layer-*.c) include this.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-drawing.h"

G_BEGIN_DECLS

/**
 * @brief Draws frame, goals, coordinates and squares, and what is marked on the squares.
 *
 * @param self  the picture
 */
void qdr_board_layer_ground (const QdrBoardDrawing *self);

/**
 * @brief Draws the shortest path of each player that has one to show.
 *
 * @param self  the picture
 */
void qdr_board_layer_shortest_paths (const QdrBoardDrawing *self);

/**
 * @brief Draws what a move does to the shortest paths, if that is to be shown.
 *
 * @param self  the picture
 */
void qdr_board_layer_path_change (const QdrBoardDrawing *self);

/**
 * @brief Draws how long those paths are, above the pawns.
 *
 * @param self  the picture
 */
void qdr_board_layer_path_lengths (const QdrBoardDrawing *self);

/**
 * @brief Draws the walls, with a ring around the one that was placed last.
 *
 * @param self  the picture
 */
void qdr_board_layer_walls (const QdrBoardDrawing *self);

/**
 * @brief Draws the pawns; those that jump, or are in the hand, are above the others.
 *
 * @param self  the picture
 */
void qdr_board_layer_pawns (const QdrBoardDrawing *self);

/**
 * @brief Draws the arrows and marks of the player.
 *
 * @param self  the picture
 */
void qdr_board_layer_sketch (const QdrBoardDrawing *self);

/**
 * @brief Draws the mistake that was played here, with its sign.
 *
 * @param self  the picture
 */
void qdr_board_layer_mistake (const QdrBoardDrawing *self);

/**
 * @brief Draws a line of moves to come, numbered.
 *
 * @param self  the picture
 */
void qdr_board_layer_line (const QdrBoardDrawing *self);

/**
 * @brief Draws the suggested move, a step or a wall.
 *
 * @param self  the picture
 */
void qdr_board_layer_hint (const QdrBoardDrawing *self);

/**
 * @brief Draws the wall that is pointed at: a ghost of it, or crossed out where it is refused.
 *
 * @param self  the picture
 */
void qdr_board_layer_pointed_wall (const QdrBoardDrawing *self);

/**
 * @brief Draws the wall that is dragged from the stock, as long as it is beside the board.
 *
 * @param self  the picture
 */
void qdr_board_layer_stock_drag (const QdrBoardDrawing *self);

/**
 * @brief Draws a frame around the square or the place for a wall that has the keyboard focus.
 *
 * @param self  the picture
 */
void qdr_board_layer_focus (const QdrBoardDrawing *self);

/**
 * @brief Draws a frame around what a person who plays by scanning would choose.
 *
 * @param self  the picture
 */
void qdr_board_layer_scan (const QdrBoardDrawing *self);

/**
 * @brief Draws the ghost of a wall that could be placed, for the layers that suggest one.
 *
 * @param self    the picture
 * @param wall    where it would stand
 * @param colour  of the wall
 */
void
qdr_board_layer_paint_ghost_wall (const QdrBoardDrawing *self, QdrMove wall, const GdkRGBA *colour);

/**
 * @brief Draws an arrow between the middles of two squares, with a light edge.
 *
 * @param self    the picture
 * @param from    where it begins
 * @param to      where its tip is
 * @param colour  of the arrow
 */
void qdr_board_layer_paint_arrow (const QdrBoardDrawing *self,
                                  QdrSquare from,
                                  QdrSquare to,
                                  const GdkRGBA *colour);

G_END_DECLS
