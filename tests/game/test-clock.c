/*
 * The clock of one player, at given times.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-game-clock.h"
#include "test.h"

#define SECOND G_USEC_PER_SEC

TEST (no_clock_has_nothing_left_and_never_runs)
{
  QdrClock clock = qdr_clock_make (-1);

  qdr_clock_start (&clock, 5 * SECOND);
  ck_assert_int_eq (qdr_clock_get_remaining_time (&clock, 9 * SECOND), -1);
  qdr_clock_stop (&clock, 9 * SECOND);
  ck_assert_int_eq (qdr_clock_get_remaining_time (&clock, 9 * SECOND), -1);
}

TEST (a_clock_loses_time_only_while_it_runs)
{
  QdrClock clock = qdr_clock_make (10000);

  ck_assert_int_eq (qdr_clock_get_remaining_time (&clock, 100 * SECOND), 10000);
  qdr_clock_start (&clock, 100 * SECOND);
  ck_assert_int_eq (qdr_clock_get_remaining_time (&clock, 101 * SECOND), 9000);
  qdr_clock_stop (&clock, 103 * SECOND);
  ck_assert_int_eq (qdr_clock_get_remaining_time (&clock, 200 * SECOND), 7000);
  qdr_clock_start (&clock, 200 * SECOND);
  ck_assert_int_eq (qdr_clock_get_remaining_time (&clock, 201 * SECOND), 6000);
}

TEST (starting_twice_and_stopping_twice_change_nothing)
{
  QdrClock clock = qdr_clock_make (10000);

  qdr_clock_stop (&clock, 0);
  qdr_clock_start (&clock, 0);
  qdr_clock_start (&clock, 4 * SECOND);
  qdr_clock_stop (&clock, 5 * SECOND);
  qdr_clock_stop (&clock, 6 * SECOND);
  ck_assert_int_eq (qdr_clock_get_remaining_time (&clock, 6 * SECOND), 5000);
}

TEST (a_clock_stops_at_zero)
{
  QdrClock clock = qdr_clock_make (1000);

  qdr_clock_start (&clock, 0);
  ck_assert_int_eq (qdr_clock_get_remaining_time (&clock, SECOND), 0);
  ck_assert_int_eq (qdr_clock_get_remaining_time (&clock, 100 * SECOND), 0);
  qdr_clock_stop (&clock, 100 * SECOND);
  ck_assert_int_eq (qdr_clock_get_remaining_time (&clock, 100 * SECOND), 0);
}

TEST (only_a_clock_that_is_up_shows_zero)
{
  QdrClock clock = qdr_clock_make (1);

  qdr_clock_start (&clock, 0);
  ck_assert_int_eq (qdr_clock_get_remaining_time (&clock, 999), 1);
  ck_assert_int_eq (qdr_clock_get_remaining_time (&clock, 1000), 0);
}

TEST (a_tick_comes_when_the_second_changes_and_at_the_end_when_the_tenth_does)
{
  QdrClock clock = qdr_clock_make (22500);

  ck_assert_uint_eq (qdr_clock_get_time_until_tick (&clock, 0), 500);
  qdr_clock_start (&clock, 0);
  ck_assert_uint_eq (qdr_clock_get_time_until_tick (&clock, SECOND / 2), SECOND / 1000);
  ck_assert_uint_eq (qdr_clock_get_time_until_tick (&clock, 2 * SECOND + SECOND / 2), 100);
  ck_assert_uint_eq (qdr_clock_get_time_until_tick (&clock, 4 * SECOND + 30000), 70);
  ck_assert_uint_eq (qdr_clock_get_time_until_tick (&clock, 99 * SECOND), 1);
}

static const struct {
  gint64 milliseconds;
  const char *text;
} times[] = {
  { -5, "0:00" },         { 0, "0:00" },          { 1, "0:01" },
  { 898000, "14:58" },    { 898001, "14:59" },    { 3599000, "59:59" },
  { 3599001, "1:00:00" }, { 3665000, "1:01:05" }, { QDR_CLOCK_MAX, "99:59:59" },
};

TEST (a_time_is_written_as_a_clock_shows_it, .loops = G_N_ELEMENTS (times))
{
  g_autofree char *text = qdr_clock_format_time (times[_i].milliseconds);

  ck_assert_str_eq (text, times[_i].text);
}
