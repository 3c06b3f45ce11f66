/*
 * A cross table: the points of each contestant against each other one.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-cross-table.h"

struct QdrCrossTable {
  guint n;
  guint *half_points; /* row by row */
};

QdrCrossTable *
qdr_cross_table_new (guint n)
{
  QdrCrossTable *self;

  g_return_val_if_fail (n >= 2, NULL);

  self = g_new (QdrCrossTable, 1);
  self->n = n;
  self->half_points = g_new0 (guint, (gsize) n * n);
  return self;
}

void
qdr_cross_table_free (QdrCrossTable *self)
{
  if (self == NULL)
    return;

  g_free (self->half_points);
  g_free (self);
}

static guint *
cell (const QdrCrossTable *self, guint a, guint b)
{
  g_assert (a < self->n && b < self->n);

  return &self->half_points[a * self->n + b];
}

guint
qdr_cross_table_get_size (const QdrCrossTable *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->n;
}

void
qdr_cross_table_add_game (QdrCrossTable *self, guint a, guint b, guint half_points)
{
  g_return_if_fail (self != NULL && a < self->n && b < self->n && a != b);
  g_return_if_fail (half_points <= 2);

  *cell (self, a, b) += half_points;
  *cell (self, b, a) += 2 - half_points;
}

guint
qdr_cross_table_get_half_points (const QdrCrossTable *self, guint a, guint b)
{
  g_return_val_if_fail (self != NULL && a < self->n && b < self->n, 0);

  return *cell (self, a, b);
}

guint
qdr_cross_table_get_n_games (const QdrCrossTable *self, guint a, guint b)
{
  g_return_val_if_fail (self != NULL && a < self->n && b < self->n, 0);

  return (*cell (self, a, b) + *cell (self, b, a)) / 2;
}

guint
qdr_cross_table_get_total_half_points (const QdrCrossTable *self, guint a)
{
  guint total = 0;

  g_return_val_if_fail (self != NULL && a < self->n, 0);

  for (guint b = 0; b < self->n; b++)
    total += *cell (self, a, b);
  return total;
}

guint
qdr_cross_table_get_total_games (const QdrCrossTable *self, guint a)
{
  guint total = 0;

  g_return_val_if_fail (self != NULL && a < self->n, 0);

  for (guint b = 0; b < self->n; b++)
    total += a == b ? 0 : qdr_cross_table_get_n_games (self, a, b);
  return total;
}
