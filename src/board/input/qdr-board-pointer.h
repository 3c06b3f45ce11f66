/*
 * Mouse and touch on a board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-board-animation.h"
#include "qdr-board-options.h"
#include "qdr-board-pencil.h"
#include "qdr-board-squares.h"
#include "qdr-board-state.h"

G_BEGIN_DECLS

/** @brief The mouse or finger on a board, and the event controllers that report it. */
typedef struct _QdrBoardPointer QdrBoardPointer;

/**
 * @brief Adds the event controllers to a board. All parameters must outlive the pointer.
 *
 * @param squares    the one that is pressed takes the keyboard focus
 * @param pencil     draws with the secondary button
 * @param animation  skipped by a press
 * @return (transfer full): to be freed with g_free() after qdr_board_pointer_disconnect()
 */
QdrBoardPointer *qdr_board_pointer_new (GtkWidget *board,
                                        QdrBoardState *state,
                                        QdrBoardSquares *squares,
                                        QdrBoardPencil *pencil,
                                        QdrBoardAnimation *animation);

/** @brief Removes the event controllers from a board that is disposed of. */
void qdr_board_pointer_disconnect (QdrBoardPointer *self);

/** @brief Sets when a wall must be confirmed; QDR_CONFIRM_TOUCH by default. */
void qdr_board_pointer_set_confirm_walls (QdrBoardPointer *self, QdrWallConfirmation confirm_walls);

/** @brief Sets whether a mouse that is not pressed points at moves; TRUE by default. With switch
 *         scanning a click has no place, so hovering is turned off. */
void qdr_board_pointer_set_hover_enabled (QdrBoardPointer *self, gboolean hovers);

/* Input in steps. The event controllers call these, and so do the tests. */

/** @brief Moves the mouse to @p point, in the view's coordinates. */
void qdr_board_pointer_move (QdrBoardPointer *self, const graphene_point_t *point);

/** @brief Moves the mouse away from the board. */
void qdr_board_pointer_leave (QdrBoardPointer *self);

/** @brief Presses the button or a finger at @p point. */
void
qdr_board_pointer_press (QdrBoardPointer *self, const graphene_point_t *point, gboolean finger);

/**
 * @brief Drags the pressed piece, if any.
 *
 * @param point     the current position
 * @param distance  from the press, logical pixels
 */
void qdr_board_pointer_drag (QdrBoardPointer *self, const graphene_point_t *point, float distance);

/** @brief Releases the button or finger: proposes the move pointed at, or asks to confirm its
 *         wall. */
void qdr_board_pointer_release (QdrBoardPointer *self);

/* Called by keys and by the bubble */

/** @brief Rotates the wall that is hovered, dragged or to be confirmed, and returns whether there
 *         is one. */
gboolean qdr_board_pointer_rotate_wall (QdrBoardPointer *self);

/** @brief Proposes the wall that is to be confirmed, and returns whether there is one. */
gboolean qdr_board_pointer_confirm_wall (QdrBoardPointer *self);

/** @brief Returns whether Escape cancels anything: a drag from the stock, a dragged pawn, or a wall
 *         to be confirmed. */
gboolean qdr_board_pointer_can_cancel (const QdrBoardPointer *self);

/** @brief Cancels the press, the drag or the wall that is to be confirmed. */
void qdr_board_pointer_cancel (QdrBoardPointer *self);

/* Called by the view when the board changes */

/** @brief Forgets the press and the drag. */
void qdr_board_pointer_reset (QdrBoardPointer *self);

/** @brief Points again at the move below a mouse at rest, if it is legal. */
void qdr_board_pointer_refresh (QdrBoardPointer *self);

/* Dragging a wall from the stock; see qdr_board_view_begin_stock_drag(). */

/** @brief Starts a drag, and returns whether the player is a person who may move now. */
gboolean qdr_board_pointer_begin_stock_drag (QdrBoardPointer *self, guint player, gboolean finger);

/** @brief Drags the wall to @p point, which may lie beside the board. */
void qdr_board_pointer_move_stock_drag (QdrBoardPointer *self, const graphene_point_t *point);

/** @brief Rotates the dragged wall. */
void qdr_board_pointer_rotate_stock_drag (QdrBoardPointer *self);

/** @brief Ends the drag, and with @p drop proposes the wall if it is over the board. */
void qdr_board_pointer_end_stock_drag (QdrBoardPointer *self, gboolean drop);

G_END_DECLS
