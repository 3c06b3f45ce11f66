/*
 * The recent set-ups.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session-fixture.h"

#include "qdr-game-setup.h"
#include "qdr-recent-setups.h"

static QdrGameSetup *
load (void)
{
  return qdr_game_setup_load (fixture_get_settings (), fixture_get_personalities ());
}

static void
set_seat (QdrGameSetup *setup, guint number, const char *seat)
{
  g_free (setup->seats[number]);
  setup->seats[number] = g_strdup (seat);
}

static void
set_name (QdrGameSetup *setup, guint number, const char *name)
{
  g_free (setup->names[number]);
  setup->names[number] = g_strdup (name);
}

static void
set_usual_stocks (QdrGameSetup *setup)
{
  for (guint i = 0; i < 4; i++)
    setup->stocks[i] = qdr_game_setup_get_default_stock (setup);
}

/* Plays a game against @seat on a square board of @size. */
static void
play (const char *seat, guint size)
{
  g_autoptr (QdrGameSetup) setup = load ();

  set_seat (setup, 1, seat);
  setup->width = setup->height = size;
  set_usual_stocks (setup);
  qdr_recent_setups_add (fixture_get_settings (), setup);
}

/* Asserts the recent set-ups in words, separated by semicolons. */
static void
assert_recent (const char *expected)
{
  g_autoptr (GPtrArray) setups =
      qdr_recent_setups_load (fixture_get_settings (), fixture_get_personalities ());
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = 0; i < setups->len; i++) {
    g_autofree char *description =
        qdr_game_setup_describe (g_ptr_array_index (setups, i), fixture_get_personalities ());

    g_string_append_printf (words, "%s%s", i > 0 ? "; " : "", description);
  }
  ck_assert_str_eq (words->str, expected);
}

TEST_DEFAULTS (.set_up = fixture_load, .tear_down = fixture_unload)

TEST (the_last_three_are_there_newest_first)
{
  assert_recent ("");
  play ("computer novice", 9);
  play ("computer mason", 5);
  assert_recent ("Mason · 5×5; Novice · 9×9");
  play ("human", 7);
  play ("computer runner", 9);
  assert_recent ("Runner · 9×9; 2 people · 7×7; Mason · 5×5");
}

TEST (the_next_one_begins_with_what_was_played_last)
{
  g_autoptr (QdrGameSetup) next = NULL;

  play ("computer mason", 5);
  next = load ();
  ck_assert_str_eq (next->seats[1], "computer mason");
  ck_assert_uint_eq (next->width, 5);
}

TEST (one_that_is_played_again_comes_to_the_front)
{
  play ("computer novice", 9);
  play ("computer mason", 5);
  play ("computer runner", 9);
  play ("computer novice", 9);
  assert_recent ("Novice · 9×9; Runner · 9×9; Mason · 5×5");
}

TEST (seats_that_nobody_plays_in_make_no_difference)
{
  g_autoptr (QdrGameSetup) setup = load ();

  qdr_recent_setups_add (fixture_get_settings (), setup);
  set_seat (setup, 3, "human");
  set_name (setup, 2, "Anna");
  setup->stocks[2] = 77;
  qdr_recent_setups_add (fixture_get_settings (), setup);
  assert_recent ("Wanderer · 9×9");
}

TEST (all_of_a_setup_comes_back)
{
  g_autoptr (QdrGameSetup) setup = load ();
  g_autoptr (GPtrArray) setups = NULL;
  QdrGameSetup *found;

  setup->width = 7;
  setup->height = 11;
  setup->players = 4;
  set_seat (setup, 1, "computer mason");
  set_seat (setup, 2, "human");
  set_name (setup, 2, "Anna");
  for (guint i = 0; i < 4; i++)
    setup->stocks[i] = 20 + i;
  setup->repetition_is_draw = FALSE;
  setup->minutes = 180;
  setup->increment = 600;
  setup->first_move = QDR_FIRST_MOVE_RANDOM;
  setup->n_games = 5;
  qdr_recent_setups_add (fixture_get_settings (), setup);

  setups = qdr_recent_setups_load (fixture_get_settings (), fixture_get_personalities ());
  ck_assert_uint_eq (setups->len, 1);
  found = g_ptr_array_index (setups, 0);
  ck_assert_uint_eq (found->width, 7);
  ck_assert_uint_eq (found->height, 11);
  ck_assert_uint_eq (found->players, 4);
  for (guint i = 0; i < 4; i++) {
    ck_assert_str_eq (found->seats[i], setup->seats[i]);
    ck_assert_str_eq (found->names[i], setup->names[i]);
    ck_assert_uint_eq (found->stocks[i], 20 + i);
  }
  ck_assert (!found->repetition_is_draw);
  ck_assert_uint_eq (found->minutes, 180);
  ck_assert_uint_eq (found->increment, 600);
  ck_assert_int_eq (found->first_move, QDR_FIRST_MOVE_RANDOM);
  ck_assert_uint_eq (found->n_games, 5);
}

/* Settings that another program may have written, each followed by a valid one. */
static const char *const damaged[] = {
  "@a{sv} {}",
  "{'width': <uint32 9>, 'height': <uint32 9>, 'seats': <['human', 'human']>, "
  "'names': <['', '']>, 'stocks': <[uint32 10, 10]>, 'games': <uint32 4>}",
  "{'width': <uint32 8>, 'height': <uint32 9>, 'seats': <['human', 'human']>, "
  "'names': <['', '']>, 'stocks': <[uint32 10, 10]>}",
  "{'width': <uint32 9>, 'height': <uint32 9>, 'seats': <['human', 'computer nobody']>, "
  "'names': <['', '']>, 'stocks': <[uint32 10, 10]>}",
  "{'width': <uint32 9>, 'height': <uint32 9>, 'seats': <['human', 'human', 'human']>, "
  "'names': <['', '', '']>, 'stocks': <[uint32 10, 10, 10]>}",
  "{'width': <uint32 9>, 'height': <uint32 9>, 'seats': <['human', 'human']>, "
  "'names': <['']>, 'stocks': <[uint32 10, 10]>}",
  "{'width': <uint32 9>, 'height': <uint32 9>, 'seats': <['human', 'human']>, "
  "'names': <['', '']>, 'stocks': <[uint32 10]>}",
  "{'width': <uint32 9>, 'height': <uint32 9>, 'seats': <['human', 'human']>, "
  "'names': <['', '']>, 'stocks': <[uint32 10, 100]>}",
  "{'width': <uint32 9>, 'height': <uint32 9>, 'seats': <['human', 'human']>, "
  "'names': <['', '']>, 'stocks': <[uint32 10, 10]>, 'minutes': <uint32 181>}",
  "{'width': <uint32 9>, 'height': <uint32 9>, 'seats': <['human', 'human']>, "
  "'names': <['', '']>, 'stocks': <[uint32 10, 10]>, 'first-move': <uint32 4>}",
  "{'width': <'nine'>, 'height': <uint32 9>, 'seats': <1>, 'names': <['', '']>, 'stocks': <''>}",
};

TEST (one_that_is_not_possible_is_left_out, .loops = G_N_ELEMENTS (damaged))
{
  g_autofree char *text = g_strdup_printf ("[%s, {'width': <uint32 9>, 'height': <uint32 9>, "
                                           "'seats': <['human', 'human']>, 'names': <['', '']>, "
                                           "'stocks': <[uint32 10, 10]>, 'repetition': <true>}]",
                                           damaged[_i]);

  g_autoptr (GVariant) value = g_variant_parse (G_VARIANT_TYPE ("aa{sv}"), text, NULL, NULL, NULL);

  ck_assert_ptr_nonnull (value);
  g_settings_set_value (fixture_get_settings (), "recent-setups", value);
  assert_recent ("2 people · 9×9");
}

static const struct {
  guint players;
  const char *seats[4];
  const char *names[4];
  guint width;
  guint height;
  guint minutes;
  guint increment;
  QdrFirstMoveRule first_move;
  guint stock; /* of the first player; 0 for the usual number */
  const char *words;
} setups[] = {
  { 2, { "human", "computer novice" }, { "", "" }, 9, 9, 0, 0, 0, 0, "Novice · 9×9" },
  { 2,
    { "human", "computer novice" },
    { "", "" },
    9,
    9,
    15,
    0,
    1,
    0,
    "Novice · 9×9 · 15 min · opponent begins" },
  { 2,
    { "computer novice", "human" },
    { "", "" },
    5,
    13,
    5,
    3,
    2,
    0,
    "Novice · 5×13 · 5 min + 3 s · random" },
  { 2,
    { "human", "human" },
    { "", "" },
    9,
    9,
    0,
    0,
    3,
    4,
    "2 people · 9×9 · in turn · walls 4–10" },
  { 2, { "human", "human" }, { "Anna", "Ben" }, 9, 9, 0, 0, 0, 0, "Anna, Ben · 9×9" },
  { 2,
    { "computer mason", "computer runner" },
    { "", "" },
    9,
    9,
    0,
    0,
    0,
    0,
    "Mason, Runner (to watch) · 9×9" },
  { 2, { "human", "human" }, { "", "" }, 9, 9, 0, 0, 1, 0, "2 people · 9×9 · Player 2 begins" },
  { 4,
    { "human", "computer mason", "computer mason", "computer mason" },
    { "", "", "", "" },
    9,
    9,
    0,
    0,
    0,
    0,
    "Mason ×3 · 9×9" },
  { 4,
    { "human", "computer mason", "human", "computer novice" },
    { "", "", "", "" },
    9,
    9,
    0,
    0,
    0,
    0,
    "2 people, Mason, Novice · 9×9" },
};

TEST (a_setup_says_in_words_what_it_is, .loops = G_N_ELEMENTS (setups))
{
  g_autoptr (QdrGameSetup) setup = load ();
  g_autofree char *words = NULL;

  setup->players = setups[_i].players;
  for (guint i = 0; i < setup->players; i++) {
    set_seat (setup, i, setups[_i].seats[i]);
    set_name (setup, i, setups[_i].names[i]);
  }
  setup->width = setups[_i].width;
  setup->height = setups[_i].height;
  set_usual_stocks (setup);
  if (setups[_i].stock > 0)
    setup->stocks[0] = setups[_i].stock;
  setup->minutes = setups[_i].minutes;
  setup->increment = setups[_i].increment;
  setup->first_move = setups[_i].first_move;
  words = qdr_game_setup_describe (setup, fixture_get_personalities ());
  ck_assert_str_eq (words, setups[_i].words);
}

TEST (that_repetition_ends_no_game_is_said)
{
  g_autoptr (QdrGameSetup) setup = load ();
  g_autofree char *words = NULL;

  setup->repetition_is_draw = FALSE;
  words = qdr_game_setup_describe (setup, fixture_get_personalities ());
  ck_assert_str_eq (words, "Wanderer · 9×9 · no draws");
}

TEST (a_match_is_said)
{
  g_autoptr (QdrGameSetup) setup = load ();
  g_autofree char *words = NULL;

  setup->n_games = 3;
  words = qdr_game_setup_describe (setup, fixture_get_personalities ());
  ck_assert_str_eq (words, "Wanderer · 9×9 · best of 3");
}
