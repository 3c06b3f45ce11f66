/*
 * How a command prints: --format.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-format.h"

#include <glib/gi18n-lib.h>

#include "qdr-command.h"

void
qdr_format_add_option (char **text, gboolean has_rows, GOptionContext *context)
{
  const GOptionEntry entries[] = {
    { "format", 0, 0, G_OPTION_ARG_STRING, text, N_ ("How to print (table)"),
      has_rows ? "table|csv|json" : "table|json" },
    { NULL },
  };

  g_return_if_fail (text != NULL && context != NULL);

  g_option_context_add_main_entries (context, entries, GETTEXT_PACKAGE);
}

gboolean
qdr_format_parse (const char *text, gboolean has_rows, QdrFormat *format, GError **error)
{
  static const char *const names[] = { "table", "csv", "json" };

  g_return_val_if_fail (format != NULL, FALSE);

  *format = QDR_FORMAT_TABLE;
  if (text == NULL)
    return TRUE;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (text, names[i]) && (has_rows || i != QDR_FORMAT_CSV)) {
      *format = (QdrFormat) i;
      return TRUE;
    }

  if (has_rows)
    return qdr_usage_fail (error, _ ("--format: “%s” is neither table nor csv nor json"), text);
  return qdr_usage_fail (error, _ ("--format: “%s” is neither table nor json"), text);
}
