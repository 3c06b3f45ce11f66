/*
 * The opponents of a person in a set-up.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session-fixture.h"

#include "qdr-game-setup.h"

/* H is a person. Other letters are the first ones of opponents' ids. */
static const struct {
  char letter;
  const char *seat;
} letters[] = {
  { 'H', "human" },
  { 'm', "computer mason" },
  { 'n', "computer novice" },
  { 'r', "computer runner" },
};

static const char *
seat_of_letter (char letter)
{
  for (guint i = 0; i < G_N_ELEMENTS (letters); i++)
    if (letters[i].letter == letter)
      return letters[i].seat;
  ck_abort_msg ("%c", letter);
}

static char
letter_of_seat (const char *seat)
{
  for (guint i = 0; i < G_N_ELEMENTS (letters); i++)
    if (g_strcmp0 (letters[i].seat, seat) == 0)
      return letters[i].letter;
  return '?';
}

/* Makes a set-up with a player for each letter of @seats. */
static QdrGameSetup *
make (const char *seats)
{
  QdrGameSetup *setup = qdr_game_setup_load (fixture_get_settings (), fixture_get_personalities ());

  setup->players = (guint) strlen (seats);
  for (guint i = 0; i < setup->players; i++) {
    g_free (setup->seats[i]);
    setup->seats[i] = g_strdup (seat_of_letter (seats[i]));
  }
  return setup;
}

static void
assert_seats (const QdrGameSetup *setup, const char *expected)
{
  char seats[QDR_MAX_PLAYERS + 1] = "";

  for (guint i = 0; i < setup->players; i++)
    seats[i] = letter_of_seat (setup->seats[i]);
  ck_assert_str_eq (seats, expected);
}

static const struct {
  const char *seats;
  guint n;
  char all; /* ? if they differ */
  char first;
} found[] = {
  { "Hn", 1, 'n', 'n' },   { "nH", 1, 'n', 'n' },   { "HH", 1, 'H', 'H' },
  { "nm", 2, '?', 'n' },   { "mm", 2, 'm', 'm' },   { "Hnnn", 3, 'n', 'n' },
  { "Hnmn", 3, '?', 'n' }, { "nHmr", 3, '?', 'm' }, { "HHmm", 3, 'm', 'H' },
  { "HHHH", 3, 'H', 'H' }, { "nnnm", 4, '?', 'n' },
};

TEST_DEFAULTS (.set_up = fixture_load, .tear_down = fixture_unload)

TEST (opponents_are_all_players_but_the_first_person, .loops = G_N_ELEMENTS (found))
{
  g_autoptr (QdrGameSetup) setup = make (found[_i].seats);

  ck_assert_uint_eq (qdr_game_setup_count_opponents (setup), found[_i].n);
  ck_assert_int_eq (letter_of_seat (qdr_game_setup_get_opponent_seat (setup, QDR_ALL_OPPONENTS)),
                    found[_i].all);
  ck_assert_int_eq (letter_of_seat (qdr_game_setup_get_opponent_seat (setup, 1)), found[_i].first);
}

static const struct {
  const char *before;
  guint which;
  char chosen;
  const char *after;
} choices[] = {
  { "Hn", 0, 'm', "Hm" },
  { "nH", 0, 'm', "mH" },
  { "Hn", 0, 'H', "HH" },
  { "HH", 0, 'n', "Hn" },
  { "nm", 0, 'r', "rr" },
  { "nm", 2, 'r', "nr" },
  { "Hnmr", 0, 'm', "Hmmm" },
  { "Hnmr", 2, 'n', "Hnnr" },
  { "Hnmr", 3, 'H', "HnmH" },
  { "nHmr", 3, 'r', "rHmr" },
  /* Both people stay in their seats. */
  { "HnHn", 0, 'm', "HmHm" },
  { "HnHn", 0, 'H', "HHHH" },
  { "HHHH", 0, 'm', "Hmmm" },
  { "nnnn", 0, 'H', "HHHH" },
};

TEST (all_opponents_are_chosen_at_once_or_one_of_them, .loops = G_N_ELEMENTS (choices))
{
  g_autoptr (QdrGameSetup) setup = make (choices[_i].before);

  qdr_game_setup_set_opponent_seat (setup, choices[_i].which, seat_of_letter (choices[_i].chosen));
  assert_seats (setup, choices[_i].after);
}

TEST (a_name_goes_with_who_sat_there)
{
  g_autoptr (QdrGameSetup) setup = make ("Hn");

  g_free (setup->names[1]);
  setup->names[1] = g_strdup ("Rob");
  qdr_game_setup_set_opponent_seat (setup, 1, "computer novice");
  ck_assert_str_eq (setup->names[1], "Rob");
  qdr_game_setup_set_opponent_seat (setup, 1, "computer mason");
  ck_assert_str_eq (setup->names[1], "");
}

TEST (who_comes_is_as_the_first_opponent_and_has_the_usual_walls)
{
  g_autoptr (QdrGameSetup) setup = make ("Hm");

  qdr_game_setup_set_stock (setup, 0, 1);
  qdr_game_setup_set_player_count (setup, 4);
  assert_seats (setup, "Hmmm");
  for (guint i = 0; i < 4; i++)
    ck_assert_uint_eq (setup->stocks[i], i == 0 ? 1 : 5);
  qdr_game_setup_set_opponent_seat (setup, 2, "computer runner");
  qdr_game_setup_set_player_count (setup, 2);
  assert_seats (setup, "Hm");
  ck_assert_uint_eq (setup->stocks[0], 1);
  ck_assert_uint_eq (setup->stocks[1], 10);
  qdr_game_setup_set_player_count (setup, 4);
  assert_seats (setup, "Hmmm");
}

static const struct {
  const char *before;
  const char *game; /* the seats */
  const char *after;
} proposals[] = {
  { "Hn", "Hm", "Hm" },
  { "Hn", "mH", "Hm" },
  { "nH", "Hm", "mH" },
  { "nm", "Hm", "Hm" },
  { "HH", "Hm", "Hm" },
  { "Hnmr", "Hm", "Hm" },
  /* Not one person against one computer. */
  { "Hn", "HH", "Hn" },
  { "Hn", "mr", "Hn" },
  { "Hn", "Hmmm", "Hn" },
};

TEST (the_opponent_of_a_game_is_proposed_for_the_next, .loops = G_N_ELEMENTS (proposals))
{
  GSettings *settings = fixture_get_settings ();
  QdrPersonalityList *personalities = fixture_get_personalities ();
  g_autoptr (QdrGameSetup) before = make (proposals[_i].before);
  g_autoptr (QdrGameSetup) of_game = make (proposals[_i].game);
  g_autoptr (QdrGame) game = qdr_game_setup_make_game (of_game, personalities);
  g_autoptr (QdrGameSetup) after = NULL;

  qdr_game_setup_set_board_size (before, 7, 7);
  qdr_game_setup_save (before, settings);
  qdr_game_store_opponent_for_next_game (game, settings, personalities);
  after = qdr_game_setup_load (settings, personalities);
  assert_seats (after, proposals[_i].after);
  ck_assert_uint_eq (after->width, 7);
  ck_assert_uint_eq (after->stocks[0], qdr_game_setup_get_default_stock (after));
}

TEST (an_opponent_who_is_not_known_is_not_proposed)
{
  GSettings *settings = fixture_get_settings ();
  QdrPersonalityList *personalities = fixture_get_personalities ();
  g_autoptr (QdrGameSetup) setup = make ("Hn");
  g_autoptr (QdrGame) game = qdr_game_setup_make_game (setup, personalities);
  g_autoptr (QdrGameSetup) after = NULL;

  qdr_game_setup_save (setup, settings);
  qdr_player_set_seat (qdr_game_get_player (game, 1), "computer nobody");
  qdr_game_store_opponent_for_next_game (game, settings, personalities);
  after = qdr_game_setup_load (settings, personalities);
  assert_seats (after, "Hn");
}

static const struct {
  const char *seats;
  const char *names;
} names[] = {
  { "Hn", "You, Opponent" },
  { "nH", "Opponent, You" },
  { "HH", "Player 1, Player 2" },
  { "nm", "Player 1, Player 2" },
  { "Hnmr", "You, Left, Opposite, Right" },
  { "nmHr", "Opposite, Right, You, Left" },
  { "HnHr", "Player 1, Player 2, Player 3, Player 4" },
};

TEST (a_seat_is_called_as_the_person_sees_it, .loops = G_N_ELEMENTS (names))
{
  g_autoptr (QdrGameSetup) setup = make (names[_i].seats);
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = 0; i < setup->players; i++) {
    g_autofree char *name = qdr_game_setup_get_seat_label (setup, i);

    g_string_append_printf (list, "%s%s", i > 0 ? ", " : "", name);
  }
  ck_assert_str_eq (list->str, names[_i].names);
}
