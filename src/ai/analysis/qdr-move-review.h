/*
 * Review of a single move.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-analysis.h"

G_BEGIN_DECLS

/** @brief The quality of a move, by the win probability that it lost. */
typedef enum {
  QDR_VERDICT_NONE,       /**< not reviewed: resigned or out of time */
  QDR_VERDICT_BEST,       /**< the best move */
  QDR_VERDICT_GOOD,       /**< lost less than 5 % */
  QDR_VERDICT_INACCURACY, /**< lost less than 10 % */
  QDR_VERDICT_MISTAKE,    /**< lost less than 20 % */
  QDR_VERDICT_BLUNDER,    /**< lost 20 % or more */
} QdrVerdict;

/** @brief Returns the verdict for a loss of win probability, 0..1. */
QdrVerdict qdr_verdict_for_loss (double loss);

#define QDR_TYPE_MOVE_REVIEW (qdr_move_review_get_type ())
G_DECLARE_FINAL_TYPE (QdrMoveReview, qdr_move_review, QDR, MOVE_REVIEW, GObject)

/*
 * Properties (read-only; only "concealed" changes):
 *   "ply"        uint, the number of moves before this one
 *   "player"     uint, the player who made it, 0..3
 *   "move"       uint, the QdrMove
 *   "loss"       double, 0..1, of the win probability
 *   "verdict"    QdrVerdict as int
 *   "concealed"  boolean, default FALSE: whether to hide the best move, because the person is
 *                asked to find it
 */

/**
 * @brief Creates a review.
 *
 * @param move        the move that was played
 * @param best        the analysis of the position before it
 * @param played      the same position with the best line that begins with @p move
 * @param is_repetition  see qdr_move_review_is_repetition()
 * @return (transfer full)
 */
QdrMoveReview *qdr_move_review_new (QdrMove move,
                                    const QdrAnalysis *best,
                                    const QdrAnalysis *played,
                                    gboolean is_repetition);

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
const QdrAnalysis *qdr_move_review_get_best (QdrMoveReview *self);

/**
 * @brief Returns whether the move or the best line repeats a position, in a game with draws by
 *        repetition. If so, the verdict depends on earlier positions.
 */
gboolean qdr_move_review_is_repetition (QdrMoveReview *self);

/** @brief Returns whether the best move is hidden. */
gboolean qdr_move_review_get_concealed (QdrMoveReview *self);

/** @brief Sets whether the best move is hidden. */
void qdr_move_review_set_concealed (QdrMoveReview *self, gboolean concealed);

G_END_DECLS
