/*
 * Printing rows as --format says.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-rows.h"

#include <math.h>

#include "qdr-csv.h"
#include "qdr-json.h"
#include "qdr-sanitised-text.h"

/* What stands between the names of several players in a table. */
#define NAME_SEPARATOR " – "

/* The names of a list of names, each a line of the cell. */
static char *
join_lines (const char *cell)
{
  g_auto (GStrv) lines = g_strsplit (cell, "\n", -1);
  g_autofree char *joined = g_strjoinv (NAME_SEPARATOR, lines);

  return qdr_sanitise_line (joined);
}

static void
append_csv (const QdrLibraryTable *table, GString *output)
{
  g_autofree const char **headings = g_new (const char *, table->n_columns);

  for (guint i = 0; i < table->n_columns; i++)
    headings[i] = table->columns[i].name;
  qdr_csv_append_row (output, headings, table->n_columns);
  for (guint i = 0; i < table->rows->len; i++) {
    GStrv row = g_ptr_array_index (table->rows, i);
    g_auto (GStrv) cells = g_new0 (char *, table->n_columns + 1);

    for (guint column = 0; column < table->n_columns; column++)
      cells[column] = join_lines (row[column]);
    qdr_csv_append_row (output, (const char *const *) cells, table->n_columns);
  }
}

static void
add_names (QdrJson *json, const char *column, const char *cell)
{
  g_auto (GStrv) names = g_strsplit (cell, "\n", -1);

  qdr_json_open (json, column, '[');
  for (guint i = 0; names[i] != NULL; i++)
    qdr_json_add_string (json, NULL, names[i]);
  qdr_json_close (json, ']');
}

static gboolean
is_number (const QdrLibraryColumn *column)
{
  return column->kind == QDR_LIBRARY_COLUMN_INTEGER || column->kind == QDR_LIBRARY_COLUMN_SHARE;
}

/* A number that is not known is null. */
static void
add_cell (QdrJson *json, const QdrLibraryColumn *column, const char *cell)
{
  if (is_number (column) && cell[0] == '\0') {
    qdr_json_add_number (json, column->name, (double) INFINITY, 0);
    return;
  }
  switch (column->kind) {
  case QDR_LIBRARY_COLUMN_TEXT:
    qdr_json_add_string (json, column->name, cell);
    break;
  case QDR_LIBRARY_COLUMN_NAMES:
    add_names (json, column->name, cell);
    break;
  case QDR_LIBRARY_COLUMN_BOOLEAN:
    qdr_json_add_boolean (json, column->name, g_str_equal (cell, "true"));
    break;
  case QDR_LIBRARY_COLUMN_INTEGER:
    qdr_json_add_integer (json, column->name, g_ascii_strtoll (cell, NULL, 10));
    break;
  case QDR_LIBRARY_COLUMN_SHARE:
    qdr_json_add_number (json, column->name, g_ascii_strtod (cell, NULL), 3);
    break;
  }
}

static void
append_json (const QdrLibraryTable *table, GString *output)
{
  QdrJson json = qdr_json_make (output);

  qdr_json_open (&json, NULL, '[');
  for (guint i = 0; i < table->rows->len; i++) {
    GStrv row = g_ptr_array_index (table->rows, i);

    qdr_json_open (&json, NULL, '{');
    for (guint column = 0; column < table->n_columns; column++)
      add_cell (&json, &table->columns[column], row[column]);
    qdr_json_close (&json, '}');
  }
  qdr_json_close (&json, ']');
}

/* @cell in a column of a width; nothing follows the last one. */
static void
append_padded (GString *output, const char *cell, gsize width, gboolean at_right, gboolean is_last)
{
  const gsize length = (gsize) g_utf8_strlen (cell, -1);
  const int padding = (int) (width - MIN (length, width));

  if (at_right)
    g_string_append_printf (output, "%*s%s", padding, "", cell);
  else
    g_string_append_printf (output, "%s%*s", cell, is_last ? 0 : padding, "");
  g_string_append (output, is_last ? "\n" : "  ");
}

static void
append_table (const QdrLibraryTable *table, GString *output)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  g_autofree gsize *widths = g_new0 (gsize, table->n_columns);
  GStrv headings = g_new0 (char *, table->n_columns + 1);

  for (guint column = 0; column < table->n_columns; column++)
    headings[column] = g_strdup (table->columns[column].name);
  g_ptr_array_add (lines, headings);
  for (guint i = 0; i < table->rows->len; i++) {
    GStrv row = g_ptr_array_index (table->rows, i);
    GStrv cells = g_new0 (char *, table->n_columns + 1);

    for (guint column = 0; column < table->n_columns; column++)
      cells[column] = join_lines (row[column]);
    g_ptr_array_add (lines, cells);
  }
  for (guint i = 0; i < lines->len; i++)
    for (guint column = 0; column < table->n_columns; column++) {
      GStrv cells = g_ptr_array_index (lines, i);

      widths[column] = MAX (widths[column], (gsize) g_utf8_strlen (cells[column], -1));
    }
  for (guint i = 0; i < lines->len; i++)
    for (guint column = 0; column < table->n_columns; column++) {
      GStrv cells = g_ptr_array_index (lines, i);

      append_padded (output, cells[column], widths[column], is_number (&table->columns[column]),
                     column + 1 == table->n_columns);
    }
}

void
qdr_rows_append (const QdrLibraryTable *table, QdrFormat format, GString *output)
{
  switch (format) {
  case QDR_FORMAT_TABLE:
    append_table (table, output);
    break;
  case QDR_FORMAT_CSV:
    append_csv (table, output);
    break;
  case QDR_FORMAT_JSON:
    append_json (table, output);
    break;
  }
}
