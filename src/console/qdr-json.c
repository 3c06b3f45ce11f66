/*
 * Writing JSON (RFC 8259), for the commands that take --format.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-json.h"

#include <math.h>

#include "qdr-match-text.h"

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

/* What stands in front of a value. Each element of the outermost array has a line of its own. */
static void
begin_value (QdrJson *self, const char *name)
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

QdrJson
qdr_json_make (GString *text)
{
  return (QdrJson){ .text = text, .is_first = TRUE };
}

void
qdr_json_open (QdrJson *self, const char *name, char bracket)
{
  g_return_if_fail (self != NULL && (bracket == '{' || bracket == '['));

  begin_value (self, name);
  g_string_append_c (self->text, bracket);
  self->is_first = TRUE;
  self->depth++;
}

void
qdr_json_close (QdrJson *self, char bracket)
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
qdr_json_add_string (QdrJson *self, const char *name, const char *value)
{
  g_return_if_fail (self != NULL && value != NULL);

  begin_value (self, name);
  append_quoted (self->text, value);
}

void
qdr_json_add_integer (QdrJson *self, const char *name, gint64 value)
{
  g_return_if_fail (self != NULL);

  begin_value (self, name);
  g_string_append_printf (self->text, "%" G_GINT64_FORMAT, value);
}

void
qdr_json_add_number (QdrJson *self, const char *name, double value, guint decimals)
{
  g_autofree char *number = qdr_number_to_text (value, decimals);

  g_return_if_fail (self != NULL);

  begin_value (self, name);
  g_string_append (self->text, isfinite (value) ? number : "null");
}

void
qdr_json_add_boolean (QdrJson *self, const char *name, gboolean value)
{
  g_return_if_fail (self != NULL);

  begin_value (self, name);
  g_string_append (self->text, value ? "true" : "false");
}
