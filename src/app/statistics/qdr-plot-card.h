/*
 * A plot with its title, what is pointed at in words, and a menu that saves it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-plot-view.h"

G_BEGIN_DECLS

#define QDR_TYPE_PLOT_CARD (qdr_plot_card_get_type ())
G_DECLARE_FINAL_TYPE (QdrPlotCard, qdr_plot_card, QDR, PLOT_CARD, GtkWidget)

/*
 * Actions, of what is in it:
 *   "plot.save-drawing"  asks where to write it as SVG
 *   "plot.save-table"    and as CSV
 *
 * Success is told in the AdwToastOverlay around it.
 *
 * Properties:
 *   "title"  string, translated
 */

/**
 * @brief Shows a plot; one without rows hides the card.
 *
 * @param plot     (transfer full)
 * @param summary  what is said of it where nothing is pointed at, translated
 */
void qdr_plot_card_show (QdrPlotCard *self, QdrPlot *plot, const char *summary);

/** @brief (transfer none): the plot in it. */
QdrPlotView *qdr_plot_card_get_view (QdrPlotCard *self);

G_END_DECLS
