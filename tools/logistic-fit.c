/*
 * Logistic regression of results on sums of weights.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "logistic-fit.h"

#include <math.h>

/* How far a weight may be from its prior before that costs as much as a sample, logits. */
#define PRIOR_SPREAD 0.5

/* One sample in so many, in runs of BLOCK lines so that games are not torn apart, is held back. */
#define HELD_BACK 10
#define BLOCK 1000

/* Adam's constants. */
#define STEP 0.02 /* logits */
#define MEAN_DECAY 0.9
#define SQUARE_DECAY 0.999
#define TINY 1e-8

static gboolean
is_held_back (gsize index)
{
  return index / BLOCK % HELD_BACK == 0;
}

static double
logit (const QdrSample *sample, const double *weights)
{
  double sum = 0;

  for (guint i = 0; i < sample->n_plus; i++)
    sum += weights[sample->terms[i]];
  for (guint i = sample->n_plus; i < sample->n_terms; i++)
    sum -= weights[sample->terms[i]];
  return sum;
}

/* Mean logarithmic loss over the samples held back. */
static double
measure_loss (const QdrSample *samples, gsize n_samples, const double *weights, double scale)
{
  double loss = 0;
  gsize count = 0;

  for (gsize i = 0; i < n_samples; i++)
    if (is_held_back (i)) {
      const double z = scale * logit (&samples[i], weights);

      /* log (1 + exp z) - result * z, without overflow */
      loss += fmax (z, 0) + log1p (exp (-fabs (z))) - samples[i].result / 2.0 * z;
      count++;
    }
  return count == 0 ? 0 : loss / (double) count;
}

/* The scale under which the prior predicts best, by golden section. */
static double
find_scale (const QdrSample *samples, gsize n_samples, const double *weights)
{
  const double ratio = (sqrt (5) - 1) / 2;
  double low = 0.0005;
  double high = 0.05;

  while (high - low > 1e-5) {
    const double left = high - ratio * (high - low);
    const double right = low + ratio * (high - low);

    if (measure_loss (samples, n_samples, weights, left) <
        measure_loss (samples, n_samples, weights, right))
      high = right;
    else
      low = left;
  }
  return (low + high) / 2;
}

/* The slope of the penalized loss at @logits. */
static void
find_gradient (const QdrSample *samples,
               gsize n_samples,
               const double *logits,
               const double *prior,
               double *gradient)
{
  for (guint w = 0; w < QDR_WEIGHTS; w++)
    gradient[w] = (logits[w] - prior[w]) / (PRIOR_SPREAD * PRIOR_SPREAD);

  for (gsize i = 0; i < n_samples; i++)
    if (!is_held_back (i)) {
      const double error = 1 / (1 + exp (-logit (&samples[i], logits))) - samples[i].result / 2.0;

      for (guint t = 0; t < samples[i].n_terms; t++)
        gradient[samples[i].terms[t]] += t < samples[i].n_plus ? error : -error;
    }
}

static void
descend (const QdrSample *samples, gsize n_samples, double *logits, guint rounds)
{
  static double prior[QDR_WEIGHTS];
  static double gradient[QDR_WEIGHTS];
  static double mean[QDR_WEIGHTS];
  static double square[QDR_WEIGHTS];

  for (guint w = 0; w < QDR_WEIGHTS; w++)
    prior[w] = logits[w];

  for (guint round = 1; round <= rounds; round++) {
    const double step = STEP * (1 - (double) round / (rounds + 1));

    find_gradient (samples, n_samples, logits, prior, gradient);
    for (guint w = 0; w < QDR_WEIGHTS; w++) {
      mean[w] = MEAN_DECAY * mean[w] + (1 - MEAN_DECAY) * gradient[w];
      square[w] = SQUARE_DECAY * square[w] + (1 - SQUARE_DECAY) * gradient[w] * gradient[w];
      logits[w] -= step * (mean[w] / (1 - pow (MEAN_DECAY, round))) /
                   (sqrt (square[w] / (1 - pow (SQUARE_DECAY, round))) + TINY);
    }
  }
}

QdrFit
qdr_logistic_fit (const QdrSample *samples,
                  gsize n_samples,
                  double weights[QDR_WEIGHTS],
                  guint rounds)
{
  QdrFit fit = { .scale = find_scale (samples, n_samples, weights) };

  fit.loss_before = measure_loss (samples, n_samples, weights, fit.scale);
  for (guint w = 0; w < QDR_WEIGHTS; w++)
    weights[w] *= fit.scale;
  descend (samples, n_samples, weights, rounds);
  for (guint w = 0; w < QDR_WEIGHTS; w++)
    weights[w] /= fit.scale;
  fit.loss_after = measure_loss (samples, n_samples, weights, fit.scale);

  return fit;
}
