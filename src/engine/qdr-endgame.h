/*
 * Proofs of the result of a game without searching.
 *
 * The proofs are separate from the search because they need no search.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-race.h"
#include "qdr-shortest-paths.h"
#include "qdr-trans-table.h"

G_BEGIN_DECLS

/**
 * @brief Searches for a proof that @p player wins by moving only its pawn.
 *
 * A proof is always right, but many won positions have no proof. If the opponent is out of walls,
 * qdr_race_cache_solve() proves more wins. Earlier positions of the game are ignored, so the
 * function may overlook a draw by repetition.
 *
 * @param position   of two players, without a winner
 * @param player     0 or 1, the player who is to win; need not be the player to move
 * @param distances  distances of both players from their goals, from qdr_position_goal_distance()
 * @param max_bumps  maximum number of new walls in the pawn's way that the proof examines, one
 *                   after the other; a number above the opponent's stock makes no difference
 * @return the maximum number of plies in which @p player wins, or 0 if no proof was found
 */
guint qdr_endgame_prove_pawn_win (const QdrPosition *position,
                                  guint player,
                                  const guint distances[2],
                                  guint max_bumps);

/**
 * @brief A proved bound of the score for the player to move. Plies are counted from the position.
 */
typedef struct {
  QdrScore score; /**< a win or loss in a number of plies, or 0 for a draw */
  QdrBound bound; /**< QDR_BOUND_NONE if nothing was proved */
} QdrProof;

/**
 * @brief Tries to prove the result of a position of two players.
 *
 * If both players are out of walls, the result is that of the race, see qdr-race.h. If only one
 * player is out of walls and loses the race, it also loses the game. If the race proves nothing,
 * qdr_endgame_prove_pawn_win() may find a proof.
 *
 * @param races     cache of solved races
 * @param position  without a winner
 * @param paths     shortest paths of @p position
 * @param depth     plies left to search; more costly proofs are tried at higher depths
 */
QdrProof qdr_endgame_prove_result (QdrRaceCache *races,
                                   const QdrPosition *position,
                                   const QdrShortestPaths *paths,
                                   int depth);

/**
 * @brief Prepares a search from @p position.
 *
 * If no player has a wall left, solves the race. The cache then has the results of all positions
 * that can follow. Even a search that is too shallow to solve a race finds them there.
 *
 * @param races     cache of solved races
 * @param position  position of the root
 */
void qdr_endgame_prepare_search (QdrRaceCache *races, const QdrPosition *position);

/**
 * @brief Extends a line by best play in the race after it, if one player wins this race and the
 *        other has no walls.
 *
 * A search stops at a proof, so its line ends before the win. In the moves that are appended, the
 * winner wins as quickly and the loser loses as slowly as possible.
 *
 * @param races   cache of solved races
 * @param root    position before the line
 * @param line    legal moves, in an array of @p room elements
 * @param length  length of the line
 * @param room    maximum length of the line
 * @return the new length
 */
guint qdr_endgame_continue_line (QdrRaceCache *races,
                                 const QdrPosition *root,
                                 QdrMove *line,
                                 guint length,
                                 guint room);

G_END_DECLS
