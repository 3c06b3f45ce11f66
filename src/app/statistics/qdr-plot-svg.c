/*
 * Export of a plot as SVG.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-plot-svg.h"

/* Around the plot and below its title; logical pixels. */
#define MARGIN 16

#define LINE_WIDTH 2

static const char *const classes[] = { "text",   "grid",  "first", "on-first",
                                       "second", "third", "band" };

G_STATIC_ASSERT (G_N_ELEMENTS (classes) == QDR_PLOT_N_INKS);

/* Numbers look the same in every locale. */
static void
add_number (GString *text, const char *name, float value)
{
  char buffer[G_ASCII_DTOSTR_BUF_SIZE];

  g_string_append_printf (text, " %s=\"%s\"", name,
                          g_ascii_formatd (buffer, sizeof buffer, "%.2f", (double) value));
}

static void
add_colour (GString *text, const char *selector, const char *property, const GdkRGBA *colour)
{
  char opacity[G_ASCII_DTOSTR_BUF_SIZE];

  g_string_append_printf (text, "%s { %s: #%02x%02x%02x; %s-opacity: %s }\n", selector, property,
                          (guint) (colour->red * 255 + 0.5f), (guint) (colour->green * 255 + 0.5f),
                          (guint) (colour->blue * 255 + 0.5f), property,
                          g_ascii_formatd (opacity, sizeof opacity, "%.2f",
                                           (double) colour->alpha));
}

static void
add_text (GString *text,
          const char *class,
          const char *words,
          const graphene_point_t *origin,
          float align,
          float opacity)
{
  static const char *const anchors[] = { "start", "middle", "end" };
  g_autofree char *escaped = g_markup_escape_text (words, -1);

  g_string_append_printf (text, "<text class=\"%s\" text-anchor=\"%s\" xml:space=\"preserve\"",
                          class, anchors[(int) (2 * align)]);
  add_number (text, "x", origin->x);
  add_number (text, "y", origin->y);
  if (opacity < 1)
    add_number (text, "opacity", opacity);
  g_string_append_printf (text, ">%s</text>\n", escaped);
}

static void
add_rect (GString *text,
          const char *class,
          const graphene_rect_t *rect,
          float radius,
          float opacity)
{
  g_string_append_printf (text, "<rect class=\"%s\"", class);
  add_number (text, "x", rect->origin.x);
  add_number (text, "y", rect->origin.y);
  add_number (text, "width", rect->size.width);
  add_number (text, "height", rect->size.height);
  if (radius > 0)
    add_number (text, "rx", radius);
  if (opacity < 1)
    add_number (text, "opacity", opacity);
  g_string_append (text, "/>\n");
}

static void
add_shape (GString *text, const QdrPlotShape *shape)
{
  char buffer[G_ASCII_DTOSTR_BUF_SIZE];

  switch (shape->kind) {
  case QDR_PLOT_RECT:
    add_rect (text, classes[shape->ink], &shape->rect, shape->radius, shape->opacity);
    break;
  case QDR_PLOT_TEXT:
    add_text (text, classes[shape->ink], shape->text, &shape->rect.origin, shape->align,
              shape->opacity);
    break;
  case QDR_PLOT_PATH:
  case QDR_PLOT_AREA:
    g_string_append_printf (text, "<%s class=\"%s\" points=\"",
                            shape->kind == QDR_PLOT_PATH ? "polyline" : "polygon",
                            classes[shape->ink]);
    for (guint i = 0; i < shape->points->len; i++) {
      const graphene_point_t *point = &g_array_index (shape->points, graphene_point_t, i);

      g_string_append_printf (text, "%s%s", i > 0 ? " " : "",
                              g_ascii_formatd (buffer, sizeof buffer, "%.2f", (double) point->x));
      g_string_append_printf (text, ",%s",
                              g_ascii_formatd (buffer, sizeof buffer, "%.2f", (double) point->y));
    }
    g_string_append (text, "\"/>\n");
    break;
  default:
    g_return_if_reached ();
  }
}

char *
qdr_plot_svg_write (const QdrPlotFigure *figure,
                    const char *title,
                    const QdrPlotPalette *palette,
                    const PangoFontDescription *font)
{
  GString *text = g_string_new ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                                "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\"");
  g_autofree char *escaped = NULL;
  g_autofree char *family = NULL;
  double size;
  char buffer[G_ASCII_DTOSTR_BUF_SIZE];
  float width, height;

  g_return_val_if_fail (figure != NULL && title != NULL, NULL);
  g_return_val_if_fail (palette != NULL && font != NULL, NULL);

  escaped = g_markup_escape_text (title, -1);
  family = g_markup_escape_text (pango_font_description_get_family (font), -1);
  size = (double) pango_font_description_get_size (font) / PANGO_SCALE *
         (pango_font_description_get_size_is_absolute (font) ? 1 : 96.0 / 72);
  width = figure->width + 2 * MARGIN;
  height = figure->height + 4 * MARGIN;
  add_number (text, "width", width);
  add_number (text, "height", height);
  /* With a view box, a page can show the picture in another size. */
  g_string_append_printf (text, " viewBox=\"0 0 %s",
                          g_ascii_formatd (buffer, sizeof buffer, "%.2f", (double) width));
  g_string_append_printf (text, " %s\"",
                          g_ascii_formatd (buffer, sizeof buffer, "%.2f", (double) height));
  g_string_append_printf (text, ">\n<title>%s</title>\n", escaped);

  g_string_append_printf (text, "<style>\ntext { font: %spx '%s', sans-serif }\n",
                          g_ascii_formatd (buffer, sizeof buffer, "%.2f", size), family);
  g_string_append (text, ".title { font-weight: bold }\n");
  add_colour (text, ".ground", "fill", &palette->ground);
  for (guint i = 0; i < QDR_PLOT_N_INKS; i++) {
    g_autofree char *selector = g_strconcat (".", classes[i], NULL);

    add_colour (text, selector, "fill", &palette->inks[i]);
  }
  add_colour (text, "polyline", "stroke", &palette->inks[QDR_PLOT_INK_FIRST]);
  g_string_append_printf (text,
                          "polyline.first { fill: none; stroke-width: %d; stroke-linejoin: "
                          "round; stroke-linecap: round }\n</style>\n",
                          LINE_WIDTH);

  add_rect (text, "ground", &GRAPHENE_RECT_INIT (0, 0, width, height), 0, 1);
  add_text (text, "text title", title, &GRAPHENE_POINT_INIT (MARGIN, 1.75f * MARGIN), 0, 1);
  g_string_append_printf (text, "<g transform=\"translate(%d,%d)\">\n", MARGIN, 3 * MARGIN);
  for (guint i = 0; i < figure->shapes->len; i++)
    add_shape (text, &g_array_index (figure->shapes, QdrPlotShape, i));
  g_string_append (text, "</g>\n</svg>\n");
  return g_string_free (text, FALSE);
}
