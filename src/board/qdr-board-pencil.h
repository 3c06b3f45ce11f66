/*
 * Draws arrows and marks on a board with the secondary button.
 *
 * Only the parts of the board view and the hands of its tests include this.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-board-state.h"

G_BEGIN_DECLS

/** @brief Where the button went down, and where it is. */
typedef struct _QdrBoardPencil QdrBoardPencil;

/**
 * @brief Creates a pencil beside the board.
 *
 * @param board  (transfer none): where it is announced what is drawn
 * @param state  (transfer none): what is drawn on
 * @return (transfer full): to be freed with g_free()
 */
QdrBoardPencil *qdr_board_pencil_new (GtkWidget *board, QdrBoardState *state);

/**
 * @brief Puts the pencil down.
 *
 * @param self   a pencil
 * @param point  on the board's widget
 * @return whether there is a square
 */
gboolean qdr_board_pencil_press (QdrBoardPencil *self, const graphene_point_t *point);

/**
 * @brief Returns whether the pencil is down.
 *
 * @param self  a pencil
 * @return whether something is being drawn
 */
gboolean qdr_board_pencil_is_down (const QdrBoardPencil *self);

/**
 * @brief Moves the pencil. If it is not down this does nothing.
 *
 * @param self   a pencil
 * @param point  on the board's widget or beside it
 */
void qdr_board_pencil_move (QdrBoardPencil *self, const graphene_point_t *point);

/**
 * @brief Lifts the pencil: what it has drawn stays, or goes where the same was there. Beside the
 *        squares it has drawn nothing.
 *
 * @param self  a pencil
 */
void qdr_board_pencil_release (QdrBoardPencil *self);

/**
 * @brief Takes all away that was drawn.
 *
 * @param self  a pencil
 * @return whether there was anything
 */
gboolean qdr_board_pencil_erase (QdrBoardPencil *self);

G_END_DECLS
