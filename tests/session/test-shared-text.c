/*
 * A game as text for people.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session-fixture.h"

#include "qdr-game-clipboard.h"

TEST_DEFAULTS (.set_up = fixture_load, .tear_down = fixture_unload)

TEST (it_tells_who_plays_what_was_played_and_how_the_game_stands)
{
  g_autoptr (QdrGame) game = fixture_make_game (7, 2, "human,human");
  g_autofree char *text = NULL;

  qdr_player_set_name (qdr_game_get_player (game, 0), "Anna");
  qdr_player_set_name (qdr_game_get_player (game, 1), "Ben");
  fixture_play (game, "d2 d6 a1h");
  text = qdr_game_clipboard_describe_game (game);
  ck_assert_str_eq (text,
                    "Anna – Ben\n\n1. d2 d6\n2. a1h *\n\n"
                    "Anna: 5 steps to go, 7 walls. Ben: 5 steps to go, 8 walls. Ben to move.\n\n"
                    "7 7 2 2 | d2 d6 | 7 8 | a1h | -\n");
}

TEST (an_earlier_position_says_which_it_is)
{
  g_autoptr (QdrGame) game = fixture_make_game (7, 2, "human,human");
  g_autofree char *text = NULL;

  fixture_play (game, "d2 d6");
  qdr_game_step_back (game);
  text = qdr_game_clipboard_describe_game (game);
  ck_assert_ptr_nonnull (strstr (text, "\n\nAfter move 1 of 1 ("));
  ck_assert_ptr_nonnull (strstr (text, "1. d2 d6 *"));
}

TEST (a_finished_game_says_how_it_ended)
{
  g_autoptr (QdrGame) game = fixture_make_game (7, 2, "human,human");
  g_autofree char *text = NULL;

  qdr_player_set_name (qdr_game_get_player (game, 1), "Ben");
  fixture_play (game, "d2 d6 resign");
  text = qdr_game_clipboard_describe_game (game);
  ck_assert_ptr_nonnull (strstr (text, "\n\nBen wins: "));
}
