/*
 * How far undo takes back and redo steps forward: to where a person decides, over the answers of
 * computers.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game.h"

gboolean
qdr_game_has_humans (QdrGame *self)
{
  g_return_val_if_fail (QDR_IS_GAME (self), FALSE);

  for (guint i = 0; i < qdr_game_get_n_players (self); i++)
    if (qdr_player_is_human (qdr_game_get_player (self, i)))
      return TRUE;
  return FALSE;
}

/* Whether a person decides in the position before move @ply: the player to move, or in a game
 * without humans its spectator. */
static gboolean
is_stop (QdrGame *self, guint ply)
{
  guint player;

  if (!qdr_game_has_humans (self))
    return TRUE;
  qdr_game_get_move (self, ply, &player);
  return qdr_player_is_human (qdr_game_get_player (self, player));
}

gboolean
qdr_game_find_take_back_ply (QdrGame *self, guint *ply)
{
  g_return_val_if_fail (QDR_IS_GAME (self), FALSE);
  g_return_val_if_fail (ply != NULL, FALSE);

  for (guint i = qdr_game_get_ply (self); i > 0; i--)
    if (is_stop (self, i - 1)) {
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
  while (*ply < qdr_game_get_n_moves (self) && !is_stop (self, *ply))
    ++*ply;
  return TRUE;
}
