/*
 * The parts of a board view: the inner side of qdr-board-view.h, which qdr-board-view.c implements.
 *
 * Only the view, the pictures of it and the tests include this.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-board-bubble.h"
#include "qdr-board-keys.h"
#include "qdr-board-palette.h"
#include "qdr-board-pointer.h"
#include "qdr-board-slots.h"
#include "qdr-board-squares.h"
#include "qdr-board-state.h"
#include "qdr-board-view.h"

G_BEGIN_DECLS

/** @brief What a view is made of. Each part has a state of its own. */
typedef struct {
  QdrBoardState *state;     /**< what is shown and pointed at */
  QdrBoardSquares *squares; /**< the children that are squares */
  QdrBoardSlots *slots;     /**< the children that are places for walls */
  QdrBoardPointer *pointer; /**< mouse and touch */
  QdrBoardKeys *keys;       /**< the keyboard */
  QdrBoardBubble *bubble;   /**< the words beside what is pointed at */
  QdrBoardPalette palette;  /**< the colours it is drawn in */
} QdrBoardParts;

/**
 * @brief Returns the parts of a view.
 *
 * @param self  a view
 * @return (transfer none): they live as long as the view
 */
const QdrBoardParts *qdr_board_view_get_parts (QdrBoardView *self);

G_END_DECLS
