/*
 * Comma-separated values (RFC 4180).
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-csv.h"

#include <string.h>

static void
append_field (GString *text, const char *field)
{
  g_autofree char *valid = g_utf8_make_valid (field, -1);

  if (strpbrk (valid, ",\"\r\n") == NULL) {
    g_string_append (text, valid);
    return;
  }

  g_string_append_c (text, '"');
  for (const char *at = valid; *at != '\0'; at++) {
    if (*at == '"')
      g_string_append_c (text, '"');
    g_string_append_c (text, *at);
  }
  g_string_append_c (text, '"');
}

void
qdr_csv_append_row (GString *text, const char *const *fields, guint n_fields)
{
  g_return_if_fail (text != NULL && fields != NULL);

  for (guint i = 0; i < n_fields; i++) {
    if (i > 0)
      g_string_append_c (text, ',');
    append_field (text, fields[i]);
  }
  g_string_append (text, "\r\n");
}
