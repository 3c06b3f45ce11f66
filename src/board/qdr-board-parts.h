/*
 * The parts of a board on the screen, and what is told to which of them when something changes.
 *
 * Only the view, what is dragged onto it, the pictures of it and the hands of its tests include
 * this.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-animation.h"
#include "qdr-board-bubble.h"
#include "qdr-board-gestures.h"
#include "qdr-board-keys.h"
#include "qdr-board-palette.h"
#include "qdr-board-pointer.h"
#include "qdr-board-slots.h"
#include "qdr-board-squares.h"
#include "qdr-board-state.h"
#include "qdr-board-switch.h"
#include "qdr-board-view.h"

G_BEGIN_DECLS

/**
 * @brief What a view is made of.
 *
 * Each part has a state of its own and knows the parts above it; none of them knows the view.
 */
typedef struct {
  GtkWidget *board;             /**< (unowned): the view, as the parent of the children */
  QdrBoardState *state;         /**< what is shown and pointed at */
  QdrBoardAnimation *animation; /**< what glides */
  QdrBoardSquares *squares;     /**< the children that are squares */
  QdrBoardSlots *slots;         /**< the children that are places for walls */
  QdrBoardPointer *pointer;     /**< mouse and touch */
  QdrBoardPencil *pencil;       /**< draws arrows and marks */
  QdrBoardGestures *gestures;   /**< the controllers that hear them */
  QdrBoardKeys *keys;           /**< the keyboard */
  QdrBoardSwitch *scanning;     /**< the switch of who plays by scanning */
  QdrBoardBubble *bubble;       /**< the words beside what is pointed at */
  QdrBoardPalette palette;      /**< the colours it is drawn in */
  gboolean is_silent;           /**< what happens is not spoken */
} QdrBoardParts;

/**
 * @brief Makes the parts of a board that shows nothing.
 *
 * @param self   uninitialised memory
 * @param board  (transfer none): the view, which outlives the parts
 */
void qdr_board_parts_init (QdrBoardParts *self, GtkWidget *board);

/**
 * @brief Removes all children and controllers from a board that is disposed of. It may be called
 *        more than once.
 *
 * @param self  parts; they show nothing from now on
 */
void qdr_board_parts_remove (QdrBoardParts *self);

/**
 * @brief Frees the parts of a board that is finalized.
 *
 * @param self  parts, after qdr_board_parts_remove()
 */
void qdr_board_parts_clear (QdrBoardParts *self);

/**
 * @brief Shows another model and follows its changes from now on.
 *
 * @param self   parts
 * @param model  (nullable): referenced
 */
void qdr_board_parts_show_model (QdrBoardParts *self, QdrBoardModel *model);

/**
 * @brief Follows a change of what can be done: whose turn it is, or whether the board is locked.
 *
 * @param self  parts
 */
void qdr_board_parts_update_input (QdrBoardParts *self);

/**
 * @brief Rotates the board, and calls off what was pointed at.
 *
 * @param self      parts
 * @param rotation  as in QdrBoardRoom
 */
void qdr_board_parts_rotate (QdrBoardParts *self, guint rotation);

/**
 * @brief Lays the board out and places its children.
 *
 * @param self  parts
 * @param room  for the board
 */
void qdr_board_parts_lay_out (QdrBoardParts *self, const QdrBoardRoom *room);

/**
 * @brief Draws the board and its children.
 *
 * @param self      parts
 * @param snapshot  to draw on
 */
void qdr_board_parts_snapshot (QdrBoardParts *self, GtkSnapshot *snapshot);

/**
 * @brief Returns whether a square or a place for a wall has the keyboard focus.
 *
 * @param self  parts
 * @return whether one of them has
 */
gboolean qdr_board_parts_have_focus (QdrBoardParts *self);

/**
 * @brief Returns the parts of a view.
 *
 * @param self  a view
 * @return (transfer none): they live as long as the view
 */
const QdrBoardParts *qdr_board_view_get_parts (QdrBoardView *self);

G_END_DECLS
