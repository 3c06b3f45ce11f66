/*
 * Index keys of positions, equal for mirror images and transpositions.
 *
 * Positions with four players have no mirror image, because the order of turns would be different.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"

G_BEGIN_DECLS

/** @brief Number of positions indexed in a game, from its start. */
#define QDR_POSITION_INDEX_MAX 24

/** @brief A position, and the move played in it. */
typedef struct {
  gint64 key;   /**< key of the position or of its mirror image, whichever is lower; depends on the
                     board size */
  QdrMove move; /**< move in the position or image with that key; if both have it, the lower of the
                     two mirrored moves; QDR_MOVE_NONE for no move */
  guint turn;   /**< player to move, 0..3 */
} QdrIndexedPosition;

/**
 * @brief Indexes a position and a move played in it.
 *
 * @param move  a move, or QDR_MOVE_NONE
 */
QdrIndexedPosition qdr_indexed_position_make (const QdrPosition *position, QdrMove move);

/**
 * @brief Returns the move in @p position for the move of an index entry.
 *
 * @param position  position with the key of the index entry
 * @param move      move of the index entry; may be any number if the file is damaged
 * @return QDR_MOVE_NONE if the board has no such move
 */
QdrMove qdr_position_index_restore_move (const QdrPosition *position, QdrMove move);

/**
 * @brief Indexes the first positions of a game with their moves.
 *
 * @param game       game to index; moves that were stepped back count too
 * @param positions  (out): array of QDR_POSITION_INDEX_MAX elements
 * @return number of positions, at least one; the position after the last move has the move
 *         QDR_MOVE_NONE
 */
guint qdr_indexed_positions_from_game (QdrGame *game, QdrIndexedPosition *positions);

G_END_DECLS
