/*
 * The option --format, and output as a table, CSV or JSON.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-output-format.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "qdr-command.h"
#include "qdr-csv.h"
#include "qdr-sanitised-text.h"

#define NAME_SEPARATOR " – " /* separator of the names of several players in a table or CSV */

void
qdr_output_format_add_option (char **text, gboolean has_rows, GOptionContext *context)
{
  const GOptionEntry entries[] = {
    { "format", 0, 0, G_OPTION_ARG_STRING, text, N_ ("Output format (table)"),
      has_rows ? "table|csv|json" : "table|json" },
    { NULL },
  };

  g_return_if_fail (text != NULL && context != NULL);

  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
}

gboolean
qdr_output_format_parse (const char *text,
                         gboolean has_rows,
                         QdrOutputFormat *format,
                         GError **error)
{
  static const char *const names[] = { "table", "csv", "json" };

  g_return_val_if_fail (format != NULL, FALSE);

  *format = QDR_OUTPUT_FORMAT_TABLE;
  if (text == NULL)
    return TRUE;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (text, names[i]) && (has_rows || i != QDR_OUTPUT_FORMAT_CSV)) {
      *format = (QdrOutputFormat) i;
      return TRUE;
    }

  if (has_rows)
    return qdr_usage_error_set (error, _ ("--format: “%s” is neither table nor csv nor json"),
                                text);
  return qdr_usage_error_set (error, _ ("--format: “%s” is neither table nor json"), text);
}

char *
qdr_number_to_text (double number, guint decimals)
{
  const double unit = pow (10.0, -(double) decimals);
  char format[8];
  char text[64];

  /* Avoid "-0": drop the sign of a negative number that is rounded to zero. */
  if (fabs (number) < unit / 2.0)
    number = 0.0;
  g_snprintf (format, sizeof format, "%%.%uf", MIN (decimals, 9));
  return g_strdup (g_ascii_formatd (text, sizeof text, format, number));
}

static void
append_quoted (GString *text, const char *value)
{
  g_autofree char *valid = g_utf8_make_valid (value, -1);

  g_string_append_c (text, '"');
  for (const char *at = valid; *at != '\0'; at++) {
    const guchar c = (guchar) *at;

    if (c == '"' || c == '\\')
      g_string_append_printf (text, "\\%c", c);
    else if (c < 0x20)
      g_string_append_printf (text, "\\u%04x", c);
    else
      g_string_append_c (text, *at);
  }
  g_string_append_c (text, '"');
}

/* Appends a comma after the previous value, then a line feed or space, and @name (nullable). Each
 * element of the outermost array begins on a new line. */
static void
begin_value (QdrJsonWriter *self, const char *name)
{
  if (!self->is_first)
    g_string_append_c (self->text, ',');
  if (self->depth == 1 && name == NULL)
    g_string_append_c (self->text, '\n');
  else if (!self->is_first)
    g_string_append_c (self->text, ' ');
  self->is_first = FALSE;

  if (name != NULL) {
    append_quoted (self->text, name);
    g_string_append (self->text, ": ");
  }
}

QdrJsonWriter
qdr_json_writer_make (GString *text)
{
  return (QdrJsonWriter){ .text = text, .is_first = TRUE };
}

void
qdr_json_writer_open (QdrJsonWriter *self, const char *name, char bracket)
{
  g_return_if_fail (self != NULL && (bracket == '{' || bracket == '['));

  begin_value (self, name);
  g_string_append_c (self->text, bracket);
  self->is_first = TRUE;
  self->depth++;
}

void
qdr_json_writer_close (QdrJsonWriter *self, char bracket)
{
  g_return_if_fail (self != NULL && self->depth > 0 && (bracket == '}' || bracket == ']'));

  self->depth--;
  if (self->depth == 0 && bracket == ']' && !self->is_first)
    g_string_append_c (self->text, '\n');
  g_string_append_c (self->text, bracket);
  if (self->depth == 0)
    g_string_append_c (self->text, '\n');
  self->is_first = FALSE;
}

void
qdr_json_writer_add_string (QdrJsonWriter *self, const char *name, const char *value)
{
  g_return_if_fail (self != NULL && value != NULL);

  begin_value (self, name);
  append_quoted (self->text, value);
}

void
qdr_json_writer_add_integer (QdrJsonWriter *self, const char *name, gint64 value)
{
  g_return_if_fail (self != NULL);

  begin_value (self, name);
  g_string_append_printf (self->text, "%" G_GINT64_FORMAT, value);
}

void
qdr_json_writer_add_number (QdrJsonWriter *self, const char *name, double value, guint decimals)
{
  g_autofree char *number = qdr_number_to_text (value, decimals);

  g_return_if_fail (self != NULL);

  begin_value (self, name);
  g_string_append (self->text, isfinite (value) ? number : "null");
}

void
qdr_json_writer_add_boolean (QdrJsonWriter *self, const char *name, gboolean value)
{
  g_return_if_fail (self != NULL);

  begin_value (self, name);
  g_string_append (self->text, value ? "true" : "false");
}

static gboolean
is_number (const QdrLibraryColumn *column)
{
  return column->kind == QDR_LIBRARY_COLUMN_INTEGER || column->kind == QDR_LIBRARY_COLUMN_SHARE;
}

/* Adds a cell of a table as a member of an object. In a column of numbers, an empty cell becomes
 * null. */
static void
add_cell (QdrJsonWriter *json, const QdrLibraryColumn *column, const char *cell)
{
  if (is_number (column) && cell[0] == '\0') {
    qdr_json_writer_add_number (json, column->name, (double) INFINITY, 0);
    return;
  }
  switch (column->kind) {
  case QDR_LIBRARY_COLUMN_TEXT:
    qdr_json_writer_add_string (json, column->name, cell);
    break;
  case QDR_LIBRARY_COLUMN_NAMES: {
    g_auto (GStrv) names = g_strsplit (cell, "\n", -1);

    qdr_json_writer_open (json, column->name, '[');
    for (guint i = 0; names[i] != NULL; i++)
      qdr_json_writer_add_string (json, NULL, names[i]);
    qdr_json_writer_close (json, ']');
    break;
  }
  case QDR_LIBRARY_COLUMN_BOOLEAN:
    qdr_json_writer_add_boolean (json, column->name, g_str_equal (cell, "true"));
    break;
  case QDR_LIBRARY_COLUMN_INTEGER:
    qdr_json_writer_add_integer (json, column->name, g_ascii_strtoll (cell, NULL, 10));
    break;
  case QDR_LIBRARY_COLUMN_SHARE:
    qdr_json_writer_add_number (json, column->name, g_ascii_strtod (cell, NULL), 3);
    break;
  }
}

void
qdr_output_format_append_table (const QdrLibraryQueryResult *table,
                                QdrOutputFormat format,
                                GString *output)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  g_autofree gsize *widths = g_new0 (gsize, table->n_columns);
  GStrv headings;

  if (format == QDR_OUTPUT_FORMAT_JSON) {
    QdrJsonWriter json = qdr_json_writer_make (output);

    qdr_json_writer_open (&json, NULL, '[');
    for (guint i = 0; i < table->rows->len; i++) {
      GStrv row = g_ptr_array_index (table->rows, i);

      qdr_json_writer_open (&json, NULL, '{');
      for (guint column = 0; column < table->n_columns; column++)
        add_cell (&json, &table->columns[column], row[column]);
      qdr_json_writer_close (&json, '}');
    }
    qdr_json_writer_close (&json, ']');
    return;
  }

  headings = g_new0 (char *, table->n_columns + 1);
  for (guint column = 0; column < table->n_columns; column++)
    headings[column] = g_strdup (table->columns[column].name);
  g_ptr_array_add (lines, headings);
  for (guint i = 0; i < table->rows->len; i++) {
    GStrv row = g_ptr_array_index (table->rows, i);
    GStrv cells = g_new0 (char *, table->n_columns + 1);

    for (guint column = 0; column < table->n_columns; column++) {
      g_auto (GStrv) names = g_strsplit (row[column], "\n", -1);
      g_autofree char *joined = g_strjoinv (NAME_SEPARATOR, names);

      cells[column] = qdr_sanitise_line (joined);
    }
    g_ptr_array_add (lines, cells);
  }

  for (guint i = 0; i < lines->len; i++) {
    GStrv cells = g_ptr_array_index (lines, i);

    if (format == QDR_OUTPUT_FORMAT_CSV)
      qdr_csv_append_row (output, (const char *const *) cells, table->n_columns);
    for (guint column = 0; column < table->n_columns; column++)
      widths[column] = MAX (widths[column], (gsize) g_utf8_strlen (cells[column], -1));
  }
  for (guint i = 0; format == QDR_OUTPUT_FORMAT_TABLE && i < lines->len; i++) {
    GStrv cells = g_ptr_array_index (lines, i);

    for (guint column = 0; column < table->n_columns; column++) {
      const char *cell = cells[column];
      const gboolean is_last = column + 1 == table->n_columns;
      const int padding = (int) (widths[column] - (gsize) g_utf8_strlen (cell, -1));

      if (is_number (&table->columns[column]))
        g_string_append_printf (output, "%*s%s", padding, "", cell);
      else
        g_string_append_printf (output, "%s%*s", cell, is_last ? 0 : padding, "");
      g_string_append (output, is_last ? "\n" : "  ");
    }
  }
}
