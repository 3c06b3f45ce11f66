/*
 * Adds shapes to a figure. Only files of figures include this.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-plot-figure.h"

G_BEGIN_DECLS

/** @brief A figure that is being made. */
typedef struct {
  const QdrPlot *plot;
  QdrPlotFigure *figure;
  PangoLayout *layout; /**< to measure letters with */
  float line_height;   /**< of letters */
  float ascent;        /**< likewise */
} QdrPlotPen;

/** @brief Returns how wide a text is. */
float qdr_plot_pen_measure (QdrPlotPen *self, const char *text);

/**
 * @brief Returns as much of a text as has room.
 *
 * @param text   any text
 * @param width  of the room
 * @return (transfer full): with an ellipsis where some of it is left out
 */
char *qdr_plot_pen_shorten (QdrPlotPen *self, const char *text, float width);

/** @brief Adds a rectangle. */
void qdr_plot_pen_add_rect (QdrPlotPen *self,
                            QdrPlotInk ink,
                            float opacity,
                            const graphene_rect_t *rect,
                            float radius);

/**
 * @brief Adds a text.
 *
 * @param x      where it begins, ends, or is in the middle
 * @param y      the middle of its line
 * @param align  which part of it is before @p x: 0, 0.5 or 1
 */
void qdr_plot_pen_add_text (QdrPlotPen *self,
                            QdrPlotInk ink,
                            float opacity,
                            const char *text,
                            float x,
                            float y,
                            float align);

/** @brief Adds a path or an area. @param points  (transfer full) */
void
qdr_plot_pen_add_points (QdrPlotPen *self, QdrPlotShapeKind kind, QdrPlotInk ink, GArray *points);

/** @brief Adds where the next row is. */
void qdr_plot_pen_add_place (QdrPlotPen *self,
                             const graphene_rect_t *bounds,
                             const graphene_point_t *point);

G_END_DECLS
