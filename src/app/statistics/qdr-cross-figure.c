/*
 * A field where a line and a column cross, for each row of the plot. Columns are numbered, as in
 * the tables of tournaments.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>

#include "qdr-plot-figure-private.h"

/* Logical pixels. */
#define GAP 8
#define FIELD_GAP 2
#define PADDING 6
#define RADIUS 4

/* Least opacities of what is drawn on, and how much one side can outweigh the other. */
#define EVEN_OPACITY 0.12f
#define MOST_OPACITY 0.88f

/* From here on letters on the accent have its colour. */
#define STRONG 0.7f

typedef struct {
  QdrPlotPen *pen;
  GPtrArray *names;    /* of char *, unowned: of lines and columns, in the order of the first */
  GHashTable *numbers; /* by name: its place there */
  float left;          /* of the fields */
  float field_width;
  float field_height;
} Chart;

static void
add_name (Chart *self, const char *name)
{
  if (g_hash_table_contains (self->numbers, name))
    return;
  g_hash_table_insert (self->numbers, (gpointer) name, GUINT_TO_POINTER (self->names->len));
  g_ptr_array_add (self->names, (gpointer) name);
}

static guint
find_number (const Chart *self, const char *name)
{
  return GPOINTER_TO_UINT (g_hash_table_lookup (self->numbers, name));
}

static char *
write_name (const Chart *self, guint i)
{
  return g_strdup_printf ("%u  %s", i + 1, (const char *) g_ptr_array_index (self->names, i));
}

/* Lines first, then those that stand only in columns. */
static void
init_chart (Chart *self, QdrPlotPen *pen)
{
  *self = (Chart){ .pen = pen,
                   .names = g_ptr_array_new (),
                   .numbers = g_hash_table_new (g_str_hash, g_str_equal) };
  for (guint i = 0; i < qdr_plot_get_n_rows (pen->plot); i++)
    add_name (self, qdr_plot_get_row (pen->plot, i)->label);
  for (guint i = 0; i < qdr_plot_get_n_rows (pen->plot); i++)
    add_name (self, qdr_plot_get_row (pen->plot, i)->other);
  for (guint i = 0; i < self->names->len; i++) {
    g_autofree char *name = write_name (self, i);

    self->left = MAX (self->left, qdr_plot_pen_measure (pen, name) + GAP);
  }
  self->field_width = qdr_plot_pen_measure (pen, "100") + 2 * PADDING;
  self->field_height = pen->line_height + 2 * PADDING;
}

static void
clear_chart (Chart *self)
{
  g_ptr_array_unref (self->names);
  g_hash_table_unref (self->numbers);
}

static graphene_rect_t
get_field (const Chart *self, guint line, guint column)
{
  return GRAPHENE_RECT_INIT (self->left + (float) column * self->field_width,
                             self->pen->line_height + GAP + (float) line * self->field_height,
                             self->field_width - FIELD_GAP, self->field_height - FIELD_GAP);
}

static void
draw_names (const Chart *self)
{
  for (guint i = 0; i < self->names->len; i++) {
    const graphene_rect_t field = get_field (self, i, i);
    g_autofree char *name = write_name (self, i);
    g_autofree char *number = g_strdup_printf ("%u", i + 1);

    qdr_plot_pen_add_text (self->pen, QDR_PLOT_INK_TEXT, 1, name, 0,
                           field.origin.y + field.size.height / 2, 0);
    qdr_plot_pen_add_text (self->pen, QDR_PLOT_INK_TEXT, 1, number,
                           field.origin.x + field.size.width / 2, self->pen->line_height / 2, 0.5f);
    qdr_plot_pen_add_text (self->pen, QDR_PLOT_INK_TEXT, 0.5f, "×",
                           field.origin.x + field.size.width / 2,
                           field.origin.y + field.size.height / 2, 0.5f);
  }
}

/* The more of the points, the more of the accent; the fewer, the more of the third colour. */
static void
draw_field (const Chart *self, const QdrPlotRow *row)
{
  const graphene_rect_t field =
      get_field (self, find_number (self, row->label), find_number (self, row->other));
  const graphene_point_t middle = GRAPHENE_POINT_INIT (field.origin.x + field.size.width / 2,
                                                       field.origin.y + field.size.height / 2);
  const float lead = (float) (2 * row->values[0] - 1);
  const float opacity = EVEN_OPACITY + MOST_OPACITY * fabsf (lead);

  if (!isnan (row->values[0])) {
    g_autofree char *number = g_strdup_printf ("%.0f", 100 * row->values[0]);

    qdr_plot_pen_add_rect (self->pen, lead >= 0 ? QDR_PLOT_INK_FIRST : QDR_PLOT_INK_THIRD, opacity,
                           &field, RADIUS);
    qdr_plot_pen_add_text (self->pen,
                           lead >= 0 && opacity > STRONG ? QDR_PLOT_INK_ON_FIRST
                                                         : QDR_PLOT_INK_TEXT,
                           1, number, middle.x, middle.y, 0.5f);
  }
  qdr_plot_pen_add_place (self->pen, &field, &middle);
}

void
qdr_cross_figure_draw (QdrPlotPen *self)
{
  Chart chart;

  init_chart (&chart, self);
  /* The room that there is, but no more than reads well. */
  chart.field_width = CLAMP ((self->figure->width - chart.left) / (float) chart.names->len,
                             chart.field_width, 2 * chart.field_width);
  draw_names (&chart);
  for (guint i = 0; i < qdr_plot_get_n_rows (self->plot); i++)
    draw_field (&chart, qdr_plot_get_row (self->plot, i));
  self->figure->height = self->line_height + GAP + (float) chart.names->len * chart.field_height;
  clear_chart (&chart);
}

float
qdr_cross_figure_measure (QdrPlotPen *self)
{
  Chart chart;
  float width;

  init_chart (&chart, self);
  width = ceilf (chart.left + (float) chart.names->len * chart.field_width);
  clear_chart (&chart);
  return width;
}
