/*
 * Sets of squares.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-bits.h"
#include "test.h"

static const guint word_counts[] = { 1, 2, 4, 6 };

/* Sets every third bit, so that each word has bits and gaps. */
static QdrBits
make_every_third (guint words)
{
  QdrBits bits = { 0 };

  for (guint i = 0; i < words * 64; i += 3)
    qdr_bits_set (&bits, i);
  return bits;
}

TEST (a_set_has_the_members_that_were_set, .loops = G_N_ELEMENTS (word_counts))
{
  const guint words = word_counts[_i];
  const QdrBits bits = make_every_third (words);

  for (guint i = 0; i < words * 64; i++)
    ck_assert_int_eq (qdr_bits_test (&bits, i), i % 3 == 0);
  ck_assert_uint_eq (qdr_bits_count (bits, words), (words * 64 + 2) / 3);
}

TEST (flipping_twice_changes_nothing, .loops = G_N_ELEMENTS (word_counts))
{
  const guint words = word_counts[_i];
  const QdrBits before = make_every_third (words);

  for (guint i = 0; i < words * 64; i++) {
    QdrBits bits = before;

    qdr_bits_flip (&bits, i);
    ck_assert_int_ne (qdr_bits_test (&bits, i), qdr_bits_test (&before, i));
    ck_assert (!qdr_bits_equal (bits, before, words));
    qdr_bits_flip (&bits, i);
    ck_assert (qdr_bits_equal (bits, before, words));
  }
}

TEST (a_shift_moves_every_member_across_words_and_drops_what_leaves,
      .loops = G_N_ELEMENTS (word_counts))
{
  const guint words = word_counts[_i];
  const guint size = words * 64;
  const QdrBits bits = make_every_third (words);

  for (guint by = 1; by < 64; by++) {
    const QdrBits up = qdr_bits_shift_up (bits, by, words);
    const QdrBits down = qdr_bits_shift_down (bits, by, words);

    for (guint i = 0; i < size; i++) {
      ck_assert_int_eq (qdr_bits_test (&up, i), i >= by && (i - by) % 3 == 0);
      ck_assert_int_eq (qdr_bits_test (&down, i), i + by < size && (i + by) % 3 == 0);
    }
  }
}

TEST (and_or_and_minus_work_member_by_member, .loops = G_N_ELEMENTS (word_counts))
{
  const guint words = word_counts[_i];
  const QdrBits a = make_every_third (words);
  const QdrBits b =
      qdr_bits_or (qdr_bits_shift_up (a, 1, words), qdr_bits_shift_up (a, 6, words), words);
  const QdrBits both = qdr_bits_and (a, b, words);
  const QdrBits either = qdr_bits_or (a, b, words);
  const QdrBits only_a = qdr_bits_minus (a, b, words);

  for (guint i = 0; i < words * 64; i++) {
    const gboolean in_a = qdr_bits_test (&a, i);
    const gboolean in_b = qdr_bits_test (&b, i);

    ck_assert_int_eq (qdr_bits_test (&both, i), in_a && in_b);
    ck_assert_int_eq (qdr_bits_test (&either, i), in_a || in_b);
    ck_assert_int_eq (qdr_bits_test (&only_a, i), in_a && !in_b);
  }
}

TEST (a_set_is_any_as_soon_as_it_has_one_member, .loops = G_N_ELEMENTS (word_counts))
{
  const guint words = word_counts[_i];
  const QdrBits empty = { 0 };

  ck_assert (!qdr_bits_any (empty, words));
  for (guint i = 0; i < words * 64; i++) {
    QdrBits bits = empty;

    qdr_bits_set (&bits, i);
    ck_assert (qdr_bits_any (bits, words));
    ck_assert_uint_eq (qdr_bits_count (bits, words), 1);
  }
}

TEST (a_walk_finds_every_member_once_the_lowest_first, .loops = G_N_ELEMENTS (word_counts))
{
  const guint words = word_counts[_i];
  const QdrBits bits = make_every_third (words);
  QdrBits sets[] = { { .word = { 0 } }, bits, { .word = { 0 } } };

  qdr_bits_set (&sets[2], words * 64 - 1);
  for (guint s = 0; s < G_N_ELEMENTS (sets); s++) {
    QdrBitsIter iter = qdr_bits_iter_make (&sets[s]);
    guint count = 0;
    guint next = 0;

    while (qdr_bits_iter_next (&iter, words)) {
      for (; next < iter.index; next++)
        ck_assert (!qdr_bits_test (&sets[s], next));
      ck_assert (qdr_bits_test (&sets[s], next));
      next++;
      count++;
    }
    ck_assert_uint_eq (count, qdr_bits_count (sets[s], words));
  }
}
