/*
 * Hints, the analysis, and reviewed mistakes on the board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-analyser.h"
#include "qdr-board-view.h"
#include "qdr-controller.h"
#include "qdr-explanation.h"
#include "qdr-review.h"
#include "qdr-status-bar.h"

G_BEGIN_DECLS

#define QDR_TYPE_HINT_CONTROLLER (qdr_hint_controller_get_type ())
G_DECLARE_FINAL_TYPE (QdrHintController, qdr_hint_controller, QDR, HINT_CONTROLLER, QdrController)

/*
 * Actions: "hint", and "show-evaluation", which changes the setting of the same name.
 *
 * Signal: "mistake-changed"  another mistake, or none, is shown instead of the hint and the
 * analysis, until the user asks for a hint or the position changes
 */

/** @brief The widgets that show hints. */
typedef struct {
  QdrBoardView *board;      /**< shows hints, mistakes and the best line */
  QdrStatusBar *status_bar; /**< shows hints and mistakes in words */
  AdwBin *evaluation;       /**< container for the bar of win probabilities */
  AdwBin *analysis;         /**< container for the analysis in words */
} QdrHintWidgets;

/**
 * @brief Creates a controller that adds the actions and gives hints in the session's game.
 *
 * @param actions   the window's actions
 * @param session   referenced
 * @param analyser  referenced
 * @param widgets   copied
 * @param settings  the program's settings
 * @return (transfer full): dispose it before the widgets are destroyed
 */
QdrHintController *qdr_hint_controller_new (GActionMap *actions,
                                            QdrSession *session,
                                            QdrAnalyser *analyser,
                                            const QdrHintWidgets *widgets,
                                            GSettings *settings);

/**
 * @brief Shows and announces a reviewed move and the better moves.
 *
 * @param mistake  (nullable): a move that was played in the current position; NULL shows hints and
 *                 the analysis again
 */
void qdr_hint_controller_set_mistake (QdrHintController *self, QdrMoveReview *mistake);

/** @brief Sets whether hints, the analysis and mistakes are all off. */
void qdr_hint_controller_set_disabled (QdrHintController *self, gboolean disabled);

/**
 * @brief Sets whether the current position is an exercise. An exercise is not analysed, but the
 *        user can ask for a hint.
 */
void qdr_hint_controller_set_position_is_exercise (QdrHintController *self, gboolean is_exercise);

/** @brief Returns (transfer none) (nullable): the reviewed move that is shown as a mistake. */
QdrMoveReview *qdr_hint_controller_get_mistake (QdrHintController *self);

/**
 * @brief Shows the paths before and after the explained move, until the position changes. An
 *        explanation without facts removes the shown paths.
 *
 * @param board  a board with the position before or after the move
 */
void qdr_explanation_show_on_board (const QdrExplanation *self, QdrBoardView *board);

G_END_DECLS
