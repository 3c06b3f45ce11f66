/*
 * Reviews a game: what every position was worth, and what was lost with every move.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-adviser.h"
#include "qdr-move-review.h"

#include <glib.h>

G_BEGIN_DECLS

/** @brief In qdr_accuracy_of_player(): a move of somebody else, or none to be judged. */
#define QDR_ACCURACY_NO_LOSS (-1.0)

/**
 * @brief Returns the accuracy of one move, by the win probability that was lost with it.
 *
 * The curve of Lichess (https://lichess.org/page/accuracy).
 *
 * @param loss  0..1
 * @return per cent: 100 where nothing was lost; 0 from about 0.8 on
 */
double qdr_accuracy_of_move (double loss);

/**
 * @brief Returns the accuracy of a player over a game.
 *
 * As Lichess does (modules/analyse/src/main/AccuracyPercent.scala): the mean of two means over the
 * accuracies of the moves. In one a move counts the more, the more the win probability moves
 * around it, so that moves of a game that is decided count for little; the other is the harmonic
 * mean, which single bad moves pull down.
 *
 * @param probabilities  of the player to win, 0..1: one for each position, n_moves + 1
 * @param losses         what was lost with each move, 0..1, or QDR_ACCURACY_NO_LOSS; n_moves, with
 *                       at least one loss among them
 * @param n_moves        of all players
 * @return per cent
 */
double qdr_accuracy_of_player (const double *probabilities, const double *losses, guint n_moves);

#define QDR_TYPE_REVIEW (qdr_review_get_type ())
G_DECLARE_FINAL_TYPE (QdrReview, qdr_review, QDR, REVIEW, GObject)

/*
 * A GListModel of QdrMoveReview in the order of the game. It goes from the last move to the first,
 * since what is known about the end helps to evaluate what led there; so move reviews come in at
 * the front.
 *
 * Properties (read-only, notify):
 *   "fraction"   double, 0..1: how much of the review is done
 *   "n-fitting"  uint: how many moves at the beginning are still those of the game. Notifies
 *                whenever they may have changed, after the list of the game has
 */

/**
 * @brief What the review of one move may cost.
 *
 * One half is for finding the best move, the other for the move that was played, if that is another
 * one. Zero means "no such limit"; the first limit reached counts.
 */
typedef struct {
  guint64 nodes; /**< positions visited */
  guint cpu_ms;  /**< CPU time, milliseconds */
} QdrReviewBudget;

/**
 * @brief What a review for people costs: positions, so that the same game is reviewed in the same
 *        way again, and CPU time where that is slow, on large boards.
 *
 * It sees what people overlook; a review need not see what a hint would.
 */
extern const QdrReviewBudget qdr_review_budget_default;

/**
 * @brief Prepares a review of all moves of a game, those ahead too.
 *
 * @param adviser  referenced: its engine does the work, after hints and before analysis
 * @param game     copied: later changes matter to "n-fitting" alone, and the game may go
 * @return (transfer full)
 */
QdrReview *qdr_review_new (QdrAdviser *adviser, QdrGame *game);

/**
 * @brief Says whether somebody waits for the review; nobody does at first.
 *
 * From the next search on it then goes as fast as it can, on as many threads as the adviser has for
 * analysis; otherwise it takes the share of a processor that the adviser may use, on one thread.
 * What it finds is the same, unless there are several threads.
 *
 * @param awaited  whether somebody waits
 */
void qdr_review_set_awaited (QdrReview *self, gboolean awaited);

/** @brief Returns how many moves there are to review. There is one position more. */
guint qdr_review_get_n_moves (QdrReview *self);

/** @brief Returns how much is reviewed, 0..1. */
double qdr_review_get_fraction (QdrReview *self);

/**
 * @brief Returns how many of the moves reviewed are still those of the game, counted from the
 *        first.
 */
guint qdr_review_get_n_fitting (QdrReview *self);

/**
 * @brief Returns the verdict on a move of the game as it is now.
 *
 * @param index  any, counted from 0
 * @return QDR_VERDICT_NONE also for a move that is not reviewed yet, or is not the one that was
 *         reviewed
 */
QdrVerdict qdr_review_get_verdict (QdrReview *self, guint index);

/**
 * @brief Returns what is known about the position after @p ply moves: a point of a graph.
 *
 * @param ply  0..the number of moves
 * @return (transfer none) (nullable): NULL as long as nothing is known
 */
const QdrAnalysis *qdr_review_get_analysis (QdrReview *self, guint ply);

/**
 * @brief Reviews the game. Only once; and one review at a time: another one of the same adviser
 *        cancels this one.
 *
 * @param budget       copied; with a limit
 * @param cancellable  (nullable): ends it at once; what has been reviewed stays
 * @param callback     called once, never from inside of this function; its source object is the
 *                     review
 * @param user_data    for @p callback
 */
void qdr_review_run_async (QdrReview *self,
                           const QdrReviewBudget *budget,
                           GCancellable *cancellable,
                           GAsyncReadyCallback callback,
                           gpointer user_data);

/**
 * @brief Whether all moves are reviewed.
 *
 * @param result  what the callback was given
 * @param error   return location for a G_IO_ERROR_CANCELLED
 * @return FALSE when cancelled
 */
gboolean qdr_review_run_finish (QdrReview *self, GAsyncResult *result, GError **error);

/**
 * @brief Tells how close the moves of a player come to the best ones: see qdr_accuracy_of_player().
 *
 * @param player    of the game
 * @param accuracy  (out): per cent; set on success
 * @return FALSE as long as moves of the game are not reviewed or others than those of the game, and
 *         if the player has made none
 */
gboolean qdr_review_get_accuracy (QdrReview *self, guint player, double *accuracy);

/**
 * @brief Notes beside the moves of a game, as [%eval], the evaluation of the positions after them.
 *
 * @param game  the one reviewed; moves that have changed since, and those after them, stay as they
 *              are
 */
void qdr_review_annotate (QdrReview *self, QdrGame *game);

G_END_DECLS
