/*
 * The rounds of a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fixture.h"

#include "qdr-round-row.h"

/* Describes the rounds as "1 d2 d6/2 d3 -". */
static char *
describe (GListModel *list, guint players)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (list); i++) {
    g_autoptr (QdrRound) round = g_list_model_get_item (list, i);

    g_string_append_printf (text, "%s%u", i > 0 ? "/" : "", qdr_round_get_number (round));
    for (guint player = 0; player < players; player++) {
      QdrRecord *record = qdr_round_get_record (round, player, NULL);

      g_string_append_printf (text, " %s", record != NULL ? qdr_record_get_text (record) : "-");
    }
  }

  return g_string_free (text, FALSE);
}

static void
assert_rounds (GListModel *list, guint players, const char *expected)
{
  g_autofree char *text = describe (list, players);

  ck_assert_str_eq (text, expected);
}

TEST (moves_are_gathered_in_rounds_as_they_are_played)
{
  g_autoptr (QdrGame) game = fixture_make_game (7, 2, "human,human");
  g_autoptr (GListModel) list = qdr_round_list_new (game);

  assert_rounds (list, 2, "");
  fixture_play (game, "d2");
  assert_rounds (list, 2, "1 d2 -");
  fixture_play (game, "d6");
  assert_rounds (list, 2, "1 d2 d6");
  fixture_play (game, "d3");
  assert_rounds (list, 2, "1 d2 d6/2 d3 -");
}

TEST (a_new_variation_replaces_the_rounds_behind_it)
{
  g_autoptr (QdrGame) game = fixture_make_game (7, 2, "human,human");
  g_autoptr (GListModel) list = qdr_round_list_new (game);

  fixture_play (game, "d2 d6 d3 d5 d4");
  qdr_game_go_to_ply (game, 1);
  assert_rounds (list, 2, "1 d2 d6/2 d3 d5/3 d4 -");
  fixture_play (game, "c7");
  assert_rounds (list, 2, "1 d2 c7");
}

TEST (an_eliminated_player_leaves_a_gap)
{
  g_autoptr (QdrGame) game = fixture_make_game (7, 4, "human,human,human,human");
  g_autoptr (GListModel) list = NULL;

  fixture_play (game, "d2 resign d6 f4 d3 c6");
  list = qdr_round_list_new (game);
  assert_rounds (list, 4, "1 d2 resign d6 f4/2 d3 - c6 -");
}

TEST (a_ply_is_found_in_its_row)
{
  g_autoptr (QdrGame) game = fixture_make_game (7, 2, "human,human");
  g_autoptr (GListModel) list = qdr_round_list_new (game);

  fixture_play (game, "d2 d6 d3 d5");
  ck_assert_uint_eq (qdr_round_list_find_round (list, 1), 0);
  ck_assert_uint_eq (qdr_round_list_find_round (list, 2), 0);
  ck_assert_uint_eq (qdr_round_list_find_round (list, 3), 1);
  ck_assert_uint_eq (qdr_round_list_find_round (list, 4), 1);
}
