/*
 * Boards: squares, corners and goal sides.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-bits.h"

G_BEGIN_DECLS

/** @brief The minimum number of columns or rows. */
#define QDR_BOARD_MIN 5
/** @brief The maximum number of columns or rows. */
#define QDR_BOARD_MAX 19

/** @brief The maximum number of players. */
#define QDR_MAX_PLAYERS 4

/**
 * @brief The index of a square in a QdrBits: row * (width + 1) + column. The corner at the upper
 *        right of the square has the same index.
 */
typedef guint16 QdrSquare;

/** @brief The square of a pawn that has left the board. */
#define QDR_NO_SQUARE ((QdrSquare) 0xffff)

/** @brief The four directions of a step, clockwise. */
typedef enum {
  QDR_NORTH,
  QDR_EAST,
  QDR_SOUTH,
  QDR_WEST,
} QdrDirection;

/** @brief The number of directions. */
#define QDR_DIRECTIONS 4

/**
 * @brief The sides of a board. Four players start on these sides and move in this order. Two
 *        players start on the south and north sides.
 *
 * Each side has the value of the QdrDirection that leads from it to the opposite side.
 */
typedef enum {
  QDR_SIDE_SOUTH,
  QDR_SIDE_WEST,
  QDR_SIDE_NORTH,
  QDR_SIDE_EAST,
} QdrSide;

/** @brief The size, squares and corners of a board, which do not change during a game. */
typedef struct {
  guint8 width;    /**< columns, odd, 5..19 */
  guint8 height;   /**< rows, odd, 5..19 */
  guint8 stride;   /**< width + 1: the difference between the indexes of a square and the square
                        north of it */
  guint8 words;    /**< number of words in use in a QdrBits of this board: 1, 2, 4 or 6 */
  QdrBits squares; /**< all squares */
  QdrBits corners; /**< the (width - 1) * (height - 1) corners where a wall can be placed */
  QdrBits border_corners[QDR_DIRECTIONS]; /**< by direction, the corners nearest to that edge */
  QdrBits border_squares[QDR_DIRECTIONS]; /**< by direction, the squares along that edge */
} QdrBoard;

/**
 * @brief Returns whether a board can have @p size columns or rows. Valid sizes are the odd numbers
 *        from 5 to 19.
 */
gboolean qdr_board_size_is_valid (guint size);

/**
 * @brief Creates a board.
 *
 * @param width   number of columns; must be a valid size
 * @param height  number of rows; must be a valid size
 */
QdrBoard qdr_board_make (guint width, guint height);

/**
 * @brief Returns the square on which a player starts: the middle of its side.
 *
 * @param players  2 or 4
 * @param player   0..players - 1
 */
QdrSquare qdr_board_start_square (const QdrBoard *board, guint players, guint player);

/**
 * @brief Returns the number of walls that each player has at the start by the printed rules: n + 1
 *        for two players, (n + 1) / 2 for four, where n is the longer side of the board.
 *
 * @param players  2 or 4
 */
guint qdr_board_default_stock (const QdrBoard *board, guint players);

/**
 * @brief Returns the side on which a player starts.
 *
 * @param players  2 or 4
 * @param player   0..players - 1
 */
static inline QdrSide
qdr_side_of_player (guint players, guint player)
{
  return (QdrSide) (players == 2 ? 2 * player : player);
}

/**
 * @brief Returns the direction that leads from the side on which a player starts to its goal.
 *
 * @param players  2 or 4
 * @param player   0..players - 1
 */
static inline QdrDirection
qdr_heading_of_player (guint players, guint player)
{
  return (QdrDirection) qdr_side_of_player (players, player);
}

/**
 * @brief Returns the square in a column and a row.
 *
 * @param column  0..width - 1, 0 = a
 * @param row     0..height - 1, 0 = the bottom row
 */
static inline QdrSquare
qdr_board_square (const QdrBoard *board, guint column, guint row)
{
  return (QdrSquare) (row * board->stride + column);
}

/** @brief Returns the column of @p square, 0 = a. */
static inline guint
qdr_board_column (const QdrBoard *board, QdrSquare square)
{
  return square % board->stride;
}

/** @brief Returns the row of @p square, 0 = the bottom row. */
static inline guint
qdr_board_row (const QdrBoard *board, QdrSquare square)
{
  return square / board->stride;
}

G_END_DECLS
