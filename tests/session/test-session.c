/*
 * A session without a window.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-notation.h"
#include "qdr-saved-game.h"
#include "qdr-session.h"
#include "session-fixture.h"
#include "temp-folder.h"
#include "test.h"
#include "variations.h"

static QdrSession *session;
static guint n_changes;
static guint last_changes; /* QdrSessionChanges */

static void
changed_cb (QdrSession *self, guint changes)
{
  n_changes++;
  last_changes = changes;
}

static void
set_up (void)
{
  fixture_load ();
  n_changes = 0;
  session = qdr_session_new (fixture_get_personalities ());
  g_signal_connect (session, "changed", G_CALLBACK (changed_cb), NULL);
}

static void
tear_down (void)
{
  fixture_assert_finalizes (session, g_object_unref);
  fixture_unload ();
}

static QdrMove
wall_of (QdrGame *game, const char *text)
{
  QdrMove move = QDR_MOVE_NONE;

  qdr_move_from_text (&qdr_game_get_start_position (game)->board, text, &move);
  return move;
}

static QdrGame *
use_game (const char *seats, const char *moves, guint seconds)
{
  g_autoptr (QdrGame) game = fixture_make_game (5, 2, seats);

  qdr_game_set_time_control (game, seconds);
  fixture_play (game, moves);
  qdr_session_set_game (session, game, NULL, NULL);
  n_changes = 0;
  return qdr_session_get_game (session);
}

TEST_DEFAULTS (.set_up = set_up, .tear_down = tear_down)

TEST (the_clock_runs_once_somebody_has_moved_and_nothing_holds_the_game)
{
  QdrGame *game = use_game ("human,human", "", 60);

  ck_assert (!qdr_game_get_clocks_enabled (game));
  fixture_play (game, "c2");
  ck_assert (qdr_game_get_clocks_enabled (game));
  qdr_session_set_hold (session, QDR_HOLD_PAUSE, TRUE);
  ck_assert (!qdr_game_get_clocks_enabled (game));
  qdr_session_set_hold (session, QDR_HOLD_DIALOG, TRUE);
  qdr_session_set_hold (session, QDR_HOLD_PAUSE, FALSE);
  ck_assert (!qdr_game_get_clocks_enabled (game));
  qdr_session_set_hold (session, QDR_HOLD_DIALOG, FALSE);
  ck_assert (qdr_game_get_clocks_enabled (game));
  qdr_game_step_back (game);
  ck_assert (qdr_game_get_clocks_enabled (game));
  fixture_play (game, "resign");
  ck_assert (!qdr_game_get_clocks_enabled (game));
  qdr_game_step_back (game);
  ck_assert (!qdr_game_get_clocks_enabled (game));
}

TEST (a_win_that_is_taken_back_goes_on_with_clocks_and_a_pause)
{
  QdrGame *game = use_game ("human,human", "c2 b5 c3 a5 c4 a4", 60);

  fixture_play (game, "c5");
  ck_assert (!qdr_session_can_pause (session));
  qdr_game_take_back_to_ply (game, 6);
  ck_assert (qdr_game_get_clocks_enabled (game));
  ck_assert (qdr_session_can_pause (session));
}

/* The end is a variation of a variation after the second of these moves. */
TEST (after_its_end_a_game_is_an_analysis_without_clocks)
{
  QdrGame *game = use_game ("human,human", "c2 b5 c3 a5 c4 a4", 60);
  const char *tries[][2] = { { "a1h", "4" }, { "b1h", "2" } };

  fixture_play (game, "c5");
  for (guint i = 0; i < G_N_ELEMENTS (tries); i++) {
    qdr_game_go_to_ply (game, (guint) atoi (tries[i][1]));
    ck_assert (qdr_session_play (session, wall_of (game, tries[i][0]), NULL));
    ck_assert (qdr_game_is_under_way (game) && qdr_game_is_analysis (game));
    ck_assert (!qdr_game_get_clocks_enabled (game));
    ck_assert (!qdr_session_is_timed (session));
  }
  qdr_session_take_back (session);
  ck_assert (qdr_session_play (session, wall_of (game, "c1h"), NULL));
  ck_assert (!qdr_game_get_clocks_enabled (game));
}

TEST (the_clock_of_a_computer_rests_while_one_looks_back)
{
  QdrGame *game = use_game ("human,computer novice", "", 60);

  qdr_session_set_hold (session, QDR_HOLD_DIALOG, TRUE);
  fixture_play (game, "c2");
  qdr_session_set_hold (session, QDR_HOLD_DIALOG, FALSE);
  ck_assert (qdr_game_get_clocks_enabled (game));
  qdr_game_step_back (game);
  ck_assert (!qdr_game_get_clocks_enabled (game));
  qdr_game_step_forward (game);
  ck_assert (qdr_game_get_clocks_enabled (game));
}

TEST (a_look_back_in_a_game_of_computers_is_a_pause_that_leads_back)
{
  QdrGame *game = use_game ("computer novice,computer novice", "c2 c4", 0);

  qdr_session_set_hold (session, QDR_HOLD_DIALOG, TRUE);
  qdr_game_go_to_ply (game, 0);
  ck_assert (qdr_session_is_held_by (session, QDR_HOLD_PAUSE));
  qdr_game_go_to_ply (game, 1);
  ck_assert (qdr_session_is_held_by (session, QDR_HOLD_PAUSE));
  qdr_session_set_hold (session, QDR_HOLD_PAUSE, FALSE);
  ck_assert_uint_eq (qdr_game_get_ply (game), 2);
  ck_assert (!qdr_session_is_held_by (session, QDR_HOLD_PAUSE));
  fixture_play (game, "resign");
  qdr_game_go_to_ply (game, 0);
  ck_assert (!qdr_session_is_held_by (session, QDR_HOLD_PAUSE));
}

TEST (moves_that_came_with_a_game_start_no_clock)
{
  QdrGame *game = use_game ("human,human", "c2 c4", 60);

  qdr_game_step_back (game);
  qdr_game_step_forward (game);
  ck_assert (!qdr_game_get_clocks_enabled (game));
  fixture_play (game, "c3");
  ck_assert (qdr_game_get_clocks_enabled (game));
}

TEST (each_thing_that_happens_changes_the_session_once)
{
  QdrGame *game = use_game ("human,human", "c2", 0);

  qdr_game_set_modified (game, TRUE);
  n_changes = 0;
  fixture_play (game, "c4");
  ck_assert_uint_eq (n_changes, 1);
  qdr_game_go_to_ply (game, 0);
  ck_assert_uint_eq (n_changes, 2);
  qdr_session_set_hold (session, QDR_HOLD_DIALOG, TRUE);
  qdr_session_set_hold (session, QDR_HOLD_DIALOG, TRUE);
  ck_assert_uint_eq (n_changes, 3);
  qdr_game_set_modified (game, FALSE);
  ck_assert_uint_eq (n_changes, 4);
}

static void
assert_one_change (guint changes)
{
  ck_assert_uint_eq (n_changes, 1);
  ck_assert_uint_eq (last_changes, changes);
  n_changes = 0;
}

static gboolean
human_is_to_move (gpointer game)
{
  return qdr_player_is_human (qdr_game_get_player (game, qdr_game_get_turn (game)));
}

/* The clocks, the pause, the modified state and the thinking computer change with it. */
TEST (a_change_of_the_game_is_one_change_of_the_session)
{
  g_autoptr (QdrGame) other = fixture_make_game (5, 2, "computer novice,human");
  QdrGame *game = use_game ("human,computer novice", "", 60);

  ck_assert (qdr_session_play (session, wall_of (game, "c2"), NULL));
  assert_one_change (QDR_CHANGE_POSITION);
  fixture_wait (human_is_to_move, game);
  assert_one_change (QDR_CHANGE_POSITION);
  qdr_session_take_back (session);
  assert_one_change (QDR_CHANGE_POSITION);
  ck_assert (qdr_session_play (session, wall_of (game, "a1h"), NULL));
  assert_one_change (QDR_CHANGE_POSITION);
  fixture_wait (human_is_to_move, game);
  n_changes = 0;
  qdr_game_step_back (game);
  assert_one_change (QDR_CHANGE_POSITION);
  qdr_session_change_seat (session, 1, "human");
  assert_one_change (QDR_CHANGE_SEATS);
  qdr_session_set_game (session, other, NULL, NULL);
  assert_one_change (QDR_CHANGE_GAME | QDR_CHANGE_POSITION | QDR_CHANGE_SEATS);
  qdr_session_set_hold (session, QDR_HOLD_DIALOG, TRUE);
  assert_one_change (0);
}

TEST (the_end_of_a_pause_after_a_look_back_is_one_change)
{
  QdrGame *game = use_game ("computer novice,computer novice", "c2 c4", 0);

  qdr_game_step_back (game);
  ck_assert (qdr_session_is_held_by (session, QDR_HOLD_PAUSE));
  assert_one_change (QDR_CHANGE_POSITION);
  qdr_session_set_hold (session, QDR_HOLD_PAUSE, FALSE);
  assert_one_change (QDR_CHANGE_POSITION);
}

TEST (a_session_that_goes_while_a_computer_thinks_tells_of_nothing)
{
  use_game ("computer master,human", "", 0);
  ck_assert (qdr_computer_player_get_thinking (qdr_session_get_computer (session)));
  g_object_run_dispose (G_OBJECT (session));
  ck_assert_uint_eq (n_changes, 0);
}

TEST (a_game_belongs_to_the_file_where_it_was_saved)
{
  g_autoptr (GFile) nowhere = g_file_new_for_path ("/nonexistent-folder/game.quoridor");
  QdrGame *game = use_game ("human,human", "c2", 0);
  char *folder = make_temp_folder ();
  g_autoptr (GFile) file = g_file_new_build_filename (folder, "game.quoridor", NULL);

  ck_assert (!qdr_session_save (session, nowhere, FALSE, NULL));
  ck_assert_ptr_null (qdr_session_get_file (session));
  ck_assert (qdr_game_get_modified (game));
  ck_assert (qdr_session_save (session, file, FALSE, NULL));
  ck_assert (g_file_equal (qdr_session_get_file (session), file));
  ck_assert (!qdr_game_get_modified (game));
  remove_temp_folder (folder);
}

TEST (saving_comments_and_variations_are_one_change_each)
{
  QdrGame *game = use_game ("human,human", "c2 c4", 0);
  char *folder = make_temp_folder ();
  g_autoptr (GFile) file = g_file_new_build_filename (folder, "game.quoridor", NULL);

  ck_assert (qdr_session_save (session, file, FALSE, NULL));
  assert_one_change (0);
  ck_assert (qdr_record_set_comment_text (qdr_game_get_last_record (game), "Early.", NULL));
  assert_one_change (0);
  qdr_game_step_back (game);
  assert_one_change (QDR_CHANGE_POSITION);
  ck_assert (qdr_session_play (session, wall_of (game, "a1h"), NULL));
  assert_one_change (QDR_CHANGE_POSITION);
  ck_assert (qdr_session_save (session, file, FALSE, NULL));
  n_changes = 0;
  qdr_game_remove_variation (game, 1, 0);
  assert_one_change (0);
  remove_temp_folder (folder);
}

static const struct {
  const char *seats;
  const char *moves;
  guint holds;
  gboolean expected;
} turns[] = {
  { "human,human", "", 0, TRUE },
  { "human,computer master", "", 0, TRUE },
  { "computer master,human", "", QDR_HOLD_DIALOG, FALSE },
  { "computer master,computer master", "", QDR_HOLD_PAUSE, FALSE },
  { "human,human", "", QDR_HOLD_DIALOG, TRUE },
  { "human,human", "resign", 0, FALSE },
};

TEST (a_person_can_move_when_it_is_its_turn_and_there_is_no_pause, .loops = G_N_ELEMENTS (turns))
{
  qdr_session_set_hold (session, QDR_HOLD_DIALOG, turns[_i].holds == QDR_HOLD_DIALOG);
  use_game (turns[_i].seats, turns[_i].moves, 0);
  qdr_session_set_hold (session, QDR_HOLD_PAUSE, turns[_i].holds == QDR_HOLD_PAUSE);
  ck_assert_int_eq (qdr_session_person_can_move (session), turns[_i].expected);
}

TEST (another_game_ends_a_pause_and_brings_its_own_name)
{
  char *folder = make_temp_folder ();
  g_autoptr (GFile) file = g_file_new_build_filename (folder, "final.quoridor", NULL);
  g_autofree char *unsaved = NULL;
  g_autofree char *of_collection = NULL;
  g_autofree char *of_file = NULL;
  QdrGame *game = use_game ("computer novice,computer novice", "", 0);

  unsaved = qdr_session_get_title (session);
  ck_assert_ptr_null (unsaved);
  ck_assert (qdr_session_is_untouched (session));
  qdr_session_set_hold (session, QDR_HOLD_PAUSE, TRUE);
  qdr_session_set_game (session, game, NULL, "final, game 2");
  ck_assert (!qdr_session_is_held_by (session, QDR_HOLD_PAUSE));
  ck_assert (!qdr_session_is_untouched (session));
  of_collection = qdr_session_get_title (session);
  ck_assert_str_eq (of_collection, "final, game 2");
  ck_assert (qdr_session_save (session, file, FALSE, NULL));
  of_file = qdr_session_get_title (session);
  ck_assert_str_eq (of_file, "final.quoridor");
  remove_temp_folder (folder);
}

TEST (a_game_that_is_over_is_not_paused)
{
  QdrGame *game = use_game ("human,human", "", 60);
  g_autoptr (QdrGame) over = fixture_make_game (5, 2, "human,human");

  fixture_play (game, "c2");
  qdr_session_set_hold (session, QDR_HOLD_PAUSE, TRUE);
  fixture_play (game, "resign");
  ck_assert (!qdr_session_is_held_by (session, QDR_HOLD_PAUSE));
  qdr_game_step_back (game);
  ck_assert (!qdr_session_is_held_by (session, QDR_HOLD_PAUSE));

  qdr_game_set_time_control (over, 60);
  fixture_play (over, "c2 resign");
  qdr_session_restore_game (session, over, NULL, NULL, NULL, TRUE, TRUE);
  ck_assert (!qdr_session_is_held_by (session, QDR_HOLD_PAUSE));
}

TEST (another_game_may_be_named_by_the_one_before)
{
  char *folder = make_temp_folder ();
  g_autoptr (GFile) file = g_file_new_build_filename (folder, "final.quoridor", NULL);
  QdrGame *game = use_game ("human,human", "c2", 0);

  qdr_session_set_game (session, game, NULL, "final, game 2");
  qdr_session_set_game (session, game, NULL, qdr_session_get_explicit_title (session));
  ck_assert_str_eq (qdr_session_get_explicit_title (session), "final, game 2");
  ck_assert (qdr_session_save (session, file, FALSE, NULL));
  g_clear_object (&file);
  qdr_session_set_game (session, game, qdr_session_get_file (session), NULL);
  ck_assert (G_IS_FILE (qdr_session_get_file (session)));
  remove_temp_folder (folder);
}

TEST (a_move_in_the_past_needs_consent_once_and_keeps_what_follows)
{
  QdrGame *game = use_game ("human,human", "c2 c4", 0);
  const QdrMove next = qdr_game_get_move (game, 0, NULL);

  ck_assert (!qdr_session_needs_variation_consent (session, wall_of (game, "a1h")));
  qdr_game_go_to_ply (game, 0);
  ck_assert (!qdr_session_needs_variation_consent (session, next));
  ck_assert (qdr_session_needs_variation_consent (session, wall_of (game, "a1h")));
  qdr_session_allow_variations (session);
  ck_assert (!qdr_session_needs_variation_consent (session, wall_of (game, "a1h")));
  ck_assert (qdr_session_play (session, wall_of (game, "a1h"), NULL));
  ck_assert_uint_eq (qdr_game_get_n_variations (game, 0), 1);
  qdr_session_set_game (session, game, NULL, NULL);
  qdr_game_go_to_ply (game, 0);
  ck_assert (qdr_session_needs_variation_consent (session, wall_of (game, "b1h")));
  ck_assert (!qdr_session_needs_variation_consent (session, next));
}

TEST (a_move_in_place_of_one_taken_back_begins_no_variation)
{
  QdrGame *game = use_game ("human,human", "c2 c4", 0);

  qdr_session_take_back (session);
  ck_assert (!qdr_session_needs_variation_consent (session, wall_of (game, "a1h")));
  ck_assert (qdr_session_play (session, wall_of (game, "a1h"), NULL));
  ck_assert (!has_variations (game));
  qdr_session_take_back (session);
  qdr_game_step_back (game);
  ck_assert (qdr_session_needs_variation_consent (session, wall_of (game, "b1h")));
}

TEST (a_game_begins_with_the_first_move_of_a_person)
{
  QdrGame *game = use_game ("computer novice,human", "c2", 0);

  qdr_session_set_hold (session, QDR_HOLD_PAUSE, TRUE);
  qdr_game_set_modified (game, TRUE);
  ck_assert (!qdr_session_has_unsaved_moves (session));
  fixture_play (game, "c4");
  ck_assert (qdr_session_has_unsaved_moves (session));
}

TEST (only_moves_can_be_unsaved)
{
  QdrGame *game = use_game ("human,human", "", 0);

  qdr_player_set_name (qdr_game_get_player (game, 0), "Anna");
  ck_assert (!qdr_session_has_unsaved_moves (session));
  fixture_play (game, "c2");
  ck_assert (qdr_session_has_unsaved_moves (session));
  qdr_game_set_modified (game, FALSE);
  ck_assert (!qdr_session_has_unsaved_moves (session));
}

static void
log_player_cb (QdrSession *from, guint player, GString *log)
{
  g_string_append_printf (log, "%u ", player);
}

static gboolean
somebody_was_warned (gpointer data)
{
  return ((GString *) data)->len > 0;
}

TEST (a_player_who_is_short_of_time_is_told_once)
{
  g_autoptr (GString) log = g_string_new (NULL);
  QdrGame *game = use_game ("human,human", "", 19);

  g_signal_connect (session, "short-of-time", G_CALLBACK (log_player_cb), log);
  ck_assert_str_eq (log->str, "");
  fixture_play (game, "c2");
  fixture_wait (somebody_was_warned, log);
  ck_assert_str_eq (log->str, "1 ");
  fixture_play (game, "c4");
  fixture_play (game, "c3");
  g_object_notify (G_OBJECT (qdr_game_get_player (game, 1)), "remaining");
  ck_assert_ptr_nonnull (strstr (log->str, "1 "));
  ck_assert_ptr_eq (strrchr (log->str, '1'), strchr (log->str, '1'));
  g_signal_handlers_disconnect_by_data (session, log);
}

static const struct {
  const char *seats;
  guint seconds;
  const char *moves;
  gboolean expected;
} covers[] = {
  { "human,human", 300, "c2", TRUE },
  { "human,human", 0, "c2", FALSE },
  { "human,human", 300, "", FALSE },
  { "human,human", 300, "resign", FALSE },
  { "computer master,computer master", 300, "c2", FALSE },
};

TEST (what_stops_the_clock_covers_the_board_where_people_play_by_it, .loops = G_N_ELEMENTS (covers))
{
  const QdrHolds holds[] = { QDR_HOLD_PAUSE, QDR_HOLD_DIALOG, QDR_HOLD_HOME };

  for (guint i = 0; i < G_N_ELEMENTS (holds); i++) {
    QdrGame *game = NULL;

    qdr_session_set_hold (session, holds[i], TRUE);
    game = use_game (covers[_i].seats, "", covers[_i].seconds);
    if (*covers[_i].moves != '\0')
      fixture_play (game, covers[_i].moves);
    qdr_session_set_hold (session, holds[i], TRUE);
    ck_assert_int_eq (qdr_session_is_board_hidden (session), covers[_i].expected);
    qdr_session_set_hold (session, holds[i], FALSE);
    ck_assert (!qdr_session_is_board_hidden (session));
  }
}

/* Counts the ends of games that the session signals. */
static void
count_end (guint *n_ends, guint changes)
{
  if ((changes & QDR_CHANGE_ENDED) != 0)
    ++*n_ends;
}

TEST (only_a_move_that_is_made_ends_a_game)
{
  QdrGame *game = use_game ("human,human", "c2 b5 c3 b4 c4", 0);
  guint n_ends = 0;

  g_signal_connect_swapped (session, "changed", G_CALLBACK (count_end), &n_ends);
  fixture_play (game, "b3");
  ck_assert_uint_eq (n_ends, 0);
  fixture_play (game, "c5");
  ck_assert_uint_eq (n_ends, 1);
  qdr_game_step_back (game);
  qdr_game_step_forward (game);
  ck_assert_uint_eq (n_ends, 1);
  /* A finished game keeps its moves. Others are analysis, for which nobody is asked and which ends
   * no game; and the same move only goes forward again. */
  for (guint i = 0; i < 2; i++) {
    qdr_session_take_back (session);
    ck_assert (!qdr_session_needs_variation_consent (session, wall_of (game, "a1h")));
    ck_assert (qdr_session_play (session, QDR_MOVE_RESIGN, NULL));
    ck_assert_uint_eq (n_ends, 1);
  }
  ck_assert_uint_eq (qdr_game_get_n_variations (game, 6), 1);
  use_game ("human,human", "c2 resign", 0);
  ck_assert_uint_eq (n_ends, 1);
}

TEST (a_session_without_a_game_can_be_held_and_dropped)
{
  qdr_session_set_hold (session, QDR_HOLD_DIALOG, TRUE);
  ck_assert_ptr_null (qdr_session_get_game (session));
  ck_assert_uint_eq (n_changes, 0);
}

static const struct {
  const char *seats;
  gboolean is_easy;
} opponents[] = {
  { "human,computer wanderer", TRUE },
  { "computer novice,human", TRUE },
  { "human,computer runner", FALSE },
  { "human,computer master", FALSE },
  { "human,computer like-me-440", TRUE },
  { "human,computer like-me-800", FALSE },
  { "human,human", FALSE },
  { "computer wanderer,computer wanderer", FALSE },
  { "human,computer no-such-person", FALSE },
  { "human,engine robot", FALSE },
};

TEST (opponents_of_one_or_two_stars_are_easy, .loops = G_N_ELEMENTS (opponents))
{
  use_game (opponents[_i].seats, "", 0);
  ck_assert_int_eq (qdr_session_is_easy (session), opponents[_i].is_easy);
}

TEST (a_game_of_people_in_a_tournament_is_rated_until_it_is_over)
{
  g_autofree char *explanation = NULL;
  QdrGame *game = use_game ("human,human", "", 0);

  ck_assert (!qdr_session_is_rated (session));
  qdr_game_set_header (game, "Event", "Spring");
  ck_assert (!qdr_session_is_rated (session));
  qdr_game_set_header (game, "Round", "1");
  ck_assert (qdr_session_is_rated (session));

  /* A move in an earlier position would take moves back. */
  fixture_play (game, "c2");
  ck_assert (qdr_session_person_can_move (session));
  qdr_game_step_back (game);
  ck_assert (!qdr_session_person_can_move (session));
  explanation = qdr_session_explain_refused_move (session);
  ck_assert_str_eq (explanation, "In a tournament no moves are taken back.");
  qdr_game_step_forward (game);
  fixture_play (game, "resign");
  ck_assert (!qdr_session_is_rated (session));
}

static const struct {
  const char *name; /* of the first player */
  const char *header;
  const char *value;
  const char *moves;
  gboolean has_game;
} games_read_again[] = {
  { "Anna", "Time", "12:00:00", "c2 c4", TRUE },
  { "Anna", "Time", "12:00:00", "c2 c4 c3", TRUE },
  { "Anna", "Time", "12:00:00", "c2 c4 c3 d4", FALSE },
  { "Anna", "Time", "12:00:00", "c2 d5", FALSE },
  { "Anna", "Time", "12:00:01", "c2 c4", FALSE },
  { "Cleo", "Time", "12:00:00", "c2 c4", FALSE },
  { "Anna", "Round", "2", "", TRUE },
  { "Anna", "Round", "3", "", FALSE },
};

TEST (a_session_has_the_game_that_it_has_continued, .loops = G_N_ELEMENTS (games_read_again))
{
  QdrGame *game = use_game ("human,human", "c2 c4 c3", 0);
  g_autoptr (QdrGame) again = fixture_make_game (5, 2, "human,human");

  qdr_player_set_name (qdr_game_get_player (game, 0), "Anna");
  qdr_game_set_header (game, "Time", "12:00:00");
  qdr_game_set_header (game, "Event", "Spring");
  qdr_game_set_header (game, "Round", "2");
  qdr_player_set_name (qdr_game_get_player (again, 0), games_read_again[_i].name);
  qdr_game_set_header (again, "Event", "Spring");
  qdr_game_set_header (again, games_read_again[_i].header, games_read_again[_i].value);
  fixture_play (again, games_read_again[_i].moves);
  ck_assert_int_eq (qdr_session_has_game (session, again, NULL), games_read_again[_i].has_game);
}

/* Another game may begin with the same moves. */
TEST (a_game_without_a_time_is_the_same_only_with_all_its_moves, .loops = 2)
{
  g_autoptr (QdrGame) again = fixture_make_game (5, 2, "human,human");

  use_game ("human,human", "c2 c4", 0);
  fixture_play (again, _i == 0 ? "c2 c4" : "c2");
  ck_assert_int_eq (qdr_session_has_game (session, again, NULL), _i == 0);
}

TEST (a_game_of_computers_in_a_tournament_needs_no_rules_for_people)
{
  QdrGame *game = use_game ("computer wanderer,computer wanderer", "", 0);

  qdr_game_set_header (game, "Event", "Spring");
  qdr_game_set_header (game, "Round", "1");
  ck_assert (!qdr_session_is_rated (session));
}

/* A game at two computers */

static gboolean
has_two_moves (gpointer game)
{
  return qdr_game_get_n_moves (game) == 2;
}

static gboolean
is_saved (gpointer shared)
{
  return qdr_shared_game_is_saved (shared);
}

TEST (a_shared_game_saves_own_moves_and_follows_those_of_the_other)
{
  char *folder = make_temp_folder ();
  g_autoptr (GFile) file = g_file_new_build_filename (folder, "game.quoridor", NULL);
  g_autoptr (QdrGame) game = fixture_make_game (5, 2, "human,elsewhere");
  g_autoptr (GPtrArray) games = NULL;
  QdrGame *theirs;
  QdrMove move;

  qdr_session_set_game (session, game, NULL, NULL);
  ck_assert_ptr_null (qdr_session_get_shared_game (session));
  ck_assert (qdr_session_save (session, file, FALSE, NULL));
  ck_assert_ptr_nonnull (qdr_session_get_shared_game (session));
  qdr_move_from_text (&qdr_game_get_start_position (game)->board, "c2", &move);
  ck_assert (qdr_session_play (session, move, NULL));
  ck_assert (!qdr_session_has_unsaved_moves (session));
  ck_assert (!qdr_session_person_can_move (session));
  fixture_wait (is_saved, qdr_session_get_shared_game (session));

  games = qdr_saved_game_load (file, NULL, NULL);
  theirs = g_ptr_array_index (games, 0);
  fixture_play (theirs, "c4");
  ck_assert (qdr_saved_game_save (theirs, file, FALSE, NULL));
  fixture_wait (has_two_moves, game);
  ck_assert (qdr_session_person_can_move (session));

  /* Earlier moves are looked at, and not replaced. */
  qdr_game_go_to_ply (game, 0);
  ck_assert (!qdr_session_person_can_move (session));
  qdr_game_go_to_ply (game, 2);
  qdr_session_take_back (session);
  ck_assert_uint_eq (qdr_game_get_n_moves (game), 2);
  ck_assert_int_eq (qdr_shared_game_get_request (qdr_session_get_shared_game (session)).kind,
                    QDR_REQUEST_UNDO);

  /* Neither seat is given to a computer. */
  qdr_session_change_seat (session, 1, "computer runner");
  ck_assert_str_eq (qdr_player_get_seat (qdr_game_get_player (game, 1)), "elsewhere");

  /* Whoever opens it again here has the same seat. */
  qdr_session_set_game (session, theirs, file, NULL);
  ck_assert_uint_eq (qdr_game_get_players_here (qdr_session_get_game (session)), 1);
  remove_temp_folder (folder);
}
