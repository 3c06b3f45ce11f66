/*
 * How a command prints: --format.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** @brief The formats there are. */
typedef enum {
  QDR_FORMAT_TABLE, /**< lines for people */
  QDR_FORMAT_CSV,   /**< rows below a line of headings, see qdr-csv.h */
  QDR_FORMAT_JSON,  /**< see qdr-json.h */
} QdrFormat;

/**
 * @brief Lets @p context read --format into @p text.
 *
 * @param text      (out) (transfer full): for qdr_format_parse()
 * @param has_rows  whether the command prints rows, which CSV is for
 * @param context   of the command
 */
void qdr_format_add_option (char **text, gboolean has_rows, GOptionContext *context);

/**
 * @brief Reads the name of a format.
 *
 * @param text      (nullable): of --format, NULL for a table
 * @param has_rows  as for qdr_format_add_option()
 * @param format    (out): which it is
 * @param error     return location for a QDR_USAGE_ERROR
 */
gboolean qdr_format_parse (const char *text, gboolean has_rows, QdrFormat *format, GError **error);

G_END_DECLS
