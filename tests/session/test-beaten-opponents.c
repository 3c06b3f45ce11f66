/*
 * The opponents that the user has beaten, in the settings.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "session-fixture.h"

#include "qdr-ladder.h"

TEST_DEFAULTS (.set_up = fixture_load, .tear_down = fixture_unload)

TEST (each_opponent_is_beaten_for_the_first_time_once)
{
  GSettings *settings = fixture_get_settings ();

  ck_assert (!qdr_beaten_opponents_contain (settings, "mason"));
  ck_assert (qdr_beaten_opponents_add (settings, "mason"));
  ck_assert (qdr_beaten_opponents_contain (settings, "mason"));
  ck_assert (!qdr_beaten_opponents_add (settings, "mason"));
  ck_assert (qdr_beaten_opponents_add (settings, "novice"));
  ck_assert (qdr_beaten_opponents_contain (settings, "mason"));
}
