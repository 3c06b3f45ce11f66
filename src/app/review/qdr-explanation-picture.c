/*
 * The explanation of a move, drawn on a board.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-explanation-picture.h"

void
qdr_explanation_show_on_board (const QdrExplanation *self, QdrBoardView *board)
{
  QdrBoardPathComparison change;
  guint owner = 0;

  g_return_if_fail (self != NULL);
  g_return_if_fail (QDR_IS_BOARD_VIEW (board));

  if (self->n_facts == 0) {
    qdr_board_view_set_path_comparison (board, NULL);
    return;
  }

  change = qdr_board_compare_paths (&self->position, self->move);
  change.wall = qdr_explanation_get_wall (self, &owner);
  change.wall_player = (guint8) owner;
  qdr_board_view_set_path_comparison (board, &change);
}
