/*
 * Tournaments.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <sys/resource.h>

#include "qdr-tournament.h"

#include "conditions.h"
#include "test.h"

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

TEST_DEFAULTS (.timeout = 90)

TEST (each_two_play_each_opening_with_both_colours)
{
  g_auto (QdrStandings) standings = { 0 };
  guint n_played;

  play (2, 1, &standings, &n_played);

  ck_assert_uint_eq (n_played, 12);
  for (guint a = 0; a < 3; a++) {
    ck_assert_uint_eq (qdr_cross_table_get_total_games (standings.table, a), 8);
    ck_assert_uint_gt (standings.totals[a].moves, 0);
    for (guint b = 0; b < 3; b++)
      if (a != b)
        ck_assert_uint_eq (qdr_cross_table_get_n_games (standings.table, a, b), 4);
  }
}

TEST (the_result_does_not_depend_on_the_games_at_once)
{
  g_auto (QdrStandings) one = { 0 };
  g_auto (QdrStandings) other = { 0 };
  guint n_played;

  play (3, 1, &one, &n_played);
  play (3, 3, &other, &n_played);

  for (guint a = 0; a < 3; a++) {
    ck_assert_uint_eq (one.totals[a].nodes, other.totals[a].nodes);
    for (guint b = 0; b < 3; b++)
      ck_assert_double_eq (qdr_cross_table_get_points (one.table, a, b),
                           qdr_cross_table_get_points (other.table, a, b));
  }
}

/* Programs that cannot start */

static const char *const two_who_can[] = { "novice", "engine:false", "mason", NULL };
static const char *const three_who_can[] = { "novice", "engine:false", "mason", "runner", NULL };
static const char *const nobody_who_can[] = { "engine:false", "engine:true", NULL };

/* Plays one round; returns how many games there were. */
static guint
play_with (const char *const *names, guint n_players, QdrStandings *standings)
{
  g_auto (QdrConditions) conditions = { 0 };
  QdrTournament tournament = { .n_rounds = 1 };
  guint n_played = 0;

  conditions_init_for (&conditions, names, n_players);
  tournament.conditions = conditions;
  ck_assert (qdr_tournament_play (&tournament, standings, count_game, &n_played, NULL));
  ck_assert_uint_eq (n_played, qdr_tournament_get_n_games (&tournament));
  return n_played;
}

static void
assert_absent (const QdrStandings *standings, guint contestant, guint n_games)
{
  const char *reason = g_ptr_array_index (standings->failures, contestant);

  ck_assert_uint_eq (standings->totals[contestant].forfeits, n_games);
  ck_assert_msg (g_str_has_prefix (reason, "Cannot start the engine “"), "%s", reason);
}

TEST (one_that_never_starts_loses_its_games_and_the_others_play)
{
  g_auto (QdrStandings) standings = { 0 };

  ck_assert_uint_eq (play_with (two_who_can, 2, &standings), 6);
  assert_absent (&standings, 1, 4);
  ck_assert_double_eq (qdr_cross_table_get_total_points (standings.table, 1), 0.0);
  ck_assert_double_eq (qdr_cross_table_get_points (standings.table, 0, 1), 2.0);
  ck_assert_double_eq (qdr_cross_table_get_points (standings.table, 2, 1), 2.0);
  ck_assert_uint_gt (standings.totals[0].moves, 0);
  ck_assert_uint_eq (standings.totals[0].forfeits, 0);
  ck_assert_ptr_null (g_ptr_array_index (standings.failures, 0));
}

TEST (of_four_the_others_play_without_it)
{
  g_auto (QdrStandings) standings = { 0 };

  ck_assert_uint_eq (play_with (three_who_can, 4, &standings), 4);
  assert_absent (&standings, 1, 4);
  ck_assert_uint_gt (standings.totals[3].moves, 0);
}

TEST (of_two_that_cannot_start_each_loses_when_it_is_to_move)
{
  g_auto (QdrStandings) standings = { 0 };

  ck_assert_uint_eq (play_with (nobody_who_can, 2, &standings), 2);
  assert_absent (&standings, 0, 1);
  assert_absent (&standings, 1, 1);
  ck_assert_double_eq (qdr_cross_table_get_total_points (standings.table, 0), 1.0);
}

/* In the background */

static void
record_priority (guint number, const guint *contestants, QdrGame *game, gpointer data)
{
  *(int *) data = getpriority (PRIO_PROCESS, 0);
}

TEST (in_the_background_all_others_go_first)
{
  g_auto (QdrConditions) conditions = { 0 };
  g_auto (QdrStandings) standings = { 0 };
  QdrTournament tournament = { .n_rounds = 1 };
  int priority = 0;
  guint n_played = 0;

  g_unsetenv ("QDR_BACKGROUND_PRIORITY");
  conditions_init (&conditions, everybody);
  conditions.is_in_background = TRUE;
  conditions.moved = record_priority;
  conditions.moved_data = &priority;
  tournament.conditions = conditions;
  ck_assert (qdr_tournament_play (&tournament, &standings, count_game, &n_played, NULL));
  ck_assert_int_eq (priority, 19);
  g_setenv ("QDR_BACKGROUND_PRIORITY", "0", TRUE);
}

/* Pairings */

static const char *const six[] = {
  "novice", "mason", "master", "runner", "beginner", "expert", NULL
};

/* A key for a board: four contestants in turn order, and an opening. */
static guint
key_of (const guint *seats, guint opening)
{
  return (((seats[0] * 10 + seats[1]) * 10 + seats[2]) * 10 + seats[3]) * 10 + opening;
}

TEST (every_four_sit_in_every_rotation_and_nothing_else)
{
  g_auto (QdrConditions) conditions = { 0 };
  QdrTournament tournament = { .n_rounds = 2 };
  g_autofree QdrScheduledGame *schedule = NULL;
  g_autoptr (GHashTable) planned = g_hash_table_new (NULL, NULL);
  guint n = 0;

  conditions_init_for (&conditions, six, 4);
  tournament.conditions = conditions;
  schedule = qdr_tournament_make_schedule (&tournament);
  for (guint i = 0; i < qdr_tournament_get_n_games (&tournament); i++)
    g_hash_table_add (planned,
                      GUINT_TO_POINTER (key_of (schedule[i].contestants, schedule[i].opening)));

  for (guint a = 0; a < 6; a++)
    for (guint b = a + 1; b < 6; b++)
      for (guint c = b + 1; c < 6; c++)
        for (guint d = c + 1; d < 6; d++)
          for (guint opening = 0; opening < 2; opening++) {
            const guint rotations[4][4] = {
              { a, b, c, d }, { b, c, d, a }, { c, d, a, b }, { d, a, b, c }
            };

            for (guint i = 0; i < 4; i++, n++)
              ck_assert (g_hash_table_contains (planned,
                                                GUINT_TO_POINTER (key_of (rotations[i], opening))));
          }
  ck_assert_uint_eq (n, qdr_tournament_get_n_games (&tournament));
  ck_assert_uint_eq (n, g_hash_table_size (planned));
}

TEST (games_are_counted_before_they_are_planned)
{
  ck_assert_uint_eq (qdr_tournament_count_games (2, 2, 1), 2);
  ck_assert_uint_eq (qdr_tournament_count_games (5, 2, 3), 60);
  ck_assert_uint_eq (qdr_tournament_count_games (4, 4, 1), 4);
  ck_assert_uint_eq (qdr_tournament_count_games (6, 4, 2), 120);
  ck_assert_uint_eq (qdr_tournament_count_games (3, 4, 1), 0);
  ck_assert_uint_eq (qdr_tournament_count_games (100, 4, 10000), G_GUINT64_CONSTANT (156849000000));
}

TEST (in_a_tournament_of_four_a_game_is_worth_a_point)
{
  g_auto (QdrConditions) conditions = { 0 };
  g_auto (QdrStandings) standings = { 0 };
  QdrTournament tournament = { .n_rounds = 1 };
  double sum = 0.0;
  guint n_played = 0;

  conditions_init_for (&conditions, six, 4);
  conditions.limits.nodes = 20;
  tournament.conditions = conditions;
  ck_assert (qdr_tournament_play (&tournament, &standings, count_game, &n_played, NULL));
  ck_assert_uint_eq (n_played, 60);
  for (guint a = 0; a < 6; a++) {
    sum += qdr_cross_table_get_total_points (standings.table, a);
    ck_assert_uint_eq (qdr_cross_table_get_total_games (standings.table, a), 40);
  }
  ck_assert_double_eq (sum, 60.0);
}
