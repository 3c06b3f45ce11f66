/*
 * Lines that engines in other programs answer.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-answer-line.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "qdr-program.h"

/* How much of a strange answer is quoted, in bytes. */
#define QUOTE_LENGTH 40

const char *
qdr_answer_line_rest_after (const char *line, const char *name)
{
  const gsize length = strlen (name);

  if (strncmp (line, name, length) != 0 || (line[length] != ' ' && line[length] != '\0'))
    return NULL;
  return line + length + strspn (line + length, " ");
}

void
qdr_answer_line_set_nonsense (GError **error, const char *line)
{
  g_autofree char *start = g_strndup (line, QUOTE_LENGTH);
  g_autofree char *quote = g_utf8_make_valid (start, -1);

  /* What is not to be seen does strange things to a sentence. */
  for (char *at = quote; *at != '\0'; at++)
    if (g_ascii_iscntrl (*at))
      *at = ' ';
  g_set_error (error, QDR_PROGRAM_ERROR, QDR_PROGRAM_ERROR_NONSENSE, _ ("the program answers “%s”"),
               quote);
}
