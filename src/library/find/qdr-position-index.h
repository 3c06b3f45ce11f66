/*
 * Index keys of positions. A position has the same key as its mirror image, and the same key
 * whatever moves led to it.
 *
 * Positions with four players have no mirror image, because the order of turns would be different.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"

G_BEGIN_DECLS

/** @brief Maximum number of positions of a game that are indexed, counted from its start. */
#define QDR_POSITION_INDEX_MAX 24

/** @brief An index entry for a position and the move that was played in it. */
typedef struct {
  gint64 key; /**< the lower of the keys of the position and its mirror image */
  /** the move, or QDR_MOVE_NONE. If @p key is the key of the mirror image, the move is mirrored. If
   * both keys are equal, this is the lower of the move and the mirrored move. */
  QdrMove move;
  guint turn; /**< player to move, 0..3 */
} QdrIndexedPosition;

/**
 * @brief Makes the index entry for a position and a move played in it.
 *
 * @param move  a move, or QDR_MOVE_NONE
 */
QdrIndexedPosition qdr_indexed_position_make (const QdrPosition *position, QdrMove move);

/**
 * @brief Restores a move of @p position from the move of an index entry, which may be mirrored.
 *
 * @param position  a position with the key of the index entry
 * @param move      move of the index entry; may be any number if the file is damaged
 * @return QDR_MOVE_NONE if the board has no such move
 */
QdrMove qdr_position_index_restore_move (const QdrPosition *position, QdrMove move);

/**
 * @brief Makes the index entries for the first positions of a game and their moves.
 *
 * @param game       game to index, including the moves ahead of its present position
 * @param positions  (out): array of QDR_POSITION_INDEX_MAX elements
 * @return number of positions, at least one; the position after the last move has the move
 *         QDR_MOVE_NONE
 */
guint qdr_indexed_positions_from_game (QdrGame *game, QdrIndexedPosition *positions);

G_END_DECLS
