/*
 * The analysis of the present position: what is shown and announced of it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-analyser.h"
#include "qdr-board-view.h"
#include "qdr-session.h"

G_BEGIN_DECLS

#define QDR_TYPE_ANALYSIS_CONTROLLER (qdr_analysis_controller_get_type ())
G_DECLARE_FINAL_TYPE (QdrAnalysisController,
                      qdr_analysis_controller,
                      QDR,
                      ANALYSIS_CONTROLLER,
                      GObject)

/* Actions: "show-evaluation", the setting of that name. */

/**
 * @brief Adds the action for the game of @p session.
 *
 * @param actions     of the window
 * @param session     whose game it is; referenced
 * @param analyser     analyses; referenced
 * @param board       draws the best line
 * @param evaluation  for the win probabilities, which are made when first shown
 * @param words       for the analysis in words, likewise
 * @param settings    of the program; referenced
 * @return (transfer full): to be let go before the widgets
 */
QdrAnalysisController *qdr_analysis_controller_new (GActionMap *actions,
                                                    QdrSession *session,
                                                    QdrAnalyser *analyser,
                                                    QdrBoardView *board,
                                                    AdwBin *evaluation,
                                                    AdwBin *words,
                                                    GSettings *settings);

/**
 * @brief Sets whether the present position may be analysed; TRUE at first.
 *
 * @param allowed  whether it may
 */
void qdr_analysis_controller_set_allowed (QdrAnalysisController *self, gboolean allowed);

/**
 * @brief Sets whether the best line is drawn; TRUE at first.
 *
 * @param draws  whether it is; FALSE leaves the board to others
 */
void qdr_analysis_controller_set_draws (QdrAnalysisController *self, gboolean draws);

G_END_DECLS
