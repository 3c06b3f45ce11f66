/*
 * How the personalities stand against each other, as plots.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-library-statistics.h"
#include "qdr-plot.h"

G_BEGIN_DECLS

/** @brief What is told about them, each in a plot. */
typedef enum {
  QDR_PAIRING_TABLE,   /**< who beats whom */
  QDR_PAIRING_RESULTS, /**< of each against all others */
  QDR_PAIRING_LENGTHS, /**< moves a game */
  QDR_PAIRING_WALLS,   /**< walls a game */
  QDR_PAIRING_ENDINGS, /**< how the games end */
  QDR_PAIRING_N_PLOTS,
} QdrPairingPlotKind;

/**
 * @brief Returns the title of a plot, translated.
 *
 * @param kind  which one
 * @return (transfer none)
 */
const char *qdr_pairing_plot_get_title (QdrPairingPlotKind kind);

/**
 * @brief Makes a plot. Who has the most of the points for the seats that it sat in comes first.
 *
 * @param comparison  of qdr_library_compare_personalities()
 * @param n_players   of these games, 2 or 4
 * @param kind        which plot
 * @param summary     (out) (transfer full): what it shows in short, translated
 * @return (transfer full): without rows where there are no games
 */
QdrPlot *qdr_pairing_plot_make (const QdrLibraryComparison *comparison,
                                guint n_players,
                                QdrPairingPlotKind kind,
                                char **summary);

G_END_DECLS
