/*
 * How close the moves of a player come to the best ones, as a percentage.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-accuracy.h"

#include <math.h>

/* The curve of a single move, fitted by Lichess. */
#define CURVE_HEIGHT 103.1668
#define CURVE_DECAY 0.04354
#define CURVE_OFFSET 3.1669

/* The win probability is looked at over a tenth of the game, so many positions. */
#define WINDOW_PART 10
#define WINDOW_MIN 2
#define WINDOW_MAX 8

/* What a move can count: the standard deviation of the win probability, per cent. */
#define WEIGHT_MIN 0.5
#define WEIGHT_MAX 12

/* The harmonic mean would be lost with a single zero. */
#define HARMONIC_MIN 1.0

double
qdr_accuracy_of_move (double loss)
{
  g_return_val_if_fail (loss >= 0 && loss <= 1, 0);

  if (loss == 0)
    return 100;
  return CLAMP (CURVE_HEIGHT * exp (-CURVE_DECAY * 100 * loss) - CURVE_OFFSET, 0, 100);
}

static double
standard_deviation (const double *values, guint n)
{
  double sum = 0;
  double squares = 0;

  for (guint i = 0; i < n; i++)
    sum += values[i];
  for (guint i = 0; i < n; i++)
    squares += (values[i] - sum / n) * (values[i] - sum / n);
  return sqrt (squares / n);
}

/* By the positions up to the one after the move; at the beginning, by the first of the game. */
static double
weight_of_move (const double *probabilities, guint n_moves, guint move)
{
  const guint window = CLAMP (n_moves / WINDOW_PART, WINDOW_MIN, WINDOW_MAX);
  const guint first = move + 2 > window ? move + 2 - window : 0;

  return CLAMP (100 * standard_deviation (probabilities + first, window), WEIGHT_MIN, WEIGHT_MAX);
}

double
qdr_accuracy_of_player (const double *probabilities, const double *losses, guint n_moves)
{
  double weighted = 0;
  double weights = 0;
  double inverses = 0;
  guint n = 0;

  g_return_val_if_fail (probabilities != NULL, 0);
  g_return_val_if_fail (losses != NULL, 0);

  for (guint i = 0; i < n_moves; i++)
    if (losses[i] != QDR_ACCURACY_NO_LOSS) {
      const double accuracy = qdr_accuracy_of_move (losses[i]);
      const double weight = weight_of_move (probabilities, n_moves, i);

      weighted += weight * accuracy;
      weights += weight;
      inverses += 1 / MAX (accuracy, HARMONIC_MIN);
      n++;
    }
  g_return_val_if_fail (n > 0, 0);
  return (weighted / weights + n / inverses) / 2;
}
