/*
 * Pruning and reduction of the moves that come late in the order, in games of two players.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-pruning.h"

/* Below this depth nothing is reduced; up to the other one moves are pruned. */
#define MIN_REDUCED_DEPTH 3
#define MAX_PRUNED_DEPTH 6

/* So many moves are never reduced, whatever stage they come from. */
#define FIRST_MOVES 3

/* Reductions are computed in hundredths of a ply: a base, so much for the product of the logarithms
 * of the depth and of the number of moves before, and what speaks for and against the move. */
#define BASE 50
#define PER_LOGARITHMS 55
#define FOR_FAR_WALL 100
#define FOR_BLOCKER 100
#define FOR_PV 50
#define FOR_GETTING_WORSE 40
#define FOR_HISTORY 60

gboolean
qdr_late_move_is_pruned (const QdrLateMove *self)
{
  const guint square = (guint) (self->depth * self->depth);
  guint most_moves;

  if (self->pick < QDR_PICK_CUTTER || self->depth > MAX_PRUNED_DEPTH)
    return FALSE;

  /* A wall across no shortest path with no move to follow changes nothing that the evaluation sees
   * but the stock. */
  if (self->pick == QDR_PICK_QUIET && self->depth == 1)
    return self->n_before >= 1;

  most_moves = self->pick == QDR_PICK_QUIET ? 3 + 2 * square : 6 + 3 * square;
  return self->n_before >= (self->is_improving ? most_moves : most_moves / 2);
}

/* A hundred times the natural logarithm, linear between powers of two. In whole numbers, so that
 * every machine searches the same tree. */
static int
hundred_logarithms (guint x)
{
  const guint power = (guint) g_bit_storage (x) - 1;

  return (int) (69 * power + 69 * (x - (1u << power)) / (1u << power));
}

int
qdr_late_move_reduction (const QdrLateMove *self)
{
  int hundredths;

  if (self->depth < MIN_REDUCED_DEPTH || self->n_before < FIRST_MOVES ||
      self->pick <= QDR_PICK_KILLER)
    return 0;

  hundredths = BASE + PER_LOGARITHMS * hundred_logarithms ((guint) self->depth) *
                          hundred_logarithms (self->n_before) / 10000;
  if (self->pick >= QDR_PICK_SIDEWAYS)
    hundredths += FOR_FAR_WALL;
  if (self->pick == QDR_PICK_BLOCKER)
    hundredths -= FOR_BLOCKER;
  if (self->is_pv)
    hundredths -= FOR_PV;
  if (!self->is_improving)
    hundredths += FOR_GETTING_WORSE;
  hundredths -= self->history * FOR_HISTORY / QDR_MOVE_HISTORY_MAX;

  return CLAMP (hundredths / 100, 0, self->depth - 1);
}
