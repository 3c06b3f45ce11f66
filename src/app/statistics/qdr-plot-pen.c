/*
 * Adds shapes to a figure.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-plot-pen-private.h"

float
qdr_plot_pen_measure (QdrPlotPen *self, const char *text)
{
  int width;

  pango_layout_set_text (self->layout, text, -1);
  pango_layout_get_pixel_size (self->layout, &width, NULL);
  return (float) width;
}

char *
qdr_plot_pen_shorten (QdrPlotPen *self, const char *text, float width)
{
  char *shortened = g_strdup (text);

  for (glong n = g_utf8_strlen (text, -1); n > 0 && qdr_plot_pen_measure (self, shortened) > width;
       n--) {
    g_autofree char *start = g_utf8_substring (text, 0, n - 1);

    g_free (shortened);
    shortened = g_strconcat (start, "…", NULL);
  }
  return shortened;
}

void
qdr_plot_pen_add_rect (QdrPlotPen *self,
                       QdrPlotInk ink,
                       float opacity,
                       const graphene_rect_t *rect,
                       float radius)
{
  const QdrPlotShape shape = {
    .kind = QDR_PLOT_RECT, .ink = ink, .opacity = opacity, .rect = *rect, .radius = radius
  };

  g_array_append_val (self->figure->shapes, shape);
}

void
qdr_plot_pen_add_text (QdrPlotPen *self,
                       QdrPlotInk ink,
                       float opacity,
                       const char *text,
                       float x,
                       float y,
                       float align)
{
  const QdrPlotShape shape = {
    .kind = QDR_PLOT_TEXT,
    .ink = ink,
    .opacity = opacity,
    .rect = GRAPHENE_RECT_INIT (x, y - self->line_height / 2 + self->ascent, 0, 0),
    .text = g_strdup (text),
    .align = align,
  };

  g_array_append_val (self->figure->shapes, shape);
}

void
qdr_plot_pen_add_points (QdrPlotPen *self, QdrPlotShapeKind kind, QdrPlotInk ink, GArray *points)
{
  const QdrPlotShape shape = { .kind = kind, .ink = ink, .opacity = 1, .points = points };

  g_array_append_val (self->figure->shapes, shape);
}

void
qdr_plot_pen_add_place (QdrPlotPen *self,
                        const graphene_rect_t *bounds,
                        const graphene_point_t *point)
{
  const QdrPlotPlace place = { *bounds, *point };

  g_array_append_val (self->figure->places, place);
}
