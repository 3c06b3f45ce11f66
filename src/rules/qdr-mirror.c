/*
 * Mirror images of moves, with left and right exchanged.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-mirror.h"

QdrMove
qdr_mirror_move (const QdrBoard *board, QdrMove move)
{
  const QdrSquare square = qdr_move_square (move);
  const gboolean is_wall = qdr_move_is_wall (move);
  guint last_column;

  g_return_val_if_fail (board != NULL, move);
  g_return_val_if_fail (move <= QDR_MOVE_MAX && qdr_move_kind (move) != QDR_MOVE_CONCESSION, move);
  g_return_val_if_fail (qdr_bits_contains (is_wall ? &board->corners : &board->squares, square),
                        move);

  /* Corners have one column fewer than squares. */
  last_column = board->width - (is_wall ? 2u : 1u);
  return qdr_move_make (qdr_move_kind (move),
                        qdr_board_square (board, last_column - qdr_board_column (board, square),
                                          qdr_board_row (board, square)));
}
