/*
 * How each kind of plot becomes shapes. Only files of figures include this.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-plot-pen-private.h"

G_BEGIN_DECLS

/* Each adds all of it, and sets the height. */
void qdr_line_figure_draw (QdrPlotPen *self);
void qdr_bar_figure_draw (QdrPlotPen *self);
void qdr_cross_figure_draw (QdrPlotPen *self);

/** @brief Returns how wide a plot of fields must be. */
float qdr_cross_figure_measure (QdrPlotPen *self);

G_END_DECLS
