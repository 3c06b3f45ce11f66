/*
 * Where the squares and grooves of a board lie on the screen, and what lies under a point.
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
 *      |  +------ field ------+   |     that all squares are equal and their edges crisp.
 *      |  |[sq] [sq] [sq] [sq]|   |
 *      |  |    +    +    +    |   |     + are the corners, the middles of walls
 *      |  |[sq] [sq] [sq] [sq]|   |
 *      |  +-------------------+   |
 *      +--------------------------+     the rim between field and frame holds the coordinates
 */
typedef struct {
  QdrBoard board;        /**< columns and rows */
  guint rotation;        /**< quarter turns against the clock, 0..3 */
  graphene_rect_t frame; /**< all of it */
  graphene_rect_t field; /**< squares and grooves */
  float square;          /**< side of a square */
  float groove;          /**< width of a groove */
  float pitch;           /**< from one square to the next */
  float rim;             /**< width of the rim */
  float pixel;           /**< a device pixel */
} QdrBoardGeometry;

/** @brief The room for a board. */
typedef struct {
  int width;            /**< logical pixels */
  int height;           /**< logical pixels */
  int scale;            /**< device pixels a logical pixel */
  gboolean coordinates; /**< whether the rim must hold letters and numbers */
  guint rotation;    /**< quarter turns of the board against the clock, 0..3: the QdrSide that is to
                             be at the bottom */
  double text_scale; /**< how large letters and numbers are to be, 1 as usual; less counts as 1 */
} QdrBoardRoom;

/**
 * @brief Lays out @p board as large as @p room allows, in the middle of it.
 *
 * Where there is next to no room, squares stay at least one device pixel wide and stick out.
 *
 * @param board  columns and rows
 * @param room   where it is to lie
 */
void
qdr_board_geometry_init (QdrBoardGeometry *self, const QdrBoard *board, const QdrBoardRoom *room);

/**
 * @brief Where on the screen what is at @p side of the board lies.
 *
 * @param side  of the board
 */
QdrSide qdr_board_geometry_rotate_side (const QdrBoardGeometry *self, QdrSide side);

/**
 * @brief The direction on the board that is @p direction on the screen.
 *
 * @param direction  on the screen
 */
QdrDirection
qdr_board_geometry_unrotate_direction (const QdrBoardGeometry *self, QdrDirection direction);

/**
 * @brief A way on the board, to the east and to the south, as one on the screen, right and down.
 *
 * @param east   squares, negative to the west
 * @param south  squares, negative to the north
 */
graphene_point_t
qdr_board_geometry_rotate_offset (const QdrBoardGeometry *self, float east, float south);

/**
 * @brief The rectangle of a square on the board.
 *
 * @param square  of the board
 */
graphene_rect_t qdr_board_geometry_get_square (const QdrBoardGeometry *self, QdrSquare square);

/**
 * @brief The middle of a square on the board.
 *
 * @param square  of the board
 */
graphene_point_t qdr_board_geometry_get_centre (const QdrBoardGeometry *self, QdrSquare square);

/**
 * @brief The rectangle of a wall on the board: two squares and the groove between them long.
 *
 * @param wall  a move that places a wall
 */
graphene_rect_t qdr_board_geometry_get_wall (const QdrBoardGeometry *self, QdrMove wall);

/**
 * @brief Turns a wall around its middle.
 *
 * @param wall  a wall
 * @return the wall across it, through the same corner
 */
QdrMove qdr_board_geometry_turn_wall (QdrMove wall);

/**
 * @brief The step to the square under @p point; half of each groove counts to either side.
 *
 * @param point  on the screen, logical pixels
 * @return a step, or QDR_MOVE_NONE beside the field
 */
QdrMove qdr_board_geometry_pick_step (const QdrBoardGeometry *self, const graphene_point_t *point);

/**
 * @brief The wall nearest to @p point.
 *
 * Along the groove it is the wall with the nearest middle; which of two crossing grooves is meant
 * is told by the arm of the crossing that is nearer. A wall that is shown already stays until
 * another one is clearly nearer, so that it does not flicker.
 *
 * @param point  on the screen, logical pixels
 * @param shown  the wall picked last, or any other move
 * @return a wall, or QDR_MOVE_NONE beside the frame
 */
QdrMove qdr_board_geometry_pick_wall (const QdrBoardGeometry *self,
                                      const graphene_point_t *point,
                                      QdrMove shown);

/**
 * @brief The move that pointing at @p point means: a wall near a groove, otherwise a step.
 *
 * Grooves are easier to hit than they look: they reach well into the squares beside them, though
 * less into those of @p destinations.
 *
 * @param point         on the screen, logical pixels
 * @param destinations  the squares that the pawn can go to
 * @param shown         the move picked last
 * @return a move, which need not be legal, or QDR_MOVE_NONE beside the field
 */
QdrMove qdr_board_geometry_pick (const QdrBoardGeometry *self,
                                 const graphene_point_t *point,
                                 const QdrBits *destinations,
                                 QdrMove shown);

G_END_DECLS
