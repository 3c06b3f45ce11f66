/*
 * What can be proved about the end of a game without searching.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-race.h"
#include "qdr-shortest-paths.h"
#include "qdr-trans-table.h"

G_BEGIN_DECLS

/**
 * @brief Looks for a proof that @p player wins by moving its pawn alone.
 *
 * Sound, not complete: a proof found is one, but many wins have none. Where the opponent is out of
 * walls qdr_race_solve() knows more. What has happened in the game before is not known here: a
 * position of the winning line that has occurred twice already would be a draw.
 *
 * @param position   a position of two players, without a winner
 * @param player     0 or 1, the one to win; to move or not
 * @param distances  of both players, by qdr_position_distance()
 * @param max_bumps  the most walls met one after another that the proof takes one by one; more than
 *                   the opponent has make no difference
 * @return in how many plies at most @p player wins, or 0 if no proof was found
 */
guint qdr_certificate_find (const QdrPosition *position,
                            guint player,
                            const guint distances[2],
                            guint max_bumps);

/**
 * @brief A bound of the true score of a position, for the player to move, counted from the
 *        position.
 */
typedef struct {
  QdrScore score; /**< a win or loss in so many plies, or 0 for a draw */
  QdrBound bound; /**< QDR_BOUND_NONE if nothing was proved */
} QdrProof;

/**
 * @brief Proves what it can about a position of two players.
 *
 * With both out of walls the race is exact. With only one of them out of walls, the other can at
 * least run this race. With walls on both sides, a player may have a certificate.
 *
 * @param races      solved races
 * @param position   a position without a winner
 * @param paths      its shortest paths
 * @param depth      plies left to search: the more there are, the more costly proofs are tried
 */
QdrProof qdr_endgame_prove (QdrRaceCache *races,
                            const QdrPosition *position,
                            const QdrShortestPaths *paths,
                            int depth);

/**
 * @brief Prepares a search from @p position.
 *
 * When no player can place a wall any more, the race is solved here once, and every position of the
 * rest of the game is looked up, however shallow the search.
 *
 * @param races     solved races
 * @param position  the root of the search
 */
void qdr_endgame_prepare (QdrRaceCache *races, const QdrPosition *position);

/**
 * @brief Continues a line by the race in which it ends, if that is won and no wall can disturb it.
 *
 * A search stops where it finds a proof. The winner's quickest moves and the loser's slowest are
 * added here.
 *
 * @param races   solved races
 * @param root    the position that the line starts from
 * @param line    legal moves, with room for @p room
 * @param length  number of its moves
 * @param room    the most moves that it can hold
 * @return the number of its moves now
 */
guint qdr_endgame_continue_line (QdrRaceCache *races,
                                 const QdrPosition *root,
                                 QdrMove *line,
                                 guint length,
                                 guint room);

G_END_DECLS
