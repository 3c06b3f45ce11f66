/*
 * The review of a game beside the board: how far it is, the win probabilities over the game, and
 * the moves that lost the most.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-review.h"

G_BEGIN_DECLS

#define QDR_TYPE_REVIEW_PANEL (qdr_review_panel_get_type ())
G_DECLARE_FINAL_TYPE (QdrReviewPanel, qdr_review_panel, QDR, REVIEW_PANEL, GtkWidget)

/** @brief So many moves are listed at most, beside those that can be tried again. */
#define QDR_REVIEW_PANEL_MOVES 6

/*
 * Its buttons activate the actions of the window around it. Without a review it says whether there
 * can be one, and shows what the game itself says of the win probabilities, if that is two
 * players'.
 *
 * Properties (write-only):
 *   "compact"  boolean: its buttons are large enough for fingers
 *
 * Signals:
 *   "chosen" (QdrMoveReview *move_review) a move of the list is to be shown
 */

/** @brief Shows the win probabilities over @p game. @param game  (nullable): referenced */
void qdr_review_panel_set_game (QdrReviewPanel *self, QdrGame *game);

/**
 * @brief Shows a review, as it comes in and as far as it fits. @param review  (nullable): of the
 *        game
 */
void qdr_review_panel_set_review (QdrReviewPanel *self, QdrReview *review);

/**
 * @brief Shows how far the review is, which runs; or that it does not.
 *
 * @param running  whether it runs
 */
void qdr_review_panel_set_running (QdrReviewPanel *self, gboolean running);

/**
 * @brief Moves the focus from the button that keeps the review, which is about to be disabled, to
 *        the graph.
 */
void qdr_review_panel_leave_keep (QdrReviewPanel *self);

/**
 * @brief Offers to try mistakes again, and to show what was better.
 *
 * @param n_exercises  how many mistakes there are to try; 0 offers nothing
 * @param concealed    whether what was better is not told yet
 */
void qdr_review_panel_set_exercises (QdrReviewPanel *self, guint n_exercises, gboolean concealed);

/**
 * @brief Says what there is to know of a review where there is none.
 *
 * @param words  what it would show, or why there can be none
 */
void qdr_review_panel_set_offer (QdrReviewPanel *self, const char *words);

/**
 * @brief Shows another move of the list, as if it had been chosen there.
 *
 * Behind the last comes the first; where none is shown, it is the first or, backwards, the last.
 * Does nothing while the list is empty.
 *
 * @param steps  how many rows on, or back if negative
 */
void qdr_review_panel_step (QdrReviewPanel *self, int steps);

/**
 * @brief Shows a move of the list, as if it had been chosen there.
 *
 * @param move_review  what is not in the list is not shown
 */
void qdr_review_panel_choose (QdrReviewPanel *self, QdrMoveReview *move_review);

/** @brief No move of the list is shown any more. */
void qdr_review_panel_unselect (QdrReviewPanel *self);

/** @brief (transfer none): a QdrMoveReview for each row, the worst first. */
GListModel *qdr_review_panel_get_worst (QdrReviewPanel *self);

/** @brief (transfer none): the sentence in place of or beside the list; empty if there is none. */
const char *qdr_review_panel_get_summary (QdrReviewPanel *self);

G_END_DECLS
