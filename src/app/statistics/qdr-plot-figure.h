/*
 * The layout of a plot as a figure. A figure consists of shapes for a given width, which are then
 * painted or exported.
 *
 * It is separate from qdr-plot-view because it works without a widget.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-plot.h"

G_BEGIN_DECLS

/** @brief The roles of the colours in plots. */
typedef enum {
  QDR_PLOT_INK_TEXT,
  QDR_PLOT_INK_GRID,
  QDR_PLOT_INK_FIRST,    /**< the first part of a bar, in the accent colour */
  QDR_PLOT_INK_ON_FIRST, /**< text on a shape of QDR_PLOT_INK_FIRST */
  QDR_PLOT_INK_SECOND,
  QDR_PLOT_INK_THIRD,
  QDR_PLOT_INK_BAND,
  QDR_PLOT_N_INKS,
} QdrPlotInk;

/** @brief The kinds of shapes. */
typedef enum {
  QDR_PLOT_RECT,
  QDR_PLOT_PATH, /**< a line from point to point */
  QDR_PLOT_AREA, /**< the area inside a closed path */
  QDR_PLOT_TEXT,
} QdrPlotShapeKind;

/** @brief A shape of a figure. */
typedef struct {
  QdrPlotShapeKind kind; /**< the kind of shape */
  QdrPlotInk ink;        /**< the role of its colour */
  float opacity;         /**< the opacity of the colour, 0..1 */
  graphene_rect_t rect;  /**< the rectangle; for a text, only its origin, on the base line */
  float radius;          /**< the radius of the corners of a rectangle */
  GArray *points;        /**< (nullable) (element-type graphene_point_t): the points of a path or
                             an area */
  char *text;            /**< (nullable): the string of a text */
  float align;           /**< the part of the width of a text that lies before its origin: 0, 0.5
                             or 1 */
} QdrPlotShape;

/** @brief The place of a row of the plot in the figure. */
typedef struct {
  graphene_rect_t bounds; /**< the area in which the pointer highlights the row */
  graphene_point_t point; /**< the point that marks the row */
} QdrPlotPlace;

/** @brief A plot that is laid out. All lengths are in logical pixels. */
typedef struct {
  float width;    /**< the width of the figure */
  float height;   /**< the height of the figure */
  GArray *shapes; /**< (element-type QdrPlotShape): in the order in which they are painted */
  GArray *places; /**< (element-type QdrPlotPlace): one for each row of the plot */
} QdrPlotFigure;

/**
 * @brief Lays out a plot.
 *
 * @param plot        a plot with at least one row
 * @param context     the source of the font
 * @param width       logical pixels, at least qdr_plot_figure_get_min_width()
 * @param is_mirrored whether text runs from right to left
 * @return (transfer full)
 */
QdrPlotFigure *
qdr_plot_figure_new (const QdrPlot *plot, PangoContext *context, int width, gboolean is_mirrored);

/** @brief Frees a figure. @param self  (nullable) */
void qdr_plot_figure_free (QdrPlotFigure *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrPlotFigure, qdr_plot_figure_free)

/** @brief The value that stands for no row. */
#define QDR_PLOT_FIGURE_NO_ROW G_MAXUINT

/** @brief Returns the index of the row at a point, or QDR_PLOT_FIGURE_NO_ROW. */
guint qdr_plot_figure_find_row (const QdrPlotFigure *self, double x, double y);

/**
 * @brief Returns the index of the row nearest to @p row in a direction, or QDR_PLOT_FIGURE_NO_ROW.
 *
 * @param direction  left, right, up or down
 */
guint
qdr_plot_figure_find_neighbour (const QdrPlotFigure *self, guint row, GtkDirectionType direction);

/** @brief Returns the minimum width of the figure of a plot, in logical pixels. */
int qdr_plot_figure_get_min_width (const QdrPlot *plot, PangoContext *context);

/** @brief An axis of numbers with marks at round numbers. */
typedef struct {
  double low;  /**< the lowest mark, not above the lowest number */
  double high; /**< the highest mark, above low and not below the highest number */
  double step; /**< the difference between neighbouring marks */
} QdrPlotScale;

/**
 * @brief Chooses the marks of an axis of numbers.
 *
 * @param low       the lowest number
 * @param high      the highest number, at least @p low
 * @param min_step  the minimum difference between marks, above 0
 * @param n_steps   the approximate number of steps from mark to mark, at least 1
 */
QdrPlotScale qdr_plot_scale_make (double low, double high, double min_step, guint n_steps);

/** @brief The unit of the steps between the marks of an axis of days. */
typedef enum {
  QDR_PLOT_DAYS,
  QDR_PLOT_MONTHS,
  QDR_PLOT_YEARS,
} QdrPlotPeriod;

/**
 * @brief Chooses the marks of an axis of days: every few days, or the first days of months or
 *        years.
 *
 * @param first   the first day of the axis, a Julian day as in GDate
 * @param last    the last day of the axis
 * @param n_most  the maximum number of marks, at least 1
 * @param period  (out): the unit of the steps between the marks
 * @return (transfer full) (element-type guint32): Julian days
 */
GArray *
qdr_plot_choose_day_marks (guint32 first, guint32 last, guint n_most, QdrPlotPeriod *period);

G_END_DECLS
