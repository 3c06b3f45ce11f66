/*
 * Searching for more than two players: max-n.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-search-context.h"

G_BEGIN_DECLS

/**
 * @brief Searches the present node of @p self as if everybody played for itself alone.
 *
 * Every node has a score for each player, and its mover picks the move that is best for itself
 * (Luckhart and Irani, "An Algorithmic Solution of N-Person Games", 1986). A mover that does not
 * care is expected to pick what is worst for the player that the search is for.
 *
 * Alpha-beta does not apply; only a win that cannot be bettered ends a node early (immediate
 * pruning: Korf, "Multi-Player Alpha-Beta Pruning", 1991). So it looks less far than the searches
 * of two camps, and is the stronger for all that: it foresees that the others stop each other as
 * well.
 *
 * @param depth  plies to search, 0 or less for none
 * @param ply    plies from the root
 * @return the score of the player that the search is for, seen from the camp of the player to move;
 *         meaningless if the search has stopped
 */
QdrScore qdr_max_n_search (QdrSearchContext *self, int depth, guint ply);

/** @brief What the node at @p ply, whose paths must be known, is worth to each player without
 *         looking ahead; 0 to those who are out. */
QdrScores qdr_max_n_evaluate (const QdrSearchContext *self, guint ply);

G_END_DECLS
