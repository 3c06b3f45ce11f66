/*
 * Cross table: the points of each contestant against each other contestant, and the ratings of all.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-cross-table.h"

#include <math.h>
#include <string.h>

#include "qdr-elo.h"

/* The points and the number of games of a contestant, in total or against one other contestant. */
typedef struct {
  double points;
  guint n_games;
} Cell;

struct QdrCrossTable {
  guint n;             /* the number of contestants */
  Cell *cells;         /* n x n cells, row by row; the diagonal has the totals */
  GPtrArray *pairings; /* (element-type QdrPairing): in the order of their first games */
  GHashTable *by_set;  /* all pairings, as a set that finds a pairing by its contestants */
};

static guint
pairing_hash (gconstpointer key)
{
  const QdrPairing *self = key;
  guint hash = self->n_players;

  for (guint i = 0; i < self->n_players; i++)
    hash = hash * 101 + self->contestants[i];
  return hash;
}

static gboolean
pairing_equal (gconstpointer a, gconstpointer b)
{
  const QdrPairing *one = a;
  const QdrPairing *other = b;

  return one->n_players == other->n_players &&
         memcmp (one->contestants, other->contestants, sizeof (guint) * one->n_players) == 0;
}

QdrCrossTable *
qdr_cross_table_new (guint n)
{
  QdrCrossTable *self;

  g_return_val_if_fail (n >= 2, NULL);

  self = g_new (QdrCrossTable, 1);
  self->n = n;
  self->cells = g_new0 (Cell, (gsize) n * n);
  self->pairings = g_ptr_array_new_with_free_func (g_free);
  self->by_set = g_hash_table_new (pairing_hash, pairing_equal);
  return self;
}

void
qdr_cross_table_free (QdrCrossTable *self)
{
  if (self == NULL)
    return;

  g_hash_table_unref (self->by_set);
  g_ptr_array_unref (self->pairings);
  g_free (self->cells);
  g_free (self);
}

static Cell *
get_cell (const QdrCrossTable *self, guint a, guint b)
{
  g_assert (a < self->n && b < self->n);

  return &self->cells[a * self->n + b];
}

guint
qdr_cross_table_get_n_contestants (const QdrCrossTable *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->n;
}

void
qdr_cross_table_add_game (QdrCrossTable *self,
                          guint n_players,
                          const guint *contestants,
                          const double *points)
{
  QdrPairing game = { .n_players = n_players, .n_games = 1 };
  QdrPairing *pairing;

  g_return_if_fail (self != NULL && contestants != NULL && points != NULL);
  g_return_if_fail (n_players >= 2 && n_players <= QDR_MAX_PLAYERS);

  /* Sorts contestants and their points by insertion. */
  for (guint i = 0; i < n_players; i++) {
    guint at = i;

    for (; at > 0 && game.contestants[at - 1] > contestants[i]; at--) {
      game.contestants[at] = game.contestants[at - 1];
      game.points[at] = game.points[at - 1];
    }
    game.contestants[at] = contestants[i];
    game.points[at] = points[i];
  }
  pairing = g_hash_table_lookup (self->by_set, &game);
  if (pairing == NULL) {
    pairing = g_memdup2 (&game, sizeof game);
    g_ptr_array_add (self->pairings, pairing);
    g_hash_table_add (self->by_set, pairing);
  } else {
    pairing->n_games++;
    for (guint i = 0; i < n_players; i++)
      pairing->points[i] += game.points[i];
  }
  for (guint i = 0; i < n_players; i++)
    for (guint j = 0; j < n_players; j++) {
      Cell *place = get_cell (self, contestants[i], contestants[j]);

      place->points += points[i];
      place->n_games++;
    }
}

double
qdr_cross_table_get_points (const QdrCrossTable *self, guint a, guint b)
{
  g_return_val_if_fail (self != NULL && a < self->n && b < self->n, 0.0);

  return get_cell (self, a, b)->points;
}

guint
qdr_cross_table_get_n_games (const QdrCrossTable *self, guint a, guint b)
{
  g_return_val_if_fail (self != NULL && a < self->n && b < self->n, 0);

  return get_cell (self, a, b)->n_games;
}

double
qdr_cross_table_get_total_points (const QdrCrossTable *self, guint a)
{
  return qdr_cross_table_get_points (self, a, a);
}

guint
qdr_cross_table_get_total_games (const QdrCrossTable *self, guint a)
{
  return qdr_cross_table_get_n_games (self, a, a);
}

guint
qdr_cross_table_get_n_pairings (const QdrCrossTable *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->pairings->len;
}

const QdrPairing *
qdr_cross_table_get_pairing (const QdrCrossTable *self, guint index)
{
  g_return_val_if_fail (self != NULL && index < self->pairings->len, NULL);

  return g_ptr_array_index (self->pairings, index);
}

/* Newton's method finds the most likely strengths. It ends when an iteration changes no strength by
 * PRECISION or more, or after MAX_ITERATIONS. A strength here is the natural logarithm of the
 * strength in Luce's model. */

#define MAX_ITERATIONS 500
#define PRECISION 1e-10

/* The largest change of a strength in one iteration. Larger changes could overshoot the maximum. */
#define MAX_STEP 1.0

/* Elo points per unit of strength. */
#define ELO_PER_STRENGTH (400.0 / G_LN10)

/* The strengths of all contestants, with the derivatives of the log-likelihood. */
typedef struct {
  guint n;
  double *strengths;
  double *gradient;
  double *matrix;  /* the n x n negative second derivatives, plus 1/n in each element */
  double *inverse; /* the inverse of the matrix */
} Model;

/* Adds the contribution of @games games between @contestants to gradient and matrix. @points are
 * the points of each contestant in these games. */
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

/* Computes the inverse by Gauss-Jordan elimination, which overwrites the matrix. No pivot is 0,
 * because the matrix is positive definite. */
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
  const double extra_draws = 1.0 / (n - 1); /* the number of draws added between two contestants */
  const double extra_points[] = { extra_draws / 2.0, extra_draws / 2.0 };
  Model model = { n, strengths, gradient, matrix, inverse };
  double longest_step = MAX_STEP;
  double sum = 0.0;

  g_return_if_fail (table != NULL && ratings != NULL);

  for (guint iteration = 0; iteration < MAX_ITERATIONS && longest_step >= PRECISION; iteration++) {
    /* Starts with 1/n. With 0, the matrix would be singular, because results determine only the
     * differences of strengths. */
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
    /* The diagonal of the inverse contains the variances of the strengths, each increased by 1/n,
     * because 1/n was added to the matrix. */
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
  /* Rounds, so that inexact arithmetic does not separate equal ratings. */
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
