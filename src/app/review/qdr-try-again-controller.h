/*
 * The mistakes of a review as exercises, whose better moves are concealed until the user finds
 * them. It is separate from qdr-review-controller because only games of people have exercises.
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
 * @brief Creates a controller that adds the actions for a review of the session's game.
 *
 * @param actions  the window's actions
 * @param session  referenced
 * @param hints    shows mistakes, and the analysis unless it would reveal a concealed move;
 *                 referenced
 * @return (transfer full)
 */
QdrTryAgainController *
qdr_try_again_controller_new (GActionMap *actions, QdrSession *session, QdrHintController *hints);

/**
 * @brief Enables exercises. Until then, no move is concealed. Call it once.
 *
 * @param training  referenced
 */
void qdr_try_again_controller_set_training (QdrTryAgainController *self, QdrTraining *training);

/**
 * @brief Sets the panel that shows buttons for the exercises.
 *
 * @param panel  must outlive @p self
 */
void qdr_try_again_controller_set_panel (QdrTryAgainController *self, QdrReviewPanel *panel);

/**
 * @brief Follows a review that is about to start. Call it before other listeners are connected to
 *        the review.
 *
 * @param review  (nullable): referenced
 */
void qdr_try_again_controller_set_review (QdrTryAgainController *self, QdrReview *review);

/** @brief Turns the mistakes into exercises after the review has finished or was cancelled. */
void qdr_try_again_controller_finish_review (QdrTryAgainController *self);

/** @brief Updates the exercises after the game has diverged from the review. */
void qdr_try_again_controller_update_exercises (QdrTryAgainController *self);

/**
 * @brief Turns the analysis off in the position of a concealed exercise, and on in other positions.
 */
void qdr_try_again_controller_update_analysis (QdrTryAgainController *self);

G_END_DECLS
