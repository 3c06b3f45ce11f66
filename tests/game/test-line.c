/*
 * Variations in their order: adding, finding, splitting, joining.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-line.h"
#include "run-suite.h"

/* A line of one move, of which only ply and number matter. */
static QdrLine *
new_line (guint ply, QdrMove move)
{
  QdrLine *line = g_new0 (QdrLine, 1);

  line->ply = ply;
  line->length = 1;
  line->entries = g_new0 (QdrHistoryEntry, 1);
  line->entries[0].undo.move = move;
  return line;
}

static void
add (QdrLines *lines, const guint *plies, guint n)
{
  for (guint i = 0; i < n; i++)
    qdr_lines_add (lines, new_line (plies[i], (QdrMove) i));
}

/* "ply:move", in order. */
static void
assert_lines (const QdrLines *lines, const char *expected)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < lines->length; i++)
    g_string_append_printf (text, "%s%u:%u", i == 0 ? "" : " ", lines->lines[i]->ply,
                            lines->lines[i]->entries[0].undo.move);
  ck_assert_str_eq (text->str, expected);
}

static const guint plies[] = { 4, 2, 4, 0, 9, 2, 4 };

START_TEST (lines_stand_by_ply_and_then_by_age)
{
  QdrLines lines = { 0 };

  add (&lines, plies, G_N_ELEMENTS (plies));
  assert_lines (&lines, "0:3 2:1 2:5 4:0 4:2 4:6 9:4");
  qdr_lines_clear (&lines);
  assert_lines (&lines, "");
}
END_TEST

START_TEST (lines_are_found_by_ply_and_first_move)
{
  QdrLines lines = { 0 };

  ck_assert_uint_eq (qdr_lines_count (&lines, 0), 0);
  ck_assert_uint_eq (qdr_lines_find_move (&lines, 0, 0), 0);
  add (&lines, plies, G_N_ELEMENTS (plies));
  ck_assert_uint_eq (qdr_lines_find (&lines, 0), 0);
  ck_assert_uint_eq (qdr_lines_find (&lines, 3), 3);
  ck_assert_uint_eq (qdr_lines_find (&lines, 10), 7);
  ck_assert_uint_eq (qdr_lines_count (&lines, 2), 2);
  ck_assert_uint_eq (qdr_lines_count (&lines, 3), 0);
  ck_assert_uint_eq (qdr_lines_count (&lines, 4), 3);
  ck_assert_uint_eq (qdr_lines_get (&lines, 4, 1)->entries[0].undo.move, 2);
  ck_assert_uint_eq (qdr_lines_find_move (&lines, 4, 6), 2);
  ck_assert_uint_eq (qdr_lines_find_move (&lines, 4, 1), 3);
  qdr_lines_clear (&lines);
}
END_TEST

START_TEST (lines_are_replaced_and_removed_in_their_place)
{
  QdrLines lines = { 0 };

  add (&lines, plies, G_N_ELEMENTS (plies));
  qdr_line_free (qdr_lines_replace (&lines, 1, new_line (4, 77)));
  assert_lines (&lines, "0:3 2:1 2:5 4:0 4:77 4:6 9:4");
  qdr_lines_remove (&lines, 2, 1);
  qdr_lines_remove (&lines, 9, 0);
  qdr_lines_remove (&lines, 0, 0);
  assert_lines (&lines, "2:1 4:0 4:77 4:6");
  qdr_lines_add (&lines, new_line (4, 78));
  qdr_lines_add (&lines, new_line (1, 79));
  assert_lines (&lines, "1:79 2:1 4:0 4:77 4:6 4:78");
  qdr_lines_clear (&lines);
}
END_TEST

START_TEST (lines_are_split_and_joined_at_a_ply)
{
  QdrLines lines = { 0 };
  QdrLines later;

  add (&lines, plies, G_N_ELEMENTS (plies));
  later = qdr_lines_split (&lines, 4);
  assert_lines (&lines, "0:3 2:1 2:5");
  assert_lines (&later, "4:0 4:2 4:6 9:4");
  qdr_lines_join (&lines, &later);
  assert_lines (&lines, "0:3 2:1 2:5 4:0 4:2 4:6 9:4");
  assert_lines (&later, "");
  later = qdr_lines_split (&lines, 0);
  assert_lines (&lines, "");
  qdr_lines_clear (&later);
}
END_TEST

START_TEST (a_line_is_freed_with_those_that_hang_on_it)
{
  QdrLine *line = new_line (3, 1);

  line->entries[0].comment = g_strdup ("good");
  qdr_lines_add (&line->lines, new_line (4, 2));
  qdr_lines_add (&line->lines.lines[0]->lines, new_line (5, 3));
  qdr_line_free (line);
}
END_TEST

int
main (void)
{
  Suite *suite = suite_create ("line");
  TCase *tcase = tcase_create ("line");

  tcase_add_test (tcase, lines_stand_by_ply_and_then_by_age);
  tcase_add_test (tcase, lines_are_found_by_ply_and_first_move);
  tcase_add_test (tcase, lines_are_replaced_and_removed_in_their_place);
  tcase_add_test (tcase, lines_are_split_and_joined_at_a_ply);
  tcase_add_test (tcase, a_line_is_freed_with_those_that_hang_on_it);
  suite_add_tcase (suite, tcase);
  return run_suite (suite);
}
