/*
 * The children of a board, for the keyboard and for assistive tools: one widget for each square and
 * for each place for a wall.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-board-state.h"

G_BEGIN_DECLS

/*
 * One square. It draws nothing, since the board draws the squares.
 *
 * Actions:
 *   "square.play"             proposes the step to this square
 *   "square.activate"         does the same as "square.play"
 *   "square.horizontal-wall"  proposes the wall above this square and its right neighbour
 *   "square.vertical-wall"    proposes the wall to the right of this square and its upper
 *                             neighbour
 */
#define QDR_TYPE_SQUARE_VIEW (qdr_square_view_get_type ())
G_DECLARE_FINAL_TYPE (QdrSquareView, qdr_square_view, QDR, SQUARE_VIEW, GtkWidget)

/** @brief Returns the square that the widget stands for. */
QdrSquare qdr_square_view_get_square (QdrSquareView *self);

/** @brief Returns the accessible label of a square (transfer none). */
const char *qdr_square_view_get_label (QdrSquareView *self);

/** @brief The children for all squares of a board. */
typedef struct _QdrBoardSquares QdrBoardSquares;

/**
 * @brief Creates an empty set of children; qdr_board_squares_add_children() fills it.
 *
 * @param board  (transfer none): the parent of the children; outlives the set
 * @param state  (transfer none): the state of the board; outlives the set
 * @return (transfer full): to be freed with qdr_board_squares_free()
 */
QdrBoardSquares *qdr_board_squares_new (GtkWidget *board, QdrBoardState *state);

/** @brief Frees the set; qdr_board_squares_remove_children() must have been called. */
void qdr_board_squares_free (QdrBoardSquares *self);

/** @brief Adds a child for each square of the current board. */
void qdr_board_squares_add_children (QdrBoardSquares *self);

/** @brief Removes all children. */
void qdr_board_squares_remove_children (QdrBoardSquares *self);

/** @brief Updates the accessible labels of all squares. */
void qdr_board_squares_update_labels (QdrBoardSquares *self);

/** @brief Allocates each child where its square is drawn. */
void qdr_board_squares_allocate (QdrBoardSquares *self);

/** @brief Returns the child for a square, or NULL if the square is not on the board. */
QdrSquareView *qdr_board_squares_get_child (QdrBoardSquares *self, QdrSquare square);

/** @brief Returns the child that has the keyboard focus, or NULL if none has it. */
QdrSquareView *qdr_board_squares_get_focused_child (QdrBoardSquares *self);

/*
 * A place for one wall. It draws nothing, since the board draws the walls. It receives neither
 * mouse nor touch events.
 *
 * Actions:
 *   "slot.place"  proposes the wall
 */
#define QDR_TYPE_SLOT_VIEW (qdr_slot_view_get_type ())
G_DECLARE_FINAL_TYPE (QdrSlotView, qdr_slot_view, QDR, SLOT_VIEW, GtkWidget)

/** @brief Returns the move that places a wall in this place. */
QdrMove qdr_slot_view_get_wall (QdrSlotView *self);

/** @brief Returns the accessible label of a place for a wall (transfer none). */
const char *qdr_slot_view_get_label (QdrSlotView *self);

/** @brief Returns whether the accessible label describes @p state. */
gboolean qdr_slot_view_describes_state (QdrSlotView *self, QdrSlotState state);

/** @brief The children for all places for walls on a board. */
typedef struct _QdrBoardSlots QdrBoardSlots;

/**
 * @brief Called after the keyboard focus has moved to a place for a wall or has left it.
 *
 * @param wall       the move that places a wall there
 * @param has_focus  TRUE if the focus has moved there, FALSE if it has left
 */
typedef void (*QdrBoardSlotFunc) (QdrMove wall, gboolean has_focus, gpointer user_data);

/**
 * @brief Creates an empty set of children; qdr_board_slots_add_children() fills it.
 *
 * @param board  (transfer none): the parent of the children; outlives the set
 * @param state  (transfer none): the state of the board; outlives the set
 * @return (transfer full): to be freed with qdr_board_slots_free()
 */
QdrBoardSlots *qdr_board_slots_new (GtkWidget *board, QdrBoardState *state);

/** @brief Frees the set; qdr_board_slots_remove_children() must have been called. */
void qdr_board_slots_free (QdrBoardSlots *self);

/** @brief Sets the function that is called when a place for a wall receives or loses the keyboard
 *         focus; call this before qdr_board_slots_add_children(). */
void
qdr_board_slots_set_focus_func (QdrBoardSlots *self, QdrBoardSlotFunc func, gpointer user_data);

/** @brief Adds a child for each place for a wall on the current board. */
void qdr_board_slots_add_children (QdrBoardSlots *self);

/** @brief Removes all children. */
void qdr_board_slots_remove_children (QdrBoardSlots *self);

/**
 * @brief Updates the accessible labels of the places whose state has changed.
 *
 * @param all  whether to update the labels of all places, as is necessary after a player has been
 *             renamed
 */
void qdr_board_slots_update_labels (QdrBoardSlots *self, gboolean all);

/** @brief Allocates each child where its wall would be drawn. */
void qdr_board_slots_allocate (QdrBoardSlots *self);

/** @brief Returns the child for the place of @p wall, which must fit on the board. */
QdrSlotView *qdr_board_slots_get_child (QdrBoardSlots *self, QdrMove wall);

/** @brief Returns the child that has the keyboard focus, or NULL if none has it. */
QdrSlotView *qdr_board_slots_get_focused_child (QdrBoardSlots *self);

G_END_DECLS
