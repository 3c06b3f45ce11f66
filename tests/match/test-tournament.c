/*
 * Tournaments.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-tournament.h"

#include "conditions.h"
#include "run-suite.h"

static const char *const everybody[] = { "novice", "mason", "master", NULL };

static void
play (guint n_rounds, guint jobs, QdrStandings *standings, guint *n_played)
{
  g_auto (QdrConditions) conditions = { 0 };
  QdrTournament tournament = { .n_rounds = n_rounds };

  conditions_init (&conditions, everybody);
  conditions.jobs = jobs;
  tournament.conditions = conditions;
  *n_played = 0;
  ck_assert (qdr_tournament_play (&tournament, standings, count_game, n_played, NULL));
  ck_assert_uint_eq (*n_played, qdr_tournament_get_n_games (&tournament));
}

START_TEST (each_two_play_each_opening_with_both_colours)
{
  g_auto (QdrStandings) standings = { NULL, NULL };
  guint n_played;

  play (2, 1, &standings, &n_played);

  ck_assert_uint_eq (n_played, 12);
  for (guint a = 0; a < 3; a++) {
    ck_assert_uint_eq (qdr_cross_table_get_total_games (standings.table, a), 8);
    ck_assert_uint_gt (standings.efforts[a].moves, 0);
    for (guint b = 0; b < 3; b++)
      if (a != b)
        ck_assert_uint_eq (qdr_cross_table_get_n_games (standings.table, a, b), 4);
  }
}
END_TEST

START_TEST (the_result_does_not_depend_on_the_games_at_once)
{
  g_auto (QdrStandings) one = { NULL, NULL };
  g_auto (QdrStandings) other = { NULL, NULL };
  guint n_played;

  play (3, 1, &one, &n_played);
  play (3, 3, &other, &n_played);

  for (guint a = 0; a < 3; a++) {
    ck_assert_uint_eq (one.efforts[a].nodes, other.efforts[a].nodes);
    for (guint b = 0; b < 3; b++)
      ck_assert_uint_eq (qdr_cross_table_get_half_points (one.table, a, b),
                         qdr_cross_table_get_half_points (other.table, a, b));
  }
}
END_TEST

int
main (void)
{
  Suite *suite = suite_create ("tournament");
  TCase *tcase = tcase_create ("tournament");

  tcase_set_timeout (tcase, 90);
  tcase_add_test (tcase, each_two_play_each_opening_with_both_colours);
  tcase_add_test (tcase, the_result_does_not_depend_on_the_games_at_once);
  suite_add_tcase (suite, tcase);

  return run_suite (suite);
}
