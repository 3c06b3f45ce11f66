/*
 * Which opponents the user has beaten, as the settings know.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session-fixture.h"

#include "qdr-beaten-opponents.h"

START_TEST (each_opponent_is_beaten_for_the_first_time_once)
{
  GSettings *settings = fixture_get_settings ();

  ck_assert (!qdr_beaten_opponents_contain (settings, "mason"));
  ck_assert (qdr_beaten_opponents_add (settings, "mason"));
  ck_assert (qdr_beaten_opponents_contain (settings, "mason"));
  ck_assert (!qdr_beaten_opponents_add (settings, "mason"));
  ck_assert (qdr_beaten_opponents_add (settings, "novice"));
  ck_assert (qdr_beaten_opponents_contain (settings, "mason"));
}
END_TEST

int
main (void)
{
  Suite *suite = suite_create ("beaten-opponents");
  TCase *tcase = tcase_create ("beaten-opponents");

  tcase_add_checked_fixture (tcase, fixture_load, fixture_unload);
  tcase_add_test (tcase, each_opponent_is_beaten_for_the_first_time_once);
  suite_add_tcase (suite, tcase);
  return run_suite (suite);
}
