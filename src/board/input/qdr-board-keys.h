/*
 * Keyboard control of a board.
 *
 * It is separate from the view because the tests call the functions that find the target of a jump.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-children.h"
#include "qdr-board-pointer.h"

G_BEGIN_DECLS

/** @brief The controller that handles the keys of a board. */
typedef struct _QdrBoardKeys QdrBoardKeys;

/**
 * @brief Creates the controller and adds it to a board. All parameters must outlive the controller.
 *
 * @param pointer    rotates, confirms or cancels a wall
 * @param pencil     erases arrows and marks
 * @param animation  completed immediately by keys that enter the grooves or make moves
 * @return (transfer full): to be freed with qdr_board_keys_free()
 */
QdrBoardKeys *qdr_board_keys_new (GtkWidget *board,
                                  QdrBoardState *state,
                                  QdrBoardSquares *squares,
                                  QdrBoardSlots *slots,
                                  QdrBoardPointer *pointer,
                                  QdrBoardPencil *pencil,
                                  QdrBoardAnimation *animation);

/** @brief Removes the controller from its board, which must still exist, and frees it; NULL is
 *         allowed. */
void qdr_board_keys_free (QdrBoardKeys *self);

/** @brief Moves the focus to the pawn of the player to move. Returns FALSE if the board has no
 *         model. */
gboolean qdr_board_keys_grab_focus (QdrBoardKeys *self);

/** @brief Forgets the square to which Escape returns from the grooves, and the name that is being
 *         typed. Called when the squares are replaced. */
void qdr_board_keys_reset (QdrBoardKeys *self);

/** @brief Points at the wall in the focused place, if there is one and it is legal. Called after
 *         the board has changed. */
void qdr_board_keys_point_again (QdrBoardKeys *self);

/* Targets of the keys that move the focus further than to the next square. Public for the tests. */

/**
 * @brief Finds the next pawn of another player, in the order of turns.
 *
 * @param player  the player whose pawn is skipped
 * @param from    the square of the pawn that was found last; if no pawn is on it, the search begins
 *                with the player after @p player
 * @return the square of the pawn, or QDR_NO_SQUARE if there is no other pawn
 */
QdrSquare qdr_board_find_next_pawn (const QdrPosition *position, guint player, QdrSquare from);

/**
 * @brief Finds the next wall on the board. Walls are ordered by rows from a1, and the first wall
 *        follows the last one.
 *
 * @param from  a wall, or a step to a square; a square comes just before the walls at its upper
 *              right corner
 * @param back  whether to find the previous wall instead
 * @return the wall, or QDR_MOVE_NONE if the board has no walls
 */
QdrMove qdr_board_find_next_wall (const QdrPosition *position, QdrMove from, gboolean back);

/** @brief The line from a square to the first obstacle. */
typedef struct {
  QdrSquare square;                 /**< the last square before the obstacle */
  guint n_squares;                  /**< the number of steps to that square */
  gboolean is_wall;                 /**< whether the obstacle is a wall, not the edge */
  guint n_pawns;                    /**< the number of pawns on the line */
  QdrSquare pawns[QDR_MAX_PLAYERS]; /**< the squares of the pawns, nearest first */
} QdrBoardRay;

/** @brief Follows a direction of the board from a square to the first wall or the edge. */
QdrBoardRay
qdr_board_find_obstacle (const QdrPosition *position, QdrSquare from, QdrDirection direction);

G_END_DECLS
