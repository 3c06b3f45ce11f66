/*
 * Positions as the library finds them again: mirror images and orders of moves joined.
 *
 * What is true of a game of two players is true of its mirror image. With four the order of turns
 * would be another one, so their positions have no image.
 *
 * Only the files of this folder include this.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-game.h"

G_BEGIN_DECLS

/** @brief How many positions of a game are indexed, counted from its first. */
#define QDR_POSITION_INDEX_MAX 24

/** @brief A position, and what was played there. */
typedef struct {
  gint64 key;   /**< the lower one of the position and its image; other boards have others */
  QdrMove move; /**< in the one of the two with that key; where the position is its own image the
                     lower number; QDR_MOVE_NONE for no move */
  guint turn;   /**< who is to move there, 0..3 */
} QdrIndexedPosition;

/**
 * @brief Indexes a position, and a move that is played there.
 *
 * @param position  any position
 * @param move      any move, or QDR_MOVE_NONE
 */
QdrIndexedPosition qdr_position_index (const QdrPosition *position, QdrMove move);

/**
 * @brief Returns a move of the index as it is played in a position.
 *
 * @param position  where it is played
 * @param move      of a QdrIndexedPosition with the key of @p position, or whatever a damaged file
 *                  has in its place
 * @return QDR_MOVE_NONE for what is no move on that board
 */
QdrMove qdr_position_index_read_move (const QdrPosition *position, QdrMove move);

/**
 * @brief Indexes the first positions of a game, with the moves that were played there.
 *
 * @param game       a game; all moves written count
 * @param positions  (out): room for QDR_POSITION_INDEX_MAX
 * @return how many there are, at least one; the one after the last move has none
 */
guint qdr_position_index_game (QdrGame *game, QdrIndexedPosition *positions);

G_END_DECLS
