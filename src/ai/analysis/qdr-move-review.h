/*
 * Review of a single move.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-analysis.h"

G_BEGIN_DECLS

/** @brief The quality of a move, by its loss of win probability. */
typedef enum {
  QDR_VERDICT_NONE,       /**< no verdict, because the move is a resignation or a loss on time */
  QDR_VERDICT_BEST,       /**< the best move */
  QDR_VERDICT_GOOD,       /**< a loss of less than 5 % */
  QDR_VERDICT_INACCURACY, /**< a loss of less than 10 % */
  QDR_VERDICT_MISTAKE,    /**< a loss of less than 20 % */
  QDR_VERDICT_BLUNDER,    /**< a loss of 20 % or more */
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

/**
 * @brief Creates a review.
 *
 * @param move           the move that was played
 * @param best           the analysis of the position before @p move
 * @param played         the analysis of the same position whose line begins with @p move
 * @param is_repetition  as for qdr_move_review_is_repetition()
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
const QdrAnalysis *qdr_move_review_get_analysis (QdrMoveReview *self);

/**
 * @brief Returns whether the move or the best line repeats a position in a game with draws by
 *        repetition. If so, the verdict depends on earlier positions.
 */
gboolean qdr_move_review_is_repetition (QdrMoveReview *self);

/** @brief Returns whether the best move is hidden. */
gboolean qdr_move_review_get_concealed (QdrMoveReview *self);

/** @brief Sets whether the best move is hidden. */
void qdr_move_review_set_concealed (QdrMoveReview *self, gboolean concealed);

G_END_DECLS
