/*
 * What a review says about one move.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-analysis.h"

G_BEGIN_DECLS

/** @brief How good a move was, by the win probability that its player lost with it. */
typedef enum {
  QDR_VERDICT_NONE,       /**< resigned or out of time: no move to review */
  QDR_VERDICT_BEST,       /**< nothing better was found */
  QDR_VERDICT_GOOD,       /**< less than 5 in a hundred lost */
  QDR_VERDICT_INACCURACY, /**< less than 10 */
  QDR_VERDICT_MISTAKE,    /**< less than 20 */
  QDR_VERDICT_BLUNDER,    /**< 20 or more */
} QdrVerdict;

/** @brief The verdict on a move with which so much win probability was lost, 0..1. */
QdrVerdict qdr_verdict_for_loss (double loss);

#define QDR_TYPE_MOVE_REVIEW (qdr_move_review_get_type ())
G_DECLARE_FINAL_TYPE (QdrMoveReview, qdr_move_review, QDR, MOVE_REVIEW, GObject)

/*
 * Properties (all read-only, and fixed):
 *   "ply"      uint, moves played before this one
 *   "player"   uint, who made it, 0..3
 *   "move"     uint, the QdrMove
 *   "loss"     double, 0..1, of the win probability to win
 *   "verdict"  QdrVerdict as int
 */

guint qdr_move_review_get_ply (QdrMoveReview *self);
guint qdr_move_review_get_player (QdrMoveReview *self);
QdrMove qdr_move_review_get_move (QdrMoveReview *self);
double qdr_move_review_get_loss (QdrMoveReview *self);
QdrVerdict qdr_move_review_get_verdict (QdrMoveReview *self);

/**
 * @brief (transfer none): the position before the move, with the best play from there: "better was
 *        …".
 */
const QdrAnalysis *qdr_move_review_get_best (QdrMoveReview *self);

/** @brief (transfer none): the same position with the best play after the move that was made, which
 *         is the first of its line. Of a concession it has no line. */
const QdrAnalysis *qdr_move_review_get_played (QdrMoveReview *self);

G_END_DECLS
