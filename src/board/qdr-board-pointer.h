/*
 * What mouse and touch mean on a board.
 *
 * Only the parts of the board view and the hands of its tests include this.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-board-animation.h"
#include "qdr-board-state.h"
#include "qdr-confirm-walls.h"

G_BEGIN_DECLS

/** @brief Where the mouse is, what is pressed, dragged and turned. */
typedef struct _QdrBoardPointer QdrBoardPointer;

/**
 * @brief Creates a pointer beside the board.
 *
 * @param board      (transfer none): takes the focus where a drag from the stock begins
 * @param state      (transfer none): what is pointed at and proposed to
 * @param animation  (transfer none): is skipped by a press
 * @return (transfer full): to be freed with g_free()
 */
QdrBoardPointer *
qdr_board_pointer_new (GtkWidget *board, QdrBoardState *state, QdrBoardAnimation *animation);

/**
 * @brief Sets when a wall waits to be confirmed.
 *
 * @param self           a pointer
 * @param confirm_walls  QDR_CONFIRM_TOUCH at first
 */
void qdr_board_pointer_set_confirm_walls (QdrBoardPointer *self, QdrConfirmWalls confirm_walls);

/**
 * @brief Returns whether a button or finger is down, and counts.
 *
 * @param self  a pointer
 * @return whether a press goes on
 */
gboolean qdr_board_pointer_is_pressed (const QdrBoardPointer *self);

/**
 * @brief Returns whether the press has become a drag.
 *
 * @param self  a pointer
 * @return whether qdr_board_pointer_drag() was called since the last press
 */
gboolean qdr_board_pointer_is_dragging (const QdrBoardPointer *self);

/**
 * @brief Returns whether there is something that Escape calls off.
 *
 * @param self  a pointer
 * @return whether one is dragged from the stock or waits to be confirmed, or a pawn is dragged
 */
gboolean qdr_board_pointer_can_cancel (const QdrBoardPointer *self);

/**
 * @brief Moves the mouse.
 *
 * @param self   a pointer
 * @param point  where it is now, on the board's widget
 */
void qdr_board_pointer_move (QdrBoardPointer *self, const graphene_point_t *point);

/**
 * @brief Takes the mouse away from the board.
 *
 * @param self  a pointer
 */
void qdr_board_pointer_leave (QdrBoardPointer *self);

/**
 * @brief Presses the button, or puts a finger down.
 *
 * @param self    a pointer
 * @param point   where, on the board's widget
 * @param finger  whether it is a finger
 */
void
qdr_board_pointer_press (QdrBoardPointer *self, const graphene_point_t *point, gboolean finger);

/**
 * @brief Drags what was pressed. Without a press it does nothing.
 *
 * @param self      a pointer
 * @param point     where the button or finger is now
 * @param distance  from the press, logical pixels
 */
void qdr_board_pointer_drag (QdrBoardPointer *self, const graphene_point_t *point, float distance);

/**
 * @brief Lets go: proposes what is pointed at, or lets its wall wait to be confirmed.
 *
 * @param self  a pointer
 */
void qdr_board_pointer_release (QdrBoardPointer *self);

/**
 * @brief Sets whether a mouse that is not pressed points at something. Where each click is the same
 *        switch it means nothing.
 *
 * @param self    a pointer
 * @param hovers  whether it does; TRUE at first
 */
void qdr_board_pointer_set_hovers (QdrBoardPointer *self, gboolean hovers);

/**
 * @brief Calls off what is pressed, dragged or waits to be confirmed.
 *
 * @param self  a pointer
 */
void qdr_board_pointer_cancel (QdrBoardPointer *self);

/**
 * @brief Turns the wall that is hovered, dragged or waits to be confirmed.
 *
 * @param self  a pointer
 * @return whether there is one
 */
gboolean qdr_board_pointer_turn (QdrBoardPointer *self);

/**
 * @brief Proposes the wall that waits to be confirmed.
 *
 * @param self  a pointer
 * @return whether there is one
 */
gboolean qdr_board_pointer_confirm (QdrBoardPointer *self);

/**
 * @brief Forgets what is pressed or dragged.
 *
 * @param self  a pointer
 */
void qdr_board_pointer_reset (QdrBoardPointer *self);

/**
 * @brief Points again with a mouse that is over the board, after something else has changed.
 *
 * @param self  a pointer
 */
void qdr_board_pointer_refresh (QdrBoardPointer *self);

/**
 * @brief Begins to drag a wall from the stock.
 *
 * @param self    a pointer
 * @param player  whose stock it is, 0..3
 * @param finger  whether a finger drags it
 * @return whether that may be: the player is a person who may move now
 */
gboolean qdr_board_pointer_begin_stock_drag (QdrBoardPointer *self, guint player, gboolean finger);

/**
 * @brief Drags the wall from the stock on.
 *
 * @param self   a pointer
 * @param point  where it is now, on the board's widget or beside it
 */
void qdr_board_pointer_move_stock_drag (QdrBoardPointer *self, const graphene_point_t *point);

/**
 * @brief Turns the wall from the stock.
 *
 * @param self  a pointer
 */
void qdr_board_pointer_turn_stock_drag (QdrBoardPointer *self);

/**
 * @brief Lets go of the wall from the stock.
 *
 * @param self  a pointer
 * @param drop  whether it is proposed where it is; otherwise it goes back
 */
void qdr_board_pointer_end_stock_drag (QdrBoardPointer *self, gboolean drop);

G_END_DECLS
