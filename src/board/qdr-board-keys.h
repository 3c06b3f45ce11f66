/*
 * The keyboard on a board.
 *
 * Only qdr-board-parts.h includes this.
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
 * @brief Adds the controller to a board.
 *
 * @param board      (transfer none): the widget
 * @param state      (transfer none): what is pointed at and proposed to
 * @param squares    (transfer none): where the focus goes
 * @param slots      (transfer none): where the focus goes in the grooves
 * @param pointer    (transfer none): whose walls can be turned, confirmed and called off
 * @param pencil     (transfer none): whose arrows and marks Escape takes away
 * @param animation  (transfer none): is skipped by keys that go on with the game
 * @return (transfer full): to be freed with qdr_board_keys_free()
 */
QdrBoardKeys *qdr_board_keys_new (GtkWidget *board,
                                  QdrBoardState *state,
                                  QdrBoardSquares *squares,
                                  QdrBoardSlots *slots,
                                  QdrBoardPointer *pointer,
                                  QdrBoardPencil *pencil,
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

G_END_DECLS
