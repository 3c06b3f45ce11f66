/*
 * Matches in the window: the visible score, the next game, and the end.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-config.h"

#include "window-fixture.h"

#include <adwaita.h>

#include "board-hands.h"
#include "qdr-game-over-controller.h"
#include "qdr-home-page.h"
#include "qdr-match-score.h"
#include "qdr-recent-setups.h"
#include "qdr-status-bar.h"

/* South is one step from its goal. */
#define ALMOST "c2 b5 c3 b4 c4 b3"

static QdrSession *
get_session (void)
{
  return qdr_window_get_session (window);
}

static const QdrMatchScore *
get_match (void)
{
  return qdr_session_get_match_score (get_session ());
}

/* Shows a match on 5 x 5 in the state of @match. */
static void
use_match (const char *seats, const QdrMatchScore *match)
{
  g_autoptr (QdrGame) game = fixture_make_game (5, match->n_players, seats);

  qdr_session_set_game_of_match (get_session (), game, match);
  fixture_settle ();
}

static void
begin (const char *seats)
{
  const QdrMatchScore match = qdr_match_score_make (2, 3);

  use_match (seats, &match);
}

static void
play (const char *moves)
{
  fixture_play (fixture_get_game (window), moves);
}

static gpointer
find_card (void)
{
  return fixture_find_child (GTK_WIDGET (window), QDR_TYPE_GAME_OVER_CARD);
}

static const char *
get_words (const char *id)
{
  return gtk_label_get_text (fixture_get_part (find_card (), id));
}

static const char *
get_button (const char *id)
{
  return gtk_button_get_label (fixture_get_part (find_card (), id));
}

static const char *
get_subtitle (void)
{
  return adw_window_title_get_subtitle (
      ADW_WINDOW_TITLE (fixture_find_child (GTK_WIDGET (window), ADW_TYPE_WINDOW_TITLE)));
}

TEST_DEFAULTS (WINDOW_FIXTURE)

TEST (the_score_is_in_sight_from_the_first_move_to_the_last_game)
{
  begin ("human,human");
  ck_assert_str_eq (get_subtitle (), "0\u00a0:\u00a00 · Game 1 of 3");
  ck_assert_str_eq (fixture_get_status (window), "Game 1 of 3. South to move.");
  play (ALMOST);
  ck_assert_str_eq (fixture_get_status (window), "South to move.");
  play ("c5");
  ck_assert_str_eq (get_subtitle (), "1\u00a0:\u00a00 · Game 1 of 3");
  ck_assert_str_eq (fixture_get_status (window),
                    "South reaches the goal and wins. South leads 1\u00a0:\u00a00.");
  ck_assert_str_eq (get_words ("heading"), "South reaches the goal and wins.");
  ck_assert_str_eq (get_words ("note"), "Game 1 of 3. South leads 1\u00a0:\u00a00.");
  ck_assert_str_eq (get_button ("again"), "Next Game");

  fixture_activate (window, "play-again");
  ck_assert_str_eq (get_subtitle (), "0\u00a0:\u00a01 · Game 2 of 3");
  play ("c2 resign");
  ck_assert_str_eq (get_subtitle (), "1\u00a0:\u00a01 · Game 2 of 3");
  ck_assert_str_eq (get_words ("note"), "Game 2 of 3. The match stands at 1\u00a0:\u00a01.");

  fixture_activate (window, "play-again");
  play ("c2 resign");
  ck_assert_str_eq (get_words ("note"), "South wins the match 2\u00a0:\u00a01.");
  ck_assert_str_eq (get_button ("again"), "New Match");
  fixture_activate (window, "play-again");
  ck_assert_str_eq (get_subtitle (), "0\u00a0:\u00a00 · Game 1 of 3");
  ck_assert_uint_eq (get_match ()->n_games, 3);
}

/* The second player gets the first seat and moves first. */
TEST (sides_are_changed_after_each_game)
{
  begin ("human,computer novice");
  for (guint i = 0; i < 2; i++) {
    QdrGame *game = fixture_get_game (window);
    const guint person = i;

    ck_assert (qdr_player_is_human (qdr_game_get_player (game, person)));
    ck_assert (!qdr_player_is_human (qdr_game_get_player (game, 1 - person)));
    if (i == 1)
      fixture_wait (fixture_human_is_to_move, game);
    fixture_activate (window, "resign");
    fixture_answer (window, "resign");
    fixture_activate (window, "play-again");
  }
  /* Both games were lost, so this is a new match. */
  ck_assert_uint_eq (qdr_match_score_count_played_games (get_match ()), 0);
}

TEST (everybody_begins_in_turn_where_four_play)
{
  const QdrMatchScore match = qdr_match_score_make (4, 5);
  const char *first[5];

  use_match ("human,human,human,human", &match);
  ck_assert_str_eq (get_subtitle (), "0\u00a0:\u00a00\u00a0:\u00a00\u00a0:\u00a00 · 1/5");
  fixture_name_players (fixture_get_game (window));
  for (guint i = 0; i < 4; i++) {
    QdrGame *game = fixture_get_game (window);

    first[i] = g_intern_string (qdr_player_get_name (qdr_game_get_player (game, 0)));
    for (guint j = 0; j < i; j++)
      ck_assert_str_ne (first[i], first[j]);
    while (!fixture_game_is_over (game))
      play ("resign");
    if (qdr_match_score_is_over (get_match ()))
      return;
    fixture_activate (window, "play-again");
  }
}

TEST (a_key_leads_on_and_only_from_a_game_that_is_over)
{
  QdrGame *game;

  begin ("human,human");
  game = fixture_get_game (window);
  play (ALMOST);
  fixture_assert_enabled (window, "next-game", FALSE);
  fixture_assert_enabled (window, "play-again", FALSE);
  play ("c5");
  fixture_assert_enabled (window, "next-game", TRUE);
  fixture_activate (window, "next-game");
  ck_assert_ptr_ne (fixture_get_game (window), game);
  ck_assert_uint_eq (qdr_match_score_get_game_number (get_match ()), 2);
  fixture_assert_enabled (window, "next-game", FALSE);

  /* Without a match the action is disabled too. */
  game = fixture_use_game (window, 2, "human,human");
  fixture_assert_enabled (window, "next-game", FALSE);
  play ("d2 resign");
  fixture_activate (window, "next-game");
  ck_assert_ptr_ne (fixture_get_game (window), game);
  ck_assert_ptr_null (get_match ());
}

TEST (what_is_taken_back_after_the_end_changes_no_score)
{
  begin ("human,human");
  play (ALMOST " c5");
  fixture_activate (window, "undo");
  ck_assert_str_eq (get_subtitle (), "1\u00a0:\u00a00 · Game 1 of 3");
  fixture_assert_enabled (window, "next-game", TRUE);
  play ("resign");
  ck_assert_str_eq (get_subtitle (), "1\u00a0:\u00a00 · Game 1 of 3");
  fixture_activate (window, "next-game");
  ck_assert_str_eq (get_subtitle (), "0\u00a0:\u00a01 · Game 2 of 3");
}

static QdrPlayer *
get_player (guint number)
{
  return qdr_game_get_player (fixture_get_game (window), number);
}

TEST (time_that_is_up_loses_a_game_and_the_next_begins_with_full_clocks)
{
  const QdrMatchScore match = qdr_match_score_make (2, 3);
  g_autoptr (QdrGame) game = fixture_make_game (5, 2, "human,human");

  fixture_name_players (game);
  qdr_game_set_time_control (game, 600);
  qdr_game_set_increment (game, 5);
  qdr_session_set_game_of_match (get_session (), game, &match);
  fixture_settle ();
  play ("c2 c4");
  ck_assert (qdr_game_get_clocks_enabled (game));
  ck_assert_int_ne (qdr_player_get_remaining_time (get_player (0)), 600 * 1000);
  ck_assert (qdr_game_play_keeping_moves (game, QDR_MOVE_TIMEOUT, NULL));
  ck_assert_str_eq (get_words ("note"), "Game 1 of 3. Ben leads 1\u00a0:\u00a00.");

  fixture_activate (window, "play-again");
  ck_assert_str_eq (get_subtitle (), "1\u00a0:\u00a00 · Game 2 of 3");
  ck_assert_str_eq (qdr_player_get_name (get_player (0)), "Ben");
  ck_assert_str_eq (qdr_player_get_name (get_player (1)), "Anna");
  ck_assert_uint_eq (qdr_game_get_increment (fixture_get_game (window)), 5);
  for (guint i = 0; i < 2; i++)
    ck_assert_int_eq (qdr_player_get_remaining_time (get_player (i)), 600 * 1000);
  ck_assert (!qdr_game_get_clocks_enabled (fixture_get_game (window)));
}

/* The engine is started again for each game. */
TEST (an_engine_that_dies_loses_each_game_of_a_match)
{
  QdrExternalEngineList *engines = qdr_personality_list_get_engines (fixture_get_personalities ());
  g_autoptr (QdrExternalEngine) engine =
      qdr_external_engine_new ("Foe", "false", QDR_PROTOCOL_UQI, NULL);

  ck_assert (qdr_external_engine_list_add (engines, engine, G_MAXUINT, NULL));
  begin ("human,engine Foe");
  play ("c2");
  fixture_wait (fixture_game_is_over, fixture_get_game (window));
  fixture_settle ();
  ck_assert_str_eq (get_subtitle (), "1\u00a0:\u00a00 · Game 1 of 3");
  ck_assert_str_eq (get_words ("note"), "Game 1 of 3. You lead 1\u00a0:\u00a00.");

  fixture_activate (window, "play-again");
  fixture_wait (fixture_game_is_over, fixture_get_game (window));
  fixture_settle ();
  ck_assert_str_eq (get_subtitle (), "0\u00a0:\u00a02 · Game 2 of 3");
  ck_assert_str_eq (get_words ("note"), "You win the match 2\u00a0:\u00a00.");
  qdr_external_engine_list_remove (engines, engine);
  qdr_external_engine_list_flush (engines);
}

static void
open_other_game (void)
{
  static const char text[] = "[Board \"5x5\"]\n[Players \"2\"]\n\n1. c2 *\n";
  g_autoptr (GFileIOStream) stream = NULL;
  g_autoptr (GFile) file = g_file_new_tmp ("match-XXXXXX.quoridor", &stream, NULL);

  ck_assert (g_file_replace_contents (file, text, strlen (text), NULL, FALSE, 0, NULL, NULL, NULL));
  qdr_window_open_file (window, file);
  fixture_settle ();
  g_file_delete (file, NULL, NULL);
}

TEST (another_game_asks_before_it_ends_a_match_that_is_under_way)
{
  QdrGame *game;

  begin ("human,human");
  play (ALMOST " c5");
  game = fixture_get_game (window);
  open_other_game ();
  ck_assert_ptr_nonnull (fixture_find_dialog (window));
  fixture_answer (window, "cancel");
  ck_assert_ptr_eq (fixture_get_game (window), game);
  ck_assert_ptr_nonnull (get_match ());

  open_other_game ();
  fixture_answer (window, "leave");
  ck_assert_ptr_ne (fixture_get_game (window), game);
  ck_assert_ptr_null (get_match ());
}

TEST (a_match_that_has_not_begun_or_is_over_is_left_without_a_question, .loops = 2)
{
  const QdrMatchScore begun = qdr_match_score_make (2, 3);
  const QdrMatchScore last = { 2, 3, { 1, 0 }, 0, FALSE };

  use_match ("human,human", _i == 0 ? &begun : &last);
  if (_i == 1)
    play ("resign");
  ck_assert_int_eq (qdr_match_score_is_over (get_match ()), _i == 1);
  open_other_game ();
  ck_assert_ptr_null (fixture_find_dialog (window));
  ck_assert_ptr_null (get_match ());
}

/* Asserts that the most recent set-up is that of @game. */
static void
assert_is_first_to_start_as_before (QdrGame *game)
{
  g_autoptr (GSettings) settings = g_settings_new (QDR_APPLICATION_ID);
  g_autoptr (QdrPersonalityList) personalities = qdr_personality_list_new ();
  g_autoptr (GPtrArray) setups = qdr_recent_setups_load (settings, personalities);
  const guint opponent = qdr_game_is_only_human (game, 0) ? 1 : 0;
  const QdrGameSetup *first;

  ck_assert_uint_gt (setups->len, 0);
  first = g_ptr_array_index (setups, 0);
  ck_assert_str_eq (first->seats[1], qdr_player_get_seat (qdr_game_get_player (game, opponent)));
  ck_assert_uint_eq (first->n_games, 1);
  ck_assert_uint_eq (first->width, qdr_game_get_position (game)->board.width);
  ck_assert_uint_eq (first->height, qdr_game_get_position (game)->board.height);
}

TEST (an_opponent_to_be_next_is_proposed_when_the_match_is_over)
{
  const QdrMatchScore match = { 2, 5, { 2, 0 }, 0, FALSE };

  begin ("human,computer mason");
  play (ALMOST " c5");
  ck_assert (!gtk_widget_get_visible (fixture_get_part (find_card (), "next")));

  use_match ("computer mason,human", &match);
  fixture_wait (fixture_human_is_to_move, fixture_get_game (window));
  fixture_activate (window, "resign");
  fixture_answer (window, "resign");
  ck_assert (qdr_match_score_is_over (get_match ()));
  ck_assert (gtk_widget_get_visible (fixture_get_part (find_card (), "next")));
  fixture_activate (window, "next-opponent");
  ck_assert_ptr_null (get_match ());
  assert_is_first_to_start_as_before (fixture_get_game (window));
}

TEST (home_says_that_the_match_goes_on)
{
  GtkWidget *home;

  begin ("human,human");
  play (ALMOST " c5");
  fixture_activate (window, "home");
  home = fixture_find_child (GTK_WIDGET (window), QDR_TYPE_HOME_PAGE);
  ck_assert_str_eq (gtk_label_get_text (fixture_get_part (home, "invitation")), "Continue Playing");
  ck_assert_str_eq (gtk_label_get_text (fixture_get_part (home, "state")),
                    "Game 1 of 3. South leads 1\u00a0:\u00a00. South reaches the goal and wins.");
}
