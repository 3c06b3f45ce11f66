/*
 * Names of players in sentences.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "game-fixtures.h"
#include "qdr-game-text.h"
#include "qdr-game.h"
#include "test.h"

static QdrGame *
name_all (guint players, const char *const *names)
{
  QdrGame *game = new_game (5, players);

  for (guint i = 0; i < players; i++)
    qdr_player_set_name (qdr_game_get_player (game, i), names[i]);
  return game;
}

TEST (players_of_different_names_are_called_by_them)
{
  const char *const names[] = { "Anna", "Ben" };
  g_autoptr (QdrGame) game = name_all (2, names);

  ck_assert_str_eq (qdr_game_get_player_name (game, 0), "Anna");
  ck_assert_str_eq (qdr_game_get_player_name (game, 1), "Ben");
}

TEST (namesakes_are_told_apart_by_their_sides)
{
  const char *const names[] = { "Anna", "Ben", "Anna", "Cleo" };
  g_autoptr (QdrGame) game = name_all (4, names);

  ck_assert_str_eq (qdr_game_get_player_name (game, 0), "Anna (South)");
  ck_assert_str_eq (qdr_game_get_player_name (game, 1), "Ben");
  ck_assert_str_eq (qdr_game_get_player_name (game, 2), "Anna (North)");
  ck_assert_str_eq (qdr_player_get_name (qdr_game_get_player (game, 2)), "Anna");
  qdr_player_set_name (qdr_game_get_player (game, 2), "Dan");
  ck_assert_str_eq (qdr_game_get_player_name (game, 0), "Anna");
}

TEST (a_sentence_on_namesakes_says_who_is_who)
{
  const char *const names[] = { "Beginner", "Beginner" };
  g_autoptr (QdrGame) game = name_all (2, names);
  g_autofree char *state = NULL;
  g_autofree char *players = NULL;

  play_moves (game, "c2 resign");
  state = qdr_game_describe_state (game);
  ck_assert_str_eq (state, "Beginner (South) wins: Beginner (North) resigned.");
  /* A title has only the names. */
  players = qdr_game_format_player_names (game);
  ck_assert_str_eq (players, "Beginner – Beginner");
}
