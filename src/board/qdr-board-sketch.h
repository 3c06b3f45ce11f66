/*
 * What a player draws on a board to think with: marks on squares, and arrows between them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-move.h"

G_BEGIN_DECLS

/** @brief More would hide the board; the oldest goes. */
#define QDR_BOARD_SKETCH_MAX 32

/** @brief An arrow, or a mark where both ends are the same. */
typedef struct {
  QdrSquare from; /**< where it begins */
  QdrSquare to;   /**< where it points to */
} QdrBoardStroke;

/** @brief A plain value; all zero if there is nothing. */
typedef struct {
  guint n_strokes;                              /**< how many there are */
  QdrBoardStroke strokes[QDR_BOARD_SKETCH_MAX]; /**< in the order they were drawn */
  gboolean is_drawing;                          /**< whether one is being drawn */
  QdrBoardStroke drawing;                       /**< as it would be now */
} QdrBoardSketch;

/**
 * @brief Draws an arrow or a mark, or takes away the same that is there.
 *
 * @param stroke  the arrow or mark
 * @return whether it is there now
 */
gboolean qdr_board_sketch_toggle (QdrBoardSketch *self, QdrBoardStroke stroke);

G_END_DECLS
