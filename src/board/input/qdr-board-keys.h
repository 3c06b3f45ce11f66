/*
 * The keyboard on a board.
 *
 * It is separate from the view because it is a controller of its own, with jumps that the tests
 * call.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-pencil.h"
#include "qdr-board-pointer.h"
#include "qdr-board-slots.h"
#include "qdr-board-squares.h"

G_BEGIN_DECLS

/** @brief A controller for the keys of a board. */
typedef struct _QdrBoardKeys QdrBoardKeys;

/**
 * @brief Adds the controller to a board. All parameters must outlive it.
 *
 * @param pointer    its walls are rotated, confirmed and cancelled by keys
 * @param pencil     its arrows and marks are erased by Escape
 * @param animation  skipped by keys that continue the game
 * @return (transfer full): to be freed with qdr_board_keys_free()
 */
QdrBoardKeys *qdr_board_keys_new (GtkWidget *board,
                                  QdrBoardState *state,
                                  QdrBoardSquares *squares,
                                  QdrBoardSlots *slots,
                                  QdrBoardPointer *pointer,
                                  QdrBoardPencil *pencil,
                                  QdrBoardAnimation *animation);

/** @brief Removes the controller from a board that is still alive; NULL is allowed. */
void qdr_board_keys_free (QdrBoardKeys *self);

/** @brief Moves the focus to the pawn of the player to move. Returns FALSE without a model. */
gboolean qdr_board_keys_grab_focus (QdrBoardKeys *self);

/** @brief Forgets the square that the focus returns to from the grooves, since the squares have
 *         been replaced. */
void qdr_board_keys_forget_last_square (QdrBoardKeys *self);

/** @brief Points again at the wall place with the focus, if any, after the board has changed. */
void qdr_board_keys_refresh (QdrBoardKeys *self);

/* Jumps: keys that move the focus further than to the next square. Public for the tests. */

/**
 * @brief Finds the next pawn of another player, in the order of turns.
 *
 * @param player  the player whose pawn is left out
 * @param from    the square of the pawn before, or any other square to start after @p player
 * @return its square, or QDR_NO_SQUARE if there is no other pawn
 */
QdrSquare qdr_board_find_next_pawn (const QdrPosition *position, guint player, QdrSquare from);

/**
 * @brief Finds the next wall on the board, by rows from a1; the first wall follows the last one.
 *
 * @param from  a wall, or a square, which precedes the walls at its upper right corner
 * @param back  finds the previous one
 * @return its move, or QDR_MOVE_NONE if there is no wall
 */
QdrMove qdr_board_find_next_wall (const QdrPosition *position, QdrMove from, gboolean back);

/** @brief The line from a square to the first obstacle. */
typedef struct {
  QdrSquare square;                 /**< the last one before the obstacle */
  guint n_squares;                  /**< its distance */
  gboolean is_wall;                 /**< the obstacle is a wall rather than the edge */
  guint n_pawns;                    /**< pawns on the line */
  QdrSquare pawns[QDR_MAX_PLAYERS]; /**< their squares, the nearest first */
} QdrBoardRay;

/** @brief Follows a direction of the board from a square to the first wall or the edge. */
QdrBoardRay
qdr_board_find_obstacle (const QdrPosition *position, QdrSquare from, QdrDirection direction);

G_END_DECLS
