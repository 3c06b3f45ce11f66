/*
 * Undo and redo, which go back and forth to positions in which a human chooses a move.
 *
 * They are separate from qdr-game-moves.c because they are commands of the user, and skip the
 * replies of computers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game-private.h"

/* Returns whether undo and redo may stop after @ply moves: a human made the next move, or no human
 * plays. */
static gboolean
is_undo_stop (QdrGame *self, guint ply)
{
  guint player;

  if (!qdr_game_has_humans (self))
    return TRUE;
  qdr_game_get_move (self, ply, &player);
  return qdr_player_is_human (qdr_game_get_player (self, player));
}

gboolean
qdr_game_find_undo_ply (QdrGame *self, guint *ply)
{
  g_return_val_if_fail (QDR_IS_GAME (self), FALSE);
  g_return_val_if_fail (ply != NULL, FALSE);

  for (guint i = qdr_game_get_ply (self); i > 0; i--)
    if (is_undo_stop (self, i - 1)) {
      *ply = i - 1;
      return TRUE;
    }
  return FALSE;
}

gboolean
qdr_game_find_redo_ply (QdrGame *self, guint *ply)
{
  g_return_val_if_fail (QDR_IS_GAME (self), FALSE);
  g_return_val_if_fail (ply != NULL, FALSE);

  if (!qdr_game_get_can_step_forward (self))
    return FALSE;
  *ply = qdr_game_get_ply (self) + 1;
  while (*ply < qdr_game_get_n_moves (self) && !is_undo_stop (self, *ply))
    ++*ply;
  return TRUE;
}

void
qdr_game_take_back_to_ply (QdrGame *self, guint ply)
{
  QdrGameState before;

  g_return_if_fail (QDR_IS_GAME (self));
  g_return_if_fail (ply <= self->ply);

  before = qdr_game_begin_change (self);
  qdr_game_step_and_queue_signals (self, ply);
  qdr_game_clock_take_back_to_ply (&self->clock, &self->history, ply, self->position.turn, FALSE);
  qdr_game_complete_change (self);
  qdr_game_end_change (self, &before);
}
