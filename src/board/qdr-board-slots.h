/*
 * The places for walls on a board: one child widget each, for the keyboard and for assistive tools.
 *
 * Only the parts of the board view include this.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-state.h"
#include "qdr-slot-view.h"

G_BEGIN_DECLS

/** @brief The children of a board that speak for its places for walls. */
typedef struct _QdrBoardSlots QdrBoardSlots;

/**
 * @brief Hears that the keyboard focus has come to a place for a wall, or has left it.
 *
 * @param wall       the wall that would stand there
 * @param has_focus  whether the focus is there now
 * @param user_data  as it was given
 */
typedef void (*QdrBoardSlotFunc) (QdrMove wall, gboolean has_focus, gpointer user_data);

/**
 * @brief Creates places for no board yet.
 *
 * @param board  (transfer none): the parent widget; it outlives the places
 * @param state  (transfer none): what the places speak of, and are proposed to
 * @return (transfer full): to be freed with qdr_board_slots_free()
 */
QdrBoardSlots *qdr_board_slots_new (GtkWidget *board, QdrBoardState *state);

/**
 * @brief Frees the places.
 *
 * @param self  (transfer full) (nullable): places; their children are removed already
 */
void qdr_board_slots_free (QdrBoardSlots *self);

/**
 * @brief Sets who hears of the keyboard focus.
 *
 * @param self       places
 * @param func       is called after each change
 * @param user_data  is handed to @p func
 */
void
qdr_board_slots_set_focus_func (QdrBoardSlots *self, QdrBoardSlotFunc func, gpointer user_data);

/**
 * @brief Makes a child for each place of the board in the scene.
 *
 * @param self  places without children
 */
void qdr_board_slots_add (QdrBoardSlots *self);

/**
 * @brief Removes all children.
 *
 * @param self  places
 */
void qdr_board_slots_remove (QdrBoardSlots *self);

/**
 * @brief Says of each place that has changed what is there now.
 *
 * @param self  places
 * @param all   says it of the others too, since names of players have changed
 */
void qdr_board_slots_update (QdrBoardSlots *self, gboolean all);

/**
 * @brief Puts each child where its wall would be drawn.
 *
 * @param self  places
 */
void qdr_board_slots_allocate (QdrBoardSlots *self);

/**
 * @brief Returns the child for a wall.
 *
 * @param self  places
 * @param wall  a wall that is on the board
 * @return (transfer none)
 */
QdrSlotView *qdr_board_slots_get (QdrBoardSlots *self, QdrMove wall);

/**
 * @brief Returns the place with the keyboard focus.
 *
 * @param self  places
 * @return (transfer none) (nullable)
 */
QdrSlotView *qdr_board_slots_get_focused (QdrBoardSlots *self);

G_END_DECLS
