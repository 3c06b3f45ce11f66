/*
 * A fuzz target: a book is read from any text in UTF-8, and invalid lines are skipped.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fuzz-target.h"
#include "qdr-opening-book.h"

static void
ignore_message (const char *domain, GLogLevelFlags level, const char *message, gpointer data)
{
  fuzz_require (g_utf8_validate (message, -1, NULL));
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  g_autofree char *raw = fuzz_copy_text (data, size);
  g_autofree char *text = g_utf8_make_valid (raw, (gssize) size);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autoptr (QdrOpeningBook) book = NULL;

  /* The book warns of lines that it skips. */
  g_log_set_always_fatal (G_LOG_FATAL_MASK);
  g_log_set_default_handler (ignore_message, NULL);
  for (guint i = 0; lines[i] != NULL; i++) {
    QdrBookLine *line = NULL;
    g_autoptr (GError) error = NULL;

    if (qdr_book_line_parse (lines[i], &line, &error))
      g_clear_pointer (&line, qdr_book_line_free);
    else
      fuzz_check_error (error);
  }
  book = qdr_opening_book_parse ("book", text, NULL);
  fuzz_require (book != NULL);
  return 0;
}
