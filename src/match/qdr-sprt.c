/*
 * The sequential probability ratio test: stops a match as soon as it decides between two
 * hypotheses.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-sprt.h"

#include <math.h>

/* An outcome that has not been seen counts as so many pairs: it is rare, not impossible. */
#define UNSEEN 1e-3

#define BISECTIONS 60

/* What has been seen of a match: how often each outcome of a pair, and how often any. */
typedef struct {
  double shares[QDR_PAIR_OUTCOMES]; /* add up to 1 */
  double n;
} Sample;

/* The score per game of an outcome, above @expected. */
static double
surplus (guint outcome, double expected)
{
  return outcome / 4.0 - expected;
}

/* What must be 0 for the most likely distribution; falls as @x rises. */
static double
secular (const Sample *sample, double expected, double x)
{
  double sum = 0.0;

  for (guint i = 0; i < QDR_PAIR_OUTCOMES; i++) {
    const double a = surplus (i, expected);

    sum += sample->shares[i] * a / (1.0 + x * a);
  }
  return sum;
}

/*
 * The most likely distribution with the score @expected gives outcome i the probability
 * share_i / (1 + x * surplus_i), where x is the one root of secular() that keeps all of them
 * positive.
 */
static double
find_root (const Sample *sample, double expected)
{
  double low = -1.0 / surplus (QDR_PAIR_OUTCOMES - 1, expected);
  double high = -1.0 / surplus (0, expected);

  for (guint i = 0; i < BISECTIONS; i++) {
    const double middle = (low + high) / 2.0;

    if (secular (sample, expected, middle) > 0.0)
      low = middle;
    else
      high = middle;
  }
  return (low + high) / 2.0;
}

double
qdr_sprt_get_bound (void)
{
  return log ((1.0 - QDR_SPRT_RISK) / QDR_SPRT_RISK);
}

double
qdr_sprt_get_llr (const QdrSprt *self, const QdrTally *tally)
{
  const double expected0 = qdr_score_from_elo (self->elo0);
  const double expected1 = qdr_score_from_elo (self->elo1);
  Sample sample = { .n = 0.0 };
  double x0, x1;
  double llr = 0.0;

  for (guint i = 0; i < QDR_PAIR_OUTCOMES; i++) {
    sample.shares[i] = tally->pairs[i] > 0 ? tally->pairs[i] : UNSEEN;
    sample.n += sample.shares[i];
  }
  for (guint i = 0; i < QDR_PAIR_OUTCOMES; i++)
    sample.shares[i] /= sample.n;

  x0 = find_root (&sample, expected0);
  x1 = find_root (&sample, expected1);
  for (guint i = 0; i < QDR_PAIR_OUTCOMES; i++)
    llr += sample.shares[i] *
           log ((1.0 + x0 * surplus (i, expected0)) / (1.0 + x1 * surplus (i, expected1)));
  return sample.n * llr;
}

QdrSprtDecision
qdr_sprt_decide (const QdrSprt *self, const QdrTally *tally)
{
  const double llr = qdr_sprt_get_llr (self, tally);

  if (llr >= qdr_sprt_get_bound ())
    return QDR_SPRT_ACCEPT_H1;
  if (llr <= -qdr_sprt_get_bound ())
    return QDR_SPRT_ACCEPT_H0;
  return QDR_SPRT_UNDECIDED;
}
