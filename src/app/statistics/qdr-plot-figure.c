/*
 * The layout of a plot as a figure. A figure consists of shapes for a given width, which are then
 * painted or exported.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-plot-figure.h"

#include <glib/gi18n.h>
#include <math.h>

#include "qdr-display-name.h"

/* The minimum width of a figure, the space between texts and shapes, and the radius of the corners
 * of rectangles; logical pixels. */
#define MIN_WIDTH 200
#define GAP 8
#define RADIUS 4

/* A figure that is being laid out. */
typedef struct {
  const QdrPlot *plot;
  QdrPlotFigure *figure;
  PangoLayout *layout; /* measures texts */
  float line_height;
  float ascent;
} Pen;

/* Shapes */

static Pen
make_pen (const QdrPlot *plot, PangoContext *context, QdrPlotFigure *figure)
{
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  const Pen pen = {
    .plot = plot,
    .figure = figure,
    .layout = pango_layout_new (context),
    .line_height = (float) PANGO_PIXELS_CEIL (pango_font_metrics_get_height (metrics)),
    .ascent = (float) PANGO_PIXELS (pango_font_metrics_get_ascent (metrics)),
  };

  pango_font_metrics_unref (metrics);
  return pen;
}

static float
measure_text (Pen *self, const char *text)
{
  int width;

  pango_layout_set_text (self->layout, text, -1);
  pango_layout_get_pixel_size (self->layout, &width, NULL);
  return (float) width;
}

/* Returns the text (transfer full), shortened with an ellipsis if it is wider than @width. */
static char *
shorten_text (Pen *self, const char *text, float width)
{
  char *shortened = g_strdup (text);

  for (glong n = g_utf8_strlen (text, -1); n > 0 && measure_text (self, shortened) > width; n--) {
    g_autofree char *start = g_utf8_substring (text, 0, n - 1);

    g_free (shortened);
    shortened = g_strconcat (start, "…", NULL);
  }
  return shortened;
}

static void
add_rect (Pen *self, QdrPlotInk ink, float opacity, const graphene_rect_t *rect, float radius)
{
  const QdrPlotShape shape = {
    .kind = QDR_PLOT_RECT, .ink = ink, .opacity = opacity, .rect = *rect, .radius = radius
  };

  g_array_append_val (self->figure->shapes, shape);
}

/* Adds a text whose vertical middle is at @y. @align is the part of its width that lies before @x:
 * 0, 0.5 or 1. */
static void
add_text (Pen *self, QdrPlotInk ink, float opacity, const char *text, float x, float y, float align)
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

/* Adds a path or an area. @points is (transfer full). */
static void
add_points (Pen *self, QdrPlotShapeKind kind, QdrPlotInk ink, GArray *points)
{
  const QdrPlotShape shape = { .kind = kind, .ink = ink, .opacity = 1, .points = points };

  g_array_append_val (self->figure->shapes, shape);
}

/* Adds the place of the next row of the plot. */
static void
add_place (Pen *self, const graphene_rect_t *bounds, const graphene_point_t *point)
{
  const QdrPlotPlace place = { *bounds, *point };

  g_array_append_val (self->figure->places, place);
}

/* Axes */

QdrPlotScale
qdr_plot_scale_make (double low, double high, double min_step, guint n_steps)
{
  static const double round_steps[] = { 1, 2, 2.5, 5, 10 };
  const double rough = MAX ((high - low) / n_steps, min_step);
  const double power = pow (10, floor (log10 (rough)));
  QdrPlotScale scale = { .step = 10 * power };

  for (guint i = G_N_ELEMENTS (round_steps); i-- > 0;)
    if (round_steps[i] * power >= rough * (1 - 1e-9) &&
        fmod (round_steps[i] * power, min_step) < 1e-9)
      scale.step = round_steps[i] * power;
  scale.low = floor (low / scale.step + 1e-9) * scale.step;
  scale.high = MAX (ceil (high / scale.step - 1e-9) * scale.step, scale.low + scale.step);
  return scale;
}

static GArray *
list_every_nth_day (guint32 first, guint32 last, guint n)
{
  GArray *days = g_array_new (FALSE, FALSE, sizeof (guint32));

  for (guint32 day = first; day <= last; day += n)
    g_array_append_val (days, day);
  return days;
}

GArray *
qdr_plot_choose_day_marks (guint32 first, guint32 last, guint n_most, QdrPlotPeriod *period)
{
  static const guint day_steps[] = { 1, 2, 3, 7, 14 };
  static const guint month_steps[] = { 1, 2, 3, 6, 12, 24, 60, 120, 240, 600, 1200 };

  g_return_val_if_fail (first > 0 && first <= last, NULL);
  g_return_val_if_fail (n_most > 0, NULL);

  *period = QDR_PLOT_DAYS;
  for (guint i = 0; i < G_N_ELEMENTS (day_steps); i++)
    if ((last - first) / day_steps[i] < n_most)
      return list_every_nth_day (first, last, day_steps[i]);

  for (guint i = 0; i < G_N_ELEMENTS (month_steps); i++) {
    const guint n = month_steps[i];
    const guint group = MIN (n, 12);
    g_autoptr (GArray) days = g_array_new (FALSE, FALSE, sizeof (guint32));
    GDate date;

    /* Rounds @first down to a multiple of @n months, such as 1 April for 3 months, or 1 January
     * 2020 for 120 months. */
    g_date_clear (&date, 1);
    g_date_set_julian (&date, first);
    g_date_set_day (&date, 1);
    g_date_set_month (&date,
                      (GDateMonth) (((guint) g_date_get_month (&date) - 1) / group * group + 1));
    if (n > 12)
      g_date_set_year (&date, (GDateYear) (g_date_get_year (&date) / (n / 12) * (n / 12)));
    for (; g_date_get_julian (&date) <= last; g_date_add_months (&date, n)) {
      const guint32 day = g_date_get_julian (&date);

      if (day >= first)
        g_array_append_val (days, day);
    }
    *period = n < 12 ? QDR_PLOT_MONTHS : QDR_PLOT_YEARS;
    if (days->len <= n_most)
      return g_steal_pointer (&days);
  }
  return list_every_nth_day (first, last, last - first + 1);
}

/* Line charts: the minimum and the maximum height of the area inside the axes, and the size of a
 * dot; logical pixels. */
#define MIN_LINE_HEIGHT 150
#define MAX_LINE_HEIGHT 240
#define DOT 6

/* The height of the area inside the axes, as a part of the width of the figure. */
#define LINE_HEIGHT_PART 0.5f

#define AXIS_TEXT_OPACITY 0.75f
#define N_STEPS 4

/* The maximum number of days for which a line has dots. More dots would overlap. */
#define MAX_DOTS 40

typedef struct {
  Pen *pen;
  QdrPlotScale scale;
  graphene_rect_t field; /* the area inside the axes */
  guint32 first;
  guint32 last;
} LineChart;

static float
x_of_day (const LineChart *self, guint32 day)
{
  if (self->first == self->last)
    return self->field.origin.x + self->field.size.width / 2;
  return self->field.origin.x +
         self->field.size.width * (float) (day - self->first) / (float) (self->last - self->first);
}

static float
y_of_value (const LineChart *self, double value)
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

static guint
count_steps (const QdrPlotScale *scale)
{
  return (guint) lround ((scale->high - scale->low) / scale->step);
}

static char *
format_mark (const LineChart *self, guint step)
{
  const QdrPlotNumberFormat number = qdr_plot_get_column (self->pen->plot, 0)->format;
  const gboolean is_whole = number == QDR_PLOT_TENTHS && fmod (self->scale.step, 1) == 0;

  return qdr_plot_format_number (self->scale.low + step * self->scale.step,
                                 is_whole ? QDR_PLOT_WHOLE : number);
}

static void
lay_out_line_chart (LineChart *self)
{
  const QdrPlot *plot = self->pen->plot;
  const guint n = qdr_plot_get_n_rows (plot);
  const double least = qdr_plot_get_column (plot, 0)->format == QDR_PLOT_WHOLE ? 1 : 0.1;
  const float height =
      CLAMP (self->pen->figure->width * LINE_HEIGHT_PART, MIN_LINE_HEIGHT, MAX_LINE_HEIGHT);
  const float half = self->pen->line_height / 2;
  double low = G_MAXDOUBLE;
  double high = -G_MAXDOUBLE;
  float widest = 0;

  for (guint i = 0; i < n; i++) {
    low = fmin (low, qdr_plot_get_row (plot, i)->values[0]);
    high = fmax (high, qdr_plot_get_row (plot, i)->values[0]);
  }
  /* The scale includes the band of the last day only. In the first days the band is so wide that a
   * scale for it would make the line flat. */
  if (has_band (plot)) {
    low = fmin (low, qdr_plot_get_row (plot, n - 1)->values[1]);
    high = fmax (high, qdr_plot_get_row (plot, n - 1)->values[2]);
  }
  self->scale = qdr_plot_scale_make (low, high, least, N_STEPS);

  for (guint i = 0; i <= count_steps (&self->scale); i++) {
    g_autofree char *mark = format_mark (self, i);

    widest = MAX (widest, measure_text (self->pen, mark));
  }
  self->field =
      GRAPHENE_RECT_INIT (widest + GAP, half, self->pen->figure->width - widest - 2 * GAP, height);
  self->pen->figure->height = half + height + GAP + self->pen->line_height;
}

static char *
format_day (guint32 day, QdrPlotPeriod period)
{
  if (period == QDR_PLOT_YEARS)
    return qdr_display_name_of_day (day, "%Y");
  /* Translators: formats for g_date_time_format() for the dates below a plot: the first one is for
   * a month, “Nov 2026”, the second one for a day, “23 Nov”. */
  return qdr_display_name_of_day (day, period == QDR_PLOT_MONTHS ? C_ ("plot", "%b %Y")
                                                                 : C_ ("plot", "%-d %b"));
}

static void
draw_axes (const LineChart *self)
{
  g_autofree char *longest = format_day (self->last, QDR_PLOT_MONTHS);
  const float room = measure_text (self->pen, longest) + 2 * GAP;
  const float bottom = self->pen->figure->height - self->pen->line_height / 2;
  QdrPlotPeriod period;
  g_autoptr (GArray) days =
      qdr_plot_choose_day_marks (self->first, self->last,
                                 MAX ((guint) (self->field.size.width / room), 1), &period);

  for (guint i = 0; i <= count_steps (&self->scale); i++) {
    const float y = roundf (y_of_value (self, self->scale.low + i * self->scale.step));
    g_autofree char *mark = format_mark (self, i);

    add_rect (self->pen, QDR_PLOT_INK_GRID, 1,
              &GRAPHENE_RECT_INIT (self->field.origin.x, y, self->field.size.width, 1), 0);
    add_text (self->pen, QDR_PLOT_INK_TEXT, AXIS_TEXT_OPACITY, mark, self->field.origin.x - GAP, y,
              1);
  }
  for (guint i = 0; i < days->len; i++) {
    const guint32 day = g_array_index (days, guint32, i);
    g_autofree char *words = format_day (day, period);
    const float half = measure_text (self->pen, words) / 2;

    add_text (self->pen, QDR_PLOT_INK_TEXT, AXIS_TEXT_OPACITY, words,
              CLAMP (x_of_day (self, day), half, self->pen->figure->width - half), bottom, 0.5f);
  }
}

static void
append_point (const LineChart *self, GArray *points, guint row, guint column)
{
  const QdrPlotRow *at = qdr_plot_get_row (self->pen->plot, row);
  const graphene_point_t point =
      GRAPHENE_POINT_INIT (x_of_day (self, at->day), y_of_value (self, at->values[column]));

  g_array_append_val (points, point);
}

static void
draw_line_figure (Pen *self)
{
  const guint n = qdr_plot_get_n_rows (self->plot);
  LineChart chart = {
    .pen = self,
    .first = qdr_plot_get_row (self->plot, 0)->day,
    .last = qdr_plot_get_row (self->plot, n - 1)->day,
  };
  GArray *points;
  float left = 0;

  lay_out_line_chart (&chart);
  draw_axes (&chart);

  /* The outline of the band goes along the lower bound to the last day, and along the upper bound
   * back to the first day. */
  if (has_band (self->plot)) {
    points = g_array_new (FALSE, FALSE, sizeof (graphene_point_t));
    for (guint i = 0; i < n; i++)
      append_point (&chart, points, i, 1);
    for (guint i = n; i-- > 0;)
      append_point (&chart, points, i, 2);
    add_points (self, QDR_PLOT_AREA, QDR_PLOT_INK_BAND, points);
  }

  points = g_array_new (FALSE, FALSE, sizeof (graphene_point_t));
  for (guint i = 0; i < n; i++)
    append_point (&chart, points, i, 0);
  add_points (self, QDR_PLOT_PATH, QDR_PLOT_INK_FIRST, points);
  for (guint i = 0; i < n; i++) {
    const graphene_point_t *point = &g_array_index (points, graphene_point_t, i);
    /* The area of a day extends half-way to the neighbouring days. */
    const float right = i + 1 < n ? (point->x + point[1].x) / 2 : self->figure->width;

    if (n <= MAX_DOTS)
      add_rect (self, QDR_PLOT_INK_FIRST, 1,
                &GRAPHENE_RECT_INIT (point->x - DOT / 2, point->y - DOT / 2, DOT, DOT), DOT / 2);
    add_place (self, &GRAPHENE_RECT_INIT (left, 0, right - left, self->figure->height), point);
    left = right;
  }
}

/* Bar charts: the space between the parts of a bar, the padding around the text in a bar, and the
 * space between rows; logical pixels. */
#define PART_GAP 2
#define BAR_PADDING 3
#define ROW_GAP 8

/* The maximum width of labels beside the bars, as a part of the width of the figure. If a label is
 * wider, all labels are above the bars. */
#define LABEL_PART 0.32f

static const QdrPlotInk inks[] = { QDR_PLOT_INK_FIRST, QDR_PLOT_INK_SECOND, QDR_PLOT_INK_THIRD };
static const QdrPlotInk inks_on[] = { QDR_PLOT_INK_ON_FIRST, QDR_PLOT_INK_TEXT, QDR_PLOT_INK_TEXT };

typedef struct {
  Pen *pen;
  float bar_left;
  float bar_width;
  float bar_height;
  double longest; /* the number whose bar has the full width; 0 if all bars have the full width */
} BarChart;

static gboolean
has_parts (const QdrPlot *plot)
{
  return qdr_plot_get_n_columns (plot) > 1;
}

/* Returns the text after a bar (transfer full). */
static char *
format_note (const QdrPlot *plot, const QdrPlotRow *row)
{
  if (row->note != NULL)
    return g_strdup (row->note);
  if (has_parts (plot))
    return g_strdup ("");
  return qdr_plot_format_number (row->values[0], qdr_plot_get_column (plot, 0)->format);
}

/* Draws a legend with the names and colours of the parts, on several lines if needed. Returns its
 * height. */
static float
draw_legend (const BarChart *self)
{
  const float line_height = self->pen->line_height;
  const float size = roundf (line_height / 2);
  float x = 0;
  float y = line_height / 2;

  for (guint i = 0; i < qdr_plot_get_n_columns (self->pen->plot); i++) {
    const char *name = qdr_plot_get_column (self->pen->plot, i)->name;
    const float width = size + GAP / 2 + measure_text (self->pen, name);

    if (x > 0 && x + width > self->pen->figure->width) {
      x = 0;
      y += line_height;
    }
    add_rect (self->pen, inks[i], 1, &GRAPHENE_RECT_INIT (x, y - size / 2, size, size), 2);
    add_text (self->pen, QDR_PLOT_INK_TEXT, 1, name, x + size + GAP / 2, y, 0);
    x += width + 2 * GAP;
  }
  return y + line_height / 2 + ROW_GAP;
}

static void
draw_bar (const BarChart *self, const QdrPlotRow *row, float y)
{
  const QdrPlot *plot = self->pen->plot;
  const guint n = qdr_plot_get_n_columns (plot);
  float room = self->bar_width + PART_GAP;
  double whole = self->longest;
  float x = self->bar_left;

  for (guint i = 0; i < n && has_parts (plot); i++) {
    whole += row->values[i];
    room -= row->values[i] > 0 ? PART_GAP : 0;
  }
  if (!has_parts (plot))
    room -= PART_GAP;
  for (guint i = 0; i < n; i++) {
    const float width = whole > 0 ? (float) (row->values[i] / whole) * room : 0;

    if (row->values[i] > 0) {
      const graphene_rect_t rect = GRAPHENE_RECT_INIT (x, y, MAX (width, 1), self->bar_height);
      g_autofree char *number =
          qdr_plot_format_number (row->values[i], qdr_plot_get_column (plot, i)->format);

      add_rect (self->pen, inks[i], 1, &rect, MIN (RADIUS, rect.size.width / 2));
      /* A part that is too narrow for its number has no number. */
      if (has_parts (plot) && measure_text (self->pen, number) + BAR_PADDING <= rect.size.width)
        add_text (self->pen, inks_on[i], 1, number, x + rect.size.width / 2,
                  y + self->bar_height / 2, 0.5f);
      x += width + PART_GAP;
    }
  }
}

static void
draw_bar_figure (Pen *self)
{
  const QdrPlot *plot = self->plot;
  const guint n = qdr_plot_get_n_rows (plot);
  const float width = self->figure->width;
  BarChart chart = { .pen = self, .bar_height = self->line_height + 2 * BAR_PADDING };
  float label_width = 0;
  float note_width = 0;
  gboolean is_beside;

  g_return_if_fail (qdr_plot_get_n_columns (plot) <= G_N_ELEMENTS (inks));

  for (guint i = 0; i < n; i++) {
    const QdrPlotRow *row = qdr_plot_get_row (plot, i);
    g_autofree char *note = format_note (plot, row);

    label_width = MAX (label_width, measure_text (self, row->label));
    note_width = MAX (note_width, measure_text (self, note));
    if (!has_parts (plot))
      chart.longest = fmax (chart.longest, row->values[0]);
  }
  is_beside = label_width <= LABEL_PART * width;
  chart.bar_left = is_beside ? label_width + GAP : 0;
  chart.bar_width = width - chart.bar_left - (note_width > 0 ? note_width + GAP : 0);

  self->figure->height = has_parts (plot) ? draw_legend (&chart) : ROW_GAP / 2;
  for (guint i = 0; i < n; i++) {
    const QdrPlotRow *row = qdr_plot_get_row (plot, i);
    const float top = self->figure->height;
    const float bar = is_beside ? top : top + self->line_height + BAR_PADDING;
    const float bottom = bar + chart.bar_height;
    const float middle = (bar + bottom) / 2;
    g_autofree char *label = shorten_text (self, row->label, width);
    g_autofree char *note = format_note (plot, row);

    add_text (self, QDR_PLOT_INK_TEXT, 1, label, 0,
              is_beside ? middle : top + self->line_height / 2, 0);
    draw_bar (&chart, row, bar);
    add_text (self, QDR_PLOT_INK_TEXT, 1, note, width, middle, 1);
    add_place (self, &GRAPHENE_RECT_INIT (0, top - ROW_GAP / 2, width, bottom - top + ROW_GAP),
               &GRAPHENE_POINT_INIT (chart.bar_left, middle));
    self->figure->height = bottom + ROW_GAP;
  }
  self->figure->height -= ROW_GAP / 2;
}

/* Cross tables: the space between fields, and the padding around the text in a field; logical
 * pixels. */
#define FIELD_GAP 2
#define FIELD_PADDING 6

/* The opacity of a field for a score of 50%, and the additional opacity for a score of 100% or
 * 0%. The sum leaves the number in the field a contrast of 4.5:1 in all colours. */
#define EVEN_OPACITY 0.12f
#define MAX_LEAD_OPACITY 0.48f

typedef struct {
  Pen *pen;
  GPtrArray *names;    /* of char *, unowned: the names of lines and columns */
  GHashTable *numbers; /* the index of each name in names */
  float left;          /* the left edge of the fields */
  float field_width;
  float field_height;
} CrossTable;

static void
add_name (CrossTable *self, const char *name)
{
  if (g_hash_table_contains (self->numbers, name))
    return;
  g_hash_table_insert (self->numbers, (gpointer) name, GUINT_TO_POINTER (self->names->len));
  g_ptr_array_add (self->names, (gpointer) name);
}

static guint
find_index (const CrossTable *self, const char *name)
{
  return GPOINTER_TO_UINT (g_hash_table_lookup (self->numbers, name));
}

static char *
format_name (const CrossTable *self, guint i)
{
  return g_strdup_printf ("%u  %s", i + 1, (const char *) g_ptr_array_index (self->names, i));
}

static void
init_cross_table (CrossTable *self, Pen *pen)
{
  *self = (CrossTable){ .pen = pen,
                        .names = g_ptr_array_new (),
                        .numbers = g_hash_table_new (g_str_hash, g_str_equal) };
  for (guint i = 0; i < qdr_plot_get_n_rows (pen->plot); i++)
    add_name (self, qdr_plot_get_row (pen->plot, i)->label);
  for (guint i = 0; i < qdr_plot_get_n_rows (pen->plot); i++)
    add_name (self, qdr_plot_get_row (pen->plot, i)->other);
  for (guint i = 0; i < self->names->len; i++) {
    g_autofree char *name = format_name (self, i);

    self->left = MAX (self->left, measure_text (pen, name) + GAP);
  }
  self->field_width = measure_text (pen, "100") + 2 * FIELD_PADDING;
  self->field_height = pen->line_height + 2 * FIELD_PADDING;
}

static void
clear_cross_table (CrossTable *self)
{
  g_ptr_array_unref (self->names);
  g_hash_table_unref (self->numbers);
}

static graphene_rect_t
get_field (const CrossTable *self, guint line, guint column)
{
  return GRAPHENE_RECT_INIT (self->left + (float) column * self->field_width,
                             self->pen->line_height + GAP + (float) line * self->field_height,
                             self->field_width - FIELD_GAP, self->field_height - FIELD_GAP);
}

/* Draws a field for each row of the plot. The colour of a field shows whether its score is at least
 * 50%; the opacity shows the difference from 50%. */
static void
draw_cross_figure (Pen *self)
{
  CrossTable table;

  init_cross_table (&table, self);
  /* Fields fill the width of the figure, up to twice the width that their numbers require. */
  table.field_width = CLAMP ((self->figure->width - table.left) / (float) table.names->len,
                             table.field_width, 2 * table.field_width);
  for (guint i = 0; i < table.names->len; i++) {
    const graphene_rect_t field = get_field (&table, i, i);
    const float x = field.origin.x + field.size.width / 2;
    const float y = field.origin.y + field.size.height / 2;
    g_autofree char *name = format_name (&table, i);
    g_autofree char *number = g_strdup_printf ("%u", i + 1);

    add_text (self, QDR_PLOT_INK_TEXT, 1, name, 0, y, 0);
    add_text (self, QDR_PLOT_INK_TEXT, 1, number, x, self->line_height / 2, 0.5f);
    add_text (self, QDR_PLOT_INK_TEXT, 0.5f, "×", x, y, 0.5f);
  }
  for (guint i = 0; i < qdr_plot_get_n_rows (self->plot); i++) {
    const QdrPlotRow *row = qdr_plot_get_row (self->plot, i);
    const graphene_rect_t field =
        get_field (&table, find_index (&table, row->label), find_index (&table, row->other));
    const graphene_point_t middle = GRAPHENE_POINT_INIT (field.origin.x + field.size.width / 2,
                                                         field.origin.y + field.size.height / 2);
    const float lead = (float) (2 * row->values[0] - 1);
    const float opacity = EVEN_OPACITY + MAX_LEAD_OPACITY * fabsf (lead);

    if (!isnan (row->values[0])) {
      g_autofree char *number = g_strdup_printf ("%.0f", 100 * row->values[0]);

      add_rect (self, lead >= 0 ? QDR_PLOT_INK_FIRST : QDR_PLOT_INK_THIRD, opacity, &field, RADIUS);
      add_text (self, QDR_PLOT_INK_TEXT, 1, number, middle.x, middle.y, 0.5f);
    }
    add_place (self, &field, &middle);
  }
  self->figure->height = self->line_height + GAP + (float) table.names->len * table.field_height;
  clear_cross_table (&table);
}

/* The figure */

static void
clear_shape (gpointer data)
{
  QdrPlotShape *shape = data;

  g_clear_pointer (&shape->points, g_array_unref);
  g_free (shape->text);
}

QdrPlotFigure *
qdr_plot_figure_new (const QdrPlot *plot, PangoContext *context, int width, gboolean is_mirrored)
{
  static void (*const draw[]) (Pen *) = {
    draw_line_figure,
    draw_bar_figure,
    draw_cross_figure,
  };
  QdrPlotFigure *self;
  Pen pen;

  g_return_val_if_fail (plot != NULL && qdr_plot_get_n_rows (plot) > 0, NULL);
  g_return_val_if_fail (PANGO_IS_CONTEXT (context), NULL);

  self = g_new0 (QdrPlotFigure, 1);
  self->width = (float) width;
  self->shapes = g_array_new (FALSE, FALSE, sizeof (QdrPlotShape));
  g_array_set_clear_func (self->shapes, clear_shape);
  self->places = g_array_new (FALSE, FALSE, sizeof (QdrPlotPlace));
  pen = make_pen (plot, context, self);
  draw[qdr_plot_get_kind (plot)](&pen);
  g_object_unref (pen.layout);

  for (guint i = 0; is_mirrored && i < self->shapes->len; i++) {
    QdrPlotShape *shape = &g_array_index (self->shapes, QdrPlotShape, i);

    shape->rect.origin.x = self->width - shape->rect.origin.x - shape->rect.size.width;
    shape->align = 1 - shape->align;
    for (guint j = 0; shape->points != NULL && j < shape->points->len; j++) {
      graphene_point_t *point = &g_array_index (shape->points, graphene_point_t, j);

      point->x = self->width - point->x;
    }
  }
  for (guint i = 0; is_mirrored && i < self->places->len; i++) {
    QdrPlotPlace *place = &g_array_index (self->places, QdrPlotPlace, i);

    place->bounds.origin.x = self->width - place->bounds.origin.x - place->bounds.size.width;
    place->point.x = self->width - place->point.x;
  }
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

/* Places */

static const QdrPlotPlace *
get_place (const QdrPlotFigure *self, guint row)
{
  return &g_array_index (self->places, QdrPlotPlace, row);
}

guint
qdr_plot_figure_find_row (const QdrPlotFigure *self, double x, double y)
{
  const graphene_point_t point = GRAPHENE_POINT_INIT ((float) x, (float) y);

  g_return_val_if_fail (self != NULL, QDR_PLOT_FIGURE_NO_ROW);

  for (guint i = 0; i < self->places->len; i++)
    if (graphene_rect_contains_point (&get_place (self, i)->bounds, &point))
      return i;
  return QDR_PLOT_FIGURE_NO_ROW;
}

guint
qdr_plot_figure_find_neighbour (const QdrPlotFigure *self, guint row, GtkDirectionType direction)
{
  const gboolean is_across = direction == GTK_DIR_LEFT || direction == GTK_DIR_RIGHT;
  const gboolean is_back = direction == GTK_DIR_LEFT || direction == GTK_DIR_UP;
  graphene_point_t from;
  guint nearest = QDR_PLOT_FIGURE_NO_ROW;
  float shortest = INFINITY;

  g_return_val_if_fail (self != NULL && row < self->places->len, QDR_PLOT_FIGURE_NO_ROW);

  graphene_rect_get_center (&get_place (self, row)->bounds, &from);
  for (guint i = 0; i < self->places->len; i++) {
    graphene_point_t to;
    float along, beside;

    graphene_rect_get_center (&get_place (self, i)->bounds, &to);
    along = is_across ? to.x - from.x : to.y - from.y;
    beside = is_across ? to.y - from.y : to.x - from.x;
    if (is_back)
      along = -along;
    if (fabsf (beside) <= 1 && along > 0 && along < shortest) {
      shortest = along;
      nearest = i;
    }
  }
  return nearest;
}

int
qdr_plot_figure_get_min_width (const QdrPlot *plot, PangoContext *context)
{
  CrossTable table;
  Pen pen;
  int width;

  g_return_val_if_fail (plot != NULL, 0);
  g_return_val_if_fail (PANGO_IS_CONTEXT (context), 0);

  if (qdr_plot_get_kind (plot) != QDR_PLOT_CROSS)
    return MIN_WIDTH;

  pen = make_pen (plot, context, NULL);
  init_cross_table (&table, &pen);
  width = (int) ceilf (table.left + (float) table.names->len * table.field_width);
  clear_cross_table (&table);
  g_object_unref (pen.layout);
  return width;
}
