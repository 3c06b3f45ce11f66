/*
 * The option --format, and output as a table, CSV or JSON.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-library-query.h"

G_BEGIN_DECLS

/** @brief Formats of output. */
typedef enum {
  QDR_OUTPUT_FORMAT_TABLE, /**< text for people */
  QDR_OUTPUT_FORMAT_CSV,   /**< rows below a line of headings, see qdr-csv.h */
  QDR_OUTPUT_FORMAT_JSON,  /**< an object or array */
} QdrOutputFormat;

/**
 * @brief Adds the option --format to @p context.
 *
 * @param text      (out) (transfer full): value of the option, for qdr_output_format_parse()
 * @param has_rows  whether the command prints rows and so supports CSV
 */
void qdr_output_format_add_option (char **text, gboolean has_rows, GOptionContext *context);

/**
 * @brief Parses the name of a format.
 *
 * @param text      (nullable): value of --format; NULL for a table
 * @param has_rows  as for qdr_output_format_add_option()
 * @param error     return location for a QDR_USAGE_ERROR
 */
gboolean qdr_output_format_parse (const char *text,
                                  gboolean has_rows,
                                  QdrOutputFormat *format,
                                  GError **error);

/**
 * @brief Appends a table from the library to @p output.
 *
 * In the format QDR_OUTPUT_FORMAT_TABLE, the first line has headings, and numbers are aligned to
 * the right.
 */
void qdr_output_format_append_table (const QdrLibraryQueryResult *table,
                                     QdrOutputFormat format,
                                     GString *output);

/**
 * @brief Formats a number with @p decimals digits after the point (transfer full). The result does
 *        not depend on the locale.
 *
 * @param number    any number; infinity becomes "inf"
 * @param decimals  number of digits after the point, 0..9
 */
char *qdr_number_to_text (double number, guint decimals);

/** @brief A writer that appends JSON (RFC 8259) to a text, value by value. It owns nothing. */
typedef struct {
  GString *text;     /**< text to append to; not owned */
  gboolean is_first; /**< whether the next value is the first of its object or array */
  guint depth;       /**< number of open objects and arrays */
} QdrJsonWriter;

/** @brief Returns a writer that appends one object or array to @p text. */
QdrJsonWriter qdr_json_writer_make (GString *text);

/**
 * @brief Opens an object or an array.
 *
 * @param name     (nullable): name of a member of an object; NULL in an array
 * @param bracket  '{' or '['
 */
void qdr_json_writer_open (QdrJsonWriter *self, const char *name, char bracket);

/**
 * @brief Closes the innermost object or array. Appends a line feed after the outermost one.
 *
 * @param bracket  '}' or ']'
 */
void qdr_json_writer_close (QdrJsonWriter *self, char bracket);

/**
 * @brief Adds a string.
 *
 * @param name   (nullable): name of a member of an object; NULL in an array
 * @param value  any text; invalid UTF-8 is replaced
 */
void qdr_json_writer_add_string (QdrJsonWriter *self, const char *name, const char *value);

/**
 * @brief Adds a whole number.
 *
 * @param name  (nullable): name of a member of an object; NULL in an array
 */
void qdr_json_writer_add_integer (QdrJsonWriter *self, const char *name, gint64 value);

/**
 * @brief Adds a number, or null in place of infinity, which JSON cannot express.
 *
 * @param name      (nullable): name of a member of an object; NULL in an array
 * @param decimals  number of digits after the point, 0..9
 */
void
qdr_json_writer_add_number (QdrJsonWriter *self, const char *name, double value, guint decimals);

/**
 * @brief Adds true or false.
 *
 * @param name  (nullable): name of a member of an object; NULL in an array
 */
void qdr_json_writer_add_boolean (QdrJsonWriter *self, const char *name, gboolean value);

G_END_DECLS
