/*
 * Dragging a wall from the stock beside a board onto it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-stock-drag.h"

#include "qdr-board-parts.h"

gboolean
qdr_board_stock_drag_is_possible (QdrBoardView *board)
{
  g_return_val_if_fail (QDR_IS_BOARD_VIEW (board), FALSE);

  return qdr_board_state_can_move (qdr_board_view_get_parts (board)->state);
}

gboolean
qdr_board_stock_drag_begin (QdrBoardView *board, guint player, gboolean finger)
{
  g_return_val_if_fail (QDR_IS_BOARD_VIEW (board), FALSE);

  return qdr_board_pointer_begin_stock_drag (qdr_board_view_get_parts (board)->pointer, player,
                                             finger);
}

void
qdr_board_stock_drag_move (QdrBoardView *board, const graphene_point_t *point)
{
  g_return_if_fail (QDR_IS_BOARD_VIEW (board));
  g_return_if_fail (point != NULL);

  qdr_board_pointer_move_stock_drag (qdr_board_view_get_parts (board)->pointer, point);
}

void
qdr_board_stock_drag_turn (QdrBoardView *board)
{
  g_return_if_fail (QDR_IS_BOARD_VIEW (board));

  qdr_board_pointer_turn_stock_drag (qdr_board_view_get_parts (board)->pointer);
}

void
qdr_board_stock_drag_end (QdrBoardView *board, gboolean drop)
{
  g_return_if_fail (QDR_IS_BOARD_VIEW (board));

  qdr_board_pointer_end_stock_drag (qdr_board_view_get_parts (board)->pointer, drop);
}
