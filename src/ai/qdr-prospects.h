/*
 * What moves could do in a position, as a person may count it on the board: paths, walls, jumps.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-position.h"

G_BEGIN_DECLS

/** @brief A step that shortens the path by so many steps, or more, is a jump that pays. */
#define QDR_PROSPECTS_JUMP 2

/** @brief What the walls of a player, the owner, could do to another. */
typedef struct {
  QdrMove dearest; /**< the wall that costs most, of several the one that costs its owner least;
                        QDR_MOVE_NONE if none costs anything */
  int cost;        /**< of that wall for the other, steps */
  int own;         /**< and for its owner */
  guint n_dearest; /**< how many walls cost as much */
  int best_gain;   /**< the most by which a wall costs the other more than its owner; 0 at least */
} QdrWallProspects;

/**
 * @brief Returns the position after a move.
 *
 * @param position  a position
 * @param move      legal in it
 */
QdrPosition qdr_prospects_after (const QdrPosition *position, QdrMove move);

/**
 * @brief Returns the position as it would be if another player were to move.
 *
 * @param position  whoever is to move
 * @param player    of those in play
 */
QdrPosition qdr_prospects_with_turn (const QdrPosition *position, guint player);

/**
 * @brief Returns by how many steps the shortest path of a player is longer in one position than in
 *        another; negative where it is shorter.
 *
 * @param before  a position
 * @param after   the other one, on the same board
 * @param player  in both
 */
int qdr_prospects_get_detour (const QdrPosition *before, const QdrPosition *after, guint player);

/**
 * @brief Looks at every legal wall that a player could place if it were to move.
 *
 * @param position  whoever is to move
 * @param owner     of the walls
 * @param victim    whose path they lengthen
 */
QdrWallProspects qdr_prospects_weigh_walls (const QdrPosition *position, guint owner, guint victim);

/**
 * @brief Returns the most by which a wall of the player to move lengthens the path of any of the
 *        others, in steps.
 *
 * @param position  of any number of players
 */
int qdr_prospects_find_greatest_cost (const QdrPosition *position);

/**
 * @brief Returns by how much the player to move can shorten its path with one step; 0 at least.
 *
 * @param position  nobody has won
 */
int qdr_prospects_find_best_step (const QdrPosition *position);

/**
 * @brief Whether the player to move has a step forward, and each lets the next player jump.
 *
 * @param position  nobody has won
 * @param but       a step that is left out, or QDR_MOVE_NONE
 */
gboolean qdr_prospects_must_give_jump (const QdrPosition *position, QdrMove but);

/**
 * @brief Returns how far a player would have to go if there were no walls and no other pawns.
 *
 * @param position  a position
 * @param player    of those in play
 */
guint qdr_prospects_get_straight_distance (const QdrPosition *position, guint player);

/**
 * @brief Returns by how many steps the path of a player is shorter than those of all others who are
 *        in play; negative where it is longer than one of them.
 *
 * @param position  a position
 * @param player    of those in play
 */
int qdr_prospects_find_lead (const QdrPosition *position, guint player);

G_END_DECLS
