/*
 * A game as text for people, as in a letter.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-shared-text.h"

#include "qdr-game-text.h"
#include "qdr-notation.h"
#include "qdr-pasted-game.h"

/* Which position it is of several, how the game ended, or how the race stands. */
static char *
describe (QdrGame *game)
{
  if (qdr_game_get_can_step_forward (game))
    return qdr_game_text_present_place (game);
  if (qdr_game_get_result (game).outcome != QDR_OUTCOME_ONGOING)
    return qdr_game_text_state (game);
  return qdr_game_text_race (game);
}

char *
qdr_shared_text_write (QdrGame *game)
{
  g_autofree char *players = NULL;
  g_autofree char *moves = NULL;
  g_autofree char *state = NULL;
  g_autofree char *position = NULL;

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);

  players = qdr_game_text_players (game);
  moves = qdr_pasted_game_write_moves (game);
  state = describe (game);
  position = qdr_position_to_text (qdr_game_get_position (game));
  return g_strconcat (players, "\n\n", g_strchomp (moves), "\n\n", state, "\n\n", position, "\n",
                      NULL);
}
