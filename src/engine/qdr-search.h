/*
 * The searches: principal variation search for two players, and max-n for more.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-search-context.h"

G_BEGIN_DECLS

/**
 * @brief Searches the current node of @p self by principal variation search, for two players.
 *
 * The search is fail-soft: a score outside the window is a bound of the true score. Scores of at
 * least QDR_SCORE_PROVED in absolute value are proofs even if other moves were pruned or reduced.
 *
 * @param alpha  lower end of the window
 * @param beta   upper end of the window
 * @param depth  plies to search, 0 or less for none
 * @param ply    distance from the root
 * @return the score for the player to move; meaningless if the search has stopped
 */
QdrScore qdr_search (QdrSearchContext *self, QdrScore alpha, QdrScore beta, int depth, guint ply);

/**
 * @brief Searches the current node of @p self by max-n: each player plays for itself.
 *
 * Every node has a score for each player, and the player to move picks the move that is best for
 * itself (Luckhart and Irani, "An Algorithmic Solution of N-Person Games", 1986). If several moves
 * are equally good for it, it is expected to pick the one that is worst for the player that the
 * search is for.
 *
 * Alpha-beta does not apply; only a win that cannot be improved ends a node early (immediate
 * pruning: Korf, "Multi-Player Alpha-Beta Pruning", 1991). A search in which all others play
 * against one player would look farther ahead. Max-n is stronger all the same, because it foresees
 * that the others also stop each other.
 *
 * @param self   also receives the score of each player in self->scores
 * @param depth  plies to search, 0 or less for none
 * @param ply    distance from the root
 * @return the score of the player that the search is for; meaningless if the search has stopped
 */
QdrScore qdr_max_n_search (QdrSearchContext *self, int depth, guint ply);

/**
 * @brief Evaluates the node at @p ply for each player. Its paths must be known. The score of
 *        players who are out is 0.
 *
 * @param ply  distance from the root
 */
QdrScores qdr_max_n_evaluate (const QdrSearchContext *self, guint ply);

/**
 * @brief Limits a root score to the scores that are not proved, unless the next move wins. No other
 *        result is certain against several opponents, who need not move as foreseen.
 *
 * @param position  position of the root; with two players in play every score is returned unchanged
 * @param score     score of one of the players
 * @return @p score, or the nearest score that is not proved
 */
QdrScore qdr_max_n_limit_score (const QdrPosition *position, QdrScore score);

G_END_DECLS
