/*
 * A bar for each row, in parts.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>

#include "qdr-plot-figure-private.h"

/* Logical pixels. */
#define GAP 8
#define PART_GAP 2
#define RADIUS 4
#define PADDING 3
#define ROW_GAP 8

/* A label stands before the bar if it takes no more of the width, and otherwise above. */
#define LABEL_PART 0.32f

static const QdrPlotInk inks[] = { QDR_PLOT_INK_FIRST, QDR_PLOT_INK_SECOND, QDR_PLOT_INK_THIRD };
static const QdrPlotInk inks_on[] = { QDR_PLOT_INK_ON_FIRST, QDR_PLOT_INK_TEXT, QDR_PLOT_INK_TEXT };

typedef struct {
  QdrPlotPen *pen;
  gboolean is_beside; /* the labels before the bars */
  float label_width;
  float bar_left;
  float bar_width;
  float bar_height;
  double longest; /* what a whole bar stands for; 0 where each is whole by itself */
} Chart;

static gboolean
has_parts (const QdrPlot *plot)
{
  return qdr_plot_get_n_columns (plot) > 1;
}

/* (transfer full): behind the bar. */
static char *
write_note (const QdrPlot *plot, const QdrPlotRow *row)
{
  if (row->note != NULL)
    return g_strdup (row->note);
  if (has_parts (plot))
    return g_strdup ("");
  return qdr_plot_format (row->values[0], qdr_plot_get_column (plot, 0)->number);
}

static void
find_columns (Chart *self)
{
  const QdrPlot *plot = self->pen->plot;
  const float width = self->pen->figure->width;
  float notes = 0;

  for (guint i = 0; i < qdr_plot_get_n_rows (plot); i++) {
    const QdrPlotRow *row = qdr_plot_get_row (plot, i);
    g_autofree char *note = write_note (plot, row);

    self->label_width = MAX (self->label_width, qdr_plot_pen_measure (self->pen, row->label));
    notes = MAX (notes, qdr_plot_pen_measure (self->pen, note));
    if (!has_parts (plot))
      self->longest = fmax (self->longest, row->values[0]);
  }
  self->is_beside = self->label_width <= LABEL_PART * width;
  self->bar_left = self->is_beside ? self->label_width + GAP : 0;
  self->bar_width = width - self->bar_left - (notes > 0 ? notes + GAP : 0);
  self->bar_height = self->pen->line_height + 2 * PADDING;
}

/* What the parts are, above them all; in more lines where one is too narrow. Returns its height. */
static float
draw_legend (const Chart *self)
{
  const float line_height = self->pen->line_height;
  const float size = roundf (line_height / 2);
  float x = 0;
  float y = line_height / 2;

  for (guint i = 0; i < qdr_plot_get_n_columns (self->pen->plot); i++) {
    const char *name = qdr_plot_get_column (self->pen->plot, i)->name;
    const float width = size + GAP / 2 + qdr_plot_pen_measure (self->pen, name);

    if (x > 0 && x + width > self->pen->figure->width) {
      x = 0;
      y += line_height;
    }
    qdr_plot_pen_add_rect (self->pen, inks[i], 1, &GRAPHENE_RECT_INIT (x, y - size / 2, size, size),
                           2);
    qdr_plot_pen_add_text (self->pen, QDR_PLOT_INK_TEXT, 1, name, x + size + GAP / 2, y, 0);
    x += width + 2 * GAP;
  }
  return y + line_height / 2 + ROW_GAP;
}

/* A part and, if there is room in it, its number. */
static void
draw_part (const Chart *self, guint column, double value, float x, float y, float width)
{
  const graphene_rect_t rect = GRAPHENE_RECT_INIT (x, y, width, self->bar_height);
  g_autofree char *number =
      qdr_plot_format (value, qdr_plot_get_column (self->pen->plot, column)->number);

  qdr_plot_pen_add_rect (self->pen, inks[column], 1, &rect, MIN (RADIUS, width / 2));
  if (has_parts (self->pen->plot) && qdr_plot_pen_measure (self->pen, number) + PADDING <= width)
    qdr_plot_pen_add_text (self->pen, inks_on[column], 1, number, x + width / 2,
                           y + self->bar_height / 2, 0.5f);
}

static void
draw_bar (const Chart *self, const QdrPlotRow *row, float y)
{
  const guint n = qdr_plot_get_n_columns (self->pen->plot);
  float room = self->bar_width + PART_GAP;
  double whole = self->longest;
  float x = self->bar_left;

  for (guint i = 0; i < n && has_parts (self->pen->plot); i++) {
    whole += row->values[i];
    room -= row->values[i] > 0 ? PART_GAP : 0;
  }
  if (!has_parts (self->pen->plot))
    room -= PART_GAP;
  for (guint i = 0; i < n; i++) {
    const float width = whole > 0 ? (float) (row->values[i] / whole) * room : 0;

    if (row->values[i] > 0) {
      draw_part (self, i, row->values[i], x, y, MAX (width, 1));
      x += width + PART_GAP;
    }
  }
}

static void
draw_row (Chart *self, const QdrPlotRow *row)
{
  QdrPlotPen *pen = self->pen;
  const float top = pen->figure->height;
  const float bar = self->is_beside ? top : top + pen->line_height + PADDING;
  const float bottom = bar + self->bar_height;
  const float middle = (bar + bottom) / 2;
  g_autofree char *label = qdr_plot_pen_shorten (pen, row->label, pen->figure->width);
  g_autofree char *note = write_note (pen->plot, row);

  qdr_plot_pen_add_text (pen, QDR_PLOT_INK_TEXT, 1, label, 0,
                         self->is_beside ? middle : top + pen->line_height / 2, 0);
  draw_bar (self, row, bar);
  qdr_plot_pen_add_text (pen, QDR_PLOT_INK_TEXT, 1, note, pen->figure->width, middle, 1);
  qdr_plot_pen_add_place (pen,
                          &GRAPHENE_RECT_INIT (0, top - ROW_GAP / 2, pen->figure->width,
                                               bottom - top + ROW_GAP),
                          &GRAPHENE_POINT_INIT (self->bar_left, middle));
  pen->figure->height = bottom + ROW_GAP;
}

void
qdr_bar_figure_draw (QdrPlotPen *self)
{
  Chart chart = { .pen = self };

  g_return_if_fail (qdr_plot_get_n_columns (self->plot) <= G_N_ELEMENTS (inks));

  find_columns (&chart);
  self->figure->height = has_parts (self->plot) ? draw_legend (&chart) : ROW_GAP / 2;
  for (guint i = 0; i < qdr_plot_get_n_rows (self->plot); i++)
    draw_row (&chart, qdr_plot_get_row (self->plot, i));
  self->figure->height -= ROW_GAP / 2;
}
