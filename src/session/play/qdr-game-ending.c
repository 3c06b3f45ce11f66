/*
 * Consequences of the end of a game: winner, beaten opponent, next opponent.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game-ending.h"

#include "qdr-game-setup.h"
#include "qdr-player.h"
#include "qdr-recent-setups.h"

/* Returns the seat of the computer in a game of one person and one computer; -1 in other games. */
static int
find_opponent (QdrGame *game)
{
  if (qdr_game_get_n_players (game) != 2)
    return -1;
  if (qdr_game_is_only_human (game, 0))
    return 1;
  return qdr_game_is_only_human (game, 1) ? 0 : -1;
}

QdrGameEnding
qdr_game_ending_from_game (QdrGame *game, QdrPersonalityList *personalities)
{
  QdrGameEnding self = { .winner = -1 };
  GListModel *list = G_LIST_MODEL (personalities);
  QdrPersonality *opponent;
  const char *id;
  QdrResult result;
  int seat;

  g_return_val_if_fail (QDR_IS_GAME (game), self);
  g_return_val_if_fail (QDR_IS_PERSONALITY_LIST (personalities), self);

  result = qdr_game_get_result (game);
  seat = find_opponent (game);
  if (result.outcome == QDR_OUTCOME_WIN) {
    self.winner = (int) result.winner;
    self.person_won = qdr_player_is_human (qdr_game_get_player (game, result.winner));
  }
  id = seat >= 0 ? qdr_player_get_personality_id (qdr_game_get_player (game, (guint) seat)) : NULL;
  opponent = id != NULL ? qdr_personality_list_find (personalities, id) : NULL;
  if (opponent == NULL || self.winner < 0)
    return self;

  /* The list is sorted by strength, weakest first. */
  for (guint i = 0; i < g_list_model_get_n_items (list); i++) {
    g_autoptr (QdrPersonality) item = g_list_model_get_item (list, i);

    if (item == opponent) {
      g_autoptr (QdrPersonality) next =
          g_list_model_get_item (list, self.person_won ? i + 1 : i - 1);

      self.next_opponent = next;
    }
  }
  /* An adaptive opponent does not count as beaten, because it adapts until it loses half of its
   * games. */
  if (self.person_won && !qdr_personality_is_adaptive (opponent) &&
      qdr_position_is_start (qdr_game_get_start_position (game)))
    self.beaten_opponent = opponent;
  return self;
}

QdrGame *
qdr_game_ending_make_next_game (const QdrGameEnding *self,
                                QdrGame *game,
                                GSettings *settings,
                                QdrPersonalityList *personalities)
{
  g_autoptr (QdrGameSetup) setup = NULL;
  g_autofree char *seat = NULL;
  QdrGame *next;

  g_return_val_if_fail (self != NULL && self->next_opponent != NULL, NULL);
  g_return_val_if_fail (QDR_IS_GAME (game), NULL);
  g_return_val_if_fail (QDR_IS_PERSONALITY_LIST (personalities), NULL);

  next = qdr_game_make_rematch (game, settings, personalities);
  seat = qdr_seat_for_personality (qdr_personality_get_id (self->next_opponent));
  qdr_game_change_player_seat (next, (guint) find_opponent (next), seat, personalities);
  qdr_game_set_modified (next, FALSE);

  qdr_game_store_opponent_for_next_game (next, settings, personalities);
  /* The set-up is added to the recent set-ups, as a single game even after a match. */
  setup = qdr_game_setup_load (settings, personalities);
  setup->n_games = 1;
  qdr_game_setup_set_board_size (setup, qdr_game_get_position (next)->board.width,
                                 qdr_game_get_position (next)->board.height);
  qdr_recent_setups_add (settings, setup);
  return next;
}
