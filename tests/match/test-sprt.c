/*
 * The sequential probability ratio test.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-match.h"

#include "test.h"

typedef struct {
  QdrSprt sprt;
  guint pairs[QDR_PAIR_OUTCOMES];
  double llr;
  double tolerance;
} Case;

/*
 * The first two are from the tests of Fastchess, and the next five were computed independently of
 * this code. Of the last two, one is symmetric, and in the other the hypotheses are so close that
 * the normal approximation n (s1 - s0) (2 s - s0 - s1) / (2 v) holds.
 */
static const Case cases[] = {
  { { 0.5, 2.5 }, { 223, 9863, 21279, 10037, 246 }, -3.07, 0.01 },
  { { 0.0, 2.0 }, { 871, 26175, 55983, 26678, 821 }, -4.98, 0.01 },
  { { 0.0, 5.0 }, { 485, 1923, 2942, 1937, 594 }, 3.2933, 1e-4 },
  { { -10.0, 0.0 }, { 261, 739, 2683, 737, 253 }, 8.8371, 1e-4 },
  { { 0.0, 10.0 }, { 63, 252, 385, 250, 74 }, -0.5307, 1e-4 },
  { { 0.0, 10.0 }, { 0, 0, 0, 0, 10 }, 0.2837, 1e-4 },
  { { 0.0, 10.0 }, { 0, 0, 10, 0, 0 }, -0.2858, 1e-4 },
  { { -5.0, 5.0 }, { 1, 0, 2, 0, 1 }, 0.0, 1e-9 },
  { { 0.0, 5.0 }, { 485, 1923, 2942, 1937, 594 }, 3.2927, 1e-3 },
};

static QdrTally
tally_of_pairs (const guint pairs[QDR_PAIR_OUTCOMES])
{
  QdrTally tally = { 0 };

  for (guint i = 0; i < QDR_PAIR_OUTCOMES; i++)
    tally.pairs[i] = pairs[i];
  return tally;
}

TEST (the_ratio_is_that_of_the_likeliest_distributions, .loops = G_N_ELEMENTS (cases))
{
  const Case *c = &cases[_i];
  const QdrTally tally = tally_of_pairs (c->pairs);

  ck_assert_double_eq_tol (qdr_sprt_get_log_likelihood_ratio (&c->sprt, &tally), c->llr,
                           c->tolerance);
}

TEST (seen_from_the_other_side_the_ratio_changes_its_sign, .loops = G_N_ELEMENTS (cases))
{
  const Case *c = &cases[_i];
  const QdrSprt mirrored = { -c->sprt.elo1, -c->sprt.elo0 };
  const guint *pairs = c->pairs;
  const QdrTally tally = tally_of_pairs (pairs);
  const QdrTally turned =
      tally_of_pairs ((guint[]){ pairs[4], pairs[3], pairs[2], pairs[1], pairs[0] });

  ck_assert_double_eq_tol (qdr_sprt_get_log_likelihood_ratio (&mirrored, &turned),
                           -qdr_sprt_get_log_likelihood_ratio (&c->sprt, &tally), 1e-6);
}

/* ln (0.95 / 0.05) */
TEST (the_bounds_are_those_of_wald)
{
  ck_assert_double_eq_tol (qdr_sprt_get_acceptance_bound (), 2.9444, 1e-4);
}

static const struct {
  guint pairs[QDR_PAIR_OUTCOMES];
  QdrSprtDecision decision;
} decisions[] = {
  { { 0, 0, 0, 0, 0 }, QDR_SPRT_UNDECIDED },
  { { 63, 252, 385, 250, 74 }, QDR_SPRT_UNDECIDED },
  { { 0, 0, 40, 0, 60 }, QDR_SPRT_UNDECIDED }, /* 2.84 */
  { { 0, 0, 80, 0, 120 }, QDR_SPRT_ACCEPT_H1 },
  { { 60, 0, 40, 0, 0 }, QDR_SPRT_UNDECIDED }, /* -2.92 */
  { { 120, 0, 80, 0, 0 }, QDR_SPRT_ACCEPT_H0 },
  { { 485, 1923, 2942, 1937, 594 }, QDR_SPRT_UNDECIDED },
  { { 1754, 3051, 6942, 2912, 1573 }, QDR_SPRT_ACCEPT_H0 },
};

TEST (a_decision_falls_at_the_bounds, .loops = G_N_ELEMENTS (decisions))
{
  const QdrSprt sprt = { 0.0, 10.0 };
  const QdrTally tally = tally_of_pairs (decisions[_i].pairs);

  ck_assert_int_eq (qdr_sprt_decide (&sprt, &tally), decisions[_i].decision);
}
