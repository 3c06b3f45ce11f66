/*
 * Autosaving a session.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "qdr-session-store.h"
#include "session-fixture.h"
#include "temp-folder.h"

static char *folder;
static QdrSessionStore *store;
static QdrSession *session;
static QdrSessionAutosave *autosave;

static void
set_up (void)
{
  g_autoptr (GFile) place = NULL;

  fixture_load ();
  folder = make_temp_folder ();
  place = g_file_new_for_path (folder);
  store = qdr_session_store_new (place);
  session = qdr_session_new (fixture_get_personalities ());
  autosave = qdr_session_autosave_new (session, store, 1);
  g_object_set (autosave, "enabled", TRUE, NULL);
}

static void
tear_down (void)
{
  fixture_assert_finalizes (autosave, g_object_unref);
  fixture_assert_finalizes (session, g_object_unref);
  fixture_assert_finalizes (store, g_object_unref);
  g_clear_pointer (&folder, remove_temp_folder);
  fixture_unload ();
}

static QdrGame *
use_game (const char *moves)
{
  g_autoptr (QdrGame) game = fixture_make_game (5, 2, "human,human");

  qdr_session_set_game (session, game, NULL, NULL);
  if (*moves != '\0')
    fixture_play (game, moves);
  return game;
}

/* Asserts that a session is in the store, and that its text contains @part. */
static void
assert_stored (const char *part)
{
  g_autoptr (GPtrArray) sessions = NULL;
  QdrStoredSession *stored;

  fixture_settle ();
  sessions = qdr_session_store_load_all_sessions (store);
  ck_assert_uint_eq (sessions->len, part != NULL ? 1 : 0);
  if (part == NULL)
    return;

  stored = g_ptr_array_index (sessions, 0);
  ck_assert_msg (strstr (stored->text, part) != NULL, "%s", stored->text);
}

TEST_DEFAULTS (.timeout = 120, .set_up = set_up, .tear_down = tear_down)

TEST (each_move_each_step_and_each_pause_is_kept)
{
  QdrGame *game = use_game ("");

  assert_stored (NULL);
  fixture_play (game, "c2");
  assert_stored ("1. c2 *");
  fixture_play (game, "c4");
  assert_stored ("1. c2 c4 *");
  qdr_game_step_back (game);
  assert_stored ("[Ply \"1\"]");
  for (guint i = 0; i < 2; i++)
    qdr_session_change_seat (session, i, "computer novice");
  assert_stored ("Paused=true");
  qdr_game_set_modified (game, FALSE);
  assert_stored ("Modified=false");
}

TEST (what_is_written_about_a_game_is_kept_like_its_moves)
{
  QdrGame *game = use_game ("c2 c4");

  assert_stored ("c2 c4 *");
  ck_assert (qdr_record_set_comment_text (qdr_game_get_last_record (game), "Bold.", NULL));
  assert_stored ("{Bold.}");
  ck_assert (qdr_game_set_comment_text (game, "Final of the club", NULL));
  assert_stored ("{Final of the club}");
  qdr_game_set_header (game, "Event", "Spring");
  assert_stored ("Spring");
  qdr_game_step_back (game);
  ck_assert (qdr_game_play_keeping_moves (
      game,
      qdr_move_make (QDR_MOVE_STEP,
                     qdr_board_square (&qdr_game_get_start_position (game)->board, 1, 4)),
      NULL));
  assert_stored ("Variation1");
  qdr_game_remove_variation (game, 1, 0);
  assert_stored ("Spring\"]\\n\\n{Final of the club}\\n1. c2 b5");
}

TEST (a_new_game_takes_what_was_kept_away_until_something_happens)
{
  use_game ("c2");
  assert_stored ("1. c2 *");
  use_game ("");
  assert_stored (NULL);
}

TEST (who_does_not_want_it_has_nothing_kept)
{
  use_game ("c2");
  assert_stored ("1. c2 *");
  g_object_set (autosave, "enabled", FALSE, NULL);
  assert_stored (NULL);
  ck_assert (!qdr_session_autosave_close (autosave));
  g_object_set (autosave, "enabled", TRUE, NULL);
  assert_stored ("1. c2 *");
}

TEST (a_game_that_is_saved_elsewhere_may_not_be_worth_keeping)
{
  QdrGame *game = use_game ("c2");

  qdr_session_autosave_set_skips_saved_games (autosave, TRUE);
  assert_stored ("1. c2 *");
  qdr_game_set_modified (game, FALSE);
  assert_stored (NULL);
}

TEST (a_session_is_left_as_it_stands_in_that_moment)
{
  QdrGame *game = use_game ("c2");

  ck_assert (qdr_session_autosave_close (autosave));
  fixture_play (game, "c4");
  assert_stored ("1. c2 *");
}

TEST (a_session_that_is_forgotten_stays_forgotten)
{
  QdrGame *game = use_game ("c2");

  assert_stored ("1. c2 *");
  fixture_play (game, "c4");
  qdr_session_autosave_discard (autosave);
  assert_stored (NULL);
}

TEST (two_sessions_are_kept_side_by_side)
{
  QdrSession *other = qdr_session_new (fixture_get_personalities ());
  QdrSessionAutosave *second = qdr_session_autosave_new (other, store, 2);
  g_autoptr (QdrGame) game = fixture_make_game (5, 2, "human,human");
  g_autoptr (GPtrArray) sessions = NULL;

  g_object_set (second, "enabled", TRUE, NULL);
  qdr_session_set_game (other, game, NULL, NULL);
  fixture_play (game, "b1");
  use_game ("c2");
  fixture_settle ();
  sessions = qdr_session_store_load_all_sessions (store);
  ck_assert_uint_eq (sessions->len, 2);
  ck_assert_ptr_nonnull (strstr (((QdrStoredSession *) sessions->pdata[0])->text, "1. c2 *"));
  ck_assert_ptr_nonnull (strstr (((QdrStoredSession *) sessions->pdata[1])->text, "1. b1 *"));
  fixture_assert_finalizes (second, g_object_unref);
  fixture_assert_finalizes (other, g_object_unref);
}

/* Returns a game of moves to and fro, in which repetition is not a draw. */
static QdrGame *
make_long_game (void)
{
  static const char *const round[] = { "c2", "c4", "c1", "c5" };
  QdrPosition start;
  QdrGame *game;

  qdr_position_init (&start, 5, 5, 2);
  game = qdr_game_new (&start, FALSE);
  for (guint i = 0; i < 20004; i++)
    fixture_play (game, round[i % 4]);
  return game;
}

TEST (a_long_game_is_written_later_but_left_whole)
{
  g_autoptr (QdrGame) game = make_long_game ();

  qdr_session_set_game (session, game, NULL, NULL);
  fixture_play (game, "b1");
  assert_stored (NULL);
  ck_assert (qdr_session_autosave_close (autosave));
  assert_stored ("b1 *");
}
