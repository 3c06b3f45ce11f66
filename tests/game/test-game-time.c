/*
 * The clocks of a game: which one runs, time returned by taking back, and loss on time.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "game-fixtures.h"
#include "qdr-game-private.h"
#include "qdr-notation.h"
#include "test-clock.h"
#include "test.h"

#define BUDGET 900

static QdrGame *
new_game_with_clock (void)
{
  QdrGame *game = new_game (9, 2);

  qdr_game_set_time_control (game, BUDGET);
  return game;
}

static gint64
get_remaining (QdrGame *game, guint player)
{
  return qdr_player_get_remaining_time (qdr_game_get_player (game, player));
}

/* Returns whether a clock of @game runs and its timeout is set. */
static gboolean
is_ticking (QdrGame *game)
{
  return game->tick_source != NULL && g_source_get_ready_time (game->tick_source) >= 0;
}

TEST (everybody_gets_the_same_time)
{
  g_autoptr (QdrGame) game = new_game_with_clock ();

  ck_assert_uint_eq (qdr_game_get_time_control (game), BUDGET);
  ck_assert_int_eq (get_remaining (game, 0), BUDGET * 1000);
  ck_assert_int_eq (get_remaining (game, 1), BUDGET * 1000);
  qdr_game_set_time_control (game, 0);
  ck_assert_int_eq (get_remaining (game, 0), -1);
}

TEST (the_time_control_cannot_change_after_the_first_move)
{
  g_autoptr (QdrGame) game = new_game_with_clock ();

  play_moves (game, "e2");
  g_test_expect_message (G_LOG_DOMAIN, G_LOG_LEVEL_CRITICAL, "*qdr_history_get_length*");
  qdr_game_set_time_control (game, 60);
  g_test_assert_expected_messages ();
  ck_assert_uint_eq (qdr_game_get_time_control (game), BUDGET);
  g_test_expect_message (G_LOG_DOMAIN, G_LOG_LEVEL_CRITICAL, "*qdr_history_get_length*");
  qdr_game_set_increment (game, 5);
  g_test_assert_expected_messages ();
  ck_assert_uint_eq (qdr_game_get_increment (game), 0);
}

TEST (a_clock_that_is_held_loses_nothing)
{
  g_autoptr (QdrGame) game = new_game_with_clock ();

  ck_assert (!qdr_game_get_clocks_enabled (game));
  play_moves (game, "e2 e8 e3 e7");
  ck_assert_int_eq (get_remaining (game, 0), BUDGET * 1000);
  ck_assert_int_eq (get_remaining (game, 1), BUDGET * 1000);
}

TEST (only_the_clock_of_the_player_to_move_runs)
{
  g_autoptr (QdrGame) game = new_game_with_clock ();

  qdr_game_set_clocks_enabled (game, TRUE);
  test_clock_advance (2000);
  ck_assert_int_eq (get_remaining (game, 0), BUDGET * 1000 - 2);
  ck_assert_int_eq (get_remaining (game, 1), BUDGET * 1000);

  play_moves (game, "e2");
  test_clock_advance (2000);
  ck_assert_int_eq (get_remaining (game, 1), BUDGET * 1000 - 2);
  qdr_game_set_clocks_enabled (game, FALSE);
  {
    const gint64 first = get_remaining (game, 0);
    const gint64 second = get_remaining (game, 1);

    test_clock_advance (2000);
    ck_assert_int_eq (get_remaining (game, 0), first);
    ck_assert_int_eq (get_remaining (game, 1), second);
  }
}

TEST (a_move_notes_the_time_left)
{
  g_autoptr (QdrGame) game = new_game_with_clock ();

  qdr_game_set_remaining_time (game, 0, 871999);
  play_moves (game, "e2");
  ck_assert_str_eq (qdr_record_get_comment (qdr_game_get_last_record (game)), "[%clk 0:14:31]");
}

TEST (no_clock_leaves_no_note)
{
  g_autoptr (QdrGame) game = new_game (9, 2);

  qdr_game_set_clocks_enabled (game, TRUE);
  play_moves (game, "e2");
  ck_assert_ptr_null (qdr_record_get_comment (qdr_game_get_last_record (game)));
  ck_assert_int_eq (get_remaining (game, 0), -1);
}

TEST (clocks_that_stand_go_with_the_position)
{
  g_autoptr (QdrGame) game = new_game_with_clock ();

  qdr_game_set_remaining_time (game, 0, 800000); /* 100 seconds for the first move */
  play_moves (game, "e2");
  qdr_game_set_remaining_time (game, 1, 890500);
  play_moves (game, "e8");
  qdr_game_set_remaining_time (game, 0, 700000); /* also while the third move is taken back */

  qdr_game_step_back (game);
  ck_assert_int_eq (get_remaining (game, 0), 800000);
  ck_assert_int_eq (get_remaining (game, 1), 900000);
  qdr_game_step_back (game);
  ck_assert_int_eq (get_remaining (game, 0), 900000);
  ck_assert_int_eq (get_remaining (game, 1), 900000);
  qdr_game_step_forward (game);
  ck_assert_int_eq (get_remaining (game, 0), 800000);
  ck_assert_int_eq (get_remaining (game, 1), 900000);
  qdr_game_step_forward (game);
  ck_assert_int_eq (get_remaining (game, 0), 700000);
  ck_assert_int_eq (get_remaining (game, 1), 890500);
}

/* Returns a game after two moves, with 700 seconds on the clock of the player to move, which
 * runs. */
static QdrGame *
new_running_game (void)
{
  QdrGame *game = new_game_with_clock ();

  qdr_game_set_remaining_time (game, 0, 800000);
  play_moves (game, "e2");
  qdr_game_set_remaining_time (game, 1, 890500);
  play_moves (game, "e8");
  qdr_game_set_remaining_time (game, 0, 700000);
  qdr_game_set_clocks_enabled (game, TRUE);
  return game;
}

TEST (clocks_that_run_go_on_while_one_looks_back)
{
  g_autoptr (QdrGame) game = new_running_game ();
  gint64 before;

  for (guint ply = 0; ply < 2; ply++) {
    qdr_game_go_to_ply (game, ply);
    ck_assert_uint_eq (qdr_game_get_clock_player (game), 0);
    ck_assert (is_ticking (game));
    before = get_remaining (game, 0);
    test_clock_advance (5000);
    ck_assert_int_eq (get_remaining (game, 0), before - 5);
    ck_assert_int_eq (get_remaining (game, 1), 890500);
  }
  qdr_game_go_to_ply (game, 2);
  ck_assert_int_eq (get_remaining (game, 0), 700000 - 2 * 5);
}

TEST (a_clock_is_let_run_where_the_game_stands)
{
  g_autoptr (QdrGame) game = new_running_game ();

  qdr_game_set_clocks_enabled (game, FALSE);
  qdr_game_go_to_ply (game, 1);
  ck_assert_int_eq (get_remaining (game, 1), 900000);
  qdr_game_set_clocks_enabled (game, TRUE);
  ck_assert_uint_eq (qdr_game_get_clock_player (game), 0);
  ck_assert_int_eq (get_remaining (game, 0), 700000);
  ck_assert_int_eq (get_remaining (game, 1), 890500);
}

TEST (moves_that_are_taken_back_give_their_time_back)
{
  g_autoptr (QdrGame) game = new_running_game ();

  qdr_game_take_back_to_ply (game, 1);
  ck_assert_uint_eq (qdr_game_get_clock_player (game), 1);
  ck_assert_int_eq (get_remaining (game, 0), 800000);
  ck_assert_int_eq (get_remaining (game, 1), 900000);
  qdr_game_go_to_ply (game, 0);
  ck_assert_uint_eq (qdr_game_get_clock_player (game), 1);
  qdr_game_go_to_ply (game, 2);
  ck_assert_uint_eq (qdr_game_get_clock_player (game), 0);
  ck_assert_int_eq (get_remaining (game, 0), 700000);
  ck_assert_int_eq (get_remaining (game, 1), 890500);
}

TEST (another_line_has_clocks_of_its_own)
{
  g_autoptr (QdrGame) game = new_running_game ();
  QdrMove move;

  qdr_game_go_to_ply (game, 0);
  ck_assert_int_eq (qdr_move_from_text (&game->start.board, "d1", &move), QDR_REFUSAL_REASON_NONE);
  ck_assert (qdr_game_play_keeping_moves (game, move, NULL));
  ck_assert_int_eq (get_remaining (game, 0), 900000);
  ck_assert_int_eq (get_remaining (game, 1), 900000);
  qdr_game_promote_variation (game, 0, 0);
  ck_assert_uint_eq (qdr_game_get_clock_player (game), 1);
  ck_assert_int_eq (get_remaining (game, 0), 800000);
  qdr_game_step_forward (game);
  ck_assert_uint_eq (qdr_game_get_clock_player (game), 0);
  ck_assert_int_eq (get_remaining (game, 0), 800000);
  ck_assert_int_eq (get_remaining (game, 1), 890500);
}

TEST (whoever_looks_back_loses_on_time_all_the_same)
{
  g_autoptr (QdrGame) game = new_running_game ();

  qdr_game_go_to_ply (game, 0);
  qdr_game_set_clocks_enabled (game, FALSE);
  qdr_game_set_clocks_enabled (game, TRUE);
  qdr_game_set_remaining_time (game, 0, 3);
  qdr_game_set_clocks_enabled (game, FALSE);
  qdr_game_set_clocks_enabled (game, TRUE);
  while (qdr_game_get_final_result (game).outcome == QDR_OUTCOME_ONGOING) {
    test_clock_advance (3000);
    g_main_context_iteration (NULL, TRUE);
  }
  ck_assert_uint_eq (qdr_game_get_ply (game), 3);
  ck_assert_int_eq (qdr_game_get_result (game).winner, 1);
}

/* Seconds for each move */

static QdrGame *
new_game_with_increment (void)
{
  QdrGame *game = new_game_with_clock ();

  qdr_game_set_increment (game, 5);
  qdr_game_set_clocks_enabled (game, TRUE);
  return game;
}

TEST (a_move_adds_its_seconds_to_the_clock_of_the_mover)
{
  g_autoptr (QdrGame) game = new_game_with_increment ();

  qdr_game_set_remaining_time (game, 0, 800000);
  play_moves (game, "e2");
  ck_assert_int_eq (get_remaining (game, 0), 805000);
  ck_assert_str_eq (qdr_record_get_comment (qdr_game_get_last_record (game)), "[%clk 0:13:25]");
  ck_assert_int_eq (get_remaining (game, 1), 900000);
  play_moves (game, "e8");
  ck_assert_int_eq (get_remaining (game, 1), 905000);
}

TEST (undo_takes_back_the_seconds_too_and_redo_gives_them_once)
{
  g_autoptr (QdrGame) game = new_game_with_increment ();

  qdr_game_set_remaining_time (game, 0, 800000);
  play_moves (game, "e2");
  qdr_game_take_back_to_ply (game, 0);
  ck_assert_int_eq (get_remaining (game, 0), 900000);
  qdr_game_step_forward (game);
  ck_assert_int_eq (get_remaining (game, 0), 805000);
  qdr_game_take_back_to_ply (game, 0);
  play_moves (game, "d1");
  ck_assert_int_eq (get_remaining (game, 0), 905000);
}

TEST (a_clock_that_is_held_gets_nothing_either)
{
  g_autoptr (QdrGame) game = new_game_with_clock ();

  qdr_game_set_increment (game, 5);
  qdr_game_set_clocks_enabled (game, TRUE);
  qdr_game_set_clocks_enabled (game, FALSE);
  play_moves (game, "e2");
  ck_assert_int_eq (get_remaining (game, 0), BUDGET * 1000);
}

TEST (the_move_that_lets_the_clocks_begin_adds_its_seconds_as_well)
{
  g_autoptr (QdrGame) game = new_game_with_clock ();

  qdr_game_set_increment (game, 5);
  play_moves (game, "e2");
  ck_assert_int_eq (get_remaining (game, 0), 905000);
  qdr_game_set_clocks_enabled (game, TRUE);
  play_moves (game, "e8");
  ck_assert_int_eq (get_remaining (game, 0), 905000);
  ck_assert_int_eq (get_remaining (game, 1), 905000);
}

TEST (giving_up_adds_nothing_and_no_clock_shows_more_than_it_can)
{
  g_autoptr (QdrGame) game = new_game (9, 4);

  qdr_game_set_time_control (game, 359999);
  qdr_game_set_increment (game, QDR_INCREMENT_MAX);
  qdr_game_set_clocks_enabled (game, TRUE);
  play_moves (game, "resign b5");
  ck_assert_int_eq (get_remaining (game, 0), 359999000);
  ck_assert_int_eq (get_remaining (game, 1), 359999000);
}

TEST (without_a_clock_a_move_adds_nothing)
{
  g_autoptr (QdrGame) game = new_game (9, 2);

  qdr_game_set_increment (game, 5);
  qdr_game_set_clocks_enabled (game, TRUE);
  play_moves (game, "e2");
  ck_assert_int_eq (get_remaining (game, 0), -1);
}

TEST (whose_time_is_up_loses)
{
  g_autoptr (QdrGame) game = new_game_with_clock ();
  g_autoptr (GString) log = g_string_new (NULL);

  log_signals (game, log);
  qdr_game_set_remaining_time (game, 0, 5);
  qdr_game_set_clocks_enabled (game, TRUE);
  while (qdr_game_get_result (game).outcome == QDR_OUTCOME_ONGOING) {
    test_clock_advance (3000);
    g_main_context_iteration (NULL, TRUE);
  }

  ck_assert_int_eq (qdr_game_get_result (game).winner, 1);
  ck_assert_int_eq (get_remaining (game, 0), 0);
  ck_assert_int_eq (get_remaining (game, 1), BUDGET * 1000);
  ck_assert_str_eq (log->str, "moved 0 timeout; finished; ");
  ck_assert (!is_ticking (game));
}

TEST (four_lose_on_time_one_after_another)
{
  g_autoptr (QdrGame) game = new_game (5, 4);

  qdr_game_set_time_control (game, 1);
  for (guint i = 0; i < 4; i++)
    qdr_game_set_remaining_time (game, i, 3);
  qdr_game_set_clocks_enabled (game, TRUE);
  while (qdr_game_get_result (game).outcome == QDR_OUTCOME_ONGOING) {
    test_clock_advance (3000);
    g_main_context_iteration (NULL, TRUE);
  }

  ck_assert_uint_eq (qdr_game_get_ply (game), 3);
  ck_assert_int_eq (qdr_game_get_result (game).winner, 3);
}

TEST (the_time_left_notifies_as_seconds_pass)
{
  g_autoptr (QdrGame) game = new_game_with_clock ();
  g_autofree guint *notified = NULL;

  qdr_game_set_remaining_time (game, 0, 10001);
  notified = count_signal (qdr_game_get_player (game, 0), "notify::remaining");
  qdr_game_set_clocks_enabled (game, TRUE);
  test_clock_advance (2000);
  while (*notified == 0)
    g_main_context_iteration (NULL, TRUE);
  ck_assert_int_eq (get_remaining (game, 0), 9999);
  g_clear_object (&game);
}

TEST (a_finished_game_has_no_clock_running_until_its_end_is_taken_back)
{
  g_autoptr (QdrGame) game = new_game_with_clock ();

  qdr_game_set_clocks_enabled (game, TRUE);
  play_moves (game, "e2 resign");
  ck_assert (qdr_game_get_clocks_enabled (game));
  ck_assert (!is_ticking (game));
  qdr_game_step_back (game);
  ck_assert (!is_ticking (game));
  qdr_game_take_back_to_ply (game, 0);
  ck_assert (is_ticking (game));
}

/* Two players on 5×5: s is a person, M a computer. Moves are taken back, or an earlier
 * position is shown. */
static const struct {
  const char *seats;
  const char *moves;
  guint looks_at;
  guint taken_back_to;
  gboolean runs;
} clocks[] = {
  { "sM", "", 0, 0, TRUE },
  { "Ms", "", 0, 0, TRUE },
  { "ss", "c2 c4", 2, 2, TRUE },
  /* The clock of a person runs while an earlier position is shown. Computers do not think
   * then. */
  { "ss", "c2 c4", 1, 2, TRUE },
  { "sM", "c2 c4", 0, 2, TRUE },
  { "sM", "c2", 0, 1, FALSE },
  { "MM", "c2 c4", 1, 2, FALSE },
  /* A computer does not move by itself after its move was taken back. */
  { "sM", "c2 c4", 1, 1, FALSE },
  { "sM", "c2 c4", 0, 0, TRUE },
  { "ss", "c2 resign", 2, 2, FALSE },
  { "ss", "c2 resign", 1, 2, FALSE },
  { "ss", "c2 resign", 1, 1, TRUE },
};

TEST (a_clock_may_run_where_somebody_is_to_think, .loops = G_N_ELEMENTS (clocks))
{
  g_autoptr (QdrGame) game = new_game (5, 2);

  for (guint i = 0; i < 2; i++)
    if (clocks[_i].seats[i] == 'M')
      qdr_player_set_seat (qdr_game_get_player (game, i), "computer mason");
  qdr_game_set_time_control (game, BUDGET);
  qdr_game_set_clocks_enabled (game, TRUE);
  play_moves (game, clocks[_i].moves);
  if (clocks[_i].taken_back_to < qdr_game_get_n_moves (game))
    qdr_game_take_back_to_ply (game, clocks[_i].taken_back_to);
  else
    qdr_game_go_to_ply (game, clocks[_i].looks_at);
  ck_assert_int_eq (qdr_game_can_run_clock (game), clocks[_i].runs);
}

TEST (without_a_time_control_no_clock_may_run)
{
  g_autoptr (QdrGame) game = new_game (5, 2);

  ck_assert (!qdr_game_can_run_clock (game));
}
