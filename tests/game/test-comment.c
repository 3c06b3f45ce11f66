/*
 * Comments: white space and annotations.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-comment.h"
#include "qdr-game-clock.h"
#include "test.h"

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

TEST (white_space_is_folded_and_closing_braces_are_replaced, .loops = G_N_ELEMENTS (foldings))
{
  g_autofree char *normalised = qdr_comment_normalise (foldings[_i].text);

  ck_assert_pstr_eq (normalised, foldings[_i].normalised);
}

TEST (comments_are_joined_by_one_space)
{
  g_autoptr (GString) comment = g_string_new (NULL);

  qdr_comment_append (comment, " ", 1);
  qdr_comment_append (comment, "one ", 4);
  qdr_comment_append (comment, "", 0);
  qdr_comment_append (comment, " two", 4);
  ck_assert_str_eq (comment->str, "one two");
}

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

TEST (the_time_left_is_found_where_it_is_well_formed, .loops = G_N_ELEMENTS (clocks))
{
  ck_assert_int_eq (qdr_comment_get_remaining_time (clocks[_i].comment), clocks[_i].remaining);
}

static const struct {
  const char *comment;
  gboolean found;
  double value;
} evaluations[] = {
  { "[%eval 1.5]", TRUE, 1.5 },
  { "good [%eval -0.25] [%clk 0:00:01]", TRUE, -0.25 },
  { "[%eval ]", FALSE, 0 },
  { "[%eval #3]", FALSE, 0 },
  { "[%eval 1.5 oops]", FALSE, 0 },
  { "nothing", FALSE, 0 },
  { "[%eval nan]", FALSE, 0 },
  { "[%eval inf]", FALSE, 0 },
  { "[%eval #3] [%eval 2]", TRUE, 2 },
};

TEST (an_evaluation_is_found_where_it_is_well_formed, .loops = G_N_ELEMENTS (evaluations))
{
  double value = 0;

  ck_assert_int_eq (qdr_comment_get_evaluation (evaluations[_i].comment, &value),
                    evaluations[_i].found);
  ck_assert_double_eq (value, evaluations[_i].value);
}

TEST (the_time_left_is_written_in_whole_seconds)
{
  g_autofree char *comment = qdr_comment_format_remaining_time (3723999);

  ck_assert_str_eq (comment, "[%clk 1:02:03]");
  ck_assert_int_eq (qdr_comment_get_remaining_time (comment), 3723000);
}

/* Text and annotations */

static const struct {
  const char *comment;
  const char *text;
} texts[] = {
  { NULL, NULL },
  { "good", "good" },
  { "[%clk 0:14:31]", NULL },
  { "[%clk 0:14:31] good", "good" },
  { "good [%eval 0.50] move[%csl Ga1,Rb2]", "good move" },
  { "[%unknown_9 x] here", "here" },
  { "100 [% of 9]", "100 [% of 9]" },
  { "[%clk]", "[%clk]" },
  { "[%clk 0:14:31", "[%clk 0:14:31" },
  { "[%a [%clk 0:00:01] b]", "[%a b]" },
  { "[%_a b]", "[%_a b]" },
};

TEST (the_text_is_what_no_annotation_is, .loops = G_N_ELEMENTS (texts))
{
  g_autofree char *text = qdr_comment_get_text (texts[_i].comment);

  ck_assert_pstr_eq (text, texts[_i].text);
}

static const struct {
  const char *before;
  const char *text;
  const char *after;
} edits[] = {
  { NULL, "good", "good" },
  { NULL, NULL, NULL },
  { "good", NULL, NULL },
  { "good", " \n", NULL },
  { "good", " bad\n}move ", "bad )move" },
  { "[%clk 0:14:31]", "good", "[%clk 0:14:31] good" },
  { "[%clk 0:14:31] good", "bad", "[%clk 0:14:31] bad" },
  { "[%clk 0:14:31] good", NULL, "[%clk 0:14:31]" },
  { "good [%eval 0.50] move [%x y]", "bad", "[%eval 0.50] [%x y] bad" },
  { "good [%eval 0.50] move", "good  move", "good [%eval 0.50] move" },
  { "[%eval 0.50]", "[%", "[%eval 0.50] [%" },
  { "[%a [%clk 0:00:01] b]", "[%a b]", "[%a [%clk 0:00:01] b]" },
};

TEST (annotations_stay_when_the_text_is_edited, .loops = G_N_ELEMENTS (edits))
{
  g_autofree char *comment = g_strdup (edits[_i].before);

  ck_assert (qdr_comment_set_text (&comment, edits[_i].text, NULL));
  ck_assert_pstr_eq (comment, edits[_i].after);
}

static const char *const refused_texts[] = {
  "[%clk 0:00:05]",
  "I had\n[%clk\n0:00:05] left",
  "[%eval no number]",
  "[%mine 1]",
};

TEST (a_text_that_would_be_taken_for_an_annotation_is_refused,
      .loops = G_N_ELEMENTS (refused_texts))
{
  g_autofree char *comment = g_strdup ("[%clk 0:14:31] good");
  g_autoptr (GError) error = NULL;

  ck_assert (!qdr_comment_set_text (&comment, refused_texts[_i], &error));
  ck_assert (g_error_matches (error, QDR_COMMENT_ERROR, QDR_COMMENT_ERROR_ANNOTATION));
  ck_assert_ptr_nonnull (strstr (error->message, "[%"));
  ck_assert (g_str_has_suffix (error->message, "."));
  ck_assert_str_eq (comment, "[%clk 0:14:31] good");
}

static const struct {
  const char *before;
  double value;
  const char *after;
} replacements[] = {
  { NULL, 1.5, "[%eval 1.50]" },
  { "good", -0.256, "[%eval -0.26] good" },
  { "[%clk 0:14:31] good", 2, "[%eval 2.00] [%clk 0:14:31] good" },
  { "[%eval 1.50] [%clk 0:14:31] good", 2, "[%eval 2.00] [%clk 0:14:31] good" },
  { "good [%eval #3] move [%eval 1]", -0.001, "[%eval 0.00] good move" },
  { NULL, 299.5, "[%eval 99.99]" },
  { NULL, -299.5, "[%eval -99.99]" },
};

TEST (an_evaluation_is_put_in_place_of_the_one_before, .loops = G_N_ELEMENTS (replacements))
{
  g_autofree char *comment = g_strdup (replacements[_i].before);
  double value;

  qdr_comment_set_evaluation (&comment, &replacements[_i].value);
  ck_assert_str_eq (comment, replacements[_i].after);
  ck_assert (qdr_comment_get_evaluation (comment, &value));
  qdr_comment_set_evaluation (&comment, &value);
  ck_assert_str_eq (comment, replacements[_i].after);
}

TEST (an_evaluation_is_removed_and_the_rest_stays)
{
  g_autofree char *comment = g_strdup ("[%clk 0:14:31] good [%eval 1.50]");

  qdr_comment_set_evaluation (&comment, NULL);
  ck_assert_str_eq (comment, "[%clk 0:14:31] good");
  g_free (comment);
  comment = g_strdup ("[%eval 1.50]");
  qdr_comment_set_evaluation (&comment, NULL);
  ck_assert_ptr_null (comment);
}
