/*
 * The first player of a new game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session-fixture.h"

#include "qdr-game-setup.h"

/* Returns the player who makes the first move of the next game. */
static guint
choose (QdrFirstMoveRule rule, guint players)
{
  return qdr_first_move_choose_player (rule, players, fixture_get_settings ());
}

TEST_DEFAULTS (.set_up = fixture_load, .tear_down = fixture_unload)

TEST (you_and_they_is_what_is_said)
{
  for (guint players = 2; players <= 4; players += 2)
    for (guint i = 0; i < 3; i++) {
      ck_assert_uint_eq (choose (QDR_FIRST_MOVE_PERSON, players), 0);
      ck_assert_uint_eq (choose (QDR_FIRST_MOVE_OPPONENT, players), 1);
    }
}

TEST (in_turn_the_person_begins_first_and_then_one_after_another)
{
  for (guint i = 0; i < 9; i++)
    ck_assert_uint_eq (choose (QDR_FIRST_MOVE_ALTERNATE, 4), i % 4);
}

TEST (in_turn_goes_on_from_whoever_began_last)
{
  choose (QDR_FIRST_MOVE_PERSON, 2);
  ck_assert_uint_eq (choose (QDR_FIRST_MOVE_ALTERNATE, 2), 1);
  choose (QDR_FIRST_MOVE_OPPONENT, 2);
  ck_assert_uint_eq (choose (QDR_FIRST_MOVE_ALTERNATE, 2), 0);
}

TEST (one_who_does_not_play_any_more_is_followed_by_one_who_plays)
{
  for (guint i = 0; i < 4; i++)
    choose (QDR_FIRST_MOVE_ALTERNATE, 4);
  ck_assert_uint_eq (choose (QDR_FIRST_MOVE_ALTERNATE, 2), 0);
  g_settings_set_int (fixture_get_settings (), "began-last", 2);
  ck_assert_uint_eq (choose (QDR_FIRST_MOVE_ALTERNATE, 2), 1);
}

/* In one of 10^49 runs one of four players would be missed. */
TEST (by_lot_everybody_begins_sometimes)
{
  for (guint players = 2; players <= 4; players += 2) {
    guint began[4] = { 0 };

    for (guint i = 0; i < 400; i++)
      began[choose (QDR_FIRST_MOVE_RANDOM, players)]++;
    for (guint i = 0; i < 4; i++)
      ck_assert_int_eq (began[i] > 0, i < players);
  }
}
