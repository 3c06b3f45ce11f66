/*
 * The win probabilities of the players as a bar in their colours.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-analysis.h"
#include "qdr-game.h"

G_BEGIN_DECLS

#define QDR_TYPE_EVALUATION_BAR (qdr_evaluation_bar_get_type ())
G_DECLARE_FINAL_TYPE (QdrEvaluationBar, qdr_evaluation_bar, QDR, EVALUATION_BAR, GtkWidget)

/**
 * @brief Shows the win probabilities of the players of @p game, and says them to assistive tools.
 *
 * @param game     whose players they are
 * @param analysis  (nullable): NULL while nothing is known; the bar is grey then
 */
void qdr_evaluation_bar_set_analysis (QdrEvaluationBar *self,
                                      QdrGame *game,
                                      const QdrAnalysis *analysis);

G_END_DECLS
