/*
 * Lines of opening books. Their errors are in test-opening-book.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-opening-book.h"

#include "test.h"

static const struct {
  const char *text;
  const char *written; /* NULL if the line is written as it was read */
} good_lines[] = {
  { "| e2 5", NULL },
  { "e2 e8 | e3 -5", NULL },
  { "e2 e8 | e3 40 d3h 29", NULL },
  { "e2 e8 | e3 40 games=7 result=0.571 rating=1510 d3h 29 games=3", NULL },
  { "e2 e8 | e3 40 rating=1 result=1.000 d3h 29", "e2 e8 | e3 40 result=1.000 rating=1 d3h 29" },
  { "7x7 | d2 5", NULL },
  { "7x11 d2 d10 | d3 5", NULL },
  { "9x9/4 e2 b5 | e8 5 d9 -3", NULL },
  { "9x9 e2 e8 | e3 5", "e2 e8 | e3 5" },
  { "E2 E8\t| E3 40  result=0.5 # a comment", "e2 e8 | e3 40 result=0.500" },
};

TEST (a_line_that_is_read_is_written_again, .loops = G_N_ELEMENTS (good_lines))
{
  const char *expected =
      good_lines[_i].written != NULL ? good_lines[_i].written : good_lines[_i].text;
  g_autoptr (GError) error = NULL;
  g_autoptr (QdrBookLine) line = NULL;
  g_autofree char *written = NULL;

  ck_assert_msg (qdr_book_line_parse (good_lines[_i].text, &line, &error), "%s",
                 error != NULL ? error->message : "");
  written = qdr_book_line_to_text (line);
  ck_assert_str_eq (written, expected);
}

TEST (it_knows_what_the_book_tells)
{
  g_autoptr (QdrBookLine) line = NULL;
  g_autofree char *moves = NULL;
  const QdrBookMove *first;
  const QdrBookMove *second;

  ck_assert (
      qdr_book_line_parse ("e2 e8 | e3 40 games=7 result=0.571 rating=1510 d3h 29", &line, NULL));
  first = &g_array_index (line->moves, QdrBookMove, 0);
  second = &g_array_index (line->moves, QdrBookMove, 1);
  moves = qdr_book_line_get_moves_text (line);

  ck_assert_str_eq (moves, "e2 e8");
  ck_assert_uint_eq (line->moves->len, 2);
  ck_assert_int_eq (first->score, 40);
  ck_assert_uint_eq (first->n_games, 7);
  ck_assert_double_eq_tol (first->result, 0.571, 1e-9);
  ck_assert_int_eq (first->rating, 1510);
  ck_assert_int_eq (second->score, 29);
  ck_assert_uint_eq (second->n_games, 0);
  ck_assert_double_lt (second->result, 0);
  ck_assert_int_eq (second->rating, 0);
}

static const char *const empty_lines[] = { "", " \t\r", "# e2 | e8 4", "  # comment" };

TEST (blanks_and_comments_are_no_line, .loops = G_N_ELEMENTS (empty_lines))
{
  g_autoptr (QdrBookLine) line = NULL;

  ck_assert (qdr_book_line_parse (empty_lines[_i], &line, NULL));
  ck_assert_ptr_null (line);
}
