/*
 * Mouse and touch control of a board, and the drawing of arrows and marks.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-board-animation.h"
#include "qdr-board-children.h"
#include "qdr-board-options.h"
#include "qdr-board-state.h"

G_BEGIN_DECLS

/* The pencil: arrows and marks, drawn with the secondary button */

/** @brief A pencil, with the stroke that is being drawn, if any. */
typedef struct _QdrBoardPencil QdrBoardPencil;

/**
 * @brief Creates a pencil without a stroke.
 *
 * @param board  (transfer none): the widget in whose window strokes are announced
 * @param state  (transfer none): the state of the board, which contains the strokes
 * @return (transfer full): to be freed with g_free()
 */
QdrBoardPencil *qdr_board_pencil_new (GtkWidget *board, QdrBoardState *state);

/** @brief Starts a stroke on the square at @p point. Returns FALSE if there is no square. */
gboolean qdr_board_pencil_begin_stroke (QdrBoardPencil *self, const graphene_point_t *point);

/** @brief Returns whether a stroke is being drawn. */
gboolean qdr_board_pencil_is_drawing (const QdrBoardPencil *self);

/** @brief Continues the stroke, if there is one, to @p point. */
void qdr_board_pencil_continue_stroke (QdrBoardPencil *self, const graphene_point_t *point);

/** @brief Ends the stroke: adds it to the board, or removes it if the same stroke was there. A
 *         stroke that ends beside the squares is discarded. */
void qdr_board_pencil_end_stroke (QdrBoardPencil *self);

/** @brief Removes all arrows and marks and announces this. Returns FALSE if there were none. */
gboolean qdr_board_pencil_erase_sketch (QdrBoardPencil *self);

/* The pointer: mouse and finger */

/** @brief The presses and drags on a board, and the event controllers that report them. */
typedef struct _QdrBoardPointer QdrBoardPointer;

/**
 * @brief Creates a pointer and adds its event controllers to a board. All parameters must outlive
 *        the pointer.
 *
 * @param squares    the squares, which take the keyboard focus when they are pressed
 * @param pencil     draws while the secondary button is pressed
 * @param animation  completed immediately by a press
 * @return (transfer full): to be freed with g_free() after qdr_board_pointer_disconnect()
 */
QdrBoardPointer *qdr_board_pointer_new (GtkWidget *board,
                                        QdrBoardState *state,
                                        QdrBoardSquares *squares,
                                        QdrBoardPencil *pencil,
                                        QdrBoardAnimation *animation);

/** @brief Removes the event controllers from a board that is being disposed. */
void qdr_board_pointer_disconnect (QdrBoardPointer *self);

/** @brief Sets whether a wall must be confirmed; QDR_CONFIRM_TOUCH by default. */
void qdr_board_pointer_set_confirm_walls (QdrBoardPointer *self, QdrWallConfirmation confirm_walls);

/** @brief Sets whether a mouse that is not pressed points at moves; TRUE by default. Switch
 *         scanning sets FALSE, since a click then chooses the highlighted move, not the move under
 *         the mouse. */
void qdr_board_pointer_set_hover_enabled (QdrBoardPointer *self, gboolean is_enabled);

/* Input events. The event controllers and the tests call these functions. */

/** @brief Handles a movement of the mouse to @p point, in the view's coordinates. */
void qdr_board_pointer_move (QdrBoardPointer *self, const graphene_point_t *point);

/** @brief Handles a movement of the mouse off the board. */
void qdr_board_pointer_leave (QdrBoardPointer *self);

/** @brief Handles a press of the primary button or of a finger at @p point. */
void
qdr_board_pointer_press (QdrBoardPointer *self, const graphene_point_t *point, gboolean finger);

/**
 * @brief Handles a drag: moves the pressed piece, if any, to the pointer.
 *
 * @param point     the current position of the pointer
 * @param distance  the distance of @p point from the press, logical pixels
 */
void qdr_board_pointer_drag (QdrBoardPointer *self, const graphene_point_t *point, float distance);

/** @brief Handles the release of the button or finger: proposes the move pointed at, or asks the
 *         person to confirm the wall. */
void qdr_board_pointer_release (QdrBoardPointer *self);

/* Functions for the keys and for the button in the bubble */

/** @brief Rotates the wall that is hovered, dragged or to be confirmed. Returns FALSE if there is
 *         no such wall. */
gboolean qdr_board_pointer_rotate_wall (QdrBoardPointer *self);

/** @brief Proposes the wall that is to be confirmed. Returns FALSE if there is no such wall. */
gboolean qdr_board_pointer_confirm_wall (QdrBoardPointer *self);

/** @brief Returns whether there is anything to cancel: a drag, or a wall to be confirmed. */
gboolean qdr_board_pointer_can_cancel (const QdrBoardPointer *self);

/** @brief Cancels the press, the drag or the wall that is to be confirmed. */
void qdr_board_pointer_cancel (QdrBoardPointer *self);

/* Functions that the view calls when the board changes */

/** @brief Forgets a press or drag in progress. */
void qdr_board_pointer_forget_press (QdrBoardPointer *self);

/** @brief Points at the move under the mouse if that move is legal. */
void qdr_board_pointer_point_again (QdrBoardPointer *self);

/* Dragging a wall from the stock; see qdr_board_view_begin_stock_drag(). */

/** @brief Starts to drag a wall of @p player if that player is a person who may move now. Returns
 *         whether the drag has started. */
gboolean qdr_board_pointer_begin_stock_drag (QdrBoardPointer *self, guint player, gboolean finger);

/** @brief Drags the wall to @p point, which may lie beside the board. */
void qdr_board_pointer_move_stock_drag (QdrBoardPointer *self, const graphene_point_t *point);

/** @brief Rotates the dragged wall. */
void qdr_board_pointer_rotate_stock_drag (QdrBoardPointer *self);

/** @brief Ends the drag. If @p drop is TRUE and the wall is over the board, proposes the wall. */
void qdr_board_pointer_end_stock_drag (QdrBoardPointer *self, gboolean drop);

G_END_DECLS
