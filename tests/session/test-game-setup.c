/*
 * Game set-ups.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session-fixture.h"

#include <string.h>

#include "qdr-game-setup.h"
#include "qdr-person-name.h"
#include "qdr-game-text.h"
#include "qdr-notation.h"
#include "qdr-saved-game.h"

TEST_DEFAULTS (.set_up = fixture_load, .tear_down = fixture_unload)

TEST (at_first_a_human_plays_the_easiest_opponent_on_nine_by_nine)
{
  g_autoptr (QdrGameSetup) setup =
      qdr_game_setup_load (fixture_get_settings (), fixture_get_personalities ());
  g_autoptr (QdrGame) game = qdr_game_setup_make_game (setup, fixture_get_personalities ());
  GListModel *personalities = G_LIST_MODEL (fixture_get_personalities ());
  g_autoptr (QdrPersonality) easiest = g_list_model_get_item (personalities, 0);

  ck_assert_uint_eq (qdr_game_get_position (game)->board.width, 9);
  ck_assert_uint_eq (qdr_game_get_position (game)->board.height, 9);
  ck_assert_uint_eq (qdr_game_get_n_players (game), 2);
  ck_assert (qdr_player_is_human (qdr_game_get_player (game, 0)));
  ck_assert_str_eq (qdr_player_get_personality_id (qdr_game_get_player (game, 1)),
                    qdr_personality_get_id (easiest));
  ck_assert_str_eq (qdr_player_get_name (qdr_game_get_player (game, 1)),
                    qdr_personality_get_name (easiest));
  ck_assert_uint_eq (qdr_game_get_time_control (game), 0);
  ck_assert (!qdr_game_get_modified (game));
}

TEST (the_choices_come_back_the_next_time)
{
  g_autoptr (QdrGameSetup) first =
      qdr_game_setup_load (fixture_get_settings (), fixture_get_personalities ());
  g_autoptr (QdrGameSetup) second = NULL;

  first->width = 7;
  first->height = 11;
  first->players = 4;
  first->stocks[0] = 3;
  first->stocks[3] = 99;
  first->repetition_is_draw = FALSE;
  first->minutes = 20;
  first->increment = 12;
  first->first_move = QDR_FIRST_MOVE_RANDOM;
  g_free (first->seats[2]);
  first->seats[2] = g_strdup ("human");
  g_free (first->names[2]);
  first->names[2] = g_strdup ("Anna");
  qdr_game_setup_save (first, fixture_get_settings ());

  second = qdr_game_setup_load (fixture_get_settings (), fixture_get_personalities ());
  ck_assert_uint_eq (second->width, 7);
  ck_assert_uint_eq (second->height, 11);
  ck_assert_uint_eq (second->players, 4);
  for (guint i = 0; i < 4; i++) {
    ck_assert_uint_eq (second->stocks[i], first->stocks[i]);
    ck_assert_str_eq (second->seats[i], first->seats[i]);
    ck_assert_str_eq (second->names[i], first->names[i]);
  }
  ck_assert (!second->repetition_is_draw);
  ck_assert_uint_eq (second->minutes, 20);
  ck_assert_uint_eq (second->increment, 12);
  ck_assert_int_eq (second->first_move, QDR_FIRST_MOVE_RANDOM);
}

TEST (usual_stocks_are_not_remembered_as_a_number)
{
  g_autoptr (QdrGameSetup) first =
      qdr_game_setup_load (fixture_get_settings (), fixture_get_personalities ());
  g_autoptr (QdrGameSetup) second = NULL;

  qdr_game_setup_save (first, fixture_get_settings ());
  g_settings_set_int (fixture_get_settings (), "board-width", 13);

  second = qdr_game_setup_load (fixture_get_settings (), fixture_get_personalities ());
  ck_assert_uint_eq (second->stocks[0], 14);
}

TEST (what_is_not_possible_in_the_settings_is_replaced)
{
  const char *seats[] = { "computer nobody", "nonsense", NULL };
  g_autoptr (QdrGameSetup) setup = NULL;

  g_settings_set_int (fixture_get_settings (), "board-width", 8);
  g_settings_set_int (fixture_get_settings (), "players", 3);
  g_settings_set_strv (fixture_get_settings (), "seats", seats);
  g_settings_set_value (fixture_get_settings (), "walls", g_variant_new_parsed ("[-1, 1000]"));

  setup = qdr_game_setup_load (fixture_get_settings (), fixture_get_personalities ());
  ck_assert_uint_eq (setup->width, 9);
  ck_assert_uint_eq (setup->players, 2);
  ck_assert_str_eq (setup->seats[0], "human");
  ck_assert_str_ne (setup->seats[1], "nonsense");
  ck_assert_uint_eq (setup->stocks[0], 0);
  ck_assert_uint_eq (setup->stocks[1], 99);
}

TEST (players_of_the_same_name_are_told_apart)
{
  g_autoptr (QdrGameSetup) setup =
      qdr_game_setup_load (fixture_get_settings (), fixture_get_personalities ());
  g_autoptr (QdrGame) game = NULL;

  setup->players = 4;
  for (guint i = 0; i < 4; i++) {
    g_free (setup->names[i]);
    setup->names[i] = g_strdup (i < 3 ? "Anna" : "Ben");
  }

  qdr_user_set_name ("Anna");
  game = qdr_game_setup_make_game (setup, fixture_get_personalities ());
  ck_assert_str_eq (qdr_player_get_name (qdr_game_get_player (game, 0)), "Anna");
  ck_assert_str_eq (qdr_player_get_name (qdr_game_get_player (game, 1)), "Anna 2");
  ck_assert_str_eq (qdr_player_get_name (qdr_game_get_player (game, 2)), "Anna 3");
  ck_assert_str_eq (qdr_player_get_name (qdr_game_get_player (game, 3)), "Ben");
  qdr_user_set_name (NULL);
}

TEST (a_person_who_comes_back_to_a_seat_is_called_as_before)
{
  g_autoptr (QdrGame) game = fixture_make_game (7, 2, "human,human");
  QdrPlayer *player = qdr_game_get_player (game, 1);

  qdr_player_set_name (player, "Ben");
  qdr_game_change_player_seat (game, 1, "computer novice", fixture_get_personalities ());
  ck_assert_str_ne (qdr_player_get_name (player), "Ben");
  qdr_game_change_player_seat (game, 1, "computer master", fixture_get_personalities ());
  qdr_game_change_player_seat (game, 1, "human", fixture_get_personalities ());
  ck_assert_str_eq (qdr_player_get_name (player), "Ben");
}

/* Assigns a seat to another player, and returns all names. */
static char *
hand_over (QdrGame *game, guint number, const char *seat)
{
  qdr_game_change_player_seat (game, number, seat, fixture_get_personalities ());
  return qdr_game_format_player_names (game);
}

TEST (the_user_has_the_same_name_alone_and_beside_another)
{
  g_autoptr (QdrGameSetup) setup =
      qdr_game_setup_load (fixture_get_settings (), fixture_get_personalities ());
  g_autoptr (QdrGame) game = NULL;
  g_autofree char *alone = NULL;
  g_autofree char *beside_another = NULL;
  g_autofree char *alone_again = NULL;
  g_autofree char *named = NULL;

  g_free (setup->seats[1]);
  setup->seats[1] = g_strdup ("computer novice");
  game = qdr_game_setup_make_game (setup, fixture_get_personalities ());
  alone = qdr_game_format_player_names (game);
  beside_another = hand_over (game, 1, "human");
  alone_again = hand_over (game, 1, "computer novice");
  qdr_player_set_name (qdr_game_get_player (game, 0), "Anna");
  named = hand_over (game, 1, "human");

  ck_assert_str_eq (alone, "somebody – Novice");
  ck_assert_str_eq (beside_another, "somebody – Player 2");
  ck_assert_str_eq (alone_again, "somebody – Novice");
  ck_assert_str_eq (named, "Anna – Player 2");
}

TEST (the_first_person_has_the_name_of_the_user)
{
  g_autoptr (QdrGameSetup) setup =
      qdr_game_setup_load (fixture_get_settings (), fixture_get_personalities ());
  g_autoptr (QdrGame) usual = NULL;
  g_autoptr (QdrGame) typed = NULL;
  g_autofree char *usual_names = NULL;
  g_autofree char *typed_names = NULL;

  g_setenv ("QDR_USER_NAME", "Anna Example", TRUE);
  setup->players = 4;
  g_free (setup->seats[0]);
  setup->seats[0] = g_strdup ("computer novice");
  for (guint i = 1; i < 4; i++) {
    g_free (setup->seats[i]);
    setup->seats[i] = g_strdup ("human");
  }
  usual = qdr_game_setup_make_game (setup, fixture_get_personalities ());
  usual_names = qdr_game_format_player_names (usual);
  g_free (setup->names[1]);
  setup->names[1] = g_strdup ("Ben");
  typed = qdr_game_setup_make_game (setup, fixture_get_personalities ());
  typed_names = qdr_game_format_player_names (typed);
  g_setenv ("QDR_USER_NAME", "", TRUE);

  ck_assert_str_eq (usual_names, "Novice – Anna Example – Player 3 – Player 4");
  ck_assert_str_eq (typed_names, "Novice – Anna Example – Player 3 – Player 4");
}

static void
assert_names (QdrGame *game, const char *names)
{
  g_autoptr (GString) found = g_string_new (NULL);

  for (guint i = 0; i < qdr_game_get_n_players (game); i++)
    g_string_append_printf (found, "%s%s", i > 0 ? ", " : "",
                            qdr_player_get_name (qdr_game_get_player (game, i)));
  ck_assert_str_eq (found->str, names);
}

static const struct {
  const char *names[4]; /* in the present game, one for each player */
  const char *of_last_new_game[4];
  const char *expected;
} casts[] = {
  { { "Anna", "Ben" }, { "", "", "", "" }, "Anna, Player 2, Ben, Player 4" },
  { { "Anna", "Ben" }, { "Eve", "Cleo", "Dan", "Fay" }, "Anna, Cleo, Ben, Fay" },
  /* North of two players has the number of west of four. */
  { { "Anna", "Ben" }, { "Anna", "Ben", "", "" }, "Anna, Player 2, Ben, Player 4" },
  { { "somebody", "Player 2" }, { "", "", "", "" }, "somebody, Player 2, Player 3, Player 4" },
  { { "Anna", "Player 4" }, { "", "", "", "" }, "Anna, Player 2, Player 4, Player 4 2" },
  { { "Anna", "Ben", "Cleo", "Dan" }, { "Eve", "Fay", "", "" }, "Anna, Cleo" },
  { { "somebody", "Ben", "Player 3", "Dan" }, { "", "", "", "" }, "somebody, Player 2" },
};

TEST (who_plays_stays_when_others_come_or_leave, .loops = G_N_ELEMENTS (casts))
{
  g_autoptr (QdrGameSetup) setup =
      qdr_game_setup_load (fixture_get_settings (), fixture_get_personalities ());
  const guint before = casts[_i].names[2] != NULL ? 4 : 2;
  g_autoptr (QdrGame) game =
      fixture_make_game (7, before, before == 2 ? "human,human" : "human,human,human,human");
  g_autoptr (QdrGame) recast = NULL;

  setup->players = 6 - before;
  for (guint i = 0; i < 4; i++) {
    g_free (setup->seats[i]);
    setup->seats[i] = g_strdup ("human");
    g_free (setup->names[i]);
    setup->names[i] = g_strdup (casts[_i].of_last_new_game[i]);
  }
  for (guint i = 0; i < before; i++)
    qdr_player_set_name (qdr_game_get_player (game, i), casts[_i].names[i]);

  recast = qdr_game_setup_make_game_for_player_count (setup, game, fixture_get_personalities ());
  assert_names (recast, casts[_i].expected);
}

TEST (seats_clock_and_rules_stay_with_another_number_of_players)
{
  g_autoptr (QdrGameSetup) setup =
      qdr_game_setup_load (fixture_get_settings (), fixture_get_personalities ());
  g_autoptr (QdrGame) game = fixture_make_game (7, 2, "computer novice,human");
  g_autoptr (QdrGame) recast = NULL;

  qdr_game_set_time_control (game, 900);
  qdr_game_set_increment (game, 5);
  setup->players = 4;
  recast = qdr_game_setup_make_game_for_player_count (setup, game, fixture_get_personalities ());
  ck_assert_uint_eq (qdr_game_get_n_players (recast), 4);
  ck_assert_uint_eq (qdr_game_get_start_position (recast)->board.width, 7);
  ck_assert_str_eq (qdr_player_get_seat (qdr_game_get_player (recast, 0)), "computer novice");
  ck_assert_str_eq (qdr_player_get_seat (qdr_game_get_player (recast, 1)), setup->seats[1]);
  ck_assert_str_eq (qdr_player_get_seat (qdr_game_get_player (recast, 2)), "human");
  ck_assert_uint_eq (qdr_game_get_time_control (recast), 900);
  ck_assert_uint_eq (qdr_game_get_increment (recast), 5);
  ck_assert (qdr_game_get_repetition_is_draw (recast));
}

/* Asserts the players with their seats and walls, as "Anna (human, 8)". */
static void
assert_cast (QdrGame *game, const char *expected)
{
  g_autoptr (GString) found = g_string_new (NULL);

  for (guint i = 0; i < qdr_game_get_n_players (game); i++) {
    QdrPlayer *player = qdr_game_get_player (game, i);

    g_string_append_printf (found, "%s%s (%s, %u)", i > 0 ? ", " : "", qdr_player_get_name (player),
                            qdr_player_get_seat (player), qdr_player_get_stock (player));
  }
  ck_assert_str_eq (found->str, expected);
}

/* Chooses who begins the next games, as in the dialog. */
static void
choose_first_move (QdrFirstMoveRule rule)
{
  g_settings_set_enum (fixture_get_settings (), "first-move", (int) rule);
}

TEST (who_begins_stays_as_chosen_when_one_plays_again_and_so_does_the_rest)
{
  g_autoptr (QdrGame) game = fixture_make_game (7, 2, "human,computer novice");
  g_autoptr (QdrGame) again = NULL;
  g_autoptr (QdrGame) once_more = NULL;

  qdr_player_set_name (qdr_game_get_player (game, 0), "Anna");
  qdr_player_set_name (qdr_game_get_player (game, 1), "Novice");
  qdr_game_set_time_control (game, 300);
  qdr_game_set_increment (game, 5);
  fixture_play (game, "d2 d6 d3");

  again = qdr_game_make_rematch (game, fixture_get_settings (), fixture_get_personalities ());
  ck_assert_uint_eq (g_list_model_get_n_items (G_LIST_MODEL (again)), 0);
  ck_assert (
      qdr_position_equal (qdr_game_get_position (again), qdr_game_get_start_position (game)));
  assert_cast (again, "Anna (human, 8), Novice (computer novice, 8)");
  ck_assert_uint_eq (qdr_game_get_time_control (again), 300);
  ck_assert_uint_eq (qdr_game_get_increment (again), 5);
  ck_assert (!qdr_game_get_modified (again));

  choose_first_move (QDR_FIRST_MOVE_OPPONENT);
  once_more = qdr_game_make_rematch (again, fixture_get_settings (), fixture_get_personalities ());
  assert_cast (once_more, "Novice (computer novice, 8), Anna (human, 8)");
}

/* Even if the game that has ended keeps the earlier one. */
TEST (a_game_played_again_has_the_present_name_of_the_user)
{
  g_autoptr (QdrGame) game = fixture_make_game (7, 2, "human,computer novice");
  g_autoptr (QdrGame) again = NULL;

  qdr_player_set_name (qdr_game_get_player (game, 0), "Anna");
  fixture_play (game, "resign");
  qdr_user_set_name ("Cleo");
  qdr_game_rename_user (game, "Anna", FALSE);
  qdr_user_set_name (NULL);
  again = qdr_game_make_rematch (game, fixture_get_settings (), fixture_get_personalities ());
  ck_assert_str_eq (qdr_player_get_name (qdr_game_get_player (again, 0)), "Cleo");
}

TEST (of_four_who_play_again_the_second_begins_and_the_first_is_last)
{
  g_autoptr (QdrGame) game = fixture_make_game (7, 4, "human,human,human,human");
  g_autoptr (QdrGame) again = NULL;
  static const char *const names[] = { "Anna", "Ben", "Cleo", "Dan" };

  for (guint i = 0; i < 4; i++)
    qdr_player_set_name (qdr_game_get_player (game, i), names[i]);
  choose_first_move (QDR_FIRST_MOVE_ALTERNATE);
  again = qdr_game_make_rematch (game, fixture_get_settings (), fixture_get_personalities ());
  assert_names (again, "Ben, Cleo, Dan, Anna");
  choose_first_move (QDR_FIRST_MOVE_OPPONENT);
  g_clear_object (&again);
  again = qdr_game_make_rematch (game, fixture_get_settings (), fixture_get_personalities ());
  assert_names (again, "Anna, Ben, Cleo, Dan");
}

/* A handicap from the usual start, or the walls of a position that was set up. */
static const struct {
  const char *position;
  const char *cast_again;
} handicaps[] = {
  { "5 5 2 1 | c1 c5 | 4 2 | - | -", "Ben (human, 2), Anna (human, 4)" },
  { "5 5 2 1 | c2 c5 | 4 2 | - | -", "Ben (human, 4), Anna (human, 2)" },
  { "5 5 2 2 | c2 c5 | 4 2 | - | -", "Ben (human, 4), Anna (human, 2)" },
};

TEST (a_handicap_goes_with_its_player_but_a_position_stays_as_it_was_set_up,
      .loops = G_N_ELEMENTS (handicaps))
{
  QdrPosition start;
  g_autoptr (QdrGame) game = NULL;
  g_autoptr (QdrGame) again = NULL;

  ck_assert (qdr_position_from_text (handicaps[_i].position, &start, NULL, NULL));
  game = qdr_game_new (&start, TRUE);
  qdr_player_set_name (qdr_game_get_player (game, 0), "Anna");
  qdr_player_set_name (qdr_game_get_player (game, 1), "Ben");
  choose_first_move (QDR_FIRST_MOVE_ALTERNATE);
  again = qdr_game_make_rematch (game, fixture_get_settings (), fixture_get_personalities ());
  assert_cast (again, handicaps[_i].cast_again);
  ck_assert_uint_eq (qdr_game_get_turn (again), start.turn);
}

static const struct {
  guint players;
  const char *seats[4];
  QdrFirstMoveRule first_move;
  const char *cast; /* walls are 1, 2, 3, 4 in the order of the seats */
} beginnings[] = {
  { 2,
    { "human", "computer novice" },
    QDR_FIRST_MOVE_PERSON,
    "somebody (human, 1), Novice (computer novice, 2)" },
  { 2,
    { "human", "computer novice" },
    QDR_FIRST_MOVE_OPPONENT,
    "Novice (computer novice, 2), somebody (human, 1)" },
  /* The person moves first, in any seat. */
  { 2,
    { "computer novice", "human" },
    QDR_FIRST_MOVE_PERSON,
    "somebody (human, 2), Novice (computer novice, 1)" },
  { 2,
    { "computer novice", "human" },
    QDR_FIRST_MOVE_OPPONENT,
    "Novice (computer novice, 1), somebody (human, 2)" },
  { 2, { "human", "human" }, QDR_FIRST_MOVE_OPPONENT, "Player 2 (human, 2), somebody (human, 1)" },
  { 2,
    { "computer mason", "computer novice" },
    QDR_FIRST_MOVE_OPPONENT,
    "Novice (computer novice, 2), Mason (computer mason, 1)" },
  { 4,
    { "human", "computer novice", "computer mason", "computer runner" },
    QDR_FIRST_MOVE_OPPONENT,
    "Novice (computer novice, 2), Mason (computer mason, 3), Runner (computer runner, 4), "
    "somebody (human, 1)" },
};

TEST (somebody_begins_as_it_was_chosen_and_takes_name_and_walls_along,
      .loops = G_N_ELEMENTS (beginnings))
{
  g_autoptr (QdrGameSetup) setup =
      qdr_game_setup_load (fixture_get_settings (), fixture_get_personalities ());
  g_autoptr (QdrGame) game = NULL;

  setup->players = beginnings[_i].players;
  setup->first_move = beginnings[_i].first_move;
  for (guint i = 0; i < setup->players; i++) {
    g_free (setup->seats[i]);
    setup->seats[i] = g_strdup (beginnings[_i].seats[i]);
    setup->stocks[i] = i + 1;
  }
  game = qdr_game_setup_start_game (setup, fixture_get_settings (), fixture_get_personalities ());
  assert_cast (game, beginnings[_i].cast);
  ck_assert (!qdr_game_get_modified (game));
}

TEST (new_games_in_turn_alternate_also_over_one_that_was_played_again)
{
  g_autoptr (QdrGameSetup) setup =
      qdr_game_setup_load (fixture_get_settings (), fixture_get_personalities ());
  static const gboolean you_begin[] = { TRUE, FALSE, TRUE, FALSE };

  setup->first_move = QDR_FIRST_MOVE_ALTERNATE;
  for (guint i = 0; i < G_N_ELEMENTS (you_begin); i++) {
    g_autoptr (QdrGame) game =
        qdr_game_setup_start_game (setup, fixture_get_settings (), fixture_get_personalities ());

    ck_assert_int_eq (qdr_player_is_human (qdr_game_get_player (game, 0)), you_begin[i]);
  }
  /* The opponent began the last game, the person begins this one, so it is the opponent's turn
   * next. */
  {
    g_autoptr (QdrGame) game = fixture_make_game (5, 2, "computer novice,human");
    g_autoptr (QdrGame) again = NULL;

    choose_first_move (QDR_FIRST_MOVE_ALTERNATE);
    again = qdr_game_make_rematch (game, fixture_get_settings (), fixture_get_personalities ());
    ck_assert (qdr_player_is_human (qdr_game_get_player (again, 0)));
  }
  {
    g_autoptr (QdrGame) game =
        qdr_game_setup_start_game (setup, fixture_get_settings (), fixture_get_personalities ());

    ck_assert (!qdr_player_is_human (qdr_game_get_player (game, 0)));
  }
}

/* It is played by a file, which carries neither clocks nor a name that is not known here. */
TEST (somebody_elsewhere_has_no_clock_and_no_name_yet)
{
  QdrPersonalityList *personalities = fixture_get_personalities ();
  g_autoptr (QdrGameSetup) setup = qdr_game_setup_load (fixture_get_settings (), personalities);
  g_autoptr (QdrGameSetup) again = NULL;
  g_autoptr (QdrGame) game = NULL;

  qdr_game_setup_set_single_opponent (setup, QDR_SEAT_ELSEWHERE);
  setup->minutes = 15;
  game = qdr_game_setup_make_game (setup, personalities);
  ck_assert_str_eq (qdr_player_get_seat (qdr_game_get_player (game, 1)), QDR_SEAT_ELSEWHERE);
  ck_assert_str_eq (qdr_player_get_name (qdr_game_get_player (game, 1)), "North");
  ck_assert_uint_eq (qdr_game_get_time_control (game), 0);

  qdr_game_setup_save (setup, fixture_get_settings ());
  again = qdr_game_setup_load (fixture_get_settings (), personalities);
  ck_assert_str_eq (again->seats[1], QDR_SEAT_ELSEWHERE);
  ck_assert_uint_eq (again->minutes, 15);
}
