/*
 * A line over days, with a band around it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n.h>
#include <math.h>

#include "qdr-plot-figure-private.h"
#include "qdr-plot-scale.h"

/* Logical pixels. */
#define MIN_HEIGHT 150
#define MAX_HEIGHT 240
#define GAP 8
#define DOT 6

/* Of the width. */
#define HEIGHT_PART 0.5f

#define DIM 0.75f
#define N_STEPS 4

/* Where there are more of them the dots would lie over one another. */
#define MAX_DOTS 40

typedef struct {
  QdrPlotPen *pen;
  QdrPlotScale scale;
  graphene_rect_t field; /* in which the line is */
  guint32 first;
  guint32 last;
} Chart;

static float
x_of_day (const Chart *self, guint32 day)
{
  if (self->first == self->last)
    return self->field.origin.x + self->field.size.width / 2;
  return self->field.origin.x +
         self->field.size.width * (float) (day - self->first) / (float) (self->last - self->first);
}

static float
y_of_value (const Chart *self, double value)
{
  const double part =
      CLAMP ((value - self->scale.low) / (self->scale.high - self->scale.low), 0, 1);

  return self->field.origin.y + self->field.size.height * (1 - (float) part);
}

static gboolean
has_band (const QdrPlot *plot)
{
  return qdr_plot_get_n_columns (plot) >= 3;
}

/* Of the line, and of the band as it is in the end: that of the first days may be wider than all
 * that there is to see. */
static QdrPlotScale
make_scale (const QdrPlot *plot)
{
  const guint n = qdr_plot_get_n_rows (plot);
  const double least = qdr_plot_get_column (plot, 0)->number == QDR_PLOT_WHOLE ? 1 : 0.1;
  double low = G_MAXDOUBLE;
  double high = -G_MAXDOUBLE;

  for (guint i = 0; i < n; i++) {
    low = fmin (low, qdr_plot_get_row (plot, i)->values[0]);
    high = fmax (high, qdr_plot_get_row (plot, i)->values[0]);
  }
  if (has_band (plot)) {
    low = fmin (low, qdr_plot_get_row (plot, n - 1)->values[1]);
    high = fmax (high, qdr_plot_get_row (plot, n - 1)->values[2]);
  }
  return qdr_plot_scale_make (low, high, least, N_STEPS);
}

static guint
count_steps (const QdrPlotScale *scale)
{
  return (guint) lround ((scale->high - scale->low) / scale->step);
}

static char *
write_mark (const Chart *self, guint step)
{
  const QdrPlotNumber number = qdr_plot_get_column (self->pen->plot, 0)->number;
  const gboolean is_whole = number == QDR_PLOT_TENTHS && fmod (self->scale.step, 1) == 0;

  return qdr_plot_format (self->scale.low + step * self->scale.step,
                          is_whole ? QDR_PLOT_WHOLE : number);
}

/* The field, right of the numbers. */
static void
find_field (Chart *self)
{
  const float height = CLAMP (self->pen->figure->width * HEIGHT_PART, MIN_HEIGHT, MAX_HEIGHT);
  const float half = self->pen->line_height / 2;
  float widest = 0;

  for (guint i = 0; i <= count_steps (&self->scale); i++) {
    g_autofree char *mark = write_mark (self, i);

    widest = MAX (widest, qdr_plot_pen_measure (self->pen, mark));
  }
  self->field =
      GRAPHENE_RECT_INIT (widest + GAP, half, self->pen->figure->width - widest - 2 * GAP, height);
  self->pen->figure->height = half + height + GAP + self->pen->line_height;
}

static void
draw_numbers (const Chart *self)
{
  for (guint i = 0; i <= count_steps (&self->scale); i++) {
    const float y = roundf (y_of_value (self, self->scale.low + i * self->scale.step));
    g_autofree char *mark = write_mark (self, i);

    qdr_plot_pen_add_rect (self->pen, QDR_PLOT_INK_GRID, 1,
                           &GRAPHENE_RECT_INIT (self->field.origin.x, y, self->field.size.width, 1),
                           0);
    qdr_plot_pen_add_text (self->pen, QDR_PLOT_INK_TEXT, DIM, mark, self->field.origin.x - GAP, y,
                           1);
  }
}

/* --- Days ------------------------------------------------------------------------------------- */

static char *
write_day (guint32 day, QdrPlotPeriod period)
{
  if (period == QDR_PLOT_YEARS)
    return qdr_plot_write_day (day, "%Y");
  /* Translators: below a plot, in the way of g_date_time_format(): a month, “Nov 2026”, and a day,
   * “23 Nov”. */
  return qdr_plot_write_day (day, period == QDR_PLOT_MONTHS ? C_ ("plot", "%b %Y")
                                                            : C_ ("plot", "%-d %b"));
}

static void
draw_days (const Chart *self)
{
  g_autofree char *longest = write_day (self->last, QDR_PLOT_MONTHS);
  const float room = qdr_plot_pen_measure (self->pen, longest) + 2 * GAP;
  QdrPlotPeriod period;
  g_autoptr (GArray) days =
      qdr_plot_scale_find_days (self->first, self->last,
                                MAX ((guint) (self->field.size.width / room), 1), &period);
  const float y = self->pen->figure->height - self->pen->line_height / 2;

  for (guint i = 0; i < days->len; i++) {
    const guint32 day = g_array_index (days, guint32, i);
    g_autofree char *words = write_day (day, period);
    const float half = qdr_plot_pen_measure (self->pen, words) / 2;
    const float x = x_of_day (self, day);

    /* All of it is seen. */
    qdr_plot_pen_add_text (self->pen, QDR_PLOT_INK_TEXT, DIM, words,
                           CLAMP (x, half, self->pen->figure->width - half), y, 0.5f);
  }
}

/* --- The line --------------------------------------------------------------------------------- */

static void
append_point (const Chart *self, GArray *points, guint row, guint column)
{
  const QdrPlotRow *at = qdr_plot_get_row (self->pen->plot, row);
  const graphene_point_t point =
      GRAPHENE_POINT_INIT (x_of_day (self, at->day), y_of_value (self, at->values[column]));

  g_array_append_val (points, point);
}

/* There along the lower bound, and back along the upper one. */
static void
draw_band (const Chart *self)
{
  GArray *points = g_array_new (FALSE, FALSE, sizeof (graphene_point_t));
  const guint n = qdr_plot_get_n_rows (self->pen->plot);

  for (guint i = 0; i < n; i++)
    append_point (self, points, i, 1);
  for (guint i = n; i-- > 0;)
    append_point (self, points, i, 2);
  qdr_plot_pen_add_points (self->pen, QDR_PLOT_AREA, QDR_PLOT_INK_BAND, points);
}

static void
draw_dot (const Chart *self, const graphene_point_t *point)
{
  qdr_plot_pen_add_rect (self->pen, QDR_PLOT_INK_FIRST, 1,
                         &GRAPHENE_RECT_INIT (point->x - DOT / 2, point->y - DOT / 2, DOT, DOT),
                         DOT / 2);
}

static void
draw_line (const Chart *self)
{
  GArray *points = g_array_new (FALSE, FALSE, sizeof (graphene_point_t));
  const guint n = qdr_plot_get_n_rows (self->pen->plot);

  for (guint i = 0; i < n; i++)
    append_point (self, points, i, 0);
  qdr_plot_pen_add_points (self->pen, QDR_PLOT_PATH, QDR_PLOT_INK_FIRST, points);
  for (guint i = 0; i < n && n <= MAX_DOTS; i++)
    draw_dot (self, &g_array_index (points, graphene_point_t, i));
}

/* Each day from the middle between it and the one before to the middle behind it. */
static void
add_places (const Chart *self)
{
  const guint n = qdr_plot_get_n_rows (self->pen->plot);
  float left = 0;

  for (guint i = 0; i < n; i++) {
    const QdrPlotRow *row = qdr_plot_get_row (self->pen->plot, i);
    const float x = x_of_day (self, row->day);
    const float right =
        i + 1 < n ? (x + x_of_day (self, qdr_plot_get_row (self->pen->plot, i + 1)->day)) / 2
                  : self->pen->figure->width;

    qdr_plot_pen_add_place (self->pen,
                            &GRAPHENE_RECT_INIT (left, 0, right - left, self->pen->figure->height),
                            &GRAPHENE_POINT_INIT (x, y_of_value (self, row->values[0])));
    left = right;
  }
}

void
qdr_line_figure_draw (QdrPlotPen *self)
{
  const guint n = qdr_plot_get_n_rows (self->plot);
  Chart chart = {
    .pen = self,
    .scale = make_scale (self->plot),
    .first = qdr_plot_get_row (self->plot, 0)->day,
    .last = qdr_plot_get_row (self->plot, n - 1)->day,
  };

  find_field (&chart);
  draw_numbers (&chart);
  draw_days (&chart);
  if (has_band (self->plot))
    draw_band (&chart);
  draw_line (&chart);
  add_places (&chart);
}
