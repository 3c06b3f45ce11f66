/*
 * Mouse and touch as GTK reports them, made into the steps of a board's pointer.
 *
 * Only qdr-board-parts.h includes this.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-pencil.h"
#include "qdr-board-pointer.h"
#include "qdr-board-squares.h"

G_BEGIN_DECLS

/** @brief The event controllers of a board for mouse and touch. */
typedef struct _QdrBoardGestures QdrBoardGestures;

/**
 * @brief Adds the controllers to a board.
 *
 * @param board    (transfer none): the widget
 * @param state    (transfer none): where the squares lie
 * @param squares  (transfer none): the one that is pressed takes the keyboard focus
 * @param pointer  (transfer none): takes the steps
 * @param pencil   (transfer none): draws with the secondary button
 * @return (transfer full): to be freed with qdr_board_gestures_free()
 */
QdrBoardGestures *qdr_board_gestures_new (GtkWidget *board,
                                          QdrBoardState *state,
                                          QdrBoardSquares *squares,
                                          QdrBoardPointer *pointer,
                                          QdrBoardPencil *pencil);

/**
 * @brief Removes the controllers from the board.
 *
 * @param self  (transfer full) (nullable): the gestures of a board that still lives
 */
void qdr_board_gestures_free (QdrBoardGestures *self);

G_END_DECLS
