/*
 * Moves, packed into a number.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board.h"

G_BEGIN_DECLS

/**
 * @brief A move, packed in 16 bits so that move lists and table entries stay small.
 *
 *   bits 0-8    destination square of a step or jump, the corner of a wall, or a QdrConcession
 *   bits 9-10   QdrMoveKind
 *
 * The value 0 is the step to a1. QDR_MOVE_NONE stands for no move.
 */
typedef guint16 QdrMove;

/** @brief The value that stands for no move. */
#define QDR_MOVE_NONE ((QdrMove) 0xffff)

/** @brief The largest value of the 11 bits of a move. Larger numbers are not moves. */
#define QDR_MOVE_MAX ((QdrMove) 0x7ff)

/** @brief Kinds of moves. */
typedef enum {
  QDR_MOVE_STEP,            /**< a pawn move: step, jump or diagonal */
  QDR_MOVE_HORIZONTAL_WALL, /**< a wall between the two squares below its corner and the two above
                                 it */
  QDR_MOVE_VERTICAL_WALL,   /**< a wall between the two squares left of its corner and the two right
                                 of it */
  QDR_MOVE_CONCESSION,      /**< a QdrConcession, which is not a move on the board */
} QdrMoveKind;

/** @brief Ways to leave the game, used in place of a move. */
typedef enum {
  QDR_CONCESSION_RESIGN,
  QDR_CONCESSION_TIMEOUT,
} QdrConcession;

/**
 * @brief Packs a move.
 *
 * @param square  square, corner or QdrConcession
 */
static inline QdrMove
qdr_move_make (QdrMoveKind kind, guint square)
{
  return (QdrMove) (square | (guint) kind << 9);
}

/** @brief Returns the kind of a move. @param move  not QDR_MOVE_NONE */
static inline QdrMoveKind
qdr_move_kind (QdrMove move)
{
  return (QdrMoveKind) (move >> 9 & 3);
}

/**
 * @brief Returns the square of a step, the corner of a wall, or a QdrConcession.
 *
 * @param move  not QDR_MOVE_NONE
 */
static inline QdrSquare
qdr_move_square (QdrMove move)
{
  return move & 0x1ff;
}

/** @brief Returns whether a move places a wall. @param move  not QDR_MOVE_NONE */
static inline gboolean
qdr_move_is_wall (QdrMove move)
{
  return qdr_move_kind (move) == QDR_MOVE_HORIZONTAL_WALL ||
         qdr_move_kind (move) == QDR_MOVE_VERTICAL_WALL;
}

/** @brief The move by which the player to move resigns. */
#define QDR_MOVE_RESIGN (qdr_move_make (QDR_MOVE_CONCESSION, QDR_CONCESSION_RESIGN))
/** @brief The move by which the player to move loses on time. */
#define QDR_MOVE_TIMEOUT (qdr_move_make (QDR_MOVE_CONCESSION, QDR_CONCESSION_TIMEOUT))

/** @brief The maximum number of squares a pawn can move to. */
#define QDR_MAX_STEPS 12

/**
 * @brief The maximum number of legal moves: two walls per corner on 19 x 19, and the pawn moves.
 */
#define QDR_MAX_MOVES (2 * 18 * 18 + QDR_MAX_STEPS)

/** @brief A list of moves, small enough for the stack. */
typedef struct {
  guint count;                  /**< number of moves */
  QdrMove moves[QDR_MAX_MOVES]; /**< only the first @p count elements are set */
} QdrMoveList;

G_END_DECLS
