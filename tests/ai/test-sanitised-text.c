/*
 * Sanitising texts from other programs.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-sanitised-text.h"
#include "test.h"

typedef struct {
  const char *text;
  guint max;
  const char *expected;
} Quotation;

static const Quotation quotations[] = {
  { "", 9, "" },
  { "a “word”", 9, "a “word”" },
  { "123456789", 9, "123456789" },
  { "1234567890", 9, "1234…7890" },
  { "1234567890", 8, "123…7890" },
  { "éèêëēĕėęě", 5, "éè…ęě" },
  { "a\nb\tc", 20, "a\\x0ab\\x09c" },
  { "\x1b[2J", 20, "\\x1b[2J" },
  { "a\xe2\x80\xa8"
    "b\xc2\x85",
    20, "a\\x2028b\\x85" },
  { "\xff", 9, "\xef\xbf\xbd" },
  { "\n\n\n\n", 8, "\\x0…\\x0a" },
};

TEST (a_sanitised_text_is_one_line_of_limited_length, .loops = G_N_ELEMENTS (quotations))
{
  const Quotation *row = &quotations[_i];
  g_autofree char *sanitised = qdr_sanitise_text (row->text, row->max);

  ck_assert_str_eq (sanitised, row->expected);
}
