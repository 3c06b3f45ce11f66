/*
 * Reviews a game: what every position was worth, and what was lost with every move.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-adviser.h"
#include "qdr-move-review.h"

G_BEGIN_DECLS

#define QDR_TYPE_REVIEW (qdr_review_get_type ())
G_DECLARE_FINAL_TYPE (QdrReview, qdr_review, QDR, REVIEW, GObject)

/*
 * A GListModel of QdrMoveReview in the order of the game. It goes from the last move to the first,
 * since what is known about the end helps to evaluate what led there; so move reviews come in at
 * the front.
 *
 * Properties (read-only, notify):
 *   "fraction"   double, 0..1: how much of the review is done
 *   "n-fitting"  uint: how many moves at the beginning are still those of the game. It tells
 *                whenever they may be others, after the list of the game has told
 */

/** @brief What one move may cost: half of it to find the best move, and half to see what another
 *         one that was played is worth. Zero means "no such limit"; the first limit reached counts.
 *         It takes the adviser's share of a processor, on one thread. */
typedef struct {
  guint64 nodes; /**< positions visited */
  guint cpu_ms;  /**< CPU time, milliseconds */
} QdrReviewBudget;

/**
 * @brief Makes ready to review all moves of @p game, those ahead too.
 *
 * @param adviser  referenced: its engine does the work, after hints and before analysis
 * @param game     copied: what becomes of it matters to "n-fitting" alone, and it may go
 * @return (transfer full)
 */
QdrReview *qdr_review_new (QdrAdviser *adviser, QdrGame *game);

/** @brief How many moves there are to review. There is one position more. */
guint qdr_review_get_n_moves (QdrReview *self);

double qdr_review_get_fraction (QdrReview *self);

guint qdr_review_get_n_fitting (QdrReview *self);

/**
 * @brief The verdict on move @p index of the game as it is now.
 *
 * @param index  any, counted from 0
 * @return QDR_VERDICT_NONE too for a move that is not reviewed yet, or another than the one that
 *         was
 */
QdrVerdict qdr_review_get_verdict (QdrReview *self, guint index);

/**
 * @brief What the position after @p ply moves is worth: a point of a graph.
 *
 * @param ply  0..the number of moves
 * @return (transfer none) (nullable): NULL as long as nothing is known
 */
const QdrAnalysis *qdr_review_get_analysis (QdrReview *self, guint ply);

/**
 * @brief Reviews the game. Only once; and one review at a time: another one of the same adviser
 *        cancels this.
 *
 * @param budget       copied; with a limit
 * @param cancellable  (nullable): ends it at once; what has been reviewed stays
 * @param callback     called once, never from inside of this function; its source object is the
 *                     review
 */
void qdr_review_run_async (QdrReview *self,
                           const QdrReviewBudget *budget,
                           GCancellable *cancellable,
                           GAsyncReadyCallback callback,
                           gpointer user_data);

/**
 * @brief Whether all moves are reviewed. @param error  return location for a G_IO_ERROR_CANCELLED
 */
gboolean qdr_review_run_finish (QdrReview *self, GAsyncResult *result, GError **error);

/**
 * @brief Notes beside the moves of @p game, as [%eval], what the positions after them are worth.
 *
 * @param game  the one reviewed; moves that were changed since, and those after them, are left
 *              alone
 */
void qdr_review_annotate (QdrReview *self, QdrGame *game);

G_END_DECLS
