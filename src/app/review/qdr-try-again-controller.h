/*
 * The mistakes of a review as exercises, whose better moves are concealed until they are found. It
 * is apart from qdr-review-controller because only games of people have exercises.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-controller.h"
#include "qdr-hint-controller.h"
#include "qdr-review-panel.h"
#include "qdr-training.h"

G_BEGIN_DECLS

#define QDR_TYPE_TRY_AGAIN_CONTROLLER (qdr_try_again_controller_get_type ())
G_DECLARE_FINAL_TYPE (QdrTryAgainController,
                      qdr_try_again_controller,
                      QDR,
                      TRY_AGAIN_CONTROLLER,
                      QdrController)

/* Actions: "try-again", "show-better". */

/**
 * @brief Adds the actions for a review of the game of @p session.
 *
 * @param actions  of the window
 * @param session  referenced
 * @param hints    shows mistakes, and the analysis unless it would give an exercise away;
 *                 referenced
 * @return (transfer full)
 */
QdrTryAgainController *
qdr_try_again_controller_new (GActionMap *actions, QdrSession *session, QdrHintController *hints);

/**
 * @brief Enables exercises. Without a training nothing is concealed.
 *
 * @param training  referenced; can be set only once
 */
void qdr_try_again_controller_set_training (QdrTryAgainController *self, QdrTraining *training);

/**
 * @brief Offers the exercises in a panel, too.
 *
 * @param panel  must outlive @p self
 */
void qdr_try_again_controller_set_panel (QdrTryAgainController *self, QdrReviewPanel *panel);

/**
 * @brief Follows a review that is about to start, before its other listeners are connected.
 *
 * @param review  (nullable): referenced
 */
void qdr_try_again_controller_set_review (QdrTryAgainController *self, QdrReview *review);

/** @brief Makes exercises of the mistakes after the review has finished or was cancelled. */
void qdr_try_again_controller_finish (QdrTryAgainController *self);

/** @brief Updates the exercises after the game has diverged from the review. */
void qdr_try_again_controller_update (QdrTryAgainController *self);

/** @brief Turns the analysis off if the current position is a concealed exercise. */
void qdr_try_again_controller_update_analysis (QdrTryAgainController *self);

G_END_DECLS
