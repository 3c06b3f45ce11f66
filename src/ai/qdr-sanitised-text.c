/*
 * Sanitised texts: texts of unknown origin, made harmless for use in messages.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-sanitised-text.h"

#define ELLIPSIS "…"

gboolean
qdr_unichar_is_control (gunichar c)
{
  const GUnicodeType type = g_unichar_type (c);

  return type == G_UNICODE_CONTROL || type == G_UNICODE_LINE_SEPARATOR ||
         type == G_UNICODE_PARAGRAPH_SEPARATOR;
}

/* Returns valid UTF-8 in which control characters are either escaped or replaced by spaces. */
static char *
replace_controls (const char *text, gboolean are_escaped)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  GString *line = g_string_new (NULL);

  for (const char *at = valid; *at != '\0'; at = g_utf8_next_char (at)) {
    const gunichar c = g_utf8_get_char (at);

    if (!qdr_unichar_is_control (c))
      g_string_append_unichar (line, c);
    else if (are_escaped)
      g_string_append_printf (line, "\\x%02x", c);
    else
      g_string_append_c (line, ' ');
  }
  return g_string_free (line, FALSE);
}

char *
qdr_sanitise_text (const char *text, guint max)
{
  g_autofree char *line = NULL;
  g_autofree char *head = NULL;
  g_autofree char *tail = NULL;
  glong length;
  glong n_tail;

  g_return_val_if_fail (text != NULL, NULL);
  g_return_val_if_fail (max >= 3, NULL);

  line = replace_controls (text, TRUE);
  length = g_utf8_strlen (line, -1);
  if (length <= (glong) max)
    return g_steal_pointer (&line);

  n_tail = (glong) max / 2;
  head = g_utf8_substring (line, 0, (glong) max - 1 - n_tail);
  tail = g_utf8_substring (line, length - n_tail, length);
  return g_strconcat (head, ELLIPSIS, tail, NULL);
}

char *
qdr_sanitise_line (const char *text)
{
  g_return_val_if_fail (text != NULL, NULL);

  return replace_controls (text, FALSE);
}
