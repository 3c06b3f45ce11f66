/*
 * Comments: folding them, and finding what annotations say.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-clock.h"
#include "qdr-comment.h"
#include "run-suite.h"

static const struct {
  const char *text;
  const char *normalised;
} foldings[] = {
  { NULL, NULL },
  { "", NULL },
  { " \t\r\n\v\f ", NULL },
  { "plain", "plain" },
  { "  two \n\t words  ", "two words" },
  { "a } brace {", "a ) brace {" },
  { "français\302\240œuvre", "français\302\240œuvre" },
};

START_TEST (white_space_is_folded_and_closing_braces_are_replaced)
{
  g_autofree char *normalised = qdr_comment_normalise (foldings[_i].text);

  ck_assert_pstr_eq (normalised, foldings[_i].normalised);
}
END_TEST

START_TEST (comments_are_joined_by_one_space)
{
  g_autoptr (GString) comment = g_string_new (NULL);

  qdr_comment_append (comment, " ", 1);
  qdr_comment_append (comment, "one ", 4);
  qdr_comment_append (comment, "", 0);
  qdr_comment_append (comment, " two", 4);
  ck_assert_str_eq (comment->str, "one two");
}
END_TEST

static const struct {
  const char *comment;
  gint64 remaining;
} clocks[] = {
  { "[%clk 0:14:31]", 871000 },
  { "before [%clk 1:00:00.25] after", 3600250 },
  { "[%clk 0:00:00.007]", 7 },
  { "[%clk 99:59:59.999]", QDR_CLOCK_MAX },
  { "[%clk 0:60:00] [%clk 0:00:05]", 5000 },
  { "", -1 },
  { "clk 0:14:31", -1 },
  { "[%clk]", -1 },
  { "[%clk 0:14]", -1 },
  { "[%clk 0:14:31", -1 },
  { "[%clk 0:14:61]", -1 },
  { "[%clk 100:00:00]", -1 },
  { "[%clk -1:00:00]", -1 },
  { "[%clk 0:00:00.]", -1 },
  { "[%clk 0:00:00.1234]", -1 },
};

START_TEST (the_time_left_is_found_where_it_is_well_formed)
{
  ck_assert_int_eq (qdr_comment_get_remaining (clocks[_i].comment), clocks[_i].remaining);
}
END_TEST

static const struct {
  const char *comment;
  gboolean found;
  double value;
} evaluations[] = {
  { "[%eval 1.5]", TRUE, 1.5 },     { "good [%eval -0.25] [%clk 0:00:01]", TRUE, -0.25 },
  { "[%eval ]", FALSE, 0 },         { "[%eval #3]", FALSE, 0 },
  { "[%eval 1.5 oops]", FALSE, 0 }, { "nothing", FALSE, 0 },
};

START_TEST (an_evaluation_is_found_where_it_is_well_formed)
{
  double value = 0;

  ck_assert_int_eq (qdr_comment_get_evaluation (evaluations[_i].comment, &value),
                    evaluations[_i].found);
  ck_assert_double_eq (value, evaluations[_i].value);
}
END_TEST

START_TEST (the_time_left_is_written_in_whole_seconds)
{
  g_autofree char *comment = qdr_comment_from_remaining (3723999);

  ck_assert_str_eq (comment, "[%clk 1:02:03]");
  ck_assert_int_eq (qdr_comment_get_remaining (comment), 3723000);
}
END_TEST

int
main (void)
{
  Suite *suite = suite_create ("comment");
  TCase *tcase = tcase_create ("comment");

  tcase_add_loop_test (tcase, white_space_is_folded_and_closing_braces_are_replaced, 0,
                       G_N_ELEMENTS (foldings));
  tcase_add_test (tcase, comments_are_joined_by_one_space);
  tcase_add_loop_test (tcase, the_time_left_is_found_where_it_is_well_formed, 0,
                       G_N_ELEMENTS (clocks));
  tcase_add_loop_test (tcase, an_evaluation_is_found_where_it_is_well_formed, 0,
                       G_N_ELEMENTS (evaluations));
  tcase_add_test (tcase, the_time_left_is_written_in_whole_seconds);
  suite_add_tcase (suite, tcase);
  return run_suite (suite);
}
