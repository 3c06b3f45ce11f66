/*
 * The strength of the adaptive opponent after the results of its games.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session-fixture.h"

#include "qdr-adaptive-opponent.h"
#include "qdr-game-setup.h"
#include "qdr-saved-game.h"

#define WIN "c2 c4 c3 d4 b3 d3 b4 d2 b5"
#define LOSS "c2 c4 b2 c3 b1 d3 a1 d2 a2 d1"

/* Returns a game that differs only in the time of its start. */
static QdrGame *
make_game (const char *seats, guint number, const char *moves)
{
  QdrGame *game = fixture_make_game (5, 2, seats);
  g_autofree char *time = g_strdup_printf ("12:%02u:00", number);

  qdr_game_set_header (game, "Date", "2026-11-24");
  qdr_game_set_header (game, "Time", time);
  fixture_play (game, moves);
  return game;
}

static gboolean
learn (const char *seats, guint number, const char *moves)
{
  g_autoptr (QdrGame) game = make_game (seats, number, moves);

  return qdr_adaptive_opponent_add_game (fixture_get_settings (), fixture_get_personalities (),
                                         game);
}

/* Returns the strength of the adaptive opponent in a game that starts now. */
static int
strength_now (void)
{
  g_autofree char *seat =
      qdr_personality_list_resolve_seat (fixture_get_personalities (), "computer like-me");

  ck_assert (g_str_has_prefix (seat, "computer like-me-"));
  return atoi (seat + strlen ("computer like-me-"));
}

TEST_DEFAULTS (.set_up = fixture_load, .tear_down = fixture_unload)

TEST (it_is_easy_at_first_and_harder_after_a_win)
{
  ck_assert_int_eq (strength_now (), 440);
  ck_assert (learn ("human,computer like-me-440", 1, WIN));
  ck_assert_int_gt (strength_now (), 440);
  ck_assert_int_le (strength_now (), 640);
}

TEST (it_is_easier_after_a_loss_in_either_seat)
{
  qdr_adaptive_opponent_set_initial_rating (fixture_get_settings (), fixture_get_personalities (),
                                            900, 100);
  ck_assert_int_eq (strength_now (), 900);
  ck_assert (learn ("computer like-me-900,human", 1, WIN));
  ck_assert_int_lt (strength_now (), 900);
}

TEST (a_game_counts_once)
{
  int strength;

  ck_assert (learn ("human,computer like-me-440", 1, WIN));
  strength = strength_now ();
  ck_assert (!learn ("human,computer like-me-440", 1, WIN));
  ck_assert (!learn ("human,computer like-me-440", 1, LOSS));
  ck_assert_int_eq (strength_now (), strength);
  ck_assert (learn ("human,computer like-me-640", 2, WIN));
}

static const struct {
  const char *seats;
  const char *moves;
} others[] = {
  { "human,computer novice", WIN },
  { "human,human", WIN },
  { "computer like-me-440,computer like-me-440", WIN },
  { "human,computer like-me-440", "c2 c4" },
  { "human,computer like-me-440", "c2 c4 resign" },
};

TEST (other_games_do_not_count, .loops = G_N_ELEMENTS (others))
{
  ck_assert (!learn (others[_i].seats, 1, others[_i].moves));
  ck_assert_int_eq (strength_now (), 440);
}

TEST (what_was_learnt_is_there_after_the_next_start)
{
  g_autoptr (QdrPersonalityList) later = qdr_personality_list_new ();
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  ck_assert (learn ("human,computer like-me-440", 1, WIN));
  before = qdr_personality_list_resolve_seat (fixture_get_personalities (), "computer like-me");
  qdr_adaptive_opponent_update_strength (fixture_get_settings (), later);
  after = qdr_personality_list_resolve_seat (later, "computer like-me");
  ck_assert_str_eq (before, after);
}

TEST (a_rating_counts_before_the_first_game_alone)
{
  ck_assert (learn ("human,computer like-me-440", 1, WIN));
  qdr_adaptive_opponent_set_initial_rating (fixture_get_settings (), fixture_get_personalities (),
                                            1500, 60);
  ck_assert_int_le (strength_now (), 640);
}

TEST (a_game_keeps_the_strength_with_which_it_began)
{
  QdrPersonalityList *personalities = fixture_get_personalities ();
  g_autoptr (QdrGameSetup) setup = qdr_game_setup_load (fixture_get_settings (), personalities);
  g_autoptr (QdrGame) game = NULL;
  g_autoptr (QdrGame) again = NULL;
  g_autoptr (GPtrArray) read = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  qdr_game_setup_set_single_opponent (setup, "computer like-me");
  game = qdr_game_setup_make_game (setup, personalities);
  ck_assert_str_eq (qdr_player_get_seat (qdr_game_get_player (game, 1)), "computer like-me-440");
  ck_assert_str_eq (qdr_player_get_name (qdr_game_get_player (game, 1)), "Like Me");

  qdr_personality_list_set_adaptive_strength (personalities, 700);
  text = qdr_saved_game_to_text (game);
  read = qdr_saved_game_parse (text, strlen (text), NULL, &error);
  ck_assert_ptr_nonnull (read);
  ck_assert_str_eq (qdr_player_get_seat (qdr_game_get_player (g_ptr_array_index (read, 0), 1)),
                    "computer like-me-440");
  ck_assert_int_eq (qdr_personality_get_rating (
                        qdr_personality_list_find (personalities, "like-me-440")),
                    440);

  again = qdr_game_make_rematch (game, fixture_get_settings (), personalities);
  ck_assert_str_eq (qdr_player_get_seat (qdr_game_get_player (again, 1)), "computer like-me-700");
  ck_assert_str_eq (qdr_player_get_name (qdr_game_get_player (again, 1)), "Like Me");
}

TEST (the_opponent_of_last_time_is_proposed_without_its_strength)
{
  g_autoptr (QdrGame) game = make_game ("human,computer like-me-500", 1, "c2");
  g_auto (GStrv) seats = NULL;

  qdr_game_store_opponent_for_next_game (game, fixture_get_settings (),
                                         fixture_get_personalities ());
  seats = g_settings_get_strv (fixture_get_settings (), "seats");
  ck_assert_str_eq (seats[1], "computer like-me");
}
