/*
 * A plot as shapes in a room, for whoever draws them.
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
  QDR_PLOT_INK_FIRST,    /**< of the first part: the accent */
  QDR_PLOT_INK_ON_FIRST, /**< of letters on it */
  QDR_PLOT_INK_SECOND,
  QDR_PLOT_INK_THIRD,
  QDR_PLOT_INK_BAND,
  QDR_PLOT_N_INKS,
} QdrPlotInk;

/** @brief What a shape is. */
typedef enum {
  QDR_PLOT_RECT,
  QDR_PLOT_PATH, /**< a line from point to point */
  QDR_PLOT_AREA, /**< what lies within a path that is closed */
  QDR_PLOT_TEXT,
} QdrPlotShapeKind;

/** @brief A shape. */
typedef struct {
  QdrPlotShapeKind kind; /**< what it is */
  QdrPlotInk ink;        /**< its colour */
  float opacity;         /**< of the ink, 0..1 */
  graphene_rect_t rect;  /**< of a rectangle; of a text, its origin on the base line */
  float radius;          /**< of the corners of a rectangle */
  GArray *points;        /**< (element-type graphene_point_t): of a path or an area, or NULL */
  char *text;            /**< or NULL */
  float align;           /**< which part of a text is before its origin: 0, 0.5 or 1 */
} QdrPlotShape;

/** @brief Where a row of the plot is. */
typedef struct {
  graphene_rect_t bounds; /**< where one points at it */
  graphene_point_t point; /**< the row itself */
} QdrPlotPlace;

/** @brief A plot in a room. Lengths are logical pixels. */
typedef struct {
  float width;    /**< of the room */
  float height;   /**< that it takes */
  GArray *shapes; /**< (element-type QdrPlotShape): the last one on top */
  GArray *places; /**< (element-type QdrPlotPlace): of each row of the plot */
} QdrPlotFigure;

/**
 * @brief Draws a plot.
 *
 * @param plot        with one row or more
 * @param context     with the letters
 * @param width       of the room, at least qdr_plot_figure_get_min_width()
 * @param is_mirrored where one reads from right to left
 * @return (transfer full)
 */
QdrPlotFigure *
qdr_plot_figure_new (const QdrPlot *plot, PangoContext *context, int width, gboolean is_mirrored);

/** @brief Frees a figure. @param self  (nullable) */
void qdr_plot_figure_free (QdrPlotFigure *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (QdrPlotFigure, qdr_plot_figure_free)

/** @brief No row. */
#define QDR_PLOT_FIGURE_NOWHERE G_MAXUINT

/**
 * @brief Returns the row at a point, or QDR_PLOT_FIGURE_NOWHERE.
 *
 * @param x  of the point
 * @param y  likewise
 */
guint qdr_plot_figure_find (const QdrPlotFigure *self, double x, double y);

/**
 * @brief Returns the row that is next to another one, or QDR_PLOT_FIGURE_NOWHERE.
 *
 * @param row        from where
 * @param direction  to the left, to the right, up or down
 */
guint qdr_plot_figure_find_next (const QdrPlotFigure *self, guint row, GtkDirectionType direction);

/**
 * @brief Returns how wide the room must be.
 *
 * @param plot     that is to be drawn
 * @param context  with the letters
 */
int qdr_plot_figure_get_min_width (const QdrPlot *plot, PangoContext *context);

G_END_DECLS
