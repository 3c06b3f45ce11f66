/*
 * Tests of the panel of a player.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fixture.h"

#include "qdr-player-panel.h"

static const struct {
  gint64 milliseconds;
  const char *text;
} times[] = {
  { 0, "0:00" },          { 1, "0:01" },          { 1000, "0:01" },
  { 59001, "1:00" },      { 900000, "15:00" },    { 3599000, "59:59" },
  { 3600000, "1:00:00" }, { 3723000, "1:02:03" }, { -5, "0:00" },
};

START_TEST (a_clock_shows_hours_only_where_there_are_any_and_counts_begun_seconds)
{
  g_autofree char *text = qdr_player_panel_format_time (times[_i].milliseconds);

  ck_assert_str_eq (text, times[_i].text);
}
END_TEST

int
main (void)
{
  Suite *suite = suite_create ("player panel");
  TCase *tcase = tcase_create ("core");

  tcase_add_loop_test (tcase, a_clock_shows_hours_only_where_there_are_any_and_counts_begun_seconds,
                       0, G_N_ELEMENTS (times));
  suite_add_tcase (suite, tcase);

  return run_suite (suite);
}
