/*
 * Review of a game: an analysis of each position, and the loss of each move.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-analyser.h"
#include "qdr-move-review.h"

#include <glib.h>

G_BEGIN_DECLS

/** @brief The loss of a move that does not count for qdr_accuracy_of_player(). */
#define QDR_ACCURACY_NO_LOSS (-1.0)

/**
 * @brief Returns the accuracy of a move, from the loss of win probability.
 *
 * Uses the curve of Lichess (https://lichess.org/page/accuracy).
 *
 * @param loss  0..1
 * @return per cent: 100 without a loss, 0 from about 0.8
 */
double qdr_accuracy_of_move (double loss);

/**
 * @brief Returns the accuracy of a player in a game.
 *
 * As in Lichess (modules/analyse/src/main/AccuracyPercent.scala), it is the average of two means of
 * the accuracies of the moves: a mean weighted by the volatility of the win probability, so that
 * moves in a decided game count little, and the harmonic mean, which emphasises single bad moves.
 *
 * @param probabilities  the win probabilities of the player, 0..1, in n_moves + 1 positions
 * @param losses         the losses of n_moves moves, 0..1 or QDR_ACCURACY_NO_LOSS, with at least
 *                       one loss
 * @param n_moves        the moves of all players
 * @return per cent
 */
double qdr_accuracy_of_player (const double *probabilities, const double *losses, guint n_moves);

#define QDR_TYPE_REVIEW (qdr_review_get_type ())
G_DECLARE_FINAL_TYPE (QdrReview, qdr_review, QDR, REVIEW, GObject)

/*
 * A GListModel of QdrMoveReview in the order of the game. Positions are analysed from the last to
 * the first, since searches benefit from the results of later ones. Therefore items are inserted
 * at the front.
 *
 * Properties (read-only):
 *   "fraction"     double, 0..1: the progress of the review
 *   "n-unchanged"  uint: the number of first moves that are still the same in the game; notified
 *                  after the list of the game has changed
 */

/**
 * @brief The budget for a move.
 *
 * Half of it is for the best move, and half for the move that was played, if that differs. Zero is
 * unlimited; the first limit that is reached counts.
 */
typedef struct {
  guint64 nodes; /**< positions visited */
  guint cpu_ms;  /**< CPU time, milliseconds */
} QdrReviewBudget;

/**
 * @brief The budget for people: a number of positions, so that reviews are reproducible, and CPU
 *        time for slow searches on large boards. It is smaller than that of a hint.
 */
extern const QdrReviewBudget qdr_review_budget_default;

/**
 * @brief Creates a review of all moves of a game, including those ahead.
 *
 * @param analyser  its engine runs the searches; referenced
 * @param game      copied; the original is followed only for "n-unchanged", and may be released
 * @return (transfer full)
 */
QdrReview *qdr_review_new (QdrAnalyser *analyser, QdrGame *game);

/**
 * @brief Sets whether somebody waits for the review. The default is FALSE.
 *
 * If so, it uses all of the processor and all threads of the analysis, from the next search on;
 * otherwise one thread and the share of the analysis. Results are the same, except with several
 * threads.
 */
void qdr_review_set_urgent (QdrReview *self, gboolean urgent);

/** @brief Returns the number of moves, one less than the number of positions. */
guint qdr_review_get_n_moves (QdrReview *self);

/** @brief Returns the progress of the review, 0..1. */
double qdr_review_get_fraction (QdrReview *self);

/** @brief Returns the number of first moves that are still the same in the game. */
guint qdr_review_get_n_unchanged (QdrReview *self);

/**
 * @brief Returns the verdict on a move.
 *
 * @param index  the index of the move, from 0; may be out of range
 * @return QDR_VERDICT_NONE if the move is not reviewed yet or differs now
 */
QdrVerdict qdr_review_get_verdict (QdrReview *self, guint index);

/**
 * @brief Returns the analysis of the position after @p ply moves.
 *
 * @return (transfer none) (nullable): NULL if it is not analysed yet
 */
const QdrAnalysis *qdr_review_get_analysis (QdrReview *self, guint ply);

/**
 * @brief Starts the review, which is possible once. Another review with the same analyser cancels
 *        this one.
 *
 * @param budget       copied; must have a limit
 * @param cancellable  (nullable): cancels the review; results so far remain
 * @param callback     called once, never before this function returns
 * @param user_data    data for @p callback
 */
void qdr_review_run_async (QdrReview *self,
                           const QdrReviewBudget *budget,
                           GCancellable *cancellable,
                           GAsyncReadyCallback callback,
                           gpointer user_data);

/**
 * @brief Finishes qdr_review_run_async().
 *
 * @param result  the result of the callback
 * @param error   return location for a G_IO_ERROR_CANCELLED
 * @return FALSE if cancelled
 */
gboolean qdr_review_run_finish (QdrReview *self, GAsyncResult *result, GError **error);

/**
 * @brief Computes the accuracy of a player, see qdr_accuracy_of_player().
 *
 * @param player    a player of the game
 * @param accuracy  (out): per cent; set on success
 * @return FALSE if not all moves are reviewed, if any differs now, or if the player has made none
 */
gboolean qdr_review_get_accuracy (QdrReview *self, guint player, double *accuracy);

/**
 * @brief Adds evaluations to the moves of a game, which are saved as [%eval].
 *
 * @param game  the game; moves from the first one that differs are skipped
 */
void qdr_review_annotate (QdrReview *self, QdrGame *game);

G_END_DECLS
