/*
 * The review of the game: what was lost with every move, and what was better.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-controller.h"
#include "qdr-hint-controller.h"
#include "qdr-review-panel.h"
#include "qdr-score-sheet.h"
#include "qdr-split-view.h"
#include "qdr-training.h"

G_BEGIN_DECLS

#define QDR_TYPE_REVIEW_CONTROLLER (qdr_review_controller_get_type ())
G_DECLARE_FINAL_TYPE (QdrReviewController,
                      qdr_review_controller,
                      QDR,
                      REVIEW_CONTROLLER,
                      QdrController)

/*
 * Actions: "review", "cancel-review", "close-review", "keep-review", "next-mistake",
 * "previous-mistake", "try-again" and "show-better".
 *
 * Signal: "reviewed" (QdrReview *review)  all moves of the game are reviewed
 */

/** @brief Where a review is shown. */
typedef struct {
  QdrBoardView *board;        /**< gets the focus when the review goes */
  AdwViewStack *pages;        /**< of the sidebar */
  AdwBin *place;              /**< one of them, for the panel, which is made when first shown */
  QdrScoreSheet *score_sheet; /**< marks mistakes */
  QdrSplitView *split_view;   /**< with the pages in its sidebar */
  AdwToastOverlay *toasts;    /**< say what went wrong */
} QdrReviewWidgets;

/**
 * @brief Adds the actions for the game of @p session.
 *
 * @param actions  of the window
 * @param session  whose game it is; referenced
 * @param analyser  reviews
 * @param hints   shows the moves of the review on the board
 * @param widgets  copied
 * @return (transfer full): to be let go before the widgets
 */
QdrReviewController *qdr_review_controller_new (GActionMap *actions,
                                                QdrSession *session,
                                                QdrAnalyser *analyser,
                                                QdrHintController *hints,
                                                const QdrReviewWidgets *widgets);

/**
 * @brief Lets people try their mistakes again. What would have been better is told of no move from
 *        now on until they are solved, or asked for.
 *
 * @param training  sets them; referenced. Once
 */
void qdr_review_controller_set_training (QdrReviewController *self, QdrTraining *training);

G_END_DECLS
