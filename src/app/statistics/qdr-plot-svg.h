/*
 * A plot as a picture in SVG.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-plot-figure.h"

G_BEGIN_DECLS

/** @brief The colours that a plot is drawn in. */
typedef struct {
  GdkRGBA ground;                /**< what it is drawn on */
  GdkRGBA inks[QDR_PLOT_N_INKS]; /**< by QdrPlotInk */
} QdrPlotPalette;

/**
 * @brief Writes a picture. Each colour stands once, in a style sheet with a class for each ink, so
 *        that it is easily changed.
 *
 * @param figure   what is drawn
 * @param title    of the picture, translated
 * @param palette  its colours
 * @param font     its letters
 * @return (transfer full)
 */
char *qdr_plot_svg_write (const QdrPlotFigure *figure,
                          const char *title,
                          const QdrPlotPalette *palette,
                          const PangoFontDescription *font);

G_END_DECLS
