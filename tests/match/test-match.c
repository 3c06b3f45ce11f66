/*
 * Matches.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-match.h"

#include <string.h>

#include "qdr-agent.h"

#include "conditions.h"
#include "test.h"

static const char *const masons[] = { "mason", "novice", NULL };

/* An engine that speaks the protocol and loses each game. */
static const char *const against_a_quitter[] = {
  "novice",
  "engine:sh -c 'while read -r word rest; do case $word in uqi) echo uqiok;; "
  "isready) echo readyok;; go) exit;; esac; done'",
  NULL,
};

static void
play (const char *const *names,
      guint n_games,
      guint jobs,
      const QdrSprt *sprt,
      QdrMatchResult *score,
      guint *n_played)
{
  g_auto (QdrConditions) conditions = { 0 };
  QdrMatch match = { .n_games = n_games, .sprt = sprt };

  conditions_init (&conditions, names);
  conditions.jobs = jobs;
  match.conditions = conditions;
  *n_played = 0;
  ck_assert (qdr_match_play (&match, score, count_game, n_played, NULL));
}

/* Asserts that both scores are equal except for their times. */
static void
assert_same_score (const QdrMatchResult *a, const QdrMatchResult *b)
{
  ck_assert_mem_eq (&a->tally, &b->tally, sizeof a->tally);
  for (guint side = 0; side < 2; side++) {
    ck_assert_uint_eq (a->totals[side].moves, b->totals[side].moves);
    ck_assert_uint_eq (a->totals[side].depths, b->totals[side].depths);
    ck_assert_uint_eq (a->totals[side].nodes, b->totals[side].nodes);
  }
}

static guint
n_pairs (const QdrTally *tally)
{
  guint n = 0;

  for (guint i = 0; i < QDR_PAIR_OUTCOMES; i++)
    n += tally->pairs[i];
  return n;
}

TEST_DEFAULTS (.timeout = 90)

TEST (all_games_are_played_and_counted)
{
  g_auto (QdrMatchResult) score = { 0 };
  guint n_played;

  play (masons, 7, 1, NULL, &score, &n_played);

  ck_assert_uint_eq (n_played, 7);
  ck_assert_uint_eq (qdr_tally_get_n_games (&score.tally), 7);
  ck_assert_uint_eq (n_pairs (&score.tally), 3);
  ck_assert_uint_gt (score.totals[0].nodes, 0);
  ck_assert_uint_gt (score.totals[1].nodes, 0);
}

TEST (a_match_limited_by_nodes_repeats_itself)
{
  g_auto (QdrMatchResult) one = { 0 };
  g_auto (QdrMatchResult) other = { 0 };
  guint n_played;

  play (masons, 12, 1, NULL, &one, &n_played);
  play (masons, 12, 1, NULL, &other, &n_played);

  assert_same_score (&one, &other);
}

TEST (the_result_does_not_depend_on_the_games_at_once)
{
  g_auto (QdrMatchResult) one = { 0 };
  g_auto (QdrMatchResult) other = { 0 };
  guint n_played;

  play (masons, 20, 1, NULL, &one, &n_played);
  play (masons, 20, 4, NULL, &other, &n_played);

  ck_assert_uint_eq (n_played, 20);
  assert_same_score (&one, &other);
}

/* Colours */

static gboolean
check_colours (guint number,
               const QdrScheduledGame *scheduled,
               const QdrMatchGame *played,
               gpointer user_data,
               GError **error)
{
  ck_assert_uint_eq (scheduled->contestants[0], number % 2);
  ck_assert_uint_eq (scheduled->contestants[1], 1 - number % 2);
  ck_assert_uint_eq (scheduled->opening, number / 2);
  return TRUE;
}

TEST (each_opening_is_played_with_both_colours)
{
  g_auto (QdrConditions) conditions = { 0 };
  g_auto (QdrMatchResult) score = { 0 };
  QdrMatch match = { .n_games = 8 };

  conditions_init (&conditions, masons);
  match.conditions = conditions;
  ck_assert (qdr_match_play (&match, &score, check_colours, NULL, NULL));
}

/* Collects for each game of four players the seats of contestant A, as a bit each. */
static gboolean
record_seats (guint number,
              const QdrScheduledGame *scheduled,
              const QdrMatchGame *played,
              gpointer user_data,
              GError **error)
{
  guint *seats = user_data;

  for (guint turn = 0; turn < 4; turn++)
    seats[number] |= scheduled->contestants[turn] == 0 ? 1u << turn : 0;
  ck_assert_uint_eq (scheduled->opening, number / 2);
  return TRUE;
}

TEST (at_a_board_for_four_each_has_two_seats_and_they_change)
{
  static const guint expected[] = { 3, 12, 5, 10, 9, 6, 3, 12 };
  guint seats[8] = { 0 };
  g_auto (QdrConditions) conditions = { 0 };
  g_auto (QdrMatchResult) score = { 0 };
  QdrMatch match = { .n_games = 8 };

  conditions_init_for (&conditions, masons, 4);
  match.conditions = conditions;
  ck_assert (qdr_match_play (&match, &score, record_seats, seats, NULL));
  ck_assert_mem_eq (seats, expected, sizeof expected);
  ck_assert_uint_eq (qdr_tally_get_n_games (&score.tally), 8);
}

/* The same contestant on both sides scores the same, as colours do not change the result. */
TEST (nobody_beats_itself)
{
  static const char *const twins[] = { "master", "master", NULL };
  g_auto (QdrMatchResult) score = { 0 };
  guint n_played;

  play (twins, 8, 1, NULL, &score, &n_played);

  ck_assert_uint_eq (score.tally.pairs[2], 4);
}

/* Losses away from the board */

TEST (games_lost_by_failing_are_counted_and_explained)
{
  g_auto (QdrMatchResult) score = { 0 };
  guint n_played;

  play (against_a_quitter, 4, 1, NULL, &score, &n_played);

  ck_assert_uint_eq (score.tally.wins, 4);
  ck_assert_uint_eq (score.totals[0].forfeits, 0);
  ck_assert_uint_eq (score.totals[1].forfeits, 4);
  ck_assert_ptr_null (score.failures[0]);
  ck_assert_str_eq (score.failures[1], "the program has ended");
}

TEST (an_engine_that_cannot_start_ends_the_match)
{
  static const char *const names[] = { "novice", "engine:false", NULL };
  g_auto (QdrConditions) conditions = { 0 };
  g_auto (QdrMatchResult) score = { 0 };
  g_autoptr (GError) error = NULL;
  QdrMatch match = { .n_games = 100 };
  guint n_played = 0;

  conditions_init (&conditions, names);
  conditions.jobs = 3;
  match.conditions = conditions;
  ck_assert (!qdr_match_play (&match, &score, count_game, &n_played, &error));
  ck_assert (g_error_matches (error, QDR_AGENT_ERROR, QDR_AGENT_ERROR_CANNOT_START));
  ck_assert_uint_eq (n_played, 0);
}

/* Stopping */

TEST (the_test_stops_the_match_when_it_is_decided)
{
  const QdrSprt sprt = { 0.0, 200.0 };
  g_auto (QdrMatchResult) score = { 0 };
  guint n_played;

  play (against_a_quitter, 1000, 1, &sprt, &score, &n_played);

  ck_assert_int_eq (qdr_sprt_decide (&sprt, &score.tally), QDR_SPRT_ACCEPT_H1);
  ck_assert_uint_eq (qdr_tally_get_n_games (&score.tally), n_played);
  ck_assert_uint_lt (n_played, 100);
}

TEST (the_decision_falls_at_the_same_game_with_several_at_once)
{
  const QdrSprt sprt = { 0.0, 200.0 };
  g_auto (QdrMatchResult) one = { 0 };
  g_auto (QdrMatchResult) other = { 0 };
  guint n_played;

  play (against_a_quitter, 1000, 1, &sprt, &one, &n_played);
  play (against_a_quitter, 1000, 3, &sprt, &other, &n_played);

  assert_same_score (&one, &other);
}

static gboolean
fail_on_third (guint number,
               const QdrScheduledGame *scheduled,
               const QdrMatchGame *played,
               gpointer user_data,
               GError **error)
{
  guint *n_played = user_data;

  if (++*n_played < 3)
    return TRUE;
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE, "the disk is full");
  return FALSE;
}

TEST (an_error_about_a_game_ends_the_match)
{
  g_auto (QdrConditions) conditions = { 0 };
  g_auto (QdrMatchResult) score = { 0 };
  g_autoptr (GError) error = NULL;
  QdrMatch match = { .n_games = 1000 };
  guint n_played = 0;

  conditions_init (&conditions, masons);
  conditions.jobs = 2;
  match.conditions = conditions;
  ck_assert (!qdr_match_play (&match, &score, fail_on_third, &n_played, &error));
  ck_assert (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE));
  ck_assert_uint_eq (n_played, 3);
}

typedef struct {
  gint interrupt;
  guint n_played;
} Interruption;

#define GAMES_BEFORE_INTERRUPTION 4u

static gboolean
interrupt_after_some_games (guint number,
                            const QdrScheduledGame *scheduled,
                            const QdrMatchGame *played,
                            gpointer user_data,
                            GError **error)
{
  Interruption *interruption = user_data;

  if (++interruption->n_played == GAMES_BEFORE_INTERRUPTION)
    g_atomic_int_set (&interruption->interrupt, 1);
  return TRUE;
}

/* Plays a match until it is interrupted. */
static void
play_until_interrupted (const char *const *names, guint jobs, QdrMatchResult *score)
{
  g_auto (QdrConditions) conditions = { 0 };
  g_autoptr (GError) error = NULL;
  QdrMatch match = { .n_games = 100000 };
  Interruption interruption = { 0, 0 };

  conditions_init (&conditions, names);
  conditions.jobs = jobs;
  conditions.interrupt = &interruption.interrupt;
  match.conditions = conditions;
  ck_assert (qdr_match_play (&match, score, interrupt_after_some_games, &interruption, &error));
  ck_assert_ptr_null (error);
  ck_assert_uint_eq (interruption.n_played, GAMES_BEFORE_INTERRUPTION);
}

TEST (an_interrupted_match_counts_what_was_played)
{
  g_auto (QdrMatchResult) score = { 0 };

  play_until_interrupted (masons, 1, &score);
  ck_assert_uint_eq (qdr_tally_get_n_games (&score.tally), GAMES_BEFORE_INTERRUPTION);
  ck_assert_uint_eq (n_pairs (&score.tally), GAMES_BEFORE_INTERRUPTION / 2);
}

/* (transfer full): the moves of the first opening. */
static char *
first_opening (void)
{
  g_auto (QdrConditions) conditions = { 0 };
  g_autoptr (QdrGame) game = NULL;
  GString *moves = g_string_new (NULL);

  conditions_init (&conditions, masons);
  game = qdr_openings_make_game (conditions.openings, 0);
  for (guint i = 0; i < qdr_game_get_ply (game); i++) {
    g_autoptr (QdrRecord) record = g_list_model_get_item (G_LIST_MODEL (game), i);

    g_string_append_printf (moves, " %s", qdr_record_get_text (record));
  }
  return g_string_free (moves, FALSE);
}

/* The engine hangs in that one of the first two games in which it moves first. */
TEST (an_interrupted_match_counts_also_what_comes_after_a_game_that_is_not_over)
{
  g_autofree char *moves = first_opening ();
  g_autofree char *engine = g_strdup_printf (
      "engine:sh -c 'while read -r word rest; do case $word in uqi) echo uqiok;; "
      "isready) echo readyok;; position) told=$rest;; "
      "go) case \"$told\" in *\"moves%s\") exec sleep 100;; esac; exit;; esac; done'",
      moves);
  const char *const names[] = { "novice", engine, NULL };
  g_auto (QdrMatchResult) score = { 0 };

  play_until_interrupted (names, 2, &score);
  ck_assert_uint_eq (score.tally.wins, GAMES_BEFORE_INTERRUPTION);
  /* The game that hangs is half of an incomplete pair, and the last game half of another. */
  ck_assert_uint_eq (n_pairs (&score.tally), 1);
}
