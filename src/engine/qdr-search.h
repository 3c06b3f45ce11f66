/*
 * Search for two players: principal variation search.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-search-context.h"

G_BEGIN_DECLS

/**
 * @brief Searches the current node of @p self.
 *
 * The search is fail-soft: a score outside the window is a bound of the true score. Scores of at
 * least QDR_SCORE_PROVED in size are proofs even if other moves were pruned or reduced.
 *
 * @param alpha  lower end of the window
 * @param beta   upper end of the window
 * @param depth  plies to search, 0 or less for none
 * @param ply    distance from the root
 * @return the score for the player to move; meaningless if the search has stopped
 */
QdrScore qdr_search (QdrSearchContext *self, QdrScore alpha, QdrScore beta, int depth, guint ply);

G_END_DECLS
