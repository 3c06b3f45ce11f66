/*
 * A plot as shapes in a room, for whoever draws them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>

#include "qdr-plot-figure-private.h"

/* Logical pixels. */
#define MIN_WIDTH 200

/* --- From right to left ----------------------------------------------------------------------- */

static void
mirror_rect (graphene_rect_t *rect, float width)
{
  rect->origin.x = width - rect->origin.x - rect->size.width;
}

static void
mirror (QdrPlotFigure *self)
{
  for (guint i = 0; i < self->shapes->len; i++) {
    QdrPlotShape *shape = &g_array_index (self->shapes, QdrPlotShape, i);

    mirror_rect (&shape->rect, self->width);
    shape->align = 1 - shape->align;
    for (guint j = 0; shape->points != NULL && j < shape->points->len; j++) {
      graphene_point_t *point = &g_array_index (shape->points, graphene_point_t, j);

      point->x = self->width - point->x;
    }
  }
  for (guint i = 0; i < self->places->len; i++) {
    QdrPlotPlace *place = &g_array_index (self->places, QdrPlotPlace, i);

    mirror_rect (&place->bounds, self->width);
    place->point.x = self->width - place->point.x;
  }
}

/* --- The figure ------------------------------------------------------------------------------- */

static void
clear_shape (gpointer data)
{
  QdrPlotShape *shape = data;

  g_clear_pointer (&shape->points, g_array_unref);
  g_free (shape->text);
}

static QdrPlotPen
make_pen (const QdrPlot *plot, PangoContext *context, QdrPlotFigure *figure)
{
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  const QdrPlotPen pen = {
    .plot = plot,
    .figure = figure,
    .layout = pango_layout_new (context),
    .line_height = (float) PANGO_PIXELS_CEIL (pango_font_metrics_get_height (metrics)),
    .ascent = (float) PANGO_PIXELS (pango_font_metrics_get_ascent (metrics)),
  };

  pango_font_metrics_unref (metrics);
  return pen;
}

QdrPlotFigure *
qdr_plot_figure_new (const QdrPlot *plot, PangoContext *context, int width, gboolean is_mirrored)
{
  static void (*const draw[]) (QdrPlotPen *) = {
    qdr_line_figure_draw,
    qdr_bar_figure_draw,
    qdr_cross_figure_draw,
  };
  QdrPlotFigure *self;
  QdrPlotPen pen;

  g_return_val_if_fail (plot != NULL && qdr_plot_get_n_rows (plot) > 0, NULL);
  g_return_val_if_fail (PANGO_IS_CONTEXT (context), NULL);

  self = g_new0 (QdrPlotFigure, 1);
  self->width = (float) width;
  self->shapes = g_array_new (FALSE, FALSE, sizeof (QdrPlotShape));
  g_array_set_clear_func (self->shapes, clear_shape);
  self->places = g_array_new (FALSE, FALSE, sizeof (QdrPlotPlace));
  pen = make_pen (plot, context, self);
  draw[qdr_plot_get_kind (plot)](&pen);
  if (is_mirrored)
    mirror (self);
  g_object_unref (pen.layout);
  return self;
}

void
qdr_plot_figure_free (QdrPlotFigure *self)
{
  if (self == NULL)
    return;

  g_array_unref (self->shapes);
  g_array_unref (self->places);
  g_free (self);
}

/* --- Places ----------------------------------------------------------------------------------- */

static const QdrPlotPlace *
get_place (const QdrPlotFigure *self, guint row)
{
  return &g_array_index (self->places, QdrPlotPlace, row);
}

guint
qdr_plot_figure_find (const QdrPlotFigure *self, double x, double y)
{
  const graphene_point_t point = GRAPHENE_POINT_INIT ((float) x, (float) y);

  g_return_val_if_fail (self != NULL, QDR_PLOT_FIGURE_NOWHERE);

  for (guint i = 0; i < self->places->len; i++)
    if (graphene_rect_contains_point (&get_place (self, i)->bounds, &point))
      return i;
  return QDR_PLOT_FIGURE_NOWHERE;
}

/* How far @to is from @from in a direction; 0 or less where it is not there. */
static float
measure_way (const QdrPlotPlace *from, const QdrPlotPlace *to, GtkDirectionType direction)
{
  const gboolean is_across = direction == GTK_DIR_LEFT || direction == GTK_DIR_RIGHT;
  const gboolean is_back = direction == GTK_DIR_LEFT || direction == GTK_DIR_UP;
  graphene_point_t one, other;
  float along, beside;

  graphene_rect_get_center (&from->bounds, &one);
  graphene_rect_get_center (&to->bounds, &other);
  along = is_across ? other.x - one.x : other.y - one.y;
  beside = is_across ? other.y - one.y : other.x - one.x;
  if (fabsf (beside) > 1)
    return 0;
  return is_back ? -along : along;
}

guint
qdr_plot_figure_find_next (const QdrPlotFigure *self, guint row, GtkDirectionType direction)
{
  guint nearest = QDR_PLOT_FIGURE_NOWHERE;
  float shortest = INFINITY;

  g_return_val_if_fail (self != NULL && row < self->places->len, QDR_PLOT_FIGURE_NOWHERE);

  for (guint i = 0; i < self->places->len; i++) {
    const float way = measure_way (get_place (self, row), get_place (self, i), direction);

    if (way > 0 && way < shortest) {
      shortest = way;
      nearest = i;
    }
  }
  return nearest;
}

/* --- Size ------------------------------------------------------------------------------------- */

int
qdr_plot_figure_get_min_width (const QdrPlot *plot, PangoContext *context)
{
  QdrPlotPen pen;
  int width;

  g_return_val_if_fail (plot != NULL, 0);
  g_return_val_if_fail (PANGO_IS_CONTEXT (context), 0);

  if (qdr_plot_get_kind (plot) != QDR_PLOT_CROSS)
    return MIN_WIDTH;

  pen = make_pen (plot, context, NULL);
  width = (int) qdr_cross_figure_measure (&pen);
  g_object_unref (pen.layout);
  return width;
}
