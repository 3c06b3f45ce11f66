/*
 * The keyboard on a board.
 *
 * Only the board view and the tests include this.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-pointer.h"
#include "qdr-board-slots.h"
#include "qdr-board-squares.h"

G_BEGIN_DECLS

/** @brief A controller for the keys of a board. */
typedef struct _QdrBoardKeys QdrBoardKeys;

/**
 * @brief Adds the controller to a board.
 *
 * @param board      (transfer none): the widget
 * @param state      (transfer none): what is pointed at and proposed to
 * @param squares    (transfer none): where the focus goes
 * @param slots      (transfer none): where the focus goes in the grooves
 * @param pointer    (transfer none): whose walls can be turned, confirmed and called off
 * @param animation  (transfer none): is skipped by keys that go on with the game
 * @return (transfer full): to be freed with qdr_board_keys_free()
 */
QdrBoardKeys *qdr_board_keys_new (GtkWidget *board,
                                  QdrBoardState *state,
                                  QdrBoardSquares *squares,
                                  QdrBoardSlots *slots,
                                  QdrBoardPointer *pointer,
                                  QdrBoardAnimation *animation);

/**
 * @brief Removes the controller from the board.
 *
 * @param self  (transfer full) (nullable): the keys of a board that still lives
 */
void qdr_board_keys_free (QdrBoardKeys *self);

/**
 * @brief Gives the focus to the square of the pawn that is to move.
 *
 * @param self  keys
 * @return FALSE without a model
 */
gboolean qdr_board_keys_grab_focus (QdrBoardKeys *self);

/**
 * @brief Forgets which square was left for the grooves: there are other squares now.
 *
 * @param self  keys
 */
void qdr_board_keys_forget_square (QdrBoardKeys *self);

/**
 * @brief Points again at the place with the focus, if it is in a groove, after something else has
 *        changed.
 *
 * @param self  keys
 */
void qdr_board_keys_refresh (QdrBoardKeys *self);

/**
 * @brief Moves the focus to the next square or place for a wall.
 *
 * @param self       keys
 * @param direction  on the screen
 * @return FALSE without the focus on the board
 */
gboolean qdr_board_keys_arrow (QdrBoardKeys *self, QdrDirection direction);

/**
 * @brief Asks for the step or the wall that has the focus, or confirms the wall that waits for it.
 *
 * @param self  keys
 * @return FALSE without any of them
 */
gboolean qdr_board_keys_enter (QdrBoardKeys *self);

/**
 * @brief Goes from a square to the grooves at its upper right corner; from a place for such a wall
 *        it turns.
 *
 * @param self  keys
 * @param kind  of the wall
 * @return FALSE without the focus on the board
 */
gboolean qdr_board_keys_wall (QdrBoardKeys *self, QdrMoveKind kind);

/**
 * @brief Goes from a square into the groove on one of its sides, and on in a groove.
 *
 * @param self       keys
 * @param direction  on the screen
 * @return FALSE without the focus on the board
 */
gboolean qdr_board_keys_groove (QdrBoardKeys *self, QdrDirection direction);

/**
 * @brief Turns the wall under the pointer or at the place with the focus.
 *
 * @param self  keys
 * @return FALSE where there is no wall to turn
 */
gboolean qdr_board_keys_turn (QdrBoardKeys *self);

/**
 * @brief Calls off what is under way, or leaves the grooves for the square where they were entered.
 *
 * @param self  keys
 * @return FALSE where there is nothing to call off
 */
gboolean qdr_board_keys_cancel (QdrBoardKeys *self);

G_END_DECLS
