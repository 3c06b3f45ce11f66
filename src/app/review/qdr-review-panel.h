/*
 * The review of a game beside the board: its progress, the win probabilities over the game, and the
 * moves that lost the most.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-review.h"

G_BEGIN_DECLS

#define QDR_TYPE_REVIEW_PANEL (qdr_review_panel_get_type ())
G_DECLARE_FINAL_TYPE (QdrReviewPanel, qdr_review_panel, QDR, REVIEW_PANEL, AdwBin)

/* A part of the panel that shows the accuracy of each player. */
#define QDR_TYPE_ACCURACY_VIEW (qdr_accuracy_view_get_type ())
G_DECLARE_FINAL_TYPE (QdrAccuracyView, qdr_accuracy_view, QDR, ACCURACY_VIEW, AdwBin)

/**
 * @brief The maximum number of worst moves in the list. Further moves are in the list only if they
 *        can be tried again.
 */
#define QDR_REVIEW_PANEL_MAX_MOVES 6

/*
 * The buttons activate actions of the window. Without a review, the panel has a button to start
 * one, and shows the evaluations that are saved in a game of two players.
 *
 * Signals:
 *   "chosen" (QdrMoveReview *move_review)  a move of the list was chosen
 */

/** @brief Sets the game whose win probabilities are shown. @param game (nullable): referenced */
void qdr_review_panel_set_game (QdrReviewPanel *self, QdrGame *game);

/**
 * @brief Shows a review and follows it while it runs.
 *
 * @param review  (nullable): a review of the game
 */
void qdr_review_panel_set_review (QdrReviewPanel *self, QdrReview *review);

/** @brief Sets whether the review is running, so that its progress is shown. */
void qdr_review_panel_set_review_running (QdrReviewPanel *self, gboolean running);

/**
 * @brief Shows buttons to try mistakes again and to reveal the better moves.
 *
 * @param n_exercises  number of mistakes that can be tried again; if it is 0, the button to try
 *                     them is hidden
 * @param concealed    whether the better moves are still concealed
 */
void qdr_review_panel_show_exercise_buttons (QdrReviewPanel *self,
                                             guint n_exercises,
                                             gboolean concealed);

/**
 * @brief Sets the text that is shown without a review.
 *
 * @param words  a description of a review, or the reason why the game cannot be reviewed
 */
void qdr_review_panel_set_offer_text (QdrReviewPanel *self, const char *words);

/**
 * @brief Chooses another move of the list and emits "chosen".
 *
 * The first move follows the last move. If no move is chosen, chooses the first move, or the last
 * move if @p steps is negative. Does nothing while the list is empty.
 *
 * @param steps  number of rows to go down; negative to go up
 */
void qdr_review_panel_choose_neighbour_move (QdrReviewPanel *self, int steps);

/** @brief Chooses @p move_review and emits "chosen", if it is in the list. */
void qdr_review_panel_choose_move (QdrReviewPanel *self, QdrMoveReview *move_review);

/** @brief Clears the choice in the list. */
void qdr_review_panel_unselect_move (QdrReviewPanel *self);

/**
 * @brief Returns (transfer none): the moves in the list, of type QdrMoveReview, the worst first.
 */
GListModel *qdr_review_panel_get_worst_moves (QdrReviewPanel *self);

/** @brief Returns (transfer none): the sentence above the list; it may be empty. */
const char *qdr_review_panel_get_summary (QdrReviewPanel *self);

G_END_DECLS
