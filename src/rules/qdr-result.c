/*
 * How a game stands.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-result.h"

#include "qdr-movegen.h"

QdrResult
qdr_position_result (const QdrPosition *self)
{
  int winner;

  g_return_val_if_fail (self != NULL, (QdrResult){ .outcome = QDR_OUTCOME_ONGOING });

  winner = qdr_position_winner (self);
  if (winner >= 0)
    return (QdrResult){ .outcome = QDR_OUTCOME_WIN, .winner = (guint8) winner };
  if (qdr_position_count_moves (self) == 0)
    return (QdrResult){ .outcome = QDR_OUTCOME_STALEMATE };
  return (QdrResult){ .outcome = QDR_OUTCOME_ONGOING };
}
