/*
 * An entry of the transposition table: half an entry is none.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-trans-table.h"
#include "test.h"

#define KEY G_GUINT64_CONSTANT (0x123456789abcdef0)
#define OTHER_KEY G_GUINT64_CONSTANT (0xfedcba9876543210)

static const QdrTableContent content = { -1234, 77, 9, 3, 200, 0 };
static const QdrTableContent other_content = { 25, 78, 2, 1, 201, 0 };

TEST (what_is_written_is_read)
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

TEST (an_entry_of_zeros_is_empty)
{
  QdrTableEntry entry = { 0 };
  guint64 key;

  ck_assert_uint_eq (qdr_table_entry_read (&entry, &key).bound, 0);
}

/* One half from each of two entries, in both combinations. */
TEST (an_entry_of_two_halves_is_about_neither_position, .loops = 2)
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

TEST (a_changed_bit_in_either_half_makes_it_an_entry_of_another_position, .loops = 128)
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
