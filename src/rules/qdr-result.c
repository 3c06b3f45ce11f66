/*
 * The result of a position.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-result.h"

#include "qdr-movegen.h"

/* Returns whether the player to move has a legal move. Counts walls only in the rare case that the
 * pawn cannot move. */
static gboolean
has_moves (const QdrPosition *self)
{
  QdrMoveList steps = { .count = 0 };

  qdr_position_generate_steps (self, &steps);
  return steps.count > 0 || qdr_position_count_moves (self) > 0;
}

QdrResult
qdr_position_result (const QdrPosition *self)
{
  int winner;

  g_return_val_if_fail (self != NULL, (QdrResult){ .outcome = QDR_OUTCOME_ONGOING });

  winner = qdr_position_winner (self);
  if (winner >= 0)
    return (QdrResult){ .outcome = QDR_OUTCOME_WIN, .winner = (guint8) winner };
  if (!has_moves (self))
    return (QdrResult){ .outcome = QDR_OUTCOME_STALEMATE };
  return (QdrResult){ .outcome = QDR_OUTCOME_ONGOING };
}
