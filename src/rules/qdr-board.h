/*
 * The shape of a board: squares, corners, goal sides.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-bits.h"

G_BEGIN_DECLS

/** @brief The fewest columns or rows. */
#define QDR_BOARD_MIN 5
/** @brief The most columns or rows. */
#define QDR_BOARD_MAX 19

/** @brief The most players. */
#define QDR_MAX_PLAYERS 4

/**
 * @brief A square, or the inner corner at its upper right.
 *
 * An index into QdrBits: row * (width + 1) + column. It means something only together with a board.
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

/** @brief How many directions there are. */
#define QDR_DIRECTIONS 4

/**
 * @brief The side of the board a player starts on, in turn order; two players sit south and north.
 *
 * A side has the number of the QdrDirection that leads away from it.
 */
typedef enum {
  QDR_SIDE_SOUTH,
  QDR_SIDE_WEST,
  QDR_SIDE_NORTH,
  QDR_SIDE_EAST,
} QdrSide;

/**
 * @brief Everything about a board that never changes during a game. A plain value.
 */
typedef struct {
  guint8 width;    /**< squares, odd, 5..19 */
  guint8 height;   /**< squares, odd, 5..19 */
  guint8 stride;   /**< width + 1: the distance between a square and the one north of it */
  guint8 words;    /**< words of a QdrBits in use: 1, 2, 4 or 6 */
  QdrBits squares; /**< all squares */
  QdrBits corners; /**< the (width - 1) * (height - 1) corners that a wall can stand on */
  QdrBits border_corners[QDR_DIRECTIONS]; /**< the corners next to that side */
  QdrBits border_squares[QDR_DIRECTIONS]; /**< the squares along that side */
} QdrBoard;

/**
 * @brief Whether a board may have this many columns or rows: odd and 5..19.
 *
 * @param size  columns or rows
 */
gboolean qdr_board_size_is_valid (guint size);

/**
 * @brief Makes the board of @p width by @p height squares.
 *
 * @param width   columns; must be valid by qdr_board_size_is_valid()
 * @param height  rows; likewise
 */
QdrBoard qdr_board_make (guint width, guint height);

/**
 * @brief The square a player starts on: the middle of its side.
 *
 * @param board    any board
 * @param players  2 or 4
 * @param player   0..players - 1
 */
QdrSquare qdr_board_start_square (const QdrBoard *board, guint players, guint player);

/**
 * @brief Walls in stock by the printed rules: n + 1 each for two players, (n + 1) / 2 for four,
 *        with n the longer side.
 *
 * @param board    any board
 * @param players  2 or 4
 * @return walls for each player
 */
guint qdr_board_default_stock (const QdrBoard *board, guint players);

/**
 * @brief The side on which player @p player of @p players starts.
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
 * @brief The direction in which a player races: away from its own side.
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
 * @brief The square in @p column (0 = a) and @p row (0 = the bottom row).
 *
 * @param board   any board
 * @param column  0..width - 1
 * @param row     0..height - 1
 */
static inline QdrSquare
qdr_board_square (const QdrBoard *board, guint column, guint row)
{
  return (QdrSquare) (row * board->stride + column);
}

/**
 * @brief The column of @p square, 0 = a.
 *
 * @param board   any board
 * @param square  of that board
 */
static inline guint
qdr_board_column (const QdrBoard *board, QdrSquare square)
{
  return square % board->stride;
}

/**
 * @brief The row of @p square, 0 = the bottom row.
 *
 * @param board   any board
 * @param square  of that board
 */
static inline guint
qdr_board_row (const QdrBoard *board, QdrSquare square)
{
  return square / board->stride;
}

G_END_DECLS
