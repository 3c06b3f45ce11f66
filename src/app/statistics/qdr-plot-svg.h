/*
 * Export of a plot as SVG. Apart from qdr-plot-view, its only user, as a file format of its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-plot-figure.h"

G_BEGIN_DECLS

/** @brief The colours of a drawing. */
typedef struct {
  GdkRGBA ground;                /**< the background */
  GdkRGBA inks[QDR_PLOT_N_INKS]; /**< by QdrPlotInk */
} QdrPlotPalette;

/**
 * @brief Returns a plot as SVG. Each colour is written once, in a style sheet with a class for each
 *        ink, so that it is easily changed.
 *
 * @param title  of the picture, translated
 * @return (transfer full)
 */
char *qdr_plot_svg_write (const QdrPlotFigure *figure,
                          const char *title,
                          const QdrPlotPalette *palette,
                          const PangoFontDescription *font);

G_END_DECLS
