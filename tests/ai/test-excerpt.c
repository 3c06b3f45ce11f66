/*
 * Excerpts of texts of unknown origin.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-excerpt.h"
#include "run-suite.h"

typedef struct {
  const char *text;
  guint max;
  const char *expected;
} Excerpt;

static const Excerpt excerpts[] = {
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

START_TEST (an_excerpt_is_one_line_of_limited_length)
{
  const Excerpt *row = &excerpts[_i];
  g_autofree char *excerpt = qdr_excerpt (row->text, row->max);

  ck_assert_str_eq (excerpt, row->expected);
}
END_TEST

int
main (void)
{
  Suite *suite = suite_create ("excerpt");
  TCase *tcase = tcase_create ("texts");

  tcase_add_loop_test (tcase, an_excerpt_is_one_line_of_limited_length, 0, G_N_ELEMENTS (excerpts));
  suite_add_tcase (suite, tcase);

  return run_suite (suite);
}
