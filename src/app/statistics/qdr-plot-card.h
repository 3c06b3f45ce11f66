/*
 * A card that shows a plot, its title, a description of the highlighted row, and a menu to save the
 * plot.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "qdr-plot-view.h"

G_BEGIN_DECLS

#define QDR_TYPE_PLOT_CARD (qdr_plot_card_get_type ())
G_DECLARE_FINAL_TYPE (QdrPlotCard, qdr_plot_card, QDR, PLOT_CARD, AdwBin)

/*
 * Actions of the menu:
 *   "plot.save-drawing"  asks for a file and writes the plot as SVG
 *   "plot.save-table"    asks for a file and writes the plot as CSV
 *
 * A toast of the surrounding AdwToastOverlay confirms that the file was written.
 */

/** @brief Returns a card without a plot. @param title  translated */
QdrPlotCard *qdr_plot_card_new (const char *title);

/**
 * @brief Shows a plot. Without a plot, or if it has too few rows to show anything, the card is
 *        hidden.
 *
 * @param plot     (transfer full) (nullable)
 * @param summary  a phrase that is shown while no row is highlighted, translated
 */
void qdr_plot_card_show_plot (QdrPlotCard *self, QdrPlot *plot, const char *summary);

G_END_DECLS
