/*
 * What an engine is asked: a position, how it came about, and what the move may take.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "qdr-move-question.h"

QdrMoveQuestion *
qdr_move_question_new (QdrGame *game, const QdrLimits *limits)
{
  QdrMoveQuestion *self;

  g_return_val_if_fail (QDR_IS_GAME (game), NULL);
  g_return_val_if_fail (limits != NULL, NULL);

  self = g_new0 (QdrMoveQuestion, 1);
  self->start = *qdr_game_get_start (game);
  self->position = *qdr_game_get_position (game);
  self->n_moves = qdr_game_get_ply (game);
  self->moves = g_new (QdrMove, self->n_moves);
  for (guint i = 0; i < self->n_moves; i++) {
    g_autoptr (QdrRecord) record = g_list_model_get_item (G_LIST_MODEL (game), i);

    self->moves[i] = qdr_record_get_move (record);
  }
  self->repetition_is_draw = qdr_game_get_repetition_is_draw (game);
  self->limits = *limits;
  return self;
}

void
qdr_move_question_free (QdrMoveQuestion *self)
{
  if (self == NULL)
    return;

  g_free (self->moves);
  g_free (self);
}
