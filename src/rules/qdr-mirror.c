/*
 * Mirror images of moves and positions, with left and right exchanged.
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

QdrPosition
qdr_mirror_position (const QdrPosition *position)
{
  const QdrBoard *board = &position->board;
  QdrPosition image;

  g_return_val_if_fail (position->players == 2 && position->in_play == 3, *position);

  qdr_position_init (&image, board->width, board->height, 2);
  for (guint player = 0; player < 2; player++) {
    const QdrMove step = qdr_move_make (QDR_MOVE_STEP, position->pawns[player]);

    qdr_position_set_stock (&image, player, position->stocks[player]);
    qdr_position_set_pawn (&image, player, qdr_move_square (qdr_mirror_move (board, step)));
  }
  for (guint kind = 0; kind < 2; kind++) {
    QdrBitsIter iter = qdr_bits_iter_make (&position->walls[kind]);

    while (qdr_bits_iter_next (&iter, board->words)) {
      const QdrMove wall = qdr_move_make (QDR_MOVE_HORIZONTAL_WALL + kind, iter.index);

      qdr_position_add_wall (&image, qdr_mirror_move (board, wall));
    }
  }
  qdr_position_set_turn (&image, position->turn);
  return image;
}
