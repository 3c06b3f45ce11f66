/*
 * The parts of a board view, for the files that draw pictures of it and for the tests.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-animation.h"
#include "qdr-board-children.h"
#include "qdr-board-keys.h"
#include "qdr-board-pointer.h"
#include "qdr-board-state.h"
#include "qdr-board-style.h"
#include "qdr-board-switch-input.h"
#include "qdr-board-view.h"

G_BEGIN_DECLS

/** @brief The parts of a view. Each part uses only the parts that are listed above it, and emits
 *         the signals of the view. */
typedef struct {
  QdrBoardBubble *bubble;        /**< the text beside the move pointed at */
  QdrBoardState *state;          /**< the scene and the move pointed at */
  QdrBoardAnimation *animation;  /**< the motion from one position to the next */
  QdrBoardSquares *squares;      /**< the children for squares */
  QdrBoardSlots *slots;          /**< the children for places for walls */
  QdrBoardPencil *pencil;        /**< the drawing of arrows and marks */
  QdrBoardPointer *pointer;      /**< mouse and touch control */
  QdrBoardKeys *keys;            /**< keyboard control */
  QdrBoardSwitchInput *scanning; /**< switch scanning */
  QdrBoardPalette palette;       /**< the current colours */
} QdrBoardParts;

/** @brief Returns the parts of a view, which exist as long as the view. */
const QdrBoardParts *qdr_board_view_get_parts (QdrBoardView *self);

G_END_DECLS
