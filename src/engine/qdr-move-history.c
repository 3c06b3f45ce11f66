/*
 * Which moves have been good elsewhere in the tree.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-move-history.h"

#include <string.h>

#define MAX_BONUS 1024

struct QdrMoveHistory {
  QdrMoveScores plain[QDR_MAX_PLAYERS];
  QdrMoveScores continuations[QDR_MOVE_HISTORY_SIZE]; /* by the move before */
};

QdrMoveHistory *
qdr_move_history_new (void)
{
  return g_new0 (QdrMoveHistory, 1);
}

void
qdr_move_history_free (QdrMoveHistory *self)
{
  g_free (self);
}

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
      self->plain[player][move] /= 2;
}

/* QDR_MOVE_NONE has an entry of its own, since no move has all eleven bits set. */
static guint
index_of (QdrMove move)
{
  return move % QDR_MOVE_HISTORY_SIZE;
}

QdrMoveMemory
qdr_move_history_recall (const QdrMoveHistory *self, guint player, QdrMove previous)
{
  return (QdrMoveMemory){
    .plain = self->plain[player],
    .continuation = self->continuations[index_of (previous)],
  };
}

/* The nearer to the end of the scale, the smaller the step: it never runs over. */
static void
adjust (gint16 *score, int bonus)
{
  *score = (gint16) (*score + bonus - *score * ABS (bonus) / QDR_MOVE_HISTORY_MAX);
}

void
qdr_move_history_learn (QdrMoveHistory *self,
                        guint player,
                        QdrMove previous,
                        QdrMove move,
                        const QdrMove *tried,
                        guint n_tried,
                        int depth)
{
  const int bonus = MIN (depth * depth * 16, MAX_BONUS);
  gint16 *plain = self->plain[player];
  gint16 *continuation = self->continuations[index_of (previous)];

  for (guint i = 0; i < n_tried; i++) {
    adjust (&plain[index_of (tried[i])], -bonus);
    adjust (&continuation[index_of (tried[i])], -bonus);
  }
  adjust (&plain[index_of (move)], bonus);
  adjust (&continuation[index_of (move)], bonus);
}
