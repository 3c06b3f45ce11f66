/*
 * The analysis of the current position, shown beside the board and announced. It is separate from
 * qdr-hint-controller because the analysis does not need hints.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-analyser.h"
#include "qdr-board-view.h"
#include "qdr-controller.h"

G_BEGIN_DECLS

#define QDR_TYPE_ANALYSIS_CONTROLLER (qdr_analysis_controller_get_type ())
G_DECLARE_FINAL_TYPE (QdrAnalysisController,
                      qdr_analysis_controller,
                      QDR,
                      ANALYSIS_CONTROLLER,
                      QdrController)

/* Action: "show-evaluation", which changes the setting of the same name. */

/**
 * @brief Creates a controller that adds the action and shows the analysis of the session's game.
 *
 * @param actions     the window's actions
 * @param session     referenced
 * @param analyser    referenced
 * @param board       shows the best line
 * @param evaluation  the container for the bar of win probabilities; the bar is created when it is
 *                    first shown
 * @param words       the container for the label with the analysis; the label is created when it is
 *                    first shown
 * @param settings    referenced
 * @return (transfer full): dispose it before the widgets are destroyed
 */
QdrAnalysisController *qdr_analysis_controller_new (GActionMap *actions,
                                                    QdrSession *session,
                                                    QdrAnalyser *analyser,
                                                    QdrBoardView *board,
                                                    AdwBin *evaluation,
                                                    AdwBin *words,
                                                    GSettings *settings);

/** @brief Sets whether the current position may be analysed; TRUE by default. */
void qdr_analysis_controller_set_analysis_allowed (QdrAnalysisController *self, gboolean allowed);

/** @brief Sets whether the best line is drawn on the board; TRUE by default. */
void qdr_analysis_controller_set_show_line (QdrAnalysisController *self, gboolean show_line);

G_END_DECLS
