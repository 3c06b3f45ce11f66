/*
 * The places for walls on a board: one child widget each, for the keyboard and for assistive tools.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-board-state.h"

G_BEGIN_DECLS

/*
 * A place for one wall. It draws nothing, since the board draws the walls, and receives neither
 * mouse nor touch events.
 *
 * Actions:
 *   "slot.place"  proposes the wall
 */
#define QDR_TYPE_SLOT_VIEW (qdr_slot_view_get_type ())
G_DECLARE_FINAL_TYPE (QdrSlotView, qdr_slot_view, QDR, SLOT_VIEW, GtkWidget)

/** @brief Returns the move that places a wall here. */
QdrMove qdr_slot_view_get_wall (QdrSlotView *self);

/** @brief Returns whether the accessible label describes @p state. */
gboolean qdr_slot_view_is_in_state (QdrSlotView *self, QdrSlotState state);

/** @brief All places for walls on a board. */
typedef struct _QdrBoardSlots QdrBoardSlots;

/**
 * @brief Called after the keyboard focus has moved to a place for a wall or has left it.
 *
 * @param wall       the move that places a wall there
 * @param has_focus  TRUE if the focus has moved there, FALSE if it has left
 */
typedef void (*QdrBoardSlotFunc) (QdrMove wall, gboolean has_focus, gpointer user_data);

/**
 * @brief Creates an empty set of places; qdr_board_slots_add_children() fills it.
 *
 * @param board  (transfer none): the parent of the children; outlives the set
 * @param state  (transfer none): the state of the board; outlives the set
 * @return (transfer full): to be freed with qdr_board_slots_free()
 */
QdrBoardSlots *qdr_board_slots_new (GtkWidget *board, QdrBoardState *state);

/** @brief Frees the set; qdr_board_slots_remove_children() must have been called. */
void qdr_board_slots_free (QdrBoardSlots *self);

/** @brief Sets the function that is called when the focus moves; call this before
 *         qdr_board_slots_add_children(). */
void
qdr_board_slots_set_focus_func (QdrBoardSlots *self, QdrBoardSlotFunc func, gpointer user_data);

/** @brief Adds a child for each place on the current board. */
void qdr_board_slots_add_children (QdrBoardSlots *self);

/** @brief Removes all children. */
void qdr_board_slots_remove_children (QdrBoardSlots *self);

/**
 * @brief Updates the accessible labels of the places that have changed.
 *
 * @param all  TRUE updates all labels; needed after a player has been renamed
 */
void qdr_board_slots_update_labels (QdrBoardSlots *self, gboolean all);

/** @brief Allocates each child where its wall would be drawn. */
void qdr_board_slots_allocate (QdrBoardSlots *self);

/** @brief Returns the child for the place of @p wall, which must fit on the board. */
QdrSlotView *qdr_board_slots_get_child (QdrBoardSlots *self, QdrMove wall);

/** @brief Returns the child with the keyboard focus, or NULL. */
QdrSlotView *qdr_board_slots_get_focused_child (QdrBoardSlots *self);

G_END_DECLS
