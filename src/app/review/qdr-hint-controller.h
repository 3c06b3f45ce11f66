/*
 * Hints, the analysis and the mistakes of a review: what is shown and announced of them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-analyser.h"
#include "qdr-board-view.h"
#include "qdr-controller.h"
#include "qdr-move-review.h"
#include "qdr-status-bar.h"

G_BEGIN_DECLS

#define QDR_TYPE_HINT_CONTROLLER (qdr_hint_controller_get_type ())
G_DECLARE_FINAL_TYPE (QdrHintController, qdr_hint_controller, QDR, HINT_CONTROLLER, QdrController)

/*
 * Actions: "hint", and "show-evaluation", the setting of that name.
 *
 * Properties (read-only):
 *   "mistake"  QdrMoveReview, nullable: the move of a review whose better line is shown. It takes
 *              the place of a hint and of the analysis; a search for a hint and another position
 *              end it
 */

/** @brief Where advice is shown. */
typedef struct {
  QdrBoardView *board;      /**< draws hints, mistakes and the best line */
  QdrStatusBar *status_bar; /**< says hints and mistakes in words */
  AdwBin *evaluation;       /**< for the win probabilities, which are made when first shown */
  AdwBin *analysis;         /**< for the analysis in words, likewise */
} QdrHintWidgets;

/**
 * @brief Adds the actions for the game of @p session.
 *
 * @param actions   of the window
 * @param session   whose game it is; referenced
 * @param analyser   finds hints and analyses
 * @param widgets   copied
 * @param settings  of the program
 * @return (transfer full): to be let go before the widgets
 */
QdrHintController *qdr_hint_controller_new (GActionMap *actions,
                                            QdrSession *session,
                                            QdrAnalyser *analyser,
                                            const QdrHintWidgets *widgets,
                                            GSettings *settings);

/**
 * @brief Shows and announces a move of a review and what was better.
 *
 * @param mistake  (nullable): a move that was played in the present position; NULL shows hints and
 *                 the analysis again
 */
void qdr_hint_controller_set_mistake (QdrHintController *self, QdrMoveReview *mistake);

/**
 * @brief Gives no advice of any kind for now: no hint and no analysis, and no mistake that is shown
 *        stays.
 *
 * @param silent  whether it gives none
 */
void qdr_hint_controller_set_silent (QdrHintController *self, gboolean silent);

/**
 * @brief Does not analyse the present position, which is a task; a hint can be asked for.
 *
 * @param secret  whether it does not
 */
void qdr_hint_controller_set_secret (QdrHintController *self, gboolean secret);

/** @brief (transfer none) (nullable): the move of a review that is shown. */
QdrMoveReview *qdr_hint_controller_get_mistake (QdrHintController *self);

G_END_DECLS
