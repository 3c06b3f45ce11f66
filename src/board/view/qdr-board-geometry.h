/*
 * Layout of a board on the screen: the rectangles of squares and walls, and the move at a point.
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
 *      +---------------- frame ---+     pitch = square + groove; both are whole device pixels, so
 *      |  +------ field ------+   |     that all squares are equal and their edges are sharp.
 *      |  |[sq] [sq] [sq] [sq]|   |
 *      |  |    +    +    +    |   |     + are the corners, the centres of walls
 *      |  |[sq] [sq] [sq] [sq]|   |
 *      |  +-------------------+   |
 *      +--------------------------+     the rim between field and frame holds the coordinates
 */
typedef struct {
  QdrBoard board;        /**< columns and rows */
  guint rotation;        /**< quarter turns anticlockwise, 0..3 */
  graphene_rect_t frame; /**< the whole board */
  graphene_rect_t field; /**< squares and grooves */
  float square;          /**< side of a square */
  float groove;          /**< width of a groove */
  float pitch;           /**< distance of two squares */
  float rim;             /**< width of the rim */
  float pixel;           /**< size of a device pixel */
} QdrBoardGeometry;

/** @brief The room for a board. */
typedef struct {
  int width;                /**< logical pixels */
  int height;               /**< logical pixels */
  int scale;                /**< device pixels per logical pixel */
  gboolean has_coordinates; /**< the rim must have options for letters and numbers */
  guint rotation;           /**< quarter turns anticlockwise, 0..3: the QdrSide at the bottom */
  double text_scale;        /**< size of letters and numbers, 1 by default; less counts as 1 */
} QdrBoardLayoutOptions;

/**
 * @brief Lays out a board in the middle of a room, as large as possible.
 *
 * If there is almost no room, squares remain one device pixel wide and extend beyond it.
 */
void qdr_board_geometry_init (QdrBoardGeometry *self,
                              const QdrBoard *board,
                              const QdrBoardLayoutOptions *options);

/** @brief Returns the side of the screen on which @p side of the board lies. */
QdrSide qdr_board_geometry_rotate_side (const QdrBoardGeometry *self, QdrSide side);

/** @brief Returns the direction on the board of a direction on the screen. */
QdrDirection
qdr_board_geometry_unrotate_direction (const QdrBoardGeometry *self, QdrDirection direction);

/** @brief Returns an offset on the board, east and south, as one on the screen, right and down. */
graphene_point_t
qdr_board_geometry_rotate_offset (const QdrBoardGeometry *self, float east, float south);

/** @brief Returns the rectangle of a square. */
graphene_rect_t qdr_board_geometry_get_square (const QdrBoardGeometry *self, QdrSquare square);

/** @brief Returns the centre of a square. */
graphene_point_t
qdr_board_geometry_get_square_centre (const QdrBoardGeometry *self, QdrSquare square);

/** @brief Returns the rectangle of a wall, which is two squares and a groove long. */
graphene_rect_t qdr_board_geometry_get_wall (const QdrBoardGeometry *self, QdrMove wall);

/** @brief Returns the wall across @p wall through the same corner. */
QdrMove qdr_board_geometry_rotate_wall (QdrMove wall);

/** @brief Returns the step to the square at @p point, which includes half of each groove around it,
 *         or QDR_MOVE_NONE beside the field. */
QdrMove qdr_board_geometry_pick_step (const QdrBoardGeometry *self, const graphene_point_t *point);

/**
 * @brief Finds the wall nearest to @p point: the nearer of two crossing grooves, and along it the
 *        nearest centre of a wall.
 *
 * A wall that is shown already stays until another one is clearly nearer, so that it does not
 * flicker.
 *
 * @param shown  the wall picked last, or any other move
 * @return a wall, or QDR_MOVE_NONE beside the frame
 */
QdrMove qdr_board_geometry_pick_wall (const QdrBoardGeometry *self,
                                      const graphene_point_t *point,
                                      QdrMove shown);

/**
 * @brief Finds the move at @p point: a wall near a groove, otherwise a step.
 *
 * Grooves extend into the squares beside them, so that they are easy to hit, but less into those of
 * @p destinations.
 *
 * @param destinations  squares that the pawn can go to
 * @param shown         the move picked last
 * @return a move, legal or not, or QDR_MOVE_NONE beside the field
 */
QdrMove qdr_board_geometry_pick_move (const QdrBoardGeometry *self,
                                      const graphene_point_t *point,
                                      const QdrBits *destinations,
                                      QdrMove shown);

G_END_DECLS
