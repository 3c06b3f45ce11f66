/*
 * How strong a person is, from what came of games against an opponent of known strength.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-strength-estimate.h"

#include <math.h>

/* Between two ratings. */
#define STEP 20.0

/* Of whom nothing is known: this is the most likely, and how fast the odds fall on either side. */
#define NEWCOMER 400.0
#define FALL_BELOW 150.0
#define FALL_ABOVE 1000.0

/* By how much a person changes from game to game, standard deviation; by more than so many ratings
 * of the grid is as good as impossible. */
#define CHANGE 25.0
#define REACH 5

static double
rating_at (int number)
{
  return number * STEP;
}

static double
bell (double distance, double deviation)
{
  return exp (-distance * distance / (2 * deviation * deviation));
}

static void
norm (QdrStrengthEstimate *self)
{
  double sum = 0;

  for (int i = 0; i < QDR_STRENGTH_N_RATINGS; i++)
    sum += self->odds[i];
  for (int i = 0; i < QDR_STRENGTH_N_RATINGS; i++)
    self->odds[i] /= sum;
}

static double
find_prior (const QdrStrengthPrior *prior, double rating)
{
  const double above = rating - NEWCOMER;

  if (prior->deviation > 0)
    return bell (rating - prior->rating, prior->deviation);
  return above > 0 ? exp (-above / FALL_ABOVE) : exp (above / FALL_BELOW);
}

QdrStrengthEstimate
qdr_strength_estimate_make (const QdrStrengthPrior *prior)
{
  QdrStrengthEstimate self = { { 0 } };

  g_return_val_if_fail (prior != NULL, self);

  for (int i = 0; i < QDR_STRENGTH_N_RATINGS; i++)
    self.odds[i] = find_prior (prior, rating_at (i));
  norm (&self);
  return self;
}

/* Whoever would leave the scale stays at its end. */
static void
let_change (QdrStrengthEstimate *self)
{
  QdrStrengthEstimate changed = { { 0 } };
  double odds[2 * REACH + 1];

  for (int step = -REACH; step <= REACH; step++)
    odds[step + REACH] = bell (step * STEP, CHANGE);
  for (int i = 0; i < QDR_STRENGTH_N_RATINGS; i++)
    for (int step = -REACH; step <= REACH; step++)
      changed.odds[CLAMP (i + step, 0, QDR_STRENGTH_N_RATINGS - 1)] +=
          self->odds[i] * odds[step + REACH];
  *self = changed;
}

void
qdr_strength_estimate_learn (QdrStrengthEstimate *self, const QdrStrengthGame *game)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (game != NULL);

  for (int i = 0; i < QDR_STRENGTH_N_RATINGS; i++) {
    const double wins = 1 / (1 + pow (10, (game->strength - rating_at (i)) / 400));

    /* A draw is half a win and half a loss. */
    self->odds[i] *= pow (wins, game->share) * pow (1 - wins, 1 - game->share);
  }
  let_change (self);
  norm (self);
}

double
qdr_strength_estimate_get (const QdrStrengthEstimate *self)
{
  double mean = 0;

  g_return_val_if_fail (self != NULL, 0);

  for (int i = 0; i < QDR_STRENGTH_N_RATINGS; i++)
    mean += self->odds[i] * rating_at (i);
  return mean;
}

double
qdr_strength_estimate_get_deviation (const QdrStrengthEstimate *self)
{
  double mean;
  double variance = 0;

  g_return_val_if_fail (self != NULL, 0);

  mean = qdr_strength_estimate_get (self);
  for (int i = 0; i < QDR_STRENGTH_N_RATINGS; i++)
    variance += self->odds[i] * (rating_at (i) - mean) * (rating_at (i) - mean);
  return sqrt (variance);
}
