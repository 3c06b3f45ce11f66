/*
 * A session as text, both ways.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "qdr-games-folder.h"
#include "qdr-person-name.h"
#include "qdr-saved-game.h"
#include "qdr-session-store.h"
#include "session-fixture.h"
#include "temp-folder.h"

static QdrSession *session;
static QdrSession *next;

static void
set_up (void)
{
  fixture_load ();
  session = qdr_session_new (fixture_get_personalities ());
  next = qdr_session_new (fixture_get_personalities ());
}

static void
tear_down (void)
{
  fixture_assert_finalizes (session, g_object_unref);
  fixture_assert_finalizes (next, g_object_unref);
  fixture_unload ();
}

/* Restores the next session from the text of the present one. */
static void
hand_on (void)
{
  g_autofree char *text = qdr_session_to_text (session);
  g_autoptr (GError) error = NULL;

  ck_assert_ptr_nonnull (text);
  ck_assert_msg (qdr_session_restore_from_text (next, text, strlen (text), &error), "%s",
                 error != NULL ? error->message : "");
}

static QdrGame *
use_game (const char *moves, guint seconds, GFile *file, const char *title)
{
  g_autoptr (QdrGame) game = fixture_make_game (5, 2, "human,human");

  qdr_game_set_time_control (game, seconds);
  qdr_session_set_game (session, game, file, title);
  if (*moves != '\0')
    fixture_play (game, moves);
  return game;
}

TEST_DEFAULTS (.set_up = set_up, .tear_down = tear_down)

TEST (game_file_and_position_looked_at_come_back)
{
  g_autoptr (GFile) file = g_file_new_for_path ("/somewhere/final.quoridor");
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  QdrGame *game = use_game ("c2 c4 b2h", 0, file, NULL);

  qdr_player_set_name (qdr_game_get_player (game, 0), "Anna \"the\" \\ wall\n");
  qdr_game_go_to_ply (game, 1);
  hand_on ();
  before = qdr_saved_game_to_text (game);
  after = qdr_saved_game_to_text (qdr_session_get_game (next));
  ck_assert_str_eq (after, before);
  ck_assert (g_file_equal (qdr_session_get_file (next), file));
  ck_assert_uint_eq (qdr_game_get_ply (qdr_session_get_game (next)), 1);
  ck_assert_uint_eq (qdr_game_get_n_moves (qdr_session_get_game (next)), 3);
}

TEST (a_file_that_changes_between_two_runs_is_not_overwritten, .loops = 2)
{
  char *folder = make_temp_folder ();
  g_autoptr (GFile) file = g_file_new_build_filename (folder, "game.quoridor", NULL);

  use_game ("c2", 0, NULL, NULL);
  ck_assert (qdr_session_save (session, file, FALSE, NULL));
  if (_i == 1)
    ck_assert (g_file_set_contents (g_file_peek_path (file), "notes", -1, NULL));
  hand_on ();
  fixture_play (qdr_session_get_game (next), "c4");
  ck_assert_int_eq (qdr_session_save (next, file, FALSE, NULL), _i == 0);
  remove_temp_folder (folder);
}

/* No file of the session, but known. */
TEST (the_copy_of_an_abandoned_game_comes_back)
{
  g_autoptr (GFile) folder = qdr_games_folder_get_default ();
  g_autoptr (QdrGame) game = fixture_make_game (5, 2, "human,human");
  g_autoptr (GFile) copy = NULL;
  g_autoptr (GPtrArray) games = NULL;

  fixture_play (game, "c2");
  copy = qdr_games_folder_save_game (folder, game, NULL);
  games = qdr_saved_game_load (copy, NULL, NULL);
  qdr_session_set_game (session, g_ptr_array_index (games, 0), NULL, NULL);
  hand_on ();
  ck_assert_ptr_null (qdr_session_get_file (next));
  ck_assert (g_file_equal (qdr_saved_game_get_file (qdr_session_get_game (next)), copy));
  ck_assert (g_file_delete (copy, NULL, NULL));
}

TEST (the_title_of_a_game_out_of_a_collection_comes_back)
{
  g_autofree char *title = NULL;

  use_game ("c2", 0, NULL, "final, game 2");
  hand_on ();
  title = qdr_session_get_title (next);
  ck_assert_str_eq (title, "final, game 2");
  ck_assert_ptr_null (qdr_session_get_file (next));
}

TEST (what_is_not_saved_is_still_not_saved, .loops = 2)
{
  QdrGame *game = use_game ("c2", 0, NULL, NULL);

  qdr_game_set_modified (game, _i == 1);
  hand_on ();
  ck_assert_int_eq (qdr_game_get_modified (qdr_session_get_game (next)), _i == 1);
}

TEST (a_clock_that_ran_comes_back_as_it_was_and_in_a_pause)
{
  QdrGame *game = use_game ("c2 c4", 300, NULL, NULL);
  QdrGame *again;
  gint64 left;

  ck_assert (qdr_game_get_clocks_enabled (game));
  qdr_game_set_clocks_enabled (game, FALSE);
  left = qdr_player_get_remaining_time (qdr_game_get_player (game, 0));
  hand_on ();
  again = qdr_session_get_game (next);
  ck_assert_int_eq (qdr_player_get_remaining_time (qdr_game_get_player (again, 0)), left);
  ck_assert (qdr_session_is_held_by (next, QDR_HOLD_PAUSE));
  ck_assert (!qdr_game_get_clocks_enabled (again));
  qdr_session_set_hold (next, QDR_HOLD_PAUSE, FALSE);
  ck_assert (qdr_game_get_clocks_enabled (again));
}

TEST (a_clock_that_had_not_started_waits_for_the_first_move)
{
  use_game ("", 300, NULL, NULL);
  hand_on ();
  ck_assert (!qdr_session_is_held_by (next, QDR_HOLD_PAUSE));
  ck_assert (!qdr_game_get_clocks_enabled (qdr_session_get_game (next)));
}

TEST (without_a_clock_only_a_pause_that_was_wanted_comes_back)
{
  QdrGame *game = use_game ("c2", 0, NULL, NULL);

  hand_on ();
  ck_assert (!qdr_session_is_held_by (next, QDR_HOLD_PAUSE));
  for (guint i = 0; i < 2; i++)
    qdr_player_set_seat (qdr_game_get_player (game, i), "computer novice");
  qdr_session_set_hold (session, QDR_HOLD_PAUSE, TRUE);
  hand_on ();
  ck_assert (qdr_session_is_held_by (next, QDR_HOLD_PAUSE));
}

TEST (a_computer_does_not_begin_to_think_in_a_game_that_comes_back_paused)
{
  QdrGame *game = use_game ("c2", 300, NULL, NULL);

  qdr_session_set_hold (session, QDR_HOLD_DIALOG, TRUE);
  qdr_player_set_seat (qdr_game_get_player (game, 1), "computer master");
  hand_on ();
  ck_assert (!qdr_computer_player_get_thinking (qdr_session_get_computer (next)));
}

static const char *const bad_texts[] = {
  "",
  "nonsense",
  "\xff\xfe\x00",
  "[Session]\nVersion=1\n",
  "[Session]\nVersion=2\n[Game]\nText=x\n",
  "[Session]\nVersion=x\n[Game]\nText=x\n",
  "[Game]\nText=[Board \"5x5\"]\\n[Players \"2\"]\\n\\n*\n",
  "[Session]\nVersion=1\n[Game]\nText=\n",
  "[Session]\nVersion=1\n[Game]\nText=[Board \"5x5\"]\\n[Players \"2\"]\\n\\n1. e9 *\n",
};

TEST (a_text_that_is_no_session_is_an_error_and_changes_nothing, .loops = G_N_ELEMENTS (bad_texts))
{
  g_autoptr (QdrGame) game = fixture_make_game (5, 2, "human,human");
  g_autoptr (GError) error = NULL;

  qdr_session_set_game (next, game, NULL, NULL);
  ck_assert (!qdr_session_restore_from_text (next, bad_texts[_i], strlen (bad_texts[_i]), &error));
  ck_assert_ptr_nonnull (error);
  ck_assert_ptr_eq (qdr_session_get_game (next), game);
}

/* The first player wins in four moves. */
#define WON "c2 b5 c3 b4 c4 b3 c5"

static void
use_match (const QdrMatchScore *challenge, const char *moves)
{
  g_autoptr (QdrGame) game =
      fixture_make_game (5, challenge->n_players,
                         challenge->n_players == 2 ? "human,human" : "human,human,human,human");

  qdr_session_set_game_of_match (session, game, challenge);
  if (*moves != '\0')
    fixture_play (game, moves);
}

/* Between any two moves, as the program may be killed at any time. */
TEST (a_match_comes_back_at_every_point_of_it)
{
  QdrMatchScore challenge = qdr_match_score_make (2, 5);

  for (guint i = 0; i < 3; i++) {
    g_auto (GStrv) moves = g_strsplit (WON, " ", -1);

    use_match (&challenge, "");
    for (guint j = 0; j <= g_strv_length (moves); j++) {
      const QdrMatchScore *there;

      if (j > 0)
        fixture_play (qdr_session_get_game (session), moves[j - 1]);
      hand_on ();
      there = qdr_session_get_match_score (next);
      ck_assert_ptr_nonnull (there);
      ck_assert_mem_eq (there, qdr_session_get_match_score (session), sizeof *there);
      ck_assert_int_eq (there->game_is_counted, j == g_strv_length (moves));
    }
    challenge = *qdr_session_get_match_score (session);
    if (!qdr_match_score_is_over (&challenge))
      qdr_match_score_advance_to_next_game (&challenge);
  }
}

TEST (a_match_of_four_comes_back)
{
  QdrMatchScore challenge = { .n_players = 4, .n_games = 3, .wins = { 0, 1, 0, 0 } };

  use_match (&challenge, "c2");
  hand_on ();
  ck_assert_mem_eq (qdr_session_get_match_score (next), &challenge, sizeof challenge);
}

TEST (a_game_of_no_match_has_none_the_next_time)
{
  QdrMatchScore challenge = qdr_match_score_make (2, 3);

  use_match (&challenge, "c2");
  hand_on ();
  use_game ("c2", 0, NULL, NULL);
  hand_on ();
  ck_assert_ptr_null (qdr_session_get_match_score (next));
}

static const char *const bad_matches[] = {
  "",
  "Games=3\n",
  "Games=3\nWins=0;0;\n",
  "Games=4\nWins=0;0;\nDraws=0\n",
  "Games=x\nWins=0;0;\nDraws=0\n",
  "Games=-3\nWins=0;0;\nDraws=0\n",
  "Games=3\nWins=0;\nDraws=0\n",
  "Games=3\nWins=0;0;0;0;\nDraws=0\n",
  "Games=3\nWins=0;-1;\nDraws=0\n",
  "Games=3\nWins=0;x;\nDraws=0\n",
  "Games=3\nWins=4294967295;1;\nDraws=0\n",
  "Games=3\nWins=2147483647;2147483647;\nDraws=2\n",
  "Games=3\nWins=0;0;\nDraws=-1\n",
  "Games=3\nWins=2;2;\nDraws=0\nCounted=true\n",
  "Games=3\nWins=2;0;\nDraws=0\n",
  "Games=5\nWins=4;0;\nDraws=0\nCounted=true\n",
  "Games=3\nWins=0;0;\nDraws=0\nCounted=true\n",
};

TEST (a_match_that_cannot_be_is_left_out_and_the_game_goes_on, .loops = G_N_ELEMENTS (bad_matches))
{
  g_autofree char *text = g_strconcat ("[Session]\nVersion=1\n[Match]\n", bad_matches[_i],
                                       "[Game]\nText=[Board \"5x5\"]\\n[Players \"2\"]\\n\\n"
                                       "1. c2 *\n",
                                       NULL);

  ck_assert (qdr_session_restore_from_text (next, text, strlen (text), NULL));
  ck_assert_ptr_null (qdr_session_get_match_score (next));
  ck_assert_uint_eq (qdr_game_get_ply (qdr_session_get_game (next)), 1);
}

/* Otherwise the match would wait for the end of a game that is over. */
TEST (a_game_that_is_over_is_counted_where_the_text_says_it_is_not)
{
  static const char text[] = "[Session]\nVersion=1\n"
                             "[Match]\nGames=3\nWins=0;0;\nDraws=0\nCounted=false\n"
                             "[Game]\nText=[Board \"5x5\"]\\n[Players \"2\"]\\n\\n" WON " 1\n";

  ck_assert (qdr_session_restore_from_text (next, text, strlen (text), NULL));
  ck_assert (qdr_session_get_match_score (next)->game_is_counted);
  ck_assert_uint_eq (qdr_session_get_match_score (next)->wins[0], 1);
}

TEST (keys_that_are_missing_mean_nothing_special)
{
  static const char text[] =
      "[Session]\nVersion=1\n[Game]\nText=[Board \"5x5\"]\\n[Players \"2\"]\\n\\n1. c2 *\n";

  ck_assert (qdr_session_restore_from_text (next, text, strlen (text), NULL));
  ck_assert_uint_eq (qdr_game_get_ply (qdr_session_get_game (next)), 1);
  ck_assert (!qdr_game_get_modified (qdr_session_get_game (next)));
  ck_assert (!qdr_session_is_held_by (next, QDR_HOLD_PAUSE));
}
