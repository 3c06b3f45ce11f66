/*
 * The board seen in a mirror: left and right change places.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-mirror.h"

QdrMove
qdr_mirror_move (const QdrBoard *board, QdrMove move)
{
  const QdrSquare square = qdr_move_square (move);
  /* Corners have one column less than squares. */
  const guint last_column = board->width - (qdr_move_is_wall (move) ? 2u : 1u);
  const guint column = last_column - qdr_board_column (board, square);

  g_return_val_if_fail (qdr_move_kind (move) != QDR_MOVE_CONCESSION, move);

  return qdr_move_make (qdr_move_kind (move),
                        qdr_board_square (board, column, qdr_board_row (board, square)));
}
