/*
 * Boards: squares, corners and goal sides.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board.h"

G_STATIC_ASSERT ((QDR_BOARD_MAX - 1) * (QDR_BOARD_MAX + 1) + QDR_BOARD_MAX <= QDR_BITS_WORDS * 64);

gboolean
qdr_board_size_is_valid (guint size)
{
  return size >= QDR_BOARD_MIN && size <= QDR_BOARD_MAX && size % 2 == 1;
}

static void
add_rectangle (const QdrBoard *board,
               QdrBits *bits,
               guint left,
               guint bottom,
               guint width,
               guint height)
{
  for (guint row = bottom; row < bottom + height; row++)
    for (guint column = left; column < left + width; column++)
      qdr_bits_set (bits, qdr_board_square (board, column, row));
}

/* Adds to @sides, by direction, the squares along each side of a rectangle. The rectangle is @width
 * by @height squares, and its lower left square is a1. */
static void
add_sides (const QdrBoard *board, QdrBits sides[QDR_DIRECTIONS], guint width, guint height)
{
  add_rectangle (board, &sides[QDR_NORTH], 0, height - 1, width, 1);
  add_rectangle (board, &sides[QDR_EAST], width - 1, 0, 1, height);
  add_rectangle (board, &sides[QDR_SOUTH], 0, 0, width, 1);
  add_rectangle (board, &sides[QDR_WEST], 0, 0, 1, height);
}

QdrBoard
qdr_board_make (guint width, guint height)
{
  const guint n_bits = (width + 1) * height;
  QdrBoard board = { 0 };

  g_return_val_if_fail (qdr_board_size_is_valid (width) && qdr_board_size_is_valid (height), board);

  board.width = (guint8) width;
  board.height = (guint8) height;
  board.stride = (guint8) (width + 1);
  /* QDR_BITS_CALL() has code only for these numbers of words. */
  board.words = n_bits <= 64 ? 1 : n_bits <= 128 ? 2 : n_bits <= 256 ? 4 : QDR_BITS_WORDS;
  add_rectangle (&board, &board.squares, 0, 0, width, height);
  add_rectangle (&board, &board.corners, 0, 0, width - 1, height - 1);
  add_sides (&board, board.border_squares, width, height);
  add_sides (&board, board.border_corners, width - 1, height - 1);

  return board;
}

QdrSquare
qdr_board_start_square (const QdrBoard *board, guint players, guint player)
{
  g_return_val_if_fail (board != NULL, QDR_NO_SQUARE);
  g_return_val_if_fail ((players == 2 || players == 4) && player < players, QDR_NO_SQUARE);

  switch (qdr_side_of_player (players, player)) {
  case QDR_SIDE_SOUTH:
    return qdr_board_square (board, board->width / 2, 0);
  case QDR_SIDE_WEST:
    return qdr_board_square (board, 0, board->height / 2);
  case QDR_SIDE_NORTH:
    return qdr_board_square (board, board->width / 2, board->height - 1);
  case QDR_SIDE_EAST:
    return qdr_board_square (board, board->width - 1, board->height / 2);
  default:
    g_assert_not_reached ();
  }
}

guint
qdr_board_default_stock (const QdrBoard *board, guint players)
{
  guint n;

  g_return_val_if_fail (board != NULL, 0);
  g_return_val_if_fail (players == 2 || players == 4, 0);

  n = MAX (board->width, board->height);
  return players == 2 ? n + 1 : (n + 1) / 2;
}
