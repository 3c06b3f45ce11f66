/*
 * Searching for more than two players.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-search-context.h"

G_BEGIN_DECLS

/**
 * @brief Searches the present node of @p self by the method of its request.
 *
 * - Max-n: everybody plays for itself. See qdr_max_n_search(), which is no alpha-beta.
 * - Paranoid search (Sturtevant and Korf, "On Pruning Techniques for Multi-Player Games", 2000)
 *   takes all opponents for one that moves several times. They are not really in league, but a win
 *   against all of them is a win whatever they do.
 * - Best-reply search (Schadd and Winands, "Best Reply Search for Multiplayer Games", 2011) lets
 *   only one opponent in a round do its worst. As a turn must not be passed, the others race on by
 *   a step along their shortest way, which is the idea of BRS+ (Esser, Gras, Winands, Schadd and
 *   Lanctot,
 *   "Improving Best-Reply Search", 2013).
 *
 * @param alpha  as for qdr_search()
 * @param beta   likewise
 * @param depth  plies to search, a move of any player being one; in best-reply search a step of an
 *               opponent that only races on is none, so that a round has two
 * @param ply    plies from the root
 * @return the score for the camp of the player to move; meaningless if the search has stopped
 */
QdrScore
qdr_multi_search (QdrSearchContext *self, QdrScore alpha, QdrScore beta, int depth, guint ply);

/**
 * @brief What may be claimed of a score of the root: a win that counts on the others to act as the
 *        method foresees is no proof.
 *
 * @return @p score, or the nearest that is neither a proved win nor a proved loss
 */
QdrScore qdr_multi_search_claim (const QdrSearchRequest *request, QdrScore score);

G_END_DECLS
