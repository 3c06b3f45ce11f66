/*
 * How much less is searched of moves that come late in the order, in games of four players.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-multi-pruning.h"

/* Below this depth nothing is reduced. */
#define MIN_DEPTH 3

/* From this depth on no move is left out altogether. */
#define MAX_PRUNING_DEPTH 4

gboolean
qdr_multi_late_move_is_pruned (QdrPick pick, int depth, guint n_before)
{
  /* A quiet wall with no move to follow changes nothing that the evaluation sees but the stock. */
  static const guint most_moves[MAX_PRUNING_DEPTH] = { 0, 1, 12, 24 };

  return pick == QDR_PICK_QUIET && depth < MAX_PRUNING_DEPTH && n_before >= most_moves[depth];
}

int
qdr_multi_late_move_reduction (QdrPick pick, int depth, guint n_before)
{
  int reduction;

  if (depth < MIN_DEPTH || n_before < 3 || pick <= QDR_PICK_KILLER)
    return 0;

  reduction = 1 + (n_before >= 8) + (n_before >= 24 && depth >= 6);
  if (pick == QDR_PICK_QUIET)
    reduction++;
  return MIN (reduction, depth - 1);
}
