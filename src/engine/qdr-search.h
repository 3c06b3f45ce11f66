/*
 * Searching for two players: principal variation search.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-search-context.h"

G_BEGIN_DECLS

/**
 * @brief Searches the current node of @p self.
 *
 * Fail-soft: a score outside the window is a bound of the true one. Scores of at least
 * QDR_SCORE_PROVED in size are proofs even where other moves were pruned or reduced.
 *
 * @param alpha  scores up to this are all alike
 * @param beta   scores from this on are all alike
 * @param depth  plies to search, 0 or less for none
 * @param ply    plies from the root
 * @return the score for the player to move; meaningless if the search has stopped
 */
QdrScore qdr_search (QdrSearchContext *self, QdrScore alpha, QdrScore beta, int depth, guint ply);

G_END_DECLS
