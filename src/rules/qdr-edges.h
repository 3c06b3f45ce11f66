/*
 * Sets of edges between squares, and the walls that close these edges. Private to the rules and the
 * engine.
 *
 * Functions whose names end in _inline must be called with a constant number of words, see
 * qdr-fill.h.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-position.h"

G_BEGIN_DECLS

/**
 * @brief Returns the corners where a wall of @p kind would neither overlap nor cross any of @p
 *        walls.
 *
 * @param walls  horizontal [0] and vertical [1]
 * @param kind   0 for horizontal walls, 1 for vertical walls
 * @param words  number of words of the board
 */
QDR_BITS_INLINE QdrBits
qdr_edges_find_free_slots_inline (const QdrBoard *board,
                                  const QdrBits walls[2],
                                  guint kind,
                                  guint words)
{
  const guint along = kind == 0 ? 1 : board->stride;
  const QdrBits crossed = qdr_bits_or (walls[0], walls[1], words);
  const QdrBits overlapped = qdr_bits_or (qdr_bits_shift_up (walls[kind], along, words),
                                          qdr_bits_shift_down (walls[kind], along, words), words);

  return qdr_bits_minus (board->corners, qdr_bits_or (crossed, overlapped, words), words);
}

/**
 * @brief Copies the sets of squares that are open on each side.
 *
 * @param words  number of words in use
 */
QDR_BITS_INLINE void
qdr_edges_copy_inline (QdrBits to[QDR_DIRECTIONS], const QdrBits from[QDR_DIRECTIONS], guint words)
{
  for (guint direction = 0; direction < QDR_DIRECTIONS; direction++)
    for (guint i = 0; i < words; i++)
      to[direction].word[i] = from[direction].word[i];
}

/**
 * @brief Closes the edges that @p walls cover.
 *
 * @param open    (inout): by direction, the squares that are open on this side
 * @param walls   horizontal [0] and vertical [1]
 * @param stride  stride of the board
 * @param words   number of words in use
 */
QDR_BITS_INLINE void
qdr_edges_close_at_walls_inline (QdrBits open[QDR_DIRECTIONS],
                                 const QdrBits walls[2],
                                 guint stride,
                                 guint words)
{
  const QdrBits north = qdr_bits_or (walls[0], qdr_bits_shift_up (walls[0], 1, words), words);
  const QdrBits east = qdr_bits_or (walls[1], qdr_bits_shift_up (walls[1], stride, words), words);

  open[QDR_NORTH] = qdr_bits_minus (open[QDR_NORTH], north, words);
  open[QDR_SOUTH] =
      qdr_bits_minus (open[QDR_SOUTH], qdr_bits_shift_up (north, stride, words), words);
  open[QDR_EAST] = qdr_bits_minus (open[QDR_EAST], east, words);
  open[QDR_WEST] = qdr_bits_minus (open[QDR_WEST], qdr_bits_shift_up (east, 1, words), words);
}

G_END_DECLS
