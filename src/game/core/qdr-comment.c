/*
 * Comments on moves, and the annotations in comments: [%clk 0:14:31], [%eval 1.5].
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-comment.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#include "qdr-game-clock.h"

G_DEFINE_QUARK (qdr_comment_error, qdr_comment_error)

#define ANNOTATION "[%"
#define CLOCK_TAG "[%clk "
#define EVALUATION_TAG "[%eval "

void
qdr_comment_append (GString *comment, const char *text, gsize length)
{
  gboolean needs_space = comment->len > 0;

  for (gsize i = 0; i < length; i++) {
    if (g_ascii_isspace (text[i]) || text[i] == '\v') {
      needs_space = comment->len > 0;
      continue;
    }
    if (needs_space)
      g_string_append_c (comment, ' ');
    needs_space = FALSE;
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

gint64
qdr_comment_get_remaining_time (const char *comment)
{
  const char *tag = comment;

  while ((tag = strstr (tag, CLOCK_TAG)) != NULL) {
    const char *at = tag + strlen (CLOCK_TAG);
    gint64 hours, minutes, seconds;
    gint64 milliseconds = 0;

    tag = at;
    /* The text has the form "h:mm:ss]", with up to three decimals of the seconds. */
    if (!read_digits (&at, 2, &hours) || !read_char (&at, ':') || !read_digits (&at, 2, &minutes) ||
        !read_char (&at, ':') || !read_digits (&at, 2, &seconds))
      continue;
    if (read_char (&at, '.')) {
      const char *fraction = at;

      if (!read_digits (&at, 3, &milliseconds))
        continue;
      for (gssize digits = at - fraction; digits < 3; digits++)
        milliseconds *= 10;
    }
    if (*at == ']' && minutes <= 59 && seconds <= 59)
      return MIN (((hours * 60 + minutes) * 60 + seconds) * 1000 + milliseconds, QDR_CLOCK_MAX);
  }
  return -1;
}

gboolean
qdr_comment_get_evaluation (const char *comment, double *value)
{
  const char *tag = comment;

  while ((tag = strstr (tag, EVALUATION_TAG)) != NULL) {
    char *end;
    double number;

    tag += strlen (EVALUATION_TAG);
    number = g_ascii_strtod (tag, &end);
    if (end != tag && *end == ']' && isfinite (number)) {
      *value = number;
      return TRUE;
    }
  }
  return FALSE;
}

char *
qdr_comment_format_remaining_time (gint64 milliseconds)
{
  const int seconds = (int) (milliseconds / 1000);

  return g_strdup_printf ("[%%clk %d:%02d:%02d]", seconds / 3600, seconds / 60 % 60, seconds % 60);
}

static const char *
find_annotation (const char *text, gsize *length)
{
  for (; (text = strstr (text, ANNOTATION)) != NULL; text++) {
    const char *end = text + strlen (ANNOTATION);

    if (!g_ascii_isalnum (*end))
      continue;
    end += strspn (end, G_CSET_a_2_z G_CSET_A_2_Z G_CSET_DIGITS "_");
    if (*end != ' ')
      continue;
    end += strcspn (end, "[]");
    if (*end == ']') {
      *length = (gsize) (end + 1 - text);
      return text;
    }
  }
  return NULL;
}

typedef gboolean (*AnnotationFilter) (const char *annotation);

/* Appends annotations for which @is_taken returns TRUE to @taken, and everything else to @rest. */
static void
split_comment (const char *comment, AnnotationFilter is_taken, GString *taken, GString *rest)
{
  const char *annotation;
  gsize length;

  for (; (annotation = find_annotation (comment, &length)) != NULL; comment = annotation + length) {
    qdr_comment_append (rest, comment, (gsize) (annotation - comment));
    qdr_comment_append (is_taken (annotation) ? taken : rest, annotation, length);
  }
  qdr_comment_append (rest, comment, strlen (comment));
}

static gboolean
is_annotation (const char *annotation)
{
  return TRUE;
}

static gboolean
is_evaluation (const char *annotation)
{
  return g_str_has_prefix (annotation, EVALUATION_TAG);
}

static void
replace_comment (char **comment, GString *replacement)
{
  g_free (*comment);
  *comment = replacement->len > 0 ? g_strdup (replacement->str) : NULL;
}

char *
qdr_comment_get_text (const char *comment)
{
  g_autoptr (GString) annotations = g_string_new (NULL);
  GString *text = g_string_new (NULL);

  if (comment != NULL)
    split_comment (comment, is_annotation, annotations, text);
  return g_string_free (text, text->len == 0);
}

gboolean
qdr_comment_set_text (char **comment, const char *text, GError **error)
{
  g_autofree char *old_text = qdr_comment_get_text (*comment);
  g_autofree char *new_text = qdr_comment_normalise (text);
  g_autoptr (GString) changed = g_string_new (NULL);
  g_autoptr (GString) rest = g_string_new (NULL);
  const char *annotation;
  gsize length;

  if (g_strcmp0 (old_text, new_text) == 0)
    return TRUE;
  annotation = new_text != NULL ? find_annotation (new_text, &length) : NULL;
  if (annotation != NULL) {
    g_set_error (
        error, QDR_COMMENT_ERROR, QDR_COMMENT_ERROR_ANNOTATION,
        /* Translators: %.*s is an annotation as it stands in saved games, such as
         * "[%%clk 0:14:31]". */
        _ ("“%.*s” cannot be part of a comment: the program would read it as an annotation."),
        (int) length, annotation);
    return FALSE;
  }

  if (*comment != NULL)
    split_comment (*comment, is_annotation, changed, rest);
  if (new_text != NULL)
    qdr_comment_append (changed, new_text, strlen (new_text));
  replace_comment (comment, changed);
  return TRUE;
}

void
qdr_comment_set_evaluation (char **comment, const double *value)
{
  g_autoptr (GString) old = g_string_new (NULL);
  g_autoptr (GString) rest = g_string_new (NULL);
  g_autoptr (GString) changed = g_string_new (NULL);

  if (*comment != NULL)
    split_comment (*comment, is_evaluation, old, rest);
  if (value != NULL) {
    const double clamped = CLAMP (*value, -QDR_EVALUATION_MAX, QDR_EVALUATION_MAX);
    char number[G_ASCII_DTOSTR_BUF_SIZE];

    /* Write "0.00" instead of "-0.00". */
    g_ascii_formatd (number, sizeof number, "%.2f", fabs (clamped) < 0.005 ? 0 : clamped);
    g_string_append_printf (changed, "%s%s]", EVALUATION_TAG, number);
  }
  qdr_comment_append (changed, rest->str, rest->len);
  replace_comment (comment, changed);
}
