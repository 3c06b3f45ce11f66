/*
 * Legal moves.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-position.h"

G_BEGIN_DECLS

/**
 * @brief Appends the pawn moves of the player to move, ascending by square, each destination once.
 *
 * Does not check whether the game is over.
 *
 * @param list  to append to, with room for QDR_MAX_STEPS more
 */
void qdr_position_generate_steps (const QdrPosition *self, QdrMoveList *list);

/**
 * @brief Finds the slots where a wall would be legal, even if the player to move has none in stock.
 *
 * Allocates nothing.
 *
 * @param walls  (out): the corners of horizontal [0] and vertical [1] walls
 */
void qdr_position_legal_walls (const QdrPosition *self, QdrBits walls[2]);

/**
 * @brief Finds the legal walls that would touch neither the edge nor another wall.
 *
 * Such a wall closes no ring, now or together with one more wall. So it shuts no player in, and it
 * makes illegal only those other walls that would overlap or cross it.
 *
 * @param legal  from qdr_position_legal_walls()
 * @param lone   (out): the members of @p legal that stand alone
 */
void qdr_position_lone_walls (const QdrPosition *self, const QdrBits legal[2], QdrBits lone[2]);

/**
 * @brief Fills @p list with all legal moves of the player to move: pawn moves, then horizontal,
 *        then vertical walls, each ascending by square; none when the game is won.
 *
 * @param list  (out): what was in it is lost
 */
void qdr_position_generate (const QdrPosition *self, QdrMoveList *list);

/** @brief How many moves qdr_position_generate() would find, without listing them. */
guint qdr_position_count_moves (const QdrPosition *self);

G_END_DECLS
