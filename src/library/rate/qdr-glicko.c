/*
 * Glicko-2, the rating system for people.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-glicko.h"

#include <math.h>

/* The rating, deviation and volatility of a new player. */
#define FIRST_RATING 1500
#define MAX_DEVIATION 350
#define FIRST_VOLATILITY 0.06

/* Number of Elo points in one unit of the scale of the formulas. */
#define SCALE 173.7178

/* The system constant: lower values make volatilities change less. The paper suggests 0.3 to
 * 1.2. */
#define TAU 0.5

#define TOLERANCE 0.000001

QdrGlicko
qdr_glicko_make (void)
{
  return (QdrGlicko){ FIRST_RATING, MAX_DEVIATION, FIRST_VOLATILITY };
}

/* Parameters of the function of which step 5 finds the zero. Its argument is the logarithm of a
 * squared volatility. */
typedef struct {
  double delta_squared;
  double phi_squared;
  double v;
  double a;
} VolatilityEquation;

static double
evaluate (const VolatilityEquation *self, double x)
{
  const double variance = self->phi_squared + self->v + exp (x);

  return exp (x) * (self->delta_squared - variance) / (2 * variance * variance) -
         (x - self->a) / (TAU * TAU);
}

/* Carries out steps 3 and 4 of the paper. */
void
qdr_glicko_period_add (QdrGlickoPeriod *self, const QdrGlicko *player, const QdrGlickoGame *game)
{
  double weight;
  double expected;
  double phi;

  g_return_if_fail (self != NULL);
  g_return_if_fail (player != NULL);
  g_return_if_fail (game != NULL);

  phi = game->opponent.deviation / SCALE;
  weight = 1 / sqrt (1 + 3 * phi * phi / (G_PI * G_PI));

  expected = 1 / (1 + exp (-weight * (((player->rating - FIRST_RATING) / SCALE) -
                                      ((game->opponent.rating - FIRST_RATING) / SCALE))));
  self->information += weight * weight * expected * (1 - expected);
  self->surplus += weight * (game->score - expected);
}

QdrGlicko
qdr_glicko_end_period (QdrGlicko self, const QdrGlickoPeriod *period)
{
  /* Step 2 */
  const double mu = (self.rating - FIRST_RATING) / SCALE;
  const double phi = self.deviation / SCALE;
  VolatilityEquation equation;
  double delta;
  double phi_star;
  double new_phi;
  double a;
  double b;
  double f_a;
  double f_b;

  g_return_val_if_fail (period != NULL, self);

  if (!(period->information > 0))
    return qdr_glicko_rest (self, 1);

  /* Step 5, using the Illinois variant of regula falsi */
  equation.phi_squared = phi * phi;
  equation.v = 1 / period->information;
  delta = equation.v * period->surplus;
  equation.delta_squared = delta * delta;
  equation.a = log (self.volatility * self.volatility);
  a = equation.a;
  b = log (MAX (equation.delta_squared - equation.phi_squared - equation.v, exp (a - TAU)));
  if (equation.delta_squared <= equation.phi_squared + equation.v)
    for (guint k = 1; b = a - k * TAU, evaluate (&equation, b) < 0;)
      k++;
  f_a = evaluate (&equation, a);
  f_b = evaluate (&equation, b);
  while (fabs (b - a) > TOLERANCE) {
    const double c = a + (a - b) * f_a / (f_b - f_a);
    const double f_c = evaluate (&equation, c);

    if (f_c * f_b <= 0) {
      a = b;
      f_a = f_b;
    } else {
      f_a /= 2;
    }
    b = c;
    f_b = f_c;
  }
  self.volatility = exp (a / 2);

  /* Steps 6, 7 and 8 */
  phi_star = sqrt (phi * phi + self.volatility * self.volatility);
  new_phi = 1 / sqrt (1 / (phi_star * phi_star) + period->information);
  self.rating = SCALE * (mu + new_phi * new_phi * period->surplus) + FIRST_RATING;
  self.deviation = SCALE * new_phi;
  return self;
}

QdrGlicko
qdr_glicko_rate (QdrGlicko self, const QdrGlickoGame *games, guint n_games)
{
  QdrGlickoPeriod period = { 0 };

  g_return_val_if_fail (games != NULL || n_games == 0, self);

  for (guint i = 0; i < n_games; i++)
    qdr_glicko_period_add (&period, &self, &games[i]);
  return qdr_glicko_end_period (self, &period);
}

QdrGlicko
qdr_glicko_rest (QdrGlicko self, guint n_periods)
{
  const double phi = self.deviation / SCALE;
  const double grown = SCALE * sqrt (phi * phi + n_periods * self.volatility * self.volatility);

  self.deviation = MIN (grown, MAX_DEVIATION);
  return self;
}
