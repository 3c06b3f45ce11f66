/*
 * Move generation.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-position.h"

G_BEGIN_DECLS

/**
 * @brief Appends to @p list the pawn moves of the player to move, in ascending order. Each
 *        destination is listed once.
 *
 * The function does not check whether the game is over.
 *
 * @param list  list with space for QDR_MAX_STEPS more moves
 */
void qdr_position_generate_steps (const QdrPosition *self, QdrMoveList *list);

/**
 * @brief Finds the legal walls. The stock is not checked: the result is the same if the player to
 *        move has no wall left.
 *
 * @param walls  (out): corners of horizontal [0] and vertical [1] walls
 */
void qdr_position_find_legal_walls (const QdrPosition *self, QdrBits walls[2]);

/**
 * @brief Finds the legal walls that would touch neither the edge nor another wall.
 *
 * A wall of this kind closes no ring of walls, not even together with one more wall. So it shuts in
 * no player. It makes illegal only the walls that would overlap or cross it.
 *
 * @param legal  from qdr_position_find_legal_walls()
 * @param lone   (out): the members of @p legal that touch nothing
 */
void
qdr_position_find_lone_walls (const QdrPosition *self, const QdrBits legal[2], QdrBits lone[2]);

/**
 * @brief Lists all legal moves of the player to move: pawn moves, then horizontal walls, then
 *        vertical walls, each kind in ascending order. If the game is won, the list is empty.
 *
 * @param list  (out): overwritten
 */
void qdr_position_generate_moves (const QdrPosition *self, QdrMoveList *list);

/** @brief Returns the number of moves that qdr_position_generate_moves() would list. */
guint qdr_position_count_moves (const QdrPosition *self);

G_END_DECLS
