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
  gint64 key;   /**< the lower key of the position and its image; depends on the board size */
  QdrMove move; /**< in the position or image with that key; the lower one if both are equal;
                     QDR_MOVE_NONE for no move */
  guint turn;   /**< player to move, 0..3 */
} QdrIndexedPosition;

/**
 * @brief Indexes a position and a move played in it.
 *
 * @param move  a move, or QDR_MOVE_NONE
 */
QdrIndexedPosition qdr_position_index (const QdrPosition *position, QdrMove move);

/**
 * @brief Translates an indexed move to a position.
 *
 * @param position  with the key of the index entry
 * @param move      of a QdrIndexedPosition; may be any number if the file is damaged
 * @return QDR_MOVE_NONE if there is no such move on the board
 */
QdrMove qdr_position_index_read_move (const QdrPosition *position, QdrMove move);

/**
 * @brief Indexes the first positions of a game with their moves.
 *
 * @param game       moves that were stepped back count too
 * @param positions  (out): room for QDR_POSITION_INDEX_MAX
 * @return number of positions, at least one; the one after the last move has no move
 */
guint qdr_position_index_game (QdrGame *game, QdrIndexedPosition *positions);

G_END_DECLS
