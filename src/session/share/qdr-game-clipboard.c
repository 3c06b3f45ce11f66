/*
 * Conversion of games to text that is copied.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game-clipboard.h"

#include <string.h>

#include "qdr-game-text.h"
#include "qdr-notation.h"
#include "qdr-saved-game.h"

char *
qdr_game_clipboard_format_moves (QdrGame *game)
{
  g_autofree char *text = NULL;
  const char *moves;

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);

  /* Find the empty line after the headers. */
  text = qdr_saved_game_to_text (game);
  moves = strstr (text, "\n\n");
  return g_strdup (moves != NULL ? moves + 2 : text);
}

char *
qdr_game_clipboard_describe_game (QdrGame *game)
{
  g_autofree char *players = NULL;
  g_autofree char *moves = NULL;
  g_autofree char *state = NULL;
  g_autofree char *position = NULL;

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);

  players = qdr_game_format_player_names (game);
  moves = qdr_game_clipboard_format_moves (game);
  if (qdr_game_get_can_step_forward (game))
    state = qdr_game_describe_present_ply (game);
  else if (qdr_game_get_result (game).outcome != QDR_OUTCOME_ONGOING)
    state = qdr_game_describe_state (game);
  else
    state = qdr_game_describe_race (game);
  position = qdr_position_to_text (qdr_game_get_position (game));
  return g_strconcat (players, "\n\n", g_strchomp (moves), "\n\n", state, "\n\n", position, "\n",
                      NULL);
}
