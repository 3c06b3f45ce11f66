/*
 * Where the keys lead that go further than to the next square.
 *
 * Only qdr-board-keys.c includes this, and the tests.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-scene.h"

G_BEGIN_DECLS

/**
 * @brief Finds the pawn of another player: the next one in the order of turns after the one that
 *        stands on @p from, or after that of @p player.
 *
 * @param position  what is on the board
 * @param player    whose pawn is left out
 * @param from      a square
 * @return its square, or QDR_NO_SQUARE if no other pawn is on the board
 */
QdrSquare qdr_board_jump_to_other_pawn (const QdrPosition *position, guint player, QdrSquare from);

/**
 * @brief Finds the next wall that stands, row by row from a1, and after the last one the first.
 *
 * @param position  what is on the board
 * @param from      a square, which is before the walls at its upper right corner, or a wall
 * @param back      whether to go the other way
 * @return the move that placed it, or QDR_MOVE_NONE where no wall stands
 */
QdrMove qdr_board_jump_to_wall (const QdrPosition *position, QdrMove from, gboolean back);

/** @brief What lies on a line that goes out from a square. */
typedef struct {
  QdrSquare square;                 /**< the last one before something stops the line */
  guint n_squares;                  /**< how many squares further on that is */
  gboolean is_wall;                 /**< whether a wall stops it; or else the edge of the board */
  guint n_pawns;                    /**< how many pawns the line goes over */
  QdrSquare pawns[QDR_MAX_PLAYERS]; /**< their squares, the next one first */
} QdrBoardScan;

/**
 * @brief Goes out from a square until a wall or the edge of the board.
 *
 * @param position   what is on the board
 * @param from       a square
 * @param direction  of the board
 */
QdrBoardScan
qdr_board_jump_scan (const QdrPosition *position, QdrSquare from, QdrDirection direction);

G_END_DECLS
