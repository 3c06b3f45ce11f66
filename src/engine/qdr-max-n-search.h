/*
 * Searching for more than two players: max-n.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-search-context.h"

G_BEGIN_DECLS

/**
 * @brief Searches the current node of @p self as if each player played for itself alone.
 *
 * Every node has a score for each player, and its mover picks the move that is best for itself
 * (Luckhart and Irani, "An Algorithmic Solution of N-Person Games", 1986). A mover that does not
 * care is expected to pick what is worst for the player that the search is for.
 *
 * Alpha-beta does not apply; only a win that cannot be improved on ends a node early (immediate
 * pruning: Korf, "Multi-Player Alpha-Beta Pruning", 1991). It looks less far ahead than a search of
 * one player against all others, but is stronger, because it foresees that the others stop each
 * other as well.
 *
 * @param self   sets self->scores as well, to what each player gets
 * @param depth  plies to search, 0 or less for none
 * @param ply    plies from the root
 * @return the score of the player that the search is for; meaningless if the search has stopped
 */
QdrScore qdr_max_n_search (QdrSearchContext *self, int depth, guint ply);

/**
 * @brief What the node at @p ply, whose paths must be known, is worth to each player without
 *         looking ahead; 0 for players who are out.
 *
 * @param ply  plies from the root
 */
QdrScores qdr_max_n_evaluate (const QdrSearchContext *self, guint ply);

/**
 * @brief What may be claimed of a score of the root: a win that relies on the others to act as
 *        foreseen is no proof, unless it is the move itself or one opponent is left.
 *
 * @param position  of the root; with two players every score may be claimed
 * @param score     of one of its players
 * @return @p score, or the nearest that is neither a proved win nor a proved loss
 */
QdrScore qdr_max_n_claim (const QdrPosition *position, QdrScore score);

G_END_DECLS
