/*
 * Which moves have been good elsewhere in the tree.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-move-history.h"

#define MAX_BONUS 1024

void
qdr_move_history_fade (QdrMoveHistory *self)
{
  for (guint player = 0; player < QDR_MAX_PLAYERS; player++)
    for (guint move = 0; move < QDR_MOVE_HISTORY_SIZE; move++)
      self->scores[player][move] /= 2;
}

/* The nearer to the end of the scale, the smaller the step: a score never leaves it. */
static void
adjust (gint16 *score, int bonus)
{
  *score = (gint16) (*score + bonus - *score * ABS (bonus) / QDR_MOVE_HISTORY_MAX);
}

void
qdr_move_history_learn (QdrMoveHistory *self,
                        guint player,
                        QdrMove move,
                        const QdrMove *tried,
                        guint n_tried,
                        int depth)
{
  const int bonus = MIN (depth * depth * 16, MAX_BONUS);
  gint16 *scores = self->scores[player];

  for (guint i = 0; i < n_tried; i++)
    adjust (&scores[tried[i] % QDR_MOVE_HISTORY_SIZE], -bonus);
  adjust (&scores[move % QDR_MOVE_HISTORY_SIZE], bonus);
}
