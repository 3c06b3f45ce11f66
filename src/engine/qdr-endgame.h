/*
 * What can be proved about the end of a game without searching.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-race.h"
#include "qdr-routes.h"
#include "qdr-trans-table.h"

G_BEGIN_DECLS

/** @brief A bound of the true score of a position, for the player to move, counted from the position. */
typedef struct {
  QdrScore score; /**< a win or loss in so many plies, or 0 for a draw */
  QdrBound bound; /**< QDR_BOUND_NONE if nothing was proved */
} QdrProof;

/**
 * @brief Proves what it can about a position of two players.
 *
 * With both out of walls the race is exact. With only one of them out of walls, the other can at least
 * run this race. With walls on both sides, a player may have a certificate.
 *
 * @param races      solved races
 * @param position   a position without a winner
 * @param routes     its shortest ways
 * @param depth      plies left to search: the more, the more costly proofs are tried
 */
QdrProof qdr_endgame_prove (QdrRaceCache *races,
                            const QdrPosition *position,
                            const QdrRoutes *routes,
                            int depth);

G_END_DECLS
