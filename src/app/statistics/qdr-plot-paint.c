/*
 * The colours of a plot, and how it is painted with them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-plot-paint.h"

#include <math.h>

/* Logical pixels. */
#define LINE_WIDTH 2
#define HOVER_RADIUS 6
#define RING 5

#define HOVER_OPACITY 0.08f

void
qdr_plot_palette_load (QdrPlotPalette *self, GtkWidget *widget)
{
  GtkStyleContext *context = gtk_widget_get_style_context (widget);
  const struct {
    const char *name;
    GdkRGBA *colour;
  } colours[] = {
    { "view_bg_color", &self->ground },
    { "plot_grid", &self->inks[QDR_PLOT_INK_GRID] },
    { "plot_first", &self->inks[QDR_PLOT_INK_FIRST] },
    { "plot_on_first", &self->inks[QDR_PLOT_INK_ON_FIRST] },
    { "plot_second", &self->inks[QDR_PLOT_INK_SECOND] },
    { "plot_third", &self->inks[QDR_PLOT_INK_THIRD] },
    { "plot_band", &self->inks[QDR_PLOT_INK_BAND] },
  };

  gtk_style_context_get_color (context, &self->inks[QDR_PLOT_INK_TEXT]);
  for (guint i = 0; i < G_N_ELEMENTS (colours); i++)
    if (!gtk_style_context_lookup_color (context, colours[i].name, colours[i].colour))
      gtk_style_context_get_color (context, colours[i].colour);
}

static void
trace_rect (cairo_t *cr, const graphene_rect_t *rect, float radius)
{
  const double x = (double) rect->origin.x;
  const double y = (double) rect->origin.y;
  const double right = x + (double) rect->size.width;
  const double bottom = y + (double) rect->size.height;
  const double r = (double) radius;

  cairo_new_sub_path (cr);
  cairo_arc (cr, right - r, y + r, r, -G_PI_2, 0);
  cairo_arc (cr, right - r, bottom - r, r, 0, G_PI_2);
  cairo_arc (cr, x + r, bottom - r, r, G_PI_2, G_PI);
  cairo_arc (cr, x + r, y + r, r, G_PI, 3 * G_PI_2);
  cairo_close_path (cr);
}

static void
trace_points (cairo_t *cr, const GArray *points)
{
  for (guint i = 0; i < points->len; i++) {
    const graphene_point_t *point = &g_array_index (points, graphene_point_t, i);

    cairo_line_to (cr, (double) point->x, (double) point->y);
  }
}

static void
show_text (cairo_t *cr, PangoLayout *layout, const QdrPlotShape *shape)
{
  int width;

  pango_layout_set_text (layout, shape->text, -1);
  pango_layout_get_pixel_size (layout, &width, NULL);
  cairo_move_to (cr, (double) roundf (shape->rect.origin.x - shape->align * (float) width),
                 (double) roundf (shape->rect.origin.y));
  pango_cairo_show_layout_line (cr, pango_layout_get_line_readonly (layout, 0));
}

void
qdr_plot_paint (const QdrPlotFigure *figure,
                const QdrPlotPalette *palette,
                PangoContext *context,
                cairo_t *cr)
{
  PangoLayout *layout = pango_layout_new (context);

  cairo_set_line_width (cr, LINE_WIDTH);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  for (guint i = 0; i < figure->shapes->len; i++) {
    const QdrPlotShape *shape = &g_array_index (figure->shapes, QdrPlotShape, i);
    GdkRGBA ink = palette->inks[shape->ink];

    ink.alpha *= shape->opacity;
    gdk_cairo_set_source_rgba (cr, &ink);
    cairo_new_path (cr);
    switch (shape->kind) {
    case QDR_PLOT_RECT:
      trace_rect (cr, &shape->rect, shape->radius);
      cairo_fill (cr);
      break;
    case QDR_PLOT_AREA:
      trace_points (cr, shape->points);
      cairo_fill (cr);
      break;
    case QDR_PLOT_PATH:
      trace_points (cr, shape->points);
      cairo_stroke (cr);
      break;
    case QDR_PLOT_TEXT:
      show_text (cr, layout, shape);
      break;
    default:
      g_assert_not_reached ();
    }
  }
  g_object_unref (layout);
}

/* Behind a row of bars, around a field, and on a line with the day marked. */
void
qdr_plot_snapshot_place (const QdrPlotFigure *figure,
                         guint row,
                         QdrPlotKind kind,
                         const GdkRGBA *ink,
                         GtkSnapshot *snapshot)
{
  const QdrPlotPlace *place = &g_array_index (figure->places, QdrPlotPlace, row);
  GdkRGBA text = *ink;
  GskRoundedRect frame;

  switch (kind) {
  case QDR_PLOT_LINE:
    gtk_snapshot_append_color (snapshot, &text,
                               &GRAPHENE_RECT_INIT (floorf (place->point.x), 0, 1, figure->height));
    gsk_rounded_rect_init_from_rect (&frame,
                                     &GRAPHENE_RECT_INIT (place->point.x - RING,
                                                          place->point.y - RING, 2 * RING,
                                                          2 * RING),
                                     RING);
    break;
  case QDR_PLOT_CROSS:
    gsk_rounded_rect_init_from_rect (&frame, &place->bounds, HOVER_RADIUS);
    break;
  case QDR_PLOT_BARS:
  default:
    text.alpha *= HOVER_OPACITY;
    gsk_rounded_rect_init_from_rect (&frame, &place->bounds, HOVER_RADIUS);
    gtk_snapshot_push_rounded_clip (snapshot, &frame);
    gtk_snapshot_append_color (snapshot, &text, &place->bounds);
    gtk_snapshot_pop (snapshot);
    return;
  }
  gtk_snapshot_append_border (snapshot, &frame, (float[]){ 2, 2, 2, 2 },
                              (GdkRGBA[]){ text, text, text, text });
}
