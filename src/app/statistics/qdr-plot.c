/*
 * The data of a plot.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-plot.h"

#include <glib/gi18n.h>
#include <math.h>

#include "qdr-csv.h"
#include "qdr-display-name.h"

struct QdrPlot {
  QdrPlotKind kind;
  char *heading;
  char *other;     /* (nullable): the heading of QdrPlotRow.other in a cross table */
  GArray *columns; /* of QdrPlotColumn; the array owns their names */
  GPtrArray *rows; /* of QdrPlotRow; the array owns their contents */
};

static void
clear_column (gpointer data)
{
  QdrPlotColumn *column = data;

  g_free ((char *) column->name);
}

static void
free_row (gpointer data)
{
  QdrPlotRow *row = data;

  g_free ((char *) row->label);
  g_free ((char *) row->other);
  g_free ((char *) row->note);
  g_free ((double *) row->values);
  g_free (row);
}

QdrPlot *
qdr_plot_new (QdrPlotKind kind,
              const char *heading,
              const char *other,
              const QdrPlotColumn *columns,
              guint n_columns)
{
  QdrPlot *self = g_new0 (QdrPlot, 1);

  g_return_val_if_fail (heading != NULL, NULL);
  g_return_val_if_fail ((kind == QDR_PLOT_CROSS) == (other != NULL), NULL);
  g_return_val_if_fail (n_columns > 0, NULL);

  self->kind = kind;
  self->heading = g_strdup (heading);
  self->other = g_strdup (other);
  self->columns = g_array_new (FALSE, FALSE, sizeof (QdrPlotColumn));
  g_array_set_clear_func (self->columns, clear_column);
  self->rows = g_ptr_array_new_with_free_func (free_row);
  for (guint i = 0; i < n_columns; i++) {
    const QdrPlotColumn column = { g_strdup (columns[i].name), columns[i].format };

    g_array_append_val (self->columns, column);
  }
  return self;
}

void
qdr_plot_free (QdrPlot *self)
{
  if (self == NULL)
    return;

  g_free (self->heading);
  g_free (self->other);
  g_array_unref (self->columns);
  g_ptr_array_unref (self->rows);
  g_free (self);
}

void
qdr_plot_add_row (QdrPlot *self, const QdrPlotRow *row)
{
  QdrPlotRow *copy = g_new (QdrPlotRow, 1);

  g_return_if_fail (self != NULL && row != NULL);
  g_return_if_fail ((self->kind == QDR_PLOT_LINE) == (row->day != 0));

  *copy = (QdrPlotRow){
    .day = row->day,
    .label = g_strdup (row->label),
    .other = g_strdup (row->other),
    .note = g_strdup (row->note),
    .values = g_memdup2 (row->values, self->columns->len * sizeof *row->values),
  };
  g_ptr_array_add (self->rows, copy);
}

QdrPlot *
qdr_plot_make_reduced_copy (const QdrPlot *self, guint n_rows)
{
  QdrPlot *plot;
  guint n;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (n_rows >= 2, NULL);

  plot = qdr_plot_new (self->kind, self->heading, self->other,
                       (const QdrPlotColumn *) (gconstpointer) self->columns->data,
                       self->columns->len);
  n = self->kind == QDR_PLOT_CROSS ? self->rows->len : MIN (n_rows, self->rows->len);
  for (guint i = 0; i < n; i++) {
    const gboolean is_spread = self->kind == QDR_PLOT_LINE && n > 1;

    qdr_plot_add_row (plot,
                      qdr_plot_get_row (self, is_spread ? i * (self->rows->len - 1) / (n - 1) : i));
  }
  return plot;
}

QdrPlotKind
qdr_plot_get_kind (const QdrPlot *self)
{
  g_return_val_if_fail (self != NULL, QDR_PLOT_LINE);

  return self->kind;
}

guint
qdr_plot_get_n_rows (const QdrPlot *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->rows->len;
}

guint
qdr_plot_get_n_columns (const QdrPlot *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->columns->len;
}

const QdrPlotRow *
qdr_plot_get_row (const QdrPlot *self, guint row)
{
  g_return_val_if_fail (self != NULL && row < self->rows->len, NULL);

  return g_ptr_array_index (self->rows, row);
}

const QdrPlotColumn *
qdr_plot_get_column (const QdrPlot *self, guint column)
{
  g_return_val_if_fail (self != NULL && column < self->columns->len, NULL);

  return &g_array_index (self->columns, QdrPlotColumn, column);
}

char *
qdr_plot_format_number (double value, QdrPlotNumberFormat format)
{
  switch (format) {
  case QDR_PLOT_WHOLE:
    return g_strdup_printf ("%.0f", value);
  case QDR_PLOT_COUNT:
    return g_strdup_printf ("%'.0f", value);
  case QDR_PLOT_TENTHS:
    return g_strdup_printf ("%.1f", value);
  case QDR_PLOT_SHARE:
    return g_strdup_printf (_ ("%.0f%%"), 100 * value);
  default:
    g_return_val_if_reached (NULL);
  }
}

static void
add_names (const QdrPlotRow *row, const char *format, GStrvBuilder *cells)
{
  if (row->day > 0) {
    g_autofree char *day = qdr_display_name_of_day (row->day, format);

    g_strv_builder_add (cells, day);
  } else {
    g_strv_builder_add (cells, row->label);
  }
  if (row->other != NULL)
    g_strv_builder_add (cells, row->other);
}

GStrv
qdr_plot_format_headings (const QdrPlot *self)
{
  g_autoptr (GStrvBuilder) headings = g_strv_builder_new ();

  g_return_val_if_fail (self != NULL, NULL);

  g_strv_builder_add (headings, self->heading);
  if (self->other != NULL)
    g_strv_builder_add (headings, self->other);
  for (guint i = 0; i < self->columns->len; i++)
    g_strv_builder_add (headings, qdr_plot_get_column (self, i)->name);
  return g_strv_builder_end (headings);
}

GStrv
qdr_plot_format_cells (const QdrPlot *self, guint row)
{
  g_autoptr (GStrvBuilder) cells = g_strv_builder_new ();
  const QdrPlotRow *at = qdr_plot_get_row (self, row);

  add_names (at, NULL, cells);
  for (guint i = 0; i < self->columns->len; i++) {
    g_autofree char *number =
        isnan (at->values[i])
            ? g_strdup ("")
            : qdr_plot_format_number (at->values[i], qdr_plot_get_column (self, i)->format);

    g_strv_builder_add (cells, number);
  }
  return g_strv_builder_end (cells);
}

char *
qdr_plot_describe_row (const QdrPlot *self, guint row)
{
  g_auto (GStrv) headings = qdr_plot_format_headings (self);
  g_auto (GStrv) cells = qdr_plot_format_cells (self, row);
  const QdrPlotRow *at = qdr_plot_get_row (self, row);
  GString *words = g_string_new (cells[0]);
  /* Translators: the separator between a name and the numbers that follow it, as in “Mason: Won 6,
   * Lost 2”. */
  const char *separator = _ (": ");
  guint next = 1;

  if (self->other != NULL)
    g_string_append_printf (words, " – %s", cells[next++]);
  for (; cells[next] != NULL; next++)
    if (*cells[next] != '\0') {
      g_string_append_printf (words, "%s%s %s", separator, headings[next], cells[next]);
      separator = ", ";
    }
  if (at->note != NULL && self->columns->len > 1)
    g_string_append_printf (words, " · %s", at->note);
  return g_string_free (words, FALSE);
}

static void
append_row (GString *text, char **fields)
{
  qdr_csv_append_row (text, (const char *const *) fields, g_strv_length (fields));
}

char *
qdr_plot_write_csv (const QdrPlot *self)
{
  static const char *const formats[] = {
    [QDR_PLOT_WHOLE] = "%.0f",
    [QDR_PLOT_COUNT] = "%.0f",
    [QDR_PLOT_TENTHS] = "%.1f",
    [QDR_PLOT_SHARE] = "%.3f",
  };
  GString *text = g_string_new (NULL);
  g_auto (GStrv) headings = qdr_plot_format_headings (self);

  append_row (text, headings);
  for (guint i = 0; i < self->rows->len; i++) {
    const QdrPlotRow *row = qdr_plot_get_row (self, i);
    g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
    g_auto (GStrv) fields = NULL;

    add_names (row, "%Y-%m-%d", builder);
    for (guint j = 0; j < self->columns->len; j++) {
      char number[G_ASCII_DTOSTR_BUF_SIZE] = "";

      if (!isnan (row->values[j]))
        g_ascii_formatd (number, sizeof number, formats[qdr_plot_get_column (self, j)->format],
                         row->values[j]);
      g_strv_builder_add (builder, number);
    }
    fields = g_strv_builder_end (builder);
    append_row (text, fields);
  }
  return g_string_free (text, FALSE);
}
