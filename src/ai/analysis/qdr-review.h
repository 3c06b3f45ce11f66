/*
 * Reviews of games and of their moves: an analysis of each position, and the loss of each move.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-analyser.h"

G_BEGIN_DECLS

/** @brief The quality of a move, according to the win probability that it loses. */
typedef enum {
  QDR_VERDICT_NONE,       /**< no verdict, because the move is a resignation or a loss on time */
  QDR_VERDICT_BEST,       /**< the best move */
  QDR_VERDICT_GOOD,       /**< a loss of less than 5% */
  QDR_VERDICT_INACCURACY, /**< a loss of 5% to less than 10% */
  QDR_VERDICT_MISTAKE,    /**< a loss of 10% to less than 20% */
  QDR_VERDICT_BLUNDER,    /**< a loss of 20% or more */
} QdrVerdict;

/** @brief Returns the verdict for a loss of win probability, 0..1. */
QdrVerdict qdr_verdict_for_loss (double loss);

#define QDR_TYPE_MOVE_REVIEW (qdr_move_review_get_type ())
G_DECLARE_FINAL_TYPE (QdrMoveReview, qdr_move_review, QDR, MOVE_REVIEW, GObject)

/*
 * Properties (read-only; only "concealed" changes):
 *   "ply"        uint: the number of moves before this one
 *   "player"     uint: the player who made the move, 0..3
 *   "move"       uint: the move, as a QdrMove
 *   "loss"       double, 0..1: the loss of win probability by the move
 *   "verdict"    int: the verdict on the move, as a QdrVerdict
 *   "concealed"  boolean, default FALSE: whether the best move is hidden, because the person is to
 *                find it
 */

/** @brief Returns the number of moves before this one. */
guint qdr_move_review_get_ply (QdrMoveReview *self);

/** @brief Returns the player who made the move, 0..3. */
guint qdr_move_review_get_player (QdrMoveReview *self);

/** @brief Returns the move. */
QdrMove qdr_move_review_get_move (QdrMoveReview *self);

/** @brief Returns the loss of win probability, 0..1. */
double qdr_move_review_get_loss (QdrMoveReview *self);

/** @brief Returns the verdict on the move. */
QdrVerdict qdr_move_review_get_verdict (QdrMoveReview *self);

/**
 * @brief Returns the analysis of the position before the move, with the best line.
 *
 * @return (transfer none)
 */
const QdrAnalysis *qdr_move_review_get_analysis (QdrMoveReview *self);

/**
 * @brief Returns whether the move or the best line repeats a position, in a game with draws by
 *        repetition. If so, the verdict depends on earlier positions.
 */
gboolean qdr_move_review_has_repetition (QdrMoveReview *self);

/** @brief Returns whether the best move is hidden. */
gboolean qdr_move_review_get_best_move_concealed (QdrMoveReview *self);

/** @brief Sets whether the best move is hidden. */
void qdr_move_review_set_best_move_concealed (QdrMoveReview *self, gboolean concealed);

/** @brief Marks a move of another player in the losses for qdr_accuracy_of_player(). */
#define QDR_ACCURACY_NO_LOSS (-1.0)

/**
 * @brief Returns the accuracy of a move.
 *
 * It is computed from the loss of win probability with the curve of Lichess
 * (https://lichess.org/page/accuracy).
 *
 * @param loss  the loss of win probability, 0..1
 * @return the accuracy in per cent: 100 without a loss, and 0 for losses above about 0.8
 */
double qdr_accuracy_of_move (double loss);

/**
 * @brief Returns the accuracy of a player in a game.
 *
 * It is the average of a weighted mean and the harmonic mean of the accuracies of the player's
 * moves, as in Lichess (modules/analyse/src/main/AccuracyPercent.scala). The weight of a move is
 * the volatility of the win probability around it, so that moves in a decided game count little.
 * The harmonic mean emphasises single bad moves.
 *
 * @param probabilities  the win probability of the player in each of n_moves + 1 positions, 0..1
 * @param losses         the loss by each of n_moves moves, 0..1; QDR_ACCURACY_NO_LOSS for moves of
 *                       others; at least one loss must be another number
 * @param n_moves        the number of moves of all players
 * @return the accuracy in per cent
 */
double qdr_accuracy_of_player (const double *probabilities, const double *losses, guint n_moves);

#define QDR_TYPE_REVIEW (qdr_review_get_type ())
G_DECLARE_FINAL_TYPE (QdrReview, qdr_review, QDR, REVIEW, GObject)

/*
 * A review is a GListModel of QdrMoveReview in the order of the game. Positions are analysed from
 * the last to the first, so that each search benefits from the results for later positions.
 * Therefore the list grows at its beginning.
 *
 * Properties (read-only):
 *   "fraction"     double, 0..1: the progress of the review
 *   "n-unchanged"  uint: the number of moves from the start of the game that have not changed since
 *                  the review was created; notified after the game's own list has changed
 */

/**
 * @brief The effort that a review may spend on each move.
 *
 * The search for the best move may use half of the effort. If another move was played, the search
 * of this move may use the other half. A search ends when it reaches one of the limits; zero means
 * no limit.
 */
typedef struct {
  guint64 nodes; /**< the number of positions visited */
  guint cpu_ms;  /**< the CPU time, milliseconds */
} QdrReviewBudget;

/**
 * @brief The budget for reviews that a person waits for.
 *
 * Usually the limit on positions ends a search, so that reviews are reproducible. The limit on CPU
 * time ends slow searches on large boards.
 */
extern const QdrReviewBudget qdr_review_budget_default;

/**
 * @brief Creates a review of all moves of a game, including those after the current position.
 *
 * @param analyser  the analyser whose engine runs the searches; referenced
 * @param game      the game; copied, and observed for "n-unchanged" as long as it exists
 * @return (transfer full)
 */
QdrReview *qdr_review_new (QdrAnalyser *analyser, QdrGame *game);

/**
 * @brief Sets whether a person is waiting for the review. The default is FALSE.
 *
 * From the next search on, an urgent review uses all threads of the analyser without a limited
 * share of the processor. Other reviews use one thread and the analyser's share. If the analyser
 * has only one thread, urgency does not change the results.
 */
void qdr_review_set_urgent (QdrReview *self, gboolean urgent);

/** @brief Returns the number of moves in the game. */
guint qdr_review_get_n_moves (QdrReview *self);

/** @brief Returns the progress of the review, 0..1. */
double qdr_review_get_fraction (QdrReview *self);

/**
 * @brief Returns the number of moves from the start of the game that have not changed since the
 *        review was created.
 */
guint qdr_review_get_n_unchanged_moves (QdrReview *self);

/**
 * @brief Returns the verdict on a move.
 *
 * @param index  the index of the move, from 0; may be out of range
 * @return the verdict, or QDR_VERDICT_NONE if the move is not reviewed yet or has changed
 */
QdrVerdict qdr_review_get_verdict (QdrReview *self, guint index);

/**
 * @brief Returns the analysis of the position after @p ply moves.
 *
 * @return (transfer none) (nullable): NULL if it is not analysed yet
 */
const QdrAnalysis *qdr_review_get_analysis (QdrReview *self, guint ply);

/**
 * @brief Starts the review. A review can be started only once; another review with the same
 *        analyser cancels it.
 *
 * @param budget       the budget, with at least one limit; copied
 * @param cancellable  (nullable): cancels the review; its items remain
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
 * @brief Returns the accuracy of a player, as computed by qdr_accuracy_of_player().
 *
 * @param player    a player of the game
 * @param accuracy  (out): the accuracy in per cent; set on success
 * @return FALSE if the review is incomplete, if a move has changed, or if the player has not moved
 */
gboolean qdr_review_get_accuracy (QdrReview *self, guint player, double *accuracy);

/**
 * @brief Adds an evaluation to each reviewed move of a game. Saved games store it as [%eval].
 *
 * @param game  the game that was reviewed; only moves before the first changed one are annotated
 */
void qdr_review_annotate_game (QdrReview *self, QdrGame *game);

G_END_DECLS
