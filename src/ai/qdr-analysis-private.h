/*
 * Making analyses of what the engine reports.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-engine.h"
#include "qdr-analysis.h"

G_BEGIN_DECLS

/** @brief What @p report says about @p position, which stands after @p ply moves of a game. */
QdrAnalysis
qdr_analysis_from_report (const QdrPosition *position, guint ply, const QdrReport *report);

/** @brief What is to be said about the end of a game. */
QdrAnalysis qdr_analysis_from_result (const QdrPosition *position, guint ply, QdrResult result);

G_END_DECLS
