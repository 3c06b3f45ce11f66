/*
 * Elo differences from the results of a match.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-elo.h"

#include <math.h>

#include "test.h"

/* Scores and ratings */

/* From the logistic curve: 400 points are odds of ten to one. */
static const struct {
  double score;
  double elo;
} curve[] = {
  { 0.5, 0.0 },       { 10.0 / 11.0, 400.0 }, { 1.0 / 11.0, -400.0 },
  { 0.75, 190.8485 }, { 0.64, 99.9509 },
};

TEST (a_score_is_worth_what_the_logistic_curve_says, .loops = G_N_ELEMENTS (curve))
{
  ck_assert_double_eq_tol (qdr_elo_from_score (curve[_i].score), curve[_i].elo, 1e-4);
  ck_assert_double_eq_tol (qdr_score_from_elo (curve[_i].elo), curve[_i].score, 1e-6);
}

TEST (the_ends_of_the_curve_are_infinite)
{
  ck_assert (qdr_elo_from_score (0.0) == -HUGE_VAL);
  ck_assert (qdr_elo_from_score (1.0) == HUGE_VAL);
}

/* Counting */

TEST (without_games_nobody_is_stronger_and_nothing_is_known)
{
  const QdrTally tally = { 0 };
  const QdrEloEstimate estimate = qdr_tally_estimate_elo (&tally);

  ck_assert_double_eq (qdr_tally_get_score (&tally), 0.5);
  ck_assert_double_eq (estimate.elo, 0.0);
  ck_assert (estimate.low == -HUGE_VAL && estimate.high == HUGE_VAL);
}

TEST (games_count_as_wins_draws_and_losses)
{
  QdrTally tally = { 0 };

  for (guint i = 0; i < 5; i++)
    qdr_tally_add_game (&tally, 2);
  for (guint i = 0; i < 2; i++)
    qdr_tally_add_game (&tally, 1);
  qdr_tally_add_game (&tally, 0);

  ck_assert_uint_eq (tally.wins, 5);
  ck_assert_uint_eq (tally.draws, 2);
  ck_assert_uint_eq (tally.losses, 1);
  ck_assert_uint_eq (qdr_tally_get_n_games (&tally), 8);
  ck_assert_double_eq (qdr_tally_get_score (&tally), 0.75);
}

/* The interval */

/* Returns a tally of these pairs and no single games. */
static QdrTally
tally_of_pairs (const guint pairs[QDR_PAIR_OUTCOMES])
{
  QdrTally tally = { 0 };

  for (guint outcome = 0; outcome < QDR_PAIR_OUTCOMES; outcome++)
    for (guint i = 0; i < pairs[outcome]; i++) {
      const guint first = MIN (outcome, 2);

      qdr_tally_add_game (&tally, first);
      qdr_tally_add_game (&tally, outcome - first);
      qdr_tally_add_pair (&tally, outcome);
    }
  return tally;
}

/*
 * The first by hand: mean 1/2, variance (2 * 1/4) / 4 = 1/8, standard error sqrt (1/8 / 4) =
 * 0.176777, times 1.96. The others are from the tests of other programs.
 */
static const struct {
  guint pairs[QDR_PAIR_OUTCOMES];
  double low;
  double elo;
  double high;
} spreads[] = {
  { { 1, 0, 2, 0, 1 }, -296.5753, 0.0, 296.5753 },
  { { 485, 1923, 2942, 1937, 594 }, 1.21, 5.11, 9.02 },
  { { 261, 739, 2683, 737, 253 }, -5.00, -0.67, 3.66 },
  { { 63, 252, 385, 250, 74 }, -7.38, 3.39, 14.17 },
  { { 527, 1007, 1932, 933, 511 }, -9.16, -3.75, 1.66 },
  { { 175, 305, 694, 291, 157 }, -14.57, -5.36, 3.85 },
};

TEST (the_interval_comes_from_the_spread_of_the_pairs, .loops = G_N_ELEMENTS (spreads))
{
  const QdrTally tally = tally_of_pairs (spreads[_i].pairs);
  const QdrEloEstimate estimate = qdr_tally_estimate_elo (&tally);

  ck_assert_double_eq_tol (estimate.low, spreads[_i].low, 0.01);
  ck_assert_double_eq_tol (estimate.elo, spreads[_i].elo, 0.01);
  ck_assert_double_eq_tol (estimate.high, spreads[_i].high, 0.01);
}

/* If the opening decides the game, both games of a pair cancel out, which leaves less to
 * chance. */
TEST (pairs_that_cancel_out_make_the_interval_narrower)
{
  const QdrTally shared = tally_of_pairs ((guint[]){ 1, 0, 18, 0, 1 });
  const QdrTally split = tally_of_pairs ((guint[]){ 10, 0, 0, 0, 10 });

  ck_assert_double_lt (qdr_tally_estimate_elo (&shared).high, qdr_tally_estimate_elo (&split).high);
}

/* If all n pairs are won, Wilson's lower bound is n / (n + z^2): 10 / 13.8415 = 0.72247. */
TEST (when_all_pairs_are_won_there_is_a_lower_bound_only)
{
  const QdrTally tally = tally_of_pairs ((guint[]){ 0, 0, 0, 0, 10 });
  const QdrEloEstimate estimate = qdr_tally_estimate_elo (&tally);

  ck_assert (estimate.elo == HUGE_VAL && estimate.high == HUGE_VAL);
  ck_assert_double_eq_tol (estimate.low, 166.2015, 1e-3);
}

TEST (when_all_pairs_are_lost_there_is_an_upper_bound_only)
{
  const QdrTally tally = tally_of_pairs ((guint[]){ 10, 0, 0, 0, 0 });
  const QdrEloEstimate estimate = qdr_tally_estimate_elo (&tally);

  ck_assert (estimate.elo == -HUGE_VAL && estimate.low == -HUGE_VAL);
  ck_assert_double_eq_tol (estimate.high, -166.2015, 1e-3);
}

TEST (when_all_pairs_are_shared_the_interval_is_not_empty)
{
  const QdrTally tally = tally_of_pairs ((guint[]){ 0, 0, 10, 0, 0 });
  const QdrEloEstimate estimate = qdr_tally_estimate_elo (&tally);

  ck_assert_double_eq_tol (estimate.low, -203.5016, 1e-3);
  ck_assert_double_eq (estimate.elo, 0.0);
  ck_assert_double_eq_tol (estimate.high, 203.5016, 1e-3);
}

TEST (a_single_game_is_one_trial)
{
  QdrTally tally = { 0 };
  QdrEloEstimate estimate;

  qdr_tally_add_game (&tally, 1);
  estimate = qdr_tally_estimate_elo (&tally);
  ck_assert_double_eq_tol (estimate.high, 495.2993, 1e-3);
}
