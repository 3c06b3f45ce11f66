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

/**
 * @brief Returns the verdict on a move.
 *
 * @param loss  the win probability that was lost with it, 0..1
 */
QdrVerdict qdr_verdict_for_loss (double loss);

#define QDR_TYPE_MOVE_REVIEW (qdr_move_review_get_type ())
G_DECLARE_FINAL_TYPE (QdrMoveReview, qdr_move_review, QDR, MOVE_REVIEW, GObject)

/*
 * Properties (all read-only, and fixed but for the last):
 *   "ply"      uint, moves played before this one
 *   "player"   uint, the player who made it, 0..3
 *   "move"     uint, the QdrMove
 *   "loss"     double, 0..1, of the win probability to win
 *   "verdict"  QdrVerdict as int
 *   "concealed"  boolean, FALSE at first: whether what was better is not to be told, because the
 *              person is to find it
 */

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

/** @brief Returns how many moves were played before this one. */
guint qdr_move_review_get_ply (QdrMoveReview *self);

/** @brief Returns the player who made the move, 0..3. */
guint qdr_move_review_get_player (QdrMoveReview *self);

/** @brief Returns the move. */
QdrMove qdr_move_review_get_move (QdrMoveReview *self);

/** @brief Returns the win probability that was lost with the move, 0..1. */
double qdr_move_review_get_loss (QdrMoveReview *self);

/** @brief Returns the verdict on the move. */
QdrVerdict qdr_move_review_get_verdict (QdrMoveReview *self);

/**
 * @brief Returns the position before the move, with the best play from there: "better was …".
 *
 * @return (transfer none)
 */
const QdrAnalysis *qdr_move_review_get_best (QdrMoveReview *self);

/**
 * @brief Whether the move or the best play leads to a position that was on the board before, in a
 *        game in which such a position may be a draw: they are judged by earlier positions.
 */
gboolean qdr_move_review_get_leads_back (QdrMoveReview *self);

/** @brief Whether what was better is not to be told. */
gboolean qdr_move_review_get_concealed (QdrMoveReview *self);

/**
 * @brief Sets whether what was better is not to be told.
 *
 * @param concealed  whether it is not
 */
void qdr_move_review_set_concealed (QdrMoveReview *self, gboolean concealed);

G_END_DECLS
