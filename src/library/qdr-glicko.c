/*
 * Glicko-2, by which people are rated.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-glicko.h"

#include <math.h>

/* Of a player of whom nothing is known. */
#define FIRST_RATING 1500
#define MAX_DEVIATION 350
#define FIRST_VOLATILITY 0.06

/* From the scale of Elo's numbers to that of the formulas. */
#define SCALE 173.7178

/* The system constant: the lower, the less a volatility changes. The paper advises 0.3 to 1.2. */
#define TAU 0.5

#define TOLERANCE 0.000001

QdrGlicko
qdr_glicko_make (void)
{
  return (QdrGlicko){ FIRST_RATING, MAX_DEVIATION, FIRST_VOLATILITY };
}

/* How much an opponent's rating says, by its deviation phi. */
static double
weigh (double phi)
{
  return 1 / sqrt (1 + 3 * phi * phi / (G_PI * G_PI));
}

/* What mu is expected to score against an opponent. */
static double
expect (double mu, double opponent_mu, double weight)
{
  return 1 / (1 + exp (-weight * (mu - opponent_mu)));
}

/* The function whose zero step 5 looks for; x is the logarithm of a squared volatility. */
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

/* Step 5, by the Illinois variant of regula falsi. */
static double
find_volatility (double sigma, double delta, double phi, double v)
{
  const VolatilityEquation equation = { delta * delta, phi * phi, v, log (sigma * sigma) };
  double a = equation.a;
  double b = log (MAX (delta * delta - phi * phi - v, exp (a - TAU)));
  double f_a;
  double f_b;

  if (delta * delta <= phi * phi + v)
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
  return exp (a / 2);
}

QdrGlicko
qdr_glicko_rate (QdrGlicko self, const QdrGlickoGame *games, guint n_games)
{
  /* Step 2 */
  const double mu = (self.rating - FIRST_RATING) / SCALE;
  const double phi = self.deviation / SCALE;
  double information = 0;
  double surplus = 0;
  double v;
  double phi_star;
  double new_phi;

  g_return_val_if_fail (games != NULL || n_games == 0, self);

  if (n_games == 0)
    return qdr_glicko_rest (self, 1);

  /* Steps 3 and 4 */
  for (guint i = 0; i < n_games; i++) {
    const double weight = weigh (games[i].opponent.deviation / SCALE);
    const double expected = expect (mu, (games[i].opponent.rating - FIRST_RATING) / SCALE, weight);

    information += weight * weight * expected * (1 - expected);
    surplus += weight * (games[i].score - expected);
  }
  v = 1 / information;
  self.volatility = find_volatility (self.volatility, v * surplus, phi, v);

  /* Steps 6, 7 and 8 */
  phi_star = sqrt (phi * phi + self.volatility * self.volatility);
  new_phi = 1 / sqrt (1 / (phi_star * phi_star) + information);
  self.rating = SCALE * (mu + new_phi * new_phi * surplus) + FIRST_RATING;
  self.deviation = SCALE * new_phi;
  return self;
}

QdrGlicko
qdr_glicko_rest (QdrGlicko self, guint n_periods)
{
  const double phi = self.deviation / SCALE;
  const double grown = SCALE * sqrt (phi * phi + n_periods * self.volatility * self.volatility);

  self.deviation = MIN (grown, MAX_DEVIATION);
  return self;
}
