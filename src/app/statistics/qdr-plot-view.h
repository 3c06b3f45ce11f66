/*
 * A widget that shows a plot. It is separate from qdr-plot-card, its only user, because it draws
 * and is exposed to assistive tools. The card adds a title and a menu.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-plot-figure.h"

G_BEGIN_DECLS

#define QDR_TYPE_PLOT_VIEW (qdr_plot_view_get_type ())
G_DECLARE_FINAL_TYPE (QdrPlotView, qdr_plot_view, QDR, PLOT_VIEW, GtkWidget)

/*
 * The plot is drawn in the colours of the style, and its height depends on its width. For assistive
 * tools, the plot is a table. Tab moves the focus into the plot and out of it; arrow keys, Home and
 * End move the focus from row to row.
 *
 * Properties:
 *   "words"  string (nullable, read-only, notifies): a description of the row under the pointer or
 *            with the focus
 */

/** @brief Shows a plot. @param plot  (transfer full): a plot with at least one row */
void qdr_plot_view_set_plot (QdrPlotView *self, QdrPlot *plot);

/** @brief Returns the plot, or NULL before a plot is set. @return (transfer none) (nullable) */
const QdrPlot *qdr_plot_view_get_plot (QdrPlotView *self);

/**
 * @brief Returns the plot as SVG, in the current colours of the widget, at a width that does not
 *        depend on the window.
 *
 * @param title  the title of the drawing, translated
 * @return (transfer full) (nullable): NULL if there is no plot
 */
char *qdr_plot_view_write_svg (QdrPlotView *self, const char *title);

G_END_DECLS
