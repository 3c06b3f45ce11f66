/*
 * Where the keyboard focus is on a board, and where it goes.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-board-focus.h"

QdrSquare
qdr_board_focus_get_square (QdrBoardFocus *self)
{
  QdrSquareView *square = qdr_board_squares_get_focused (self->squares);

  return square != NULL ? qdr_square_view_get_square (square) : QDR_NO_SQUARE;
}

QdrMove
qdr_board_focus_get_wall (QdrBoardFocus *self)
{
  QdrSlotView *slot = qdr_board_slots_get_focused (self->slots);

  return slot != NULL ? qdr_slot_view_get_wall (slot) : QDR_MOVE_NONE;
}

QdrMove
qdr_board_focus_get (QdrBoardFocus *self)
{
  const QdrSquare square = qdr_board_focus_get_square (self);

  return square != QDR_NO_SQUARE ? qdr_move_make (QDR_MOVE_STEP, square)
                                 : qdr_board_focus_get_wall (self);
}

void
qdr_board_focus_go_to_square (QdrBoardFocus *self, QdrSquare square)
{
  gtk_widget_grab_focus (GTK_WIDGET (qdr_board_squares_get (self->squares, square)));
  qdr_board_state_visit (self->state, qdr_move_make (QDR_MOVE_STEP, square));
}

void
qdr_board_focus_go_to_wall (QdrBoardFocus *self, QdrMove wall)
{
  const QdrSquare square = qdr_board_focus_get_square (self);

  if (square != QDR_NO_SQUARE)
    self->home = square;
  gtk_widget_grab_focus (GTK_WIDGET (qdr_board_slots_get (self->slots, wall)));
  qdr_board_state_visit (self->state, wall);
}

void
qdr_board_focus_leave_grooves (QdrBoardFocus *self, QdrMove wall)
{
  qdr_board_focus_go_to_square (self,
                                self->home != QDR_NO_SQUARE ? self->home : qdr_move_square (wall));
}
