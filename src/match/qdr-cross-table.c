/*
 * Cross table: the points of each contestant against each other contestant.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-cross-table.h"

#include <string.h>

/* The points and the number of games of a contestant, in total or against one other contestant. */
typedef struct {
  double points;
  guint n_games;
} Cell;

struct QdrCrossTable {
  guint n;             /* the number of contestants */
  Cell *cells;         /* n x n cells, row by row; the diagonal has the totals */
  GPtrArray *pairings; /* (element-type QdrPairing): in the order of their first games */
  GHashTable *by_set;  /* the same pairings, as a set that is looked up by contestants */
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

  /* Insertion sort by contestant. */
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
