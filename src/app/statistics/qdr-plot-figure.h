/*
 * The layout of a plot: its shapes at a given width, ready to be painted or exported.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "qdr-plot.h"

G_BEGIN_DECLS

/** @brief The colours of plots. */
typedef enum {
  QDR_PLOT_INK_TEXT,
  QDR_PLOT_INK_GRID,
  QDR_PLOT_INK_FIRST,    /**< the first part, in the accent colour */
  QDR_PLOT_INK_ON_FIRST, /**< text on it */
  QDR_PLOT_INK_SECOND,
  QDR_PLOT_INK_THIRD,
  QDR_PLOT_INK_BAND,
  QDR_PLOT_N_INKS,
} QdrPlotInk;

/** @brief The kinds of shapes. */
typedef enum {
  QDR_PLOT_RECT,
  QDR_PLOT_PATH, /**< a line from point to point */
  QDR_PLOT_AREA, /**< the inside of a closed path */
  QDR_PLOT_TEXT,
} QdrPlotShapeKind;

/** @brief A shape. */
typedef struct {
  QdrPlotShapeKind kind; /**< rectangle, path or text */
  QdrPlotInk ink;        /**< colour by role */
  float opacity;         /**< of the ink, 0..1 */
  graphene_rect_t rect;  /**< of a rectangle; of a text, its origin on the base line */
  float radius;          /**< of the corners of a rectangle */
  GArray *points;        /**< (element-type graphene_point_t): of a path or an area, or NULL */
  char *text;            /**< or NULL */
  float align;           /**< the part of a text that lies before its origin: 0, 0.5 or 1 */
} QdrPlotShape;

/** @brief The place of a row of the plot. */
typedef struct {
  graphene_rect_t bounds; /**< the area in which the pointer is on the row */
  graphene_point_t point; /**< the point that marks the row */
} QdrPlotPlace;

/** @brief A plot laid out. Lengths are logical pixels. */
typedef struct {
  float width;    /**< pixels */
  float height;   /**< pixels */
  GArray *shapes; /**< (element-type QdrPlotShape): the last one on top */
  GArray *places; /**< (element-type QdrPlotPlace): one for each row of the plot */
} QdrPlotFigure;

/**
 * @brief Lays out a plot.
 *
 * @param plot        with one row or more
 * @param context     with the font
 * @param width       at least qdr_plot_figure_get_min_width()
 * @param is_mirrored whether text runs from right to left
 * @return (transfer full)
 */
QdrPlotFigure *
qdr_plot_figure_new (const QdrPlot *plot, PangoContext *context, int width, gboolean is_mirrored);

/** @brief Frees a figure. @param self  (nullable) */
void qdr_plot_figure_free (QdrPlotFigure *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrPlotFigure, qdr_plot_figure_free)

/** @brief No row. */
#define QDR_PLOT_FIGURE_NOWHERE G_MAXUINT

/** @brief Returns the row at a point, or QDR_PLOT_FIGURE_NOWHERE. */
guint qdr_plot_figure_find (const QdrPlotFigure *self, double x, double y);

/** @brief Returns the nearest row left, right, above or below, or QDR_PLOT_FIGURE_NOWHERE. */
guint qdr_plot_figure_find_next (const QdrPlotFigure *self, guint row, GtkDirectionType direction);

/** @brief Returns the least width at which a plot can be laid out. */
int qdr_plot_figure_get_min_width (const QdrPlot *plot, PangoContext *context);

/** @brief An axis of numbers with round marks. */
typedef struct {
  double low;  /**< the lowest mark, not above any number */
  double high; /**< the highest mark, above @p low and not below any number */
  double step; /**< between marks */
} QdrPlotScale;

/**
 * @brief Chooses round marks for an axis of numbers.
 *
 * @param low      the lowest number
 * @param high     the highest number, not below @p low
 * @param least    the least step between marks, above 0
 * @param n_steps  the approximate number of steps, at least 1
 */
QdrPlotScale qdr_plot_scale_make (double low, double high, double least, guint n_steps);

/** @brief The unit of the steps between the marks of an axis of days. */
typedef enum {
  QDR_PLOT_DAYS,
  QDR_PLOT_MONTHS,
  QDR_PLOT_YEARS,
} QdrPlotPeriod;

/**
 * @brief Chooses the marks of an axis of days: every few days, or the first of months or years.
 *
 * @param first   the first day, Julian, as of GDate
 * @param last    the last day
 * @param n_most  the greatest number of marks, at least 1
 * @param period  (out)
 * @return (transfer full) (element-type guint32): Julian days
 */
GArray *qdr_plot_scale_find_days (guint32 first, guint32 last, guint n_most, QdrPlotPeriod *period);

G_END_DECLS
