/*
 * What sentences call a player.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-spoken-name.h"

#include "qdr-player-private.h"

static gboolean
has_namesake (QdrGame *game, guint number)
{
  const char *name = qdr_player_get_name (qdr_game_get_player (game, number));

  for (guint i = 0; i < qdr_game_get_n_players (game); i++)
    if (i != number && g_str_equal (qdr_player_get_name (qdr_game_get_player (game, i)), name))
      return TRUE;
  return FALSE;
}

const char *
qdr_spoken_name_in_game (QdrGame *game, guint number)
{
  QdrPlayer *player;

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);
  g_return_val_if_fail (number < qdr_game_get_n_players (game), NULL);

  player = qdr_game_get_player (game, number);
  return has_namesake (game, number) ? qdr_player_get_name_with_side (player)
                                     : qdr_player_get_name (player);
}
