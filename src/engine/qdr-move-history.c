/*
 * Which moves have been good elsewhere in the tree.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-move-history.h"

#include <string.h>

#define MAX_BONUS 1024

void
qdr_move_history_clear (QdrMoveHistory *self)
{
  memset (self, 0, sizeof *self);
}

void
qdr_move_history_fade (QdrMoveHistory *self)
{
  for (guint player = 0; player < QDR_MAX_PLAYERS; player++)
    for (guint move = 0; move < QDR_MOVE_HISTORY_SIZE; move++)
      self->scores[player][move] /= 2;
}

void
qdr_move_history_update (QdrMoveHistory *self,
                         guint player,
                         QdrMove move,
                         int depth,
                         gboolean was_good)
{
  gint16 *score = &self->scores[player][move % QDR_MOVE_HISTORY_SIZE];
  const int size = MIN (depth * depth * 16, MAX_BONUS);
  const int bonus = was_good ? size : -size;

  /* The nearer to the end of the scale, the smaller the step: it never runs over. */
  *score = (gint16) (*score + bonus - *score * size / QDR_MOVE_HISTORY_MAX);
}
