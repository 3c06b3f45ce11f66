/*
 * The review of the game: the loss of every move, and the better moves. It is separate from
 * qdr-window, which only creates it.
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
 * Actions: "review", "cancel-review", "close-review", "next-mistake", "previous-mistake",
 * and those of QdrTryAgainController.
 *
 * Signal: "reviewed" (QdrReview *review)  all moves of the game are reviewed
 */

/** @brief The widgets that show a review. */
typedef struct {
  QdrBoardView *board;        /**< gets the focus when the review is closed */
  AdwViewStack *pages;        /**< the pages of the sidebar */
  AdwBin *place;              /**< contains the panel, which is created when it is first shown */
  QdrScoreSheet *score_sheet; /**< marks mistakes */
  QdrSplitView *split_view;   /**< contains the pages in its sidebar */
} QdrReviewWidgets;

/**
 * @brief Creates a controller that adds the actions and reviews the session's game.
 *
 * @param actions   the window's actions
 * @param session   referenced
 * @param analyser  referenced
 * @param hints     shows the reviewed moves on the board; referenced
 * @param widgets   copied
 * @return (transfer full): dispose it before the widgets are destroyed
 */
QdrReviewController *qdr_review_controller_new (GActionMap *actions,
                                                QdrSession *session,
                                                QdrAnalyser *analyser,
                                                QdrHintController *hints,
                                                const QdrReviewWidgets *widgets);

/**
 * @brief Enables exercises: the better moves are concealed until the user finds them or asks for
 *        them.
 *
 * Call it once.
 *
 * @param training  referenced
 */
void qdr_review_controller_set_training (QdrReviewController *self, QdrTraining *training);

G_END_DECLS
