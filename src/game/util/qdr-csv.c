/*
 * Comma-separated values (RFC 4180).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-csv.h"

#include <string.h>

void
qdr_csv_append_row (GString *text, const char *const *fields, guint n_fields)
{
  g_return_if_fail (text != NULL && fields != NULL);

  for (guint i = 0; i < n_fields; i++) {
    g_autofree char *field = g_utf8_make_valid (fields[i], -1);
    const gboolean needs_quotes = strpbrk (field, ",\"\r\n") != NULL;

    if (i > 0)
      g_string_append_c (text, ',');
    if (needs_quotes)
      g_string_append_c (text, '"');
    for (const char *at = field; *at != '\0'; at++) {
      if (*at == '"')
        g_string_append_c (text, '"');
      g_string_append_c (text, *at);
    }
    if (needs_quotes)
      g_string_append_c (text, '"');
  }
  g_string_append (text, "\r\n");
}
