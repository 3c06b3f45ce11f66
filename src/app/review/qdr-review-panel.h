/*
 * The review of a game beside the board: its progress, the win probabilities over the game, and the
 * moves that lost the most.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-review.h"

G_BEGIN_DECLS

#define QDR_TYPE_REVIEW_PANEL (qdr_review_panel_get_type ())
G_DECLARE_FINAL_TYPE (QdrReviewPanel, qdr_review_panel, QDR, REVIEW_PANEL, GtkWidget)

/* The accuracy of each player, a part of the panel. */
#define QDR_TYPE_ACCURACY_VIEW (qdr_accuracy_view_get_type ())
G_DECLARE_FINAL_TYPE (QdrAccuracyView, qdr_accuracy_view, QDR, ACCURACY_VIEW, GtkWidget)

/** @brief The maximum number of moves in the list, besides those that can be tried again. */
#define QDR_REVIEW_PANEL_MOVES 6

/*
 * The buttons activate actions of the window. Without a review the panel offers one, and shows the
 * evaluations that are saved in the game, if it is a game of two.
 *
 * Properties (write-only):
 *   "compact"  boolean: makes the buttons large enough for fingers
 *
 * Signals:
 *   "chosen" (QdrMoveReview *move_review)  a move of the list was chosen
 */

/** @brief Shows the win probabilities over @p game. @param game  (nullable): referenced */
void qdr_review_panel_set_game (QdrReviewPanel *self, QdrGame *game);

/**
 * @brief Shows a review and follows it while it runs.
 *
 * @param review  (nullable): of the game
 */
void qdr_review_panel_set_review (QdrReviewPanel *self, QdrReview *review);

/** @brief Sets whether the review is running, and its progress shown. */
void qdr_review_panel_set_running (QdrReviewPanel *self, gboolean running);

/** @brief Moves the focus to the graph if the save button, about to be disabled, has it. */
void qdr_review_panel_unfocus_save (QdrReviewPanel *self);

/**
 * @brief Offers to try mistakes again, and to show the better moves.
 *
 * @param n_exercises  how many mistakes can be tried; 0 offers nothing
 * @param concealed    whether the better moves are still concealed
 */
void qdr_review_panel_set_exercises (QdrReviewPanel *self, guint n_exercises, gboolean concealed);

/**
 * @brief Sets the text that is shown while there is no review.
 *
 * @param words  what a review would show, or why there can be none
 */
void qdr_review_panel_set_offer (QdrReviewPanel *self, const char *words);

/**
 * @brief Chooses another move of the list and emits "chosen".
 *
 * It wraps around. If no move is chosen, it begins with the first or, backwards, with the last.
 * Does nothing while the list is empty.
 *
 * @param steps  the number of rows to go down, or up if negative
 */
void qdr_review_panel_step (QdrReviewPanel *self, int steps);

/** @brief Chooses @p move_review and emits "chosen", if it is in the list. */
void qdr_review_panel_choose (QdrReviewPanel *self, QdrMoveReview *move_review);

/** @brief Clears the choice in the list. */
void qdr_review_panel_unselect (QdrReviewPanel *self);

/** @brief Returns (transfer none): the list, a QdrMoveReview for each row, the worst first. */
GListModel *qdr_review_panel_get_worst (QdrReviewPanel *self);

/** @brief Returns (transfer none): the sentence above the list; "" if there is none. */
const char *qdr_review_panel_get_summary (QdrReviewPanel *self);

G_END_DECLS
