/*
 * The mobility of a pawn: how many squares it can reach soon, and how many of them are dead ends.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-mobility.h"

#include "qdr-fill.h"

#define STEPS 6

/* Squares with at most one open side: those with two open sides are taken out. */
QDR_BITS_INLINE QdrBits
find_dead_ends (const QdrBits open[QDR_DIRECTIONS], const QdrBits *squares, guint words)
{
  QdrBits one = open[0];
  QdrBits two = { 0 };

  for (guint direction = 1; direction < QDR_DIRECTIONS; direction++) {
    two = qdr_bits_or (two, qdr_bits_and (one, open[direction], words), words);
    one = qdr_bits_or (one, open[direction], words);
  }
  return qdr_bits_minus (*squares, two, words);
}

QDR_BITS_INLINE QdrMobility
find_words (const QdrPosition *position, guint player, guint words)
{
  QdrBits reached = qdr_fill_single_words (position->pawns[player], words);

  for (guint i = 0; i < STEPS; i++)
    reached =
        qdr_bits_or (reached,
                     qdr_fill_step_words (position->open, reached, position->board.stride, words),
                     words);

  return (QdrMobility){
    .reach = qdr_bits_count (reached, words),
    .dead_ends = qdr_bits_count (find_dead_ends (position->open, &reached, words), words),
  };
}

QdrMobility
qdr_mobility_find (const QdrPosition *position, guint player)
{
  return QDR_BITS_CALL (&position->board, find_words, position, player);
}
