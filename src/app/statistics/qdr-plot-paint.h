/*
 * The colours of a plot, and how it is painted with them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-plot-svg.h"

G_BEGIN_DECLS

/** @brief Reads the colours from the style sheet. @param widget  where the plot is */
void qdr_plot_palette_load (QdrPlotPalette *self, GtkWidget *widget);

/**
 * @brief Paints a plot.
 *
 * @param figure   what is painted
 * @param palette  its colours
 * @param context  with the letters that the figure was made with
 * @param cr       painted on
 */
void qdr_plot_paint (const QdrPlotFigure *figure,
                     const QdrPlotPalette *palette,
                     PangoContext *context,
                     cairo_t *cr);

/**
 * @brief Marks a row over a plot that is painted.
 *
 * @param figure    what is painted
 * @param row       which one
 * @param kind      of the plot
 * @param ink       the colour of its letters
 * @param snapshot  drawn on
 */
void qdr_plot_snapshot_place (const QdrPlotFigure *figure,
                              guint row,
                              QdrPlotKind kind,
                              const GdkRGBA *ink,
                              GtkSnapshot *snapshot);

G_END_DECLS
