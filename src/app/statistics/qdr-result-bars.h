/*
 * Bars of games won, drawn and lost, and words for what games are alike in.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-library-statistics.h"
#include "qdr-plot.h"

G_BEGIN_DECLS

/** @brief Returns such a plot. @param heading  of its rows, translated. @return (transfer full) */
QdrPlot *qdr_result_bars_new (const char *heading);

/**
 * @brief Adds a bar, if there are games.
 *
 * @param label  of the bar, translated
 * @param score  what came of the games
 */
void qdr_result_bars_add (QdrPlot *self, const char *label, const QdrLibraryScore *score);

/**
 * @brief Returns how games end, translated: “At the Goal”.
 *
 * @param ending  any
 * @return (transfer none)
 */
const char *qdr_result_bars_get_ending (QdrLibraryEnding ending);

G_END_DECLS
