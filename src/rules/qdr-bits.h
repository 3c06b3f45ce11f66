/*
 * A set of squares as a row of bits, large enough for the largest board.
 *
 * This file is separate from qdr-board.h because it is long.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/*
 * The square in column x and row y of a board is bit y * stride + x, with stride = width + 1. The
 * spare column at the end of each row catches the bits that a shift moves off the board. A board of
 * 19 x 19 needs 380 bits.
 *
 *      row 1      o o o o o o o o o .      bits 10..18, 19 is spare     (9 x 9)
 *      row 0      o o o o o o o o o .      bits  0.. 8,  9 is spare
 *
 * Every operation on whole sets takes the number of words in use: 1, 2, 4 or 6. If this number is a
 * constant after inlining, the sets of small boards stay in registers.
 *
 * The operations have a statement for each word instead of a loop over the words. With a loop and
 * AddressSanitizer, GCC would keep the sets in memory and check each access. Searches would be
 * almost three times as slow.
 */
/** @brief Number of words for the largest board. */
#define QDR_BITS_WORDS 6

/** @brief A set of squares or corners of any board. It is empty if initialised with zeros. */
typedef struct {
  guint64 word[QDR_BITS_WORDS]; /**< word i holds bits 64 * i to 64 * i + 63 */
} QdrBits;

/** @brief Marks a function that must be inlined, so that its number of words is a constant. */
#define QDR_BITS_INLINE static inline __attribute__ ((always_inline, unused))

/**
 * @brief Calls @p function with the remaining arguments, followed by the number of words of @p
 *        board as a constant. The cases cover all numbers of words that a board can have.
 */
#define QDR_BITS_CALL(board, function, ...)                                                        \
  ((board)->words == 1   ? function (__VA_ARGS__, 1)                                               \
   : (board)->words == 2 ? function (__VA_ARGS__, 2)                                               \
   : (board)->words == 4 ? function (__VA_ARGS__, 4)                                               \
                         : function (__VA_ARGS__, QDR_BITS_WORDS))

/** @brief Adds @p index to the set. */
QDR_BITS_INLINE void
qdr_bits_set (QdrBits *bits, guint index)
{
  bits->word[index / 64] |= G_GUINT64_CONSTANT (1) << (index % 64);
}

/** @brief Returns the set whose only member is @p index. @param words  number of words in use */
QDR_BITS_INLINE QdrBits
qdr_bits_make_single (guint index, guint words)
{
  QdrBits bits;

  bits.word[0] = 0;
  if (words > 1)
    bits.word[1] = 0;
  if (words > 2)
    bits.word[2] = bits.word[3] = 0;
  if (words > 4)
    bits.word[4] = bits.word[5] = 0;
  qdr_bits_set (&bits, index);
  return bits;
}

/** @brief Adds @p index to the set, or removes it if it is a member. */
QDR_BITS_INLINE void
qdr_bits_flip (QdrBits *bits, guint index)
{
  bits->word[index / 64] ^= G_GUINT64_CONSTANT (1) << (index % 64);
}

/** @brief Returns whether @p index is a member. */
QDR_BITS_INLINE gboolean
qdr_bits_test (const QdrBits *bits, guint index)
{
  return (bits->word[index / 64] >> (index % 64)) & 1;
}

/** @brief Returns whether @p index, which may be any number, is a member. */
QDR_BITS_INLINE gboolean
qdr_bits_contains (const QdrBits *bits, guint index)
{
  return index < QDR_BITS_WORDS * 64 && qdr_bits_test (bits, index);
}

/** @brief Returns the intersection of two sets. @param words  number of words in use */
QDR_BITS_INLINE QdrBits
qdr_bits_and (QdrBits a, QdrBits b, guint words)
{
  a.word[0] &= b.word[0];
  if (words > 1)
    a.word[1] &= b.word[1];
  if (words > 2) {
    a.word[2] &= b.word[2];
    a.word[3] &= b.word[3];
  }
  if (words > 4) {
    a.word[4] &= b.word[4];
    a.word[5] &= b.word[5];
  }
  return a;
}

/** @brief Returns the union of two sets. @param words  number of words in use */
QDR_BITS_INLINE QdrBits
qdr_bits_or (QdrBits a, QdrBits b, guint words)
{
  a.word[0] |= b.word[0];
  if (words > 1)
    a.word[1] |= b.word[1];
  if (words > 2) {
    a.word[2] |= b.word[2];
    a.word[3] |= b.word[3];
  }
  if (words > 4) {
    a.word[4] |= b.word[4];
    a.word[5] |= b.word[5];
  }
  return a;
}

/** @brief Returns the members of @p a that are not in @p b. @param words  number of words in use */
QDR_BITS_INLINE QdrBits
qdr_bits_minus (QdrBits a, QdrBits b, guint words)
{
  a.word[0] &= ~b.word[0];
  if (words > 1)
    a.word[1] &= ~b.word[1];
  if (words > 2) {
    a.word[2] &= ~b.word[2];
    a.word[3] &= ~b.word[3];
  }
  if (words > 4) {
    a.word[4] &= ~b.word[4];
    a.word[5] &= ~b.word[5];
  }
  return a;
}

/**
 * @brief Returns the set with every member increased by @p by. Members that do not fit into the
 *        words in use are removed.
 *
 * @param by     number of bits, 1..63
 * @param words  number of words in use
 */
QDR_BITS_INLINE QdrBits
qdr_bits_shift_up (QdrBits a, guint by, guint words)
{
  if (words > 4) {
    a.word[5] = a.word[5] << by | a.word[4] >> (64 - by);
    a.word[4] = a.word[4] << by | a.word[3] >> (64 - by);
  }
  if (words > 2) {
    a.word[3] = a.word[3] << by | a.word[2] >> (64 - by);
    a.word[2] = a.word[2] << by | a.word[1] >> (64 - by);
  }
  if (words > 1)
    a.word[1] = a.word[1] << by | a.word[0] >> (64 - by);
  a.word[0] <<= by;
  return a;
}

/**
 * @brief Returns the set with every member reduced by @p by. Members below @p by are removed.
 *
 * @param by     number of bits, 1..63
 * @param words  number of words in use
 */
QDR_BITS_INLINE QdrBits
qdr_bits_shift_down (QdrBits a, guint by, guint words)
{
  a.word[0] >>= by;
  if (words > 1) {
    a.word[0] |= a.word[1] << (64 - by);
    a.word[1] >>= by;
  }
  if (words > 2) {
    a.word[1] |= a.word[2] << (64 - by);
    a.word[2] = a.word[2] >> by | a.word[3] << (64 - by);
    a.word[3] >>= by;
  }
  if (words > 4) {
    a.word[3] |= a.word[4] << (64 - by);
    a.word[4] = a.word[4] >> by | a.word[5] << (64 - by);
    a.word[5] >>= by;
  }
  return a;
}

/** @brief Returns whether the set has members. @param words  number of words in use */
QDR_BITS_INLINE gboolean
qdr_bits_any (QdrBits a, guint words)
{
  guint64 all = a.word[0];

  if (words > 1)
    all |= a.word[1];
  if (words > 2)
    all |= a.word[2] | a.word[3];
  if (words > 4)
    all |= a.word[4] | a.word[5];
  return all != 0;
}

/** @brief Returns whether both sets have the same members. @param words  number of words in use */
QDR_BITS_INLINE gboolean
qdr_bits_equal (QdrBits a, QdrBits b, guint words)
{
  guint64 difference = a.word[0] ^ b.word[0];

  if (words > 1)
    difference |= a.word[1] ^ b.word[1];
  if (words > 2)
    difference |= (a.word[2] ^ b.word[2]) | (a.word[3] ^ b.word[3]);
  if (words > 4)
    difference |= (a.word[4] ^ b.word[4]) | (a.word[5] ^ b.word[5]);
  return difference == 0;
}

/**
 * @brief Counts the bits of a word that are 1.
 *
 * Without an instruction of the processor for this, the compiler would call a function that uses a
 * table. The code below adds up the bits instead.
 */
QDR_BITS_INLINE guint
qdr_bits_count_in_word (guint64 word)
{
#ifdef __POPCNT__
  return (guint) __builtin_popcountll (word);
#else
  word -= word >> 1 & G_GUINT64_CONSTANT (0x5555555555555555);
  word = (word & G_GUINT64_CONSTANT (0x3333333333333333)) +
         (word >> 2 & G_GUINT64_CONSTANT (0x3333333333333333));
  word = (word + (word >> 4)) & G_GUINT64_CONSTANT (0x0f0f0f0f0f0f0f0f);
  return (guint) (word * G_GUINT64_CONSTANT (0x0101010101010101) >> 56);
#endif
}

/** @brief Counts the members of a set. @param words  number of words in use */
QDR_BITS_INLINE guint
qdr_bits_count (QdrBits a, guint words)
{
  guint count = qdr_bits_count_in_word (a.word[0]);

  if (words > 1)
    count += qdr_bits_count_in_word (a.word[1]);
  if (words > 2)
    count += qdr_bits_count_in_word (a.word[2]) + qdr_bits_count_in_word (a.word[3]);
  if (words > 4)
    count += qdr_bits_count_in_word (a.word[4]) + qdr_bits_count_in_word (a.word[5]);
  return count;
}

/**
 * @brief An iterator over the members of a set, lowest first:
 *
 *     QdrBitsIter iter = qdr_bits_iter_make (&bits);
 *
 *     while (qdr_bits_iter_next (&iter, words))
 *       visit (iter.index);
 *
 * The iterator copies a word of the set when it reaches this word. Later changes to the word do not
 * affect the iterator.
 */
typedef struct {
  guint index;         /**< index of the current member */
  guint word;          /**< index of the current word of the set */
  guint64 rest;        /**< bits of this word that have not been visited */
  const QdrBits *bits; /**< the set; borrowed */
} QdrBitsIter;

/**
 * @brief Returns an iterator that stands before the first member. @param bits  the set; borrowed
 */
QDR_BITS_INLINE QdrBitsIter
qdr_bits_iter_make (const QdrBits *bits)
{
  return (QdrBitsIter){ .index = 0, .word = 0, .rest = bits->word[0], .bits = bits };
}

/**
 * @brief Moves the iterator to the next member, and sets its field @p index to this member.
 *
 * @param words  number of words in use
 * @return FALSE if there is no further member
 */
QDR_BITS_INLINE gboolean
qdr_bits_iter_next (QdrBitsIter *self, guint words)
{
  while (G_UNLIKELY (self->rest == 0)) {
    if (++self->word >= words)
      return FALSE;
    self->rest = self->bits->word[self->word];
  }
  self->index = self->word * 64 + (guint) __builtin_ctzll (self->rest);
  self->rest &= self->rest - 1;
  return TRUE;
}

G_END_DECLS
