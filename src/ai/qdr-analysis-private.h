/*
 * Makes analyses of what the engine reports. The inside of ai: for the adviser and reviews.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-engine.h"
#include "qdr-analysis.h"

G_BEGIN_DECLS

/**
 * @brief Returns what a report of the engine says about a position.
 *
 * @param position  the one that was searched
 * @param ply       how many moves of the game led to it
 * @param report    what the engine has found
 */
QdrAnalysis
qdr_analysis_from_report (const QdrPosition *position, guint ply, const QdrReport *report);

/**
 * @brief Returns what is known about the end of a game.
 *
 * @param position  the last one
 * @param ply       how many moves led to it
 * @param result    how the game ended
 */
QdrAnalysis qdr_analysis_from_result (const QdrPosition *position, guint ply, QdrResult result);

G_END_DECLS
