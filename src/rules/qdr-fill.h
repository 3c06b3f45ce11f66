/*
 * Flood fills over bit sets. Private to the rules and the engine.
 *
 * Functions whose names end in _inline must be called with a constant number of words, so that the
 * compiler can unroll their loops over words. QDR_BITS_CALL() calls a function in this way.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "qdr-path.h"

G_BEGIN_DECLS

/**
 * @brief Returns all squares one step away from a member of @p from.
 *
 * @param open    by direction, the squares that are open on this side
 * @param from    a set of squares
 * @param stride  stride of the board
 * @param words   number of words in use
 */
QDR_BITS_INLINE QdrBits
qdr_fill_find_neighbours_inline (const QdrBits open[QDR_DIRECTIONS],
                                 QdrBits from,
                                 guint stride,
                                 guint words)
{
  const QdrBits north =
      qdr_bits_shift_up (qdr_bits_and (from, open[QDR_NORTH], words), stride, words);
  const QdrBits east = qdr_bits_shift_up (qdr_bits_and (from, open[QDR_EAST], words), 1, words);
  const QdrBits south =
      qdr_bits_shift_down (qdr_bits_and (from, open[QDR_SOUTH], words), stride, words);
  const QdrBits west = qdr_bits_shift_down (qdr_bits_and (from, open[QDR_WEST], words), 1, words);

  return qdr_bits_or (qdr_bits_or (north, east, words), qdr_bits_or (south, west, words), words);
}

/**
 * @brief Returns whether a path leads from a square of @p from to a square of @p goal.
 *
 * Each round steps north, then east, south and west, each time from all squares reached so far.
 * This needs fewer rounds than stepping in all directions at the same time, but it cannot measure
 * distances.
 *
 * @param open    by direction, the squares that are open on this side
 * @param from    a set of squares
 * @param goal    a set of squares
 * @param stride  stride of the board
 * @param words   number of words in use
 */
QDR_BITS_INLINE gboolean
qdr_fill_can_reach_inline (const QdrBits open[QDR_DIRECTIONS],
                           QdrBits from,
                           QdrBits goal,
                           guint stride,
                           guint words)
{
  QdrBits reached = from;

  for (;;) {
    const QdrBits before = reached;

    reached = qdr_bits_or (reached,
                           qdr_bits_shift_up (qdr_bits_and (reached, open[QDR_NORTH], words),
                                              stride, words),
                           words);
    reached =
        qdr_bits_or (reached,
                     qdr_bits_shift_up (qdr_bits_and (reached, open[QDR_EAST], words), 1, words),
                     words);
    reached = qdr_bits_or (reached,
                           qdr_bits_shift_down (qdr_bits_and (reached, open[QDR_SOUTH], words),
                                                stride, words),
                           words);
    reached =
        qdr_bits_or (reached,
                     qdr_bits_shift_down (qdr_bits_and (reached, open[QDR_WEST], words), 1, words),
                     words);

    if (qdr_bits_any (qdr_bits_and (reached, goal, words), words))
      return TRUE;
    if (qdr_bits_equal (reached, before, words))
      return FALSE;
  }
}

/**
 * @brief Maximum number of layers: one for each possible distance, and an empty layer after them. A
 *        shortest path visits no square twice, so there are at most as many distances as squares.
 */
#define QDR_FILL_MAX_LAYERS (QDR_BOARD_MAX * QDR_BOARD_MAX + 1)

/**
 * @brief Finds the squares at each distance from the goal of @p player, up to the distance of its
 *        pawn.
 *
 * @param player  0..players - 1, in play
 * @param layers  (out): array of QDR_FILL_MAX_LAYERS sets. The index is the distance from the goal.
 *                It is filled up to the distance of the pawn or, if the pawn has no path, up to the
 *                first empty layer
 * @param reached (out): the squares of all these layers
 * @param words   number of words in use
 * @return the distance of the pawn, or QDR_UNREACHABLE if the pawn has no path
 */
QDR_BITS_INLINE guint
qdr_fill_find_layers_inline (const QdrPosition *position,
                             guint player,
                             QdrBits *layers,
                             QdrBits *reached,
                             guint words)
{
  const QdrSquare pawn = position->pawns[player];

  layers[0] = *reached = *qdr_position_goal (position, player);
  for (guint distance = 0;; distance++) {
    QdrBits next;

    if (qdr_bits_test (&layers[distance], pawn))
      return distance;
    next = qdr_fill_find_neighbours_inline (position->open, layers[distance],
                                            position->board.stride, words);
    layers[distance + 1] = qdr_bits_minus (next, *reached, words);
    if (!qdr_bits_any (layers[distance + 1], words))
      return QDR_UNREACHABLE;
    *reached = qdr_bits_or (*reached, next, words);
  }
}

/**
 * @brief Returns the number of steps of a shortest path from @p from to @p goal, or QDR_UNREACHABLE
 *        if there is no path.
 *
 * @param open    by direction, the squares that are open on this side
 * @param from    a set of squares
 * @param goal    a set of squares
 * @param stride  stride of the board
 * @param words   number of words in use
 */
QDR_BITS_INLINE guint
qdr_fill_find_distance_inline (const QdrBits open[QDR_DIRECTIONS],
                               QdrBits from,
                               QdrBits goal,
                               guint stride,
                               guint words)
{
  QdrBits reached = from;

  for (guint distance = 0;; distance++) {
    const QdrBits before = reached;

    if (qdr_bits_any (qdr_bits_and (reached, goal, words), words))
      return distance;
    reached = qdr_bits_or (reached, qdr_fill_find_neighbours_inline (open, reached, stride, words),
                           words);
    if (qdr_bits_equal (reached, before, words))
      return QDR_UNREACHABLE;
  }
}

G_END_DECLS
