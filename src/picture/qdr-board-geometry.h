/*
 * The layout of a board on the screen: rectangles of squares and walls, and the move at a point.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <graphene.h>

#include "qdr-move.h"

G_BEGIN_DECLS

/**
 * @brief The layout of a board in a rectangle. A plain value; all lengths in logical pixels.
 *
 *      +---------------- frame ---+     pitch = square + groove. Both are whole numbers of device
 *      |  +------ field ------+   |     pixels, so all squares are equal and their edges sharp.
 *      |  |[sq] [sq] [sq] [sq]|   |
 *      |  |    +    +    +    |   |     + are the corners, the centres of walls
 *      |  |[sq] [sq] [sq] [sq]|   |
 *      |  +-------------------+   |
 *      +--------------------------+     the rim between field and frame holds the coordinates
 */
typedef struct {
  QdrBoard board;        /**< the numbers of columns and rows */
  guint rotation;        /**< quarter turns anticlockwise, 0..3 */
  graphene_rect_t frame; /**< the whole board */
  graphene_rect_t field; /**< the part with squares and grooves */
  float square;          /**< the side of a square */
  float groove;          /**< the width of a groove */
  float pitch;           /**< the distance between the centres of two adjacent squares */
  float rim;             /**< the width of the rim */
  float pixel;           /**< the size of a device pixel */
} QdrBoardGeometry;

/** @brief The space for a board, and the options with which the board is laid out there. */
typedef struct {
  int width;                /**< the width of the space, logical pixels */
  int height;               /**< the height of the space, logical pixels */
  int scale;                /**< device pixels per logical pixel */
  gboolean has_coordinates; /**< whether the rim has room for letters and numbers */
  guint rotation;           /**< quarter turns anticlockwise, 0..3: the QdrSide at the bottom */
  double text_scale;        /**< the scale of letters and numbers; a value below 1 counts as 1 */
} QdrBoardLayoutOptions;

/**
 * @brief Lays out a board in the middle of the space, as large as possible.
 *
 * If there is almost no space, squares are one device pixel wide, and the board extends beyond the
 * space.
 */
void qdr_board_geometry_init (QdrBoardGeometry *self,
                              const QdrBoard *board,
                              const QdrBoardLayoutOptions *options);

/** @brief Returns the side of the screen at which @p side of the board is. */
QdrSide qdr_board_geometry_rotate_side (const QdrBoardGeometry *self, QdrSide side);

/** @brief Returns the direction on the board that appears as @p direction on the screen. */
QdrDirection
qdr_board_geometry_unrotate_direction (const QdrBoardGeometry *self, QdrDirection direction);

/** @brief Converts an offset on the board, to the east and south, to an offset on the screen. */
graphene_point_t
qdr_board_geometry_rotate_offset (const QdrBoardGeometry *self, float east, float south);

/** @brief Returns the rectangle of a square. */
graphene_rect_t qdr_board_geometry_get_square (const QdrBoardGeometry *self, QdrSquare square);

/** @brief Returns the centre of a square. */
graphene_point_t
qdr_board_geometry_get_square_centre (const QdrBoardGeometry *self, QdrSquare square);

/** @brief Returns the rectangle of a wall, which is two squares and a groove long. */
graphene_rect_t qdr_board_geometry_get_wall (const QdrBoardGeometry *self, QdrMove wall);

/** @brief Returns the wall that crosses @p wall in the middle. */
QdrMove qdr_move_rotate_wall (QdrMove wall);

/** @brief Returns the step to the square at @p point, or QDR_MOVE_NONE outside the squares. A
 *         square includes half of each groove around it. */
QdrMove qdr_board_geometry_pick_step (const QdrBoardGeometry *self, const graphene_point_t *point);

/**
 * @brief Finds the wall nearest to @p point. Its centre is the nearest corner, and it lies in the
 *        nearer of the two grooves that cross there.
 *
 * If @p shown is a wall at that corner, it is returned unless the other groove is clearly nearer.
 * This prevents flicker.
 *
 * @param shown  the wall that is shown now, or any other move
 * @return a wall, or QDR_MOVE_NONE outside the frame
 */
QdrMove qdr_board_geometry_pick_wall (const QdrBoardGeometry *self,
                                      const graphene_point_t *point,
                                      QdrMove shown);

/**
 * @brief Finds the move at @p point: a wall near a groove, otherwise a step.
 *
 * A point inside a square counts for a groove that is close, so that the groove is easy to hit. In
 * @p destinations the groove must be closer.
 *
 * @param destinations  the squares that the pawn can go to
 * @param shown         the move that is shown now
 * @return a move, legal or not, or QDR_MOVE_NONE outside the squares
 */
QdrMove qdr_board_geometry_pick_move (const QdrBoardGeometry *self,
                                      const graphene_point_t *point,
                                      const QdrBits *destinations,
                                      QdrMove shown);

G_END_DECLS
