/*
 * The clocks of a game as a value: the moves, and given times.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game-clock.h"
#include "test.h"

#define SECOND G_USEC_PER_SEC
#define BUDGET 900

static QdrHistory history;

static void
set_up (void)
{
  qdr_history_init (&history);
}

static void
tear_down (void)
{
  qdr_history_clear (&history);
}

static QdrGameClock
make_clock (void)
{
  QdrGameClock self = qdr_game_clock_make ();

  qdr_game_clock_set_time_control (&self, BUDGET);
  qdr_game_clock_begin_turn (&self, 0, 0);
  return self;
}

/* Returns the time left of @player while no clock runs, in milliseconds. */
static gint64
left (const QdrGameClock *self, guint player)
{
  return qdr_game_clock_get_remaining_time (self, player, 0);
}

/* The player to move takes @seconds and moves, in a game of two. */
static void
play (QdrGameClock *self, guint seconds)
{
  const QdrUndo undo = { .turn = (guint8) self->turn };
  const guint ply = qdr_history_get_length (&history);

  qdr_game_clock_set_remaining_time (self, self->turn, left (self, self->turn) - seconds * 1000);
  qdr_history_append_move (&history, &undo, self->turn_began_with, left (self, self->turn));
  qdr_game_clock_begin_turn (self, ply + 1, 1 - self->turn);
}

TEST_DEFAULTS (.set_up = set_up, .tear_down = tear_down)

TEST (without_a_time_control_there_are_no_clocks)
{
  QdrGameClock self = qdr_game_clock_make ();

  self.is_running = TRUE;
  qdr_game_clock_start (&self, SECOND);
  ck_assert_int_eq (qdr_game_clock_get_remaining_time (&self, 0, 9 * SECOND), -1);
  self.increment = 5;
  qdr_game_clock_add_increment (&self, QDR_MOVE_NONE);
  ck_assert_int_eq (left (&self, 0), -1);
}

TEST (all_players_get_the_same_time)
{
  QdrGameClock self = make_clock ();

  for (guint player = 0; player < QDR_MAX_PLAYERS; player++)
    ck_assert_int_eq (left (&self, player), BUDGET * 1000);
  qdr_game_clock_set_time_control (&self, 0);
  ck_assert_int_eq (left (&self, 3), -1);
}

TEST (only_the_clock_of_the_player_to_move_runs_and_only_if_it_may)
{
  QdrGameClock self = make_clock ();

  qdr_game_clock_start (&self, 10 * SECOND);
  ck_assert_int_eq (qdr_game_clock_get_remaining_time (&self, 0, 15 * SECOND), BUDGET * 1000);
  self.is_running = TRUE;
  qdr_game_clock_start (&self, 20 * SECOND);
  ck_assert_int_eq (qdr_game_clock_get_remaining_time (&self, 0, 25 * SECOND), (BUDGET - 5) * 1000);
  ck_assert_int_eq (qdr_game_clock_get_remaining_time (&self, 1, 25 * SECOND), BUDGET * 1000);
  ck_assert_uint_eq (qdr_game_clock_get_time_until_tick (&self, 25 * SECOND + 250000), 750);
  qdr_game_clock_stop (&self, 26 * SECOND);
  ck_assert_int_eq (left (&self, 0), (BUDGET - 6) * 1000);
}

TEST (going_back_and_forward_brings_back_the_times)
{
  QdrGameClock self = make_clock ();

  play (&self, 100);
  play (&self, 10);
  qdr_game_clock_set_remaining_time (&self, 0, 700000); /* and thinks about the third move */

  qdr_game_clock_go_to_ply (&self, &history, 1, 1);
  ck_assert_uint_eq (self.turn, 1);
  ck_assert_int_eq (left (&self, 0), 800000);
  ck_assert_int_eq (left (&self, 1), 900000);
  qdr_game_clock_go_to_ply (&self, &history, 0, 0);
  ck_assert_int_eq (left (&self, 0), 900000);
  qdr_game_clock_go_to_ply (&self, &history, 2, 0);
  ck_assert_uint_eq (self.turn, 0);
  ck_assert_int_eq (left (&self, 0), 700000);
  ck_assert_int_eq (left (&self, 1), 890000);
}

TEST (clocks_that_run_follow_only_forward)
{
  QdrGameClock self = make_clock ();

  play (&self, 100);
  play (&self, 10);
  self.is_running = TRUE;
  qdr_game_clock_follow_step (&self, &history, 0, 0);
  ck_assert_uint_eq (self.ply, 2);
  qdr_game_clock_take_back_to_ply (&self, &history, 0, 0, FALSE);
  ck_assert_uint_eq (self.ply, 0);
  ck_assert (self.is_taken_back);
  qdr_game_clock_follow_step (&self, &history, 1, 1);
  ck_assert_uint_eq (self.ply, 1);
  ck_assert (self.is_taken_back);
  qdr_game_clock_follow_step (&self, &history, 2, 0);
  ck_assert (!self.is_taken_back);
  ck_assert_int_eq (left (&self, 0), 800000);

  self.is_running = FALSE;
  qdr_game_clock_follow_step (&self, &history, 0, 0);
  ck_assert_uint_eq (self.ply, 0);
}

/* If the moves after the present position change, the times recorded for them are dropped. */
TEST (other_moves_forget_what_was_left_at_the_end)
{
  QdrGameClock self = make_clock ();

  play (&self, 100);
  qdr_game_clock_set_remaining_time (&self, 1, 500000);
  qdr_game_clock_take_back_to_ply (&self, &history, 0, 0, TRUE);
  qdr_game_clock_go_to_ply (&self, &history, 1, 3);
  ck_assert_uint_eq (self.turn, 3);
  ck_assert_int_eq (left (&self, 0), 800000);
  ck_assert_int_eq (left (&self, 1), 900000);
}

TEST (a_move_adds_the_increment_up_to_what_a_clock_can_show)
{
  QdrGameClock self = make_clock ();

  self.increment = 5;
  self.has_run = TRUE;
  qdr_game_clock_add_increment (&self, QDR_MOVE_NONE);
  ck_assert_int_eq (left (&self, 0), 900000); /* during a pause */
  self.is_running = TRUE;
  qdr_game_clock_add_increment (&self, QDR_MOVE_RESIGN);
  ck_assert_int_eq (left (&self, 0), 900000);
  qdr_game_clock_add_increment (&self, qdr_move_make (QDR_MOVE_STEP, 4));
  ck_assert_int_eq (left (&self, 0), 905000);
  ck_assert_int_eq (left (&self, 1), 900000);
  qdr_game_clock_set_remaining_time (&self, 0, QDR_CLOCK_MAX - 1);
  qdr_game_clock_add_increment (&self, qdr_move_make (QDR_MOVE_STEP, 4));
  ck_assert_int_eq (left (&self, 0), QDR_CLOCK_MAX);
}
