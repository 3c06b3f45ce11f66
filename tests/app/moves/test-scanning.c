/*
 * Scanning in the window: a whole game by one switch, from the preference to the victory.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "board-hands.h"
#include "window-fixture.h"

#include "qdr-movegen.h"
#include "qdr-path.h"

/* More choices than there are before any move on a board of 5 by 5. */
#define PATIENCE 200

/* The person begins with three walls and the computer with none, as a handicap in a game that has
 * to be won. */
#define START "5 5 2 1 | c1 c5 | 3 0 | - | -"

/* How far a person looks ahead who cannot lose this game, in moves. */
#define DEPTH 4

#define WON 1000

/* How many steps @position is better for the first player than for the second. */
static int
find_lead (const QdrPosition *position)
{
  const guint mine = qdr_position_distance (position, 0);
  const guint theirs = qdr_position_distance (position, 1);

  return mine == 0 ? WON : theirs == 0 ? -WON : (int) theirs - (int) mine;
}

/* The same after the best moves of both, of which the first one is set. */
static int
look_ahead (const QdrPosition *position, guint depth, QdrMove *best)
{
  const gboolean mine = position->turn == 0;
  int lead = find_lead (position);
  QdrMoveList moves;

  if (depth == 0 || ABS (lead) == WON)
    return lead + (lead == WON ? (int) depth : 0);

  lead = mine ? -2 * WON : 2 * WON;
  qdr_position_generate (position, &moves);
  for (guint i = 0; i < moves.count; i++) {
    QdrPosition after = *position;
    QdrMove answer;
    QdrUndo undo;
    int value;

    qdr_position_do (&after, moves.moves[i], &undo);
    value = look_ahead (&after, depth - 1, &answer);
    if (mine ? value > lead : value < lead) {
      lead = value;
      *best = moves.moves[i];
    }
  }
  return lead;
}

static QdrMove
find_move (const QdrPosition *position)
{
  QdrMove best = QDR_MOVE_NONE;

  look_ahead (position, DEPTH, &best);
  return best;
}

/* The switch and time are all there is; time is let pass by hand. */
static void
play_by_switch (QdrGame *game, QdrMove move)
{
  QdrBoardView *board = fixture_get_board (window);
  const guint ply = qdr_game_get_ply (game);

  for (guint i = 0; i < PATIENCE && qdr_game_get_ply (game) == ply; i++)
    if (board_frames_way_to (board, move))
      qdr_board_switch_press (board_get_switch (board));
    else
      qdr_board_switch_advance (board_get_switch (board));
  ck_assert_uint_gt (qdr_game_get_ply (game), ply);
}

static gboolean
can_go_on (gpointer game)
{
  return fixture_game_is_over (game) || fixture_human_is_to_move (game);
}

START_TEST (a_game_is_won_against_the_computer_by_one_switch)
{
  g_autoptr (QdrGame) game = fixture_make_game_from (START, "");

  qdr_player_set_seat (qdr_game_get_player (game, 1), "computer wanderer");
  fixture_show_game (window, game);
  g_settings_set_int (fixture_get_settings (), "pace-ms", 0);
  g_settings_set_string (fixture_get_settings (), "scanning", "stepped");
  while (!fixture_game_is_over (game)) {
    play_by_switch (game, find_move (qdr_game_get_position (game)));
    fixture_wait (can_go_on, game);
  }
  ck_assert_int_eq (qdr_game_get_result (game).outcome, QDR_OUTCOME_WIN);
  ck_assert_uint_eq (qdr_game_get_result (game).winner, 0);
}
END_TEST

static gboolean
another_game_is_shown (gpointer game)
{
  qdr_board_switch_press (board_get_switch (fixture_get_board (window)));
  return fixture_get_game (window) != game;
}

START_TEST (after_a_game_the_switch_plays_again)
{
  g_autoptr (QdrGame) game = fixture_make_game_from ("5 5 2 1 | c4 a5 | 0 0 | - | -", "");

  qdr_player_set_seat (qdr_game_get_player (game, 1), "computer wanderer");
  fixture_show_game (window, game);
  g_settings_set_string (fixture_get_settings (), "scanning", "stepped");
  play_by_switch (game, find_move (qdr_game_get_position (game)));
  ck_assert (fixture_game_is_over (game));
  ck_assert (!another_game_is_shown (game));
  fixture_wait (another_game_is_shown, game);
  ck_assert_uint_eq (qdr_game_get_ply (fixture_get_game (window)), 0);
}
END_TEST

START_TEST (during_a_game_no_press_begins_another_one)
{
  QdrGame *game = fixture_use_game (window, 2, "computer wanderer,human");

  g_settings_set_string (fixture_get_settings (), "scanning", "stepped");
  qdr_board_switch_press (board_get_switch (fixture_get_board (window)));
  fixture_wait (fixture_human_is_to_move, game);
  ck_assert_ptr_eq (fixture_get_game (window), game);
}
END_TEST

START_TEST (the_preference_holds_at_once)
{
  QdrBoardView *board = fixture_get_board (window);

  fixture_use_game (window, 2, "human,human");
  ck_assert_int_eq (board_get_scene (board)->scanned.kind, QDR_SCAN_NOTHING);
  g_settings_set_string (fixture_get_settings (), "scanning", "timed");
  ck_assert_int_eq (board_get_scene (board)->scanned.kind, QDR_SCAN_PAWN);
  g_settings_set_string (fixture_get_settings (), "scanning", "off");
  ck_assert_int_eq (board_get_scene (board)->scanned.kind, QDR_SCAN_NOTHING);
}
END_TEST

int
main (void)
{
  Suite *suite = suite_create ("scanning");
  TCase *tcase = tcase_create ("scanning");

  tcase_add_checked_fixture (tcase, window_set_up, window_tear_down);
  tcase_add_test (tcase, a_game_is_won_against_the_computer_by_one_switch);
  tcase_add_test (tcase, after_a_game_the_switch_plays_again);
  tcase_add_test (tcase, during_a_game_no_press_begins_another_one);
  tcase_add_test (tcase, the_preference_holds_at_once);
  tcase_set_timeout (tcase, 60);
  suite_add_tcase (suite, tcase);
  return run_suite (suite);
}
