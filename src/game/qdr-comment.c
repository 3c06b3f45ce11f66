/*
 * Comments beside moves, and the annotations inside them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-comment.h"

#include <string.h>

#include "qdr-clock.h"

#define CLOCK_TAG "[%clk "
#define EVALUATION_TAG "[%eval "

void
qdr_comment_append (GString *comment, const char *text, gsize length)
{
  gboolean wants_space = comment->len > 0;

  for (gsize i = 0; i < length; i++) {
    if (g_ascii_isspace (text[i]) || text[i] == '\v') {
      wants_space = comment->len > 0;
      continue;
    }
    if (wants_space)
      g_string_append_c (comment, ' ');
    wants_space = FALSE;
    g_string_append_c (comment, text[i] == '}' ? ')' : text[i]);
  }
}

char *
qdr_comment_normalise (const char *text)
{
  GString *comment = g_string_new (NULL);

  if (text != NULL)
    qdr_comment_append (comment, text, strlen (text));
  return g_string_free (comment, comment->len == 0);
}

/* Reads up to @max_digits digits and moves @text behind them. */
static gboolean
read_digits (const char **text, guint max_digits, gint64 *number)
{
  const char *start = *text;

  *number = 0;
  for (; g_ascii_isdigit (**text) && *text < start + max_digits; (*text)++)
    *number = *number * 10 + g_ascii_digit_value (**text);
  return *text > start;
}

static gboolean
read_char (const char **text, char c)
{
  if (**text != c)
    return FALSE;
  (*text)++;
  return TRUE;
}

/* Reads ".25" as 250; no fraction is 0. */
static gboolean
read_milliseconds (const char **text, gint64 *milliseconds)
{
  const char *start = *text + 1;

  *milliseconds = 0;
  if (!read_char (text, '.'))
    return TRUE;
  if (!read_digits (text, 3, milliseconds))
    return FALSE;
  for (gssize digits = *text - start; digits < 3; digits++)
    *milliseconds *= 10;
  return TRUE;
}

/* Reads "h:mm:ss]", with an optional fraction. */
static gint64
read_time (const char *text)
{
  gint64 hours, minutes, seconds, milliseconds;

  if (!read_digits (&text, 2, &hours) || !read_char (&text, ':') ||
      !read_digits (&text, 2, &minutes) || !read_char (&text, ':') ||
      !read_digits (&text, 2, &seconds) || !read_milliseconds (&text, &milliseconds) ||
      !read_char (&text, ']') || minutes > 59 || seconds > 59)
    return -1;

  return MIN (((hours * 60 + minutes) * 60 + seconds) * 1000 + milliseconds, QDR_CLOCK_MAX);
}

gint64
qdr_comment_get_remaining (const char *comment)
{
  const char *tag = comment;

  while ((tag = strstr (tag, CLOCK_TAG)) != NULL) {
    gint64 remaining;

    tag += strlen (CLOCK_TAG);
    remaining = read_time (tag);
    if (remaining >= 0)
      return remaining;
  }
  return -1;
}

gboolean
qdr_comment_get_evaluation (const char *comment, double *value)
{
  const char *tag = strstr (comment, EVALUATION_TAG);
  double number;
  char *end;

  if (tag == NULL)
    return FALSE;

  tag += strlen (EVALUATION_TAG);
  number = g_ascii_strtod (tag, &end);
  if (end == tag || *end != ']')
    return FALSE;
  *value = number;
  return TRUE;
}

char *
qdr_comment_from_remaining (gint64 milliseconds)
{
  const int seconds = (int) (milliseconds / 1000);

  return g_strdup_printf ("[%%clk %d:%02d:%02d]", seconds / 3600, seconds / 60 % 60, seconds % 60);
}
