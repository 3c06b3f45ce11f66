/*
 * Searching for more than two players: paranoid alpha-beta.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-searcher.h"

G_BEGIN_DECLS

/**
 * @brief Searches the present node of @p self as if everybody had joined against the one player that
 *        the search is for.
 *
 * The others are not really in league, but a win against all of them is a win whatever they do, and
 * the two camps allow for the pruning of alpha-beta (Sturtevant and Korf, "On Pruning Techniques for
 * Multi-Player Games", 2000).
 *
 * @param alpha  as for qdr_search()
 * @param beta   likewise
 * @param depth  plies to search, a move of any player being one
 * @param ply    plies from the root
 * @return the score for the camp of the player to move; meaningless if the search has stopped
 */
QdrScore qdr_multi_search (QdrSearcher *self, QdrScore alpha, QdrScore beta, int depth, guint ply);

G_END_DECLS
