/*
 * The mistakes of a review as exercises: what is concealed until it has been found.
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
 * @param session  whose game it is; referenced
 * @param hints   shows mistakes, and the analysis unless that would tell what is to be found;
 *                 referenced
 * @return (transfer full)
 */
QdrTryAgainController *
qdr_try_again_controller_new (GActionMap *actions, QdrSession *session, QdrHintController *hints);

/**
 * @brief Lets the mistakes of people be exercises. Without a training nothing is concealed.
 *
 * @param training  which sets them; referenced. Once
 */
void qdr_try_again_controller_set_training (QdrTryAgainController *self, QdrTraining *training);

/**
 * @brief Offers the exercises in a panel, too.
 *
 * @param panel  outlives it
 */
void qdr_try_again_controller_set_panel (QdrTryAgainController *self, QdrReviewPanel *panel);

/**
 * @brief Takes a review that begins, of whose moves nobody has heard yet.
 *
 * @param review  (nullable): referenced; NULL where there is none any more
 */
void qdr_try_again_controller_set_review (QdrTryAgainController *self, QdrReview *review);

/** @brief Makes exercises of the mistakes: the review does not go on. */
void qdr_try_again_controller_finish (QdrTryAgainController *self);

/** @brief Takes note that less of the review fits the game. */
void qdr_try_again_controller_update (QdrTryAgainController *self);

/** @brief Takes note that the game has another position, which may be that of an exercise. */
void qdr_try_again_controller_update_secret (QdrTryAgainController *self);

G_END_DECLS
