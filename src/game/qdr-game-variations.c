/*
 * A game of Quoridor that announces what happens to it: variations of the line that is shown.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game-branches.h"
#include "qdr-game-private.h"

guint
qdr_game_get_n_variations (QdrGame *self, guint ply)
{
  g_return_val_if_fail (QDR_IS_GAME (self), 0);

  return qdr_variations_count (&self->history.variations, ply);
}

guint
qdr_game_get_variation_length (QdrGame *self, guint ply, guint variation)
{
  return qdr_game_get_branch_length (self, &(QdrBranch){ ply, variation }, 1);
}

QdrMove
qdr_game_get_variation_move (QdrGame *self, guint ply, guint variation, guint index, guint *player)
{
  return qdr_game_get_branch_move (self, &(QdrBranch){ ply, variation }, 1, index, player, NULL);
}

void
qdr_game_choose_variation (QdrGame *self, guint ply, guint variation)
{
  qdr_game_choose_branch (self, &(QdrBranch){ ply, variation }, 1);
}

void
qdr_game_remove_variation (QdrGame *self, guint ply, guint variation)
{
  qdr_game_remove_branch (self, &(QdrBranch){ ply, variation }, 1);
}
