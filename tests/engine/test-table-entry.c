/*
 * An entry of the transposition table: half an entry is none.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-table-entry.h"
#include "run-suite.h"

#define KEY G_GUINT64_CONSTANT (0x123456789abcdef0)
#define OTHER_KEY G_GUINT64_CONSTANT (0xfedcba9876543210)

static const QdrTableContent content = { -1234, 77, 9, 3, 200, 0 };
static const QdrTableContent other_content = { 25, 78, 2, 1, 201, 0 };

START_TEST (what_is_written_is_read)
{
  QdrTableEntry entry = { 0 };
  QdrTableContent read;
  guint64 key;

  qdr_table_entry_write (&entry, KEY, &content);
  read = qdr_table_entry_read (&entry, &key);
  ck_assert_uint_eq (key, KEY);
  ck_assert_int_eq (read.score, content.score);
  ck_assert_uint_eq (read.move, content.move);
  ck_assert_uint_eq (read.depth, content.depth);
  ck_assert_uint_eq (read.bound, content.bound);
  ck_assert_uint_eq (read.age, content.age);
}
END_TEST

START_TEST (an_entry_of_zeros_is_empty)
{
  QdrTableEntry entry = { 0 };
  guint64 key;

  ck_assert_uint_eq (qdr_table_entry_read (&entry, &key).bound, 0);
}
END_TEST

/* One half of each of two entries, either way round. */
START_TEST (an_entry_of_two_halves_is_about_neither_position)
{
  QdrTableEntry first = { 0 };
  QdrTableEntry second = { 0 };
  QdrTableEntry torn = { 0 };
  guint64 key;

  qdr_table_entry_write (&first, KEY, &content);
  qdr_table_entry_write (&second, OTHER_KEY, &other_content);
  torn.mixed_key = _i == 0 ? first.mixed_key : second.mixed_key;
  torn.content = _i == 0 ? second.content : first.content;

  qdr_table_entry_read (&torn, &key);
  ck_assert_uint_ne (key, KEY);
  ck_assert_uint_ne (key, OTHER_KEY);
}
END_TEST

START_TEST (a_changed_bit_in_either_half_makes_it_an_entry_of_another_position)
{
  QdrTableEntry entry = { 0 };
  guint64 key;

  qdr_table_entry_write (&entry, KEY, &content);
  if (_i < 64)
    entry.mixed_key ^= G_GUINT64_CONSTANT (1) << _i;
  else
    entry.content ^= G_GUINT64_CONSTANT (1) << (_i - 64);

  qdr_table_entry_read (&entry, &key);
  ck_assert_uint_ne (key, KEY);
}
END_TEST

int
main (void)
{
  Suite *suite = suite_create ("table entry");
  TCase *tcase = tcase_create ("entry");

  tcase_add_test (tcase, what_is_written_is_read);
  tcase_add_test (tcase, an_entry_of_zeros_is_empty);
  tcase_add_loop_test (tcase, an_entry_of_two_halves_is_about_neither_position, 0, 2);
  tcase_add_loop_test (tcase, a_changed_bit_in_either_half_makes_it_an_entry_of_another_position, 0,
                       128);
  suite_add_tcase (suite, tcase);

  return run_suite (suite);
}
