/*
 * The result of a game for its players.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session-fixture.h"

#include "qdr-game-ending.h"
#include "qdr-notation.h"

/* South wins. */
#define WIN "c2 b5 c3 b4 c4 b3 c5"

/* Nobody wins. */
#define DRAW "b1 b5 c1 c5 b1 b5 c1 c5"

static QdrPersonality *
get_personality (int index)
{
  GListModel *list = G_LIST_MODEL (fixture_get_personalities ());
  const int n = (int) g_list_model_get_n_items (list);
  g_autoptr (QdrPersonality) item = NULL;

  item = g_list_model_get_item (list, (guint) (index >= 0 ? index : n + index));
  ck_assert_ptr_nonnull (item);
  return item;
}

/* The index of an opponent in the list, from its end if negative. NONE is nobody. */
#define NONE 1000

static const char *
get_id (int index)
{
  return index != NONE ? qdr_personality_get_id (get_personality (index)) : NULL;
}

static const char *
get_id_of (QdrPersonality *personality)
{
  return personality != NULL ? qdr_personality_get_id (personality) : NULL;
}

static const struct {
  int south; /* NONE for a person */
  int north;
  const char *moves;
  gboolean person_won;
  int beaten_opponent;
  int next_opponent;
} endings[] = {
  { NONE, 2, WIN, TRUE, 2, 3 },
  { 2, NONE, WIN, FALSE, NONE, 1 },
  { NONE, 2, "c2 c4 resign", FALSE, NONE, 1 },
  { NONE, 2, DRAW, FALSE, NONE, NONE },
  /* Nobody is stronger than the last or weaker than the first. */
  { NONE, -1, WIN, TRUE, -1, NONE },
  { 0, NONE, WIN, FALSE, NONE, NONE },
  { NONE, NONE, WIN, TRUE, NONE, NONE },
  { 4, 1, WIN, FALSE, NONE, NONE },
  { 4, 1, DRAW, FALSE, NONE, NONE },
};

static QdrGame *
make_game (int south, int north)
{
  QdrGame *game = fixture_make_game (5, 2, "human,human");
  const int players[] = { south, north };

  for (guint i = 0; i < G_N_ELEMENTS (players); i++)
    if (players[i] != NONE) {
      g_autofree char *seat = g_strconcat ("computer ", get_id (players[i]), NULL);

      qdr_player_set_seat (qdr_game_get_player (game, i), seat);
    }
  return game;
}

TEST_DEFAULTS (.set_up = fixture_load, .tear_down = fixture_unload)

TEST (an_ending_leads_to_the_next_opponent, .loops = G_N_ELEMENTS (endings))
{
  g_autoptr (QdrGame) game = make_game (endings[_i].south, endings[_i].north);
  QdrGameEnding ending;

  fixture_play (game, endings[_i].moves);
  ending = qdr_game_ending_from_game (game, fixture_get_personalities ());
  ck_assert_int_eq (ending.person_won, endings[_i].person_won);
  ck_assert_pstr_eq (get_id_of (ending.beaten_opponent), get_id (endings[_i].beaten_opponent));
  ck_assert_pstr_eq (get_id_of (ending.next_opponent), get_id (endings[_i].next_opponent));
}

TEST (nobody_is_beaten_from_a_position_that_was_set_up)
{
  g_autoptr (QdrGame) game = NULL;
  QdrGameEnding ending;
  QdrPosition start;

  ck_assert (qdr_position_from_text ("5 5 2 1 | c4 b2 | 3 3 | - | -", &start, NULL, NULL));
  game = qdr_game_new (&start, TRUE);
  qdr_player_set_seat (qdr_game_get_player (game, 1), "computer mason");
  fixture_play (game, "c5");
  ending = qdr_game_ending_from_game (game, fixture_get_personalities ());
  ck_assert_ptr_nonnull (ending.next_opponent);
  ck_assert_ptr_null (ending.beaten_opponent);
}

TEST (the_winner_of_four_is_no_opponent_of_one_person)
{
  g_autoptr (QdrGame) game =
      fixture_make_game (5, 4, "human,computer mason,computer novice,computer master");
  QdrGameEnding ending;

  fixture_play (game, "c2 resign resign resign");
  ending = qdr_game_ending_from_game (game, fixture_get_personalities ());
  ck_assert_int_eq (ending.winner, 0);
  ck_assert (ending.person_won);
  ck_assert_ptr_null (ending.beaten_opponent);
  ck_assert_ptr_null (ending.next_opponent);
}

TEST (the_next_game_is_set_up_like_the_last_one)
{
  g_autoptr (QdrGame) game = make_game (NONE, 2);
  g_autoptr (QdrGame) next = NULL;
  QdrGameEnding ending;
  guint person;

  qdr_player_set_name (qdr_game_get_player (game, 0), "Anna");
  qdr_game_set_time_control (game, 300);
  fixture_play (game, WIN);
  ending = qdr_game_ending_from_game (game, fixture_get_personalities ());
  next = qdr_game_ending_make_next_game (&ending, game, fixture_get_settings (),
                                         fixture_get_personalities ());
  person = qdr_player_is_human (qdr_game_get_player (next, 0)) ? 0 : 1;
  ck_assert_str_eq (qdr_player_get_name (qdr_game_get_player (next, person)), "Anna");
  ck_assert_str_eq (qdr_player_get_personality_id (qdr_game_get_player (next, 1 - person)),
                    get_id (3));
  ck_assert_str_eq (qdr_player_get_name (qdr_game_get_player (next, 1 - person)),
                    qdr_personality_get_name (get_personality (3)));
  ck_assert_uint_eq (qdr_game_get_time_control (next), 300);
  ck_assert_uint_eq (qdr_game_get_n_moves (next), 0);
  ck_assert (!qdr_game_get_modified (next));
}
