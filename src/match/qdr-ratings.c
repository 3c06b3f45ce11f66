/*
 * Ratings of many contestants from their games against each other.
 *
 * Newton's method maximises the log-likelihood, which is concave. Strengths are natural logarithms
 * here, and their sum is 0.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-ratings.h"

#include <math.h>

#include "qdr-elo.h"

#define MAX_ITERATIONS 500
#define PRECISION 1e-10

/* The largest change of a strength in one iteration, so that Newton's method does not overshoot. */
#define MAX_STEP 1.0

/* Elo points per unit of strength. */
#define ELO_PER_STRENGTH (400.0 / G_LN10)

/* The strengths of all contestants, with the derivatives of the log-likelihood. */
typedef struct {
  guint n;
  double *strengths;
  double *gradient;
  double *matrix;  /* the n x n negative second derivatives, plus 1/n everywhere */
  double *inverse; /* the inverse of the matrix */
} Model;

/* Adds the contribution of @games games between the same contestants to gradient and matrix. */
static void
add_games (Model *self,
           guint n_players,
           const guint *contestants,
           const double *points,
           double games)
{
  double expected[QDR_MAX_PLAYERS];
  double strongest = self->strengths[contestants[0]];
  double sum = 0.0;

  for (guint i = 1; i < n_players; i++)
    strongest = MAX (strongest, self->strengths[contestants[i]]);
  for (guint i = 0; i < n_players; i++) {
    expected[i] = exp (self->strengths[contestants[i]] - strongest);
    sum += expected[i];
  }
  for (guint i = 0; i < n_players; i++)
    expected[i] /= sum;
  for (guint i = 0; i < n_players; i++) {
    const guint a = contestants[i];

    self->gradient[a] += points[i] - games * expected[i];
    self->matrix[a * self->n + a] += games * expected[i];
    for (guint j = 0; j < n_players; j++)
      self->matrix[a * self->n + contestants[j]] -= games * expected[i] * expected[j];
  }
}

/* Subtracts @factor times row @from from row @to. */
static void
subtract_row (double *matrix, guint n, guint from, guint to, double factor)
{
  for (guint i = 0; i < n; i++)
    matrix[to * n + i] -= factor * matrix[from * n + i];
}

/* Computes the inverse of the matrix, which is positive definite, by Gauss-Jordan elimination. The
 * matrix itself is destroyed. */
static void
invert (Model *self)
{
  const guint n = self->n;

  for (guint i = 0; i < n * n; i++)
    self->inverse[i] = i % (n + 1) == 0 ? 1.0 : 0.0;

  for (guint pivot = 0; pivot < n; pivot++) {
    const double scale = self->matrix[pivot * n + pivot];

    for (guint i = 0; i < n; i++) {
      self->matrix[pivot * n + i] /= scale;
      self->inverse[pivot * n + i] /= scale;
    }
    for (guint row = 0; row < n; row++) {
      const double factor = self->matrix[row * n + pivot];

      if (row == pivot)
        continue;
      subtract_row (self->matrix, n, pivot, row, factor);
      subtract_row (self->inverse, n, pivot, row, factor);
    }
  }
}

void
qdr_ratings_compute (const QdrCrossTable *table, QdrRating *ratings)
{
  const guint n = qdr_cross_table_get_n_contestants (table);
  g_autofree double *strengths = g_new0 (double, n);
  g_autofree double *gradient = g_new (double, n);
  g_autofree double *matrix = g_new (double, (gsize) n *n);
  g_autofree double *inverse = g_new (double, (gsize) n *n);
  const double extra_draws = 1.0 / (n - 1); /* the added draws of each pair of contestants */
  const double extra_points[] = { extra_draws / 2.0, extra_draws / 2.0 };
  Model model = { n, strengths, gradient, matrix, inverse };
  double longest_step = MAX_STEP;
  double sum = 0.0;

  g_return_if_fail (table != NULL && ratings != NULL);

  for (guint iteration = 0; iteration < MAX_ITERATIONS && longest_step >= PRECISION; iteration++) {
    /* Results only determine differences of strengths, so the matrix would be singular. Adding 1/n
     * fixes their sum. */
    for (guint i = 0; i < n * n; i++)
      matrix[i] = 1.0 / n;
    for (guint a = 0; a < n; a++)
      gradient[a] = 0.0;
    for (guint i = 0; i < qdr_cross_table_get_n_pairings (table); i++) {
      const QdrPairing *pairing = qdr_cross_table_get_pairing (table, i);

      add_games (&model, pairing->n_players, pairing->contestants, pairing->points,
                 pairing->n_games);
    }
    for (guint a = 0; a < n; a++)
      for (guint b = a + 1; b < n; b++)
        add_games (&model, 2, (const guint[]){ a, b }, extra_points, extra_draws);

    invert (&model);
    longest_step = 0.0;
    for (guint a = 0; a < n; a++) {
      double step = 0.0;

      for (guint b = 0; b < n; b++)
        step += inverse[a * n + b] * gradient[b];
      step = CLAMP (step, -MAX_STEP, MAX_STEP);
      strengths[a] += step;
      longest_step = MAX (longest_step, fabs (step));
    }
  }

  for (guint a = 0; a < n; a++)
    sum += strengths[a];
  for (guint a = 0; a < n; a++) {
    /* The variance without that of the sum, which 1/n has fixed. */
    const double variance = MAX (inverse[a * n + a] - 1.0 / n, 0.0);

    ratings[a].elo = QDR_RATINGS_MEAN + ELO_PER_STRENGTH * (strengths[a] - sum / n);
    ratings[a].margin = QDR_Z_95 * ELO_PER_STRENGTH * sqrt (variance);
  }
}

typedef struct {
  const QdrCrossTable *table;
  const QdrRating *ratings;
} Ranking;

static int
compare_contestants (gconstpointer a, gconstpointer b, gpointer user_data)
{
  const Ranking *ranking = user_data;
  const guint left = *(const guint *) a;
  const guint right = *(const guint *) b;
  const gboolean left_has_played = qdr_cross_table_get_total_games (ranking->table, left) > 0;
  const gboolean right_has_played = qdr_cross_table_get_total_games (ranking->table, right) > 0;
  /* Equal ratings may differ by rounding errors. */
  const double lead =
      round (ranking->ratings[left].elo * 1e3) - round (ranking->ratings[right].elo * 1e3);

  if (left_has_played != right_has_played)
    return left_has_played ? -1 : 1;
  if (lead != 0.0)
    return lead > 0.0 ? -1 : 1;
  return left < right ? -1 : 1;
}

void
qdr_ratings_rank_contestants (const QdrCrossTable *table, const QdrRating *ratings, guint *order)
{
  Ranking ranking = { table, ratings };
  guint n;

  g_return_if_fail (table != NULL && ratings != NULL && order != NULL);

  n = qdr_cross_table_get_n_contestants (table);
  for (guint i = 0; i < n; i++)
    order[i] = i;
  g_qsort_with_data (order, (int) n, sizeof *order, compare_contestants, &ranking);
}
