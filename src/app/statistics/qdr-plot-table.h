/*
 * A plot as a table, for assistive tools and for the keyboard.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-plot-figure.h"

G_BEGIN_DECLS

/**
 * @brief Puts a plot into a widget as rows and cells that are not seen.
 *
 * @param widget  without children
 * @param plot    what is in it
 * @param marks   (element-type QdrPlotMark) (transfer none): to append to, what one gets to for
 *                each row of the plot
 */
void qdr_plot_table_fill (GtkWidget *widget, const QdrPlot *plot, GPtrArray *marks);

/** @brief Takes all of it away again. @param widget  where it is */
void qdr_plot_table_clear (GtkWidget *widget);

/**
 * @brief Lays them over what is drawn, so that the focus is seen there.
 *
 * @param widget  with its size
 * @param marks   as qdr_plot_table_fill() has filled it
 * @param figure  what is drawn
 */
void qdr_plot_table_place (GtkWidget *widget, GPtrArray *marks, const QdrPlotFigure *figure);

G_END_DECLS
