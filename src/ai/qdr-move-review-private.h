/*
 * Makes move reviews. The inside of ai: for reviews (qdr-review).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-move-review.h"

G_BEGIN_DECLS

/**
 * @brief Reviews a move.
 *
 * @param move    the move that was made
 * @param best    the position before it, with the best play found
 * @param played  the position before it, with the best play after @p move
 * @param leads_back  what qdr_move_review_get_leads_back() says
 * @return (transfer full)
 */
QdrMoveReview *qdr_move_review_new (QdrMove move,
                                    const QdrAnalysis *best,
                                    const QdrAnalysis *played,
                                    gboolean leads_back);

G_END_DECLS
